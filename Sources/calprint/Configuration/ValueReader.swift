import CalendarCore
import ScheduleIO

/// Reads the values of a TOML file's tables, and collects the errors.
struct ValueReader {
    private(set) var findings: [Finding] = []

    // MARK: Values

    mutating func text(_ value: DataValue, _ name: String) -> String? {
        if case .text(let text) = value.content { return text }
        wrong(value, name, "a text")
        return nil
    }

    mutating func isOn(_ value: DataValue, _ name: String) -> Bool? {
        if case .boolean(let isOn) = value.content { return isOn }
        wrong(value, name, "true or false")
        return nil
    }

    /// One of the words of an enumeration.
    mutating func choice<Word: CaseIterable & RawRepresentable<String>>(_ value: DataValue, _ name: String) -> Word? {
        let words = Word.allCases.map(\.rawValue)
        if case .text(let text) = value.content, let word = Word(rawValue: text) { return word }
        wrong(value, name, words.map { "\"\($0)\"" }.alternatives)
        return nil
    }

    mutating func number(_ value: DataValue, _ name: String, _ range: ClosedRange<Int>) -> Int? {
        if case .integer(let number) = value.content, let number = Int(exactly: number), range.contains(number) {
            return number
        }
        wrong(value, name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    mutating func texts(_ value: DataValue, _ name: String) -> [Located<String>] {
        guard case .list(let items) = value.content else {
            wrong(value, name, "a list of texts")
            return []
        }
        return items.compactMap { item in
            text(item, name).map { Located(value: $0, location: item.location) }
        }
    }

    /// The fields of a table; `kind` is its name in messages.
    mutating func fields(_ value: DataValue, _ name: String, _ kind: String) -> [DataField] {
        if case .table(let fields) = value.content { return fields }
        wrong(value, name, kind)
        return []
    }

    /// Checks that a name has a letter or a digit.
    mutating func isName(_ name: Located<String>) -> Bool {
        guard !name.value.hasWords else { return true }
        report(.invalidName, "'\(name.value)' is no name; it has neither a letter nor a digit", at: name.location)
        return false
    }

    // MARK: Findings

    mutating func wrong(_ value: DataValue, _ name: String, _ kind: String) {
        report(.wrongType, "'\(name)' takes \(kind)", at: value.location)
    }

    mutating func unknown(_ field: DataField, among known: [String]) {
        let hint = Spelling.hint(for: field.name, among: known) ?? "known are \(known.joined(separator: ", "))"
        report(.unknownField, "unknown key '\(field.name)'", hint: hint, at: field.location)
    }

    mutating func report(_ code: Finding.Code, _ message: String, hint: String? = nil, at location: SourceLocation) {
        findings.append(Finding(.error, code, message, hint: hint, at: location))
    }
}

/// Reads the tables of a TOML file that it knows. A configuration file may have them, beside options.
protocol RootTableReader {
    /// The names of the tables.
    static var tables: [String] { get }
    /// Hints and errors about the tables.
    static var words: RootTableWords { get }

    init()

    var values: ValueReader { get set }

    /// True for the name of a key in a table.
    static func has(key: String) -> Bool
    /// True for a key of a table that is in the root under the name of an option.
    static func isMisplaced(_ entry: DataField) -> Bool

    mutating func read(_ entry: DataField)
}

/// Hints and errors about tables.
struct RootTableWords {
    /// The hint for a key of the table that is in the root.
    let place: String
    /// The hint for an unknown key in the root.
    let home: String
    /// The error of a file without the table.
    let missing: String
}

extension RootTableReader {
    /// Reads a file. Throws ``Failure``: if it cannot be read, or as ``read(_:path:)``.
    static func read(path: String) throws -> Self { try read(try SourceFile.contents(of: path), path: path) }

    /// Reads the bytes of a file. Throws ``Failure`` 78 with every place where it is wrong, or without a table.
    static func read(_ bytes: [UInt8], path: String) throws(Failure) -> Self {
        let document = try TOMLDocument(bytes, file: path)
        var reader = Self()
        for entry in document.entries where !ConfigurationFile.isOfFetch(entry.name) {
            if tables.contains(entry.name) {
                reader.read(entry)
            } else if OptionTable.drawing.named(entry.name) == nil || isMisplaced(entry) {
                let home = Spelling.hint(for: entry.name, among: tables) ?? words.home
                let hint = has(key: entry.name) ? words.place : home
                reader.values.report(.unknownField, "unknown key '\(entry.name)'", hint: hint, at: entry.location)
            }
        }
        guard reader.values.findings.isEmpty else { throw Failure(reader.values.findings) }
        guard document.entries.contains(where: { tables.contains($0.name) }) else {
            let place = SourceLocation(file: path, line: 1, column: 1)
            throw Failure([Finding(.error, .missingField, words.missing, at: place)])
        }
        return reader
    }
}

/// A value and its place in a file.
struct Located<Value> {
    let value: Value
    let location: SourceLocation
}
