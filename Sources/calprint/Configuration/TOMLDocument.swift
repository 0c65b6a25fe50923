import CalendarCore
import CTOML
import ScheduleIO

/// A TOML file: the keys of its root with their values, and those of the tables in it, in the order of the file.
struct TOMLDocument {
    let entries: [DataField]

    /// The largest file that is read; one with every option has a fifth of it.
    static let maximumSize = 1 << 16
    /// The most dots before a key's value, and the most lists and tables in each other. The parser needs stack for
    /// each.
    static let maximumDepth = 256

    /// Throws ``Failure`` 78 with the place if the bytes are no TOML, or too large for the options of a program.
    init(_ bytes: [UInt8], file: String) throws(Failure) {
        if let finding = TOMLDocument.excess(in: bytes, file) { throw Failure([finding]) }
        let document = bytes.withUnsafeBytes { buffer in
            ctoml_parse(buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
        }
        defer { ctoml_free(document) }
        guard !ctoml_failed(document) else { throw Failure([TOMLDocument.finding(document, bytes, file)]) }
        let reader = TOMLTreeReader(document: document, file: file)
        entries = try reader.fields(of: ctoml_root(document), depth: 0)
    }

    private static func excess(in bytes: [UInt8], _ file: String) -> Finding? {
        func finding(_ message: String, line: Int) -> Finding {
            Finding(.error, .tooMany, message, at: SourceLocation(file: file, line: line, column: 1))
        }
        guard bytes.count <= maximumSize else {
            return finding("a configuration file has at most \(maximumSize >> 10) KiB", line: 1)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let deep = lines.firstIndex { line in
            line.prefix { $0 != UInt8(ascii: "=") }.count { $0 == UInt8(ascii: ".") } > maximumDepth
        }
        return deep.map { finding("a key has more than \(maximumDepth) parts", line: $0 + 1) }
    }

    private static func finding(_ document: OpaquePointer, _ bytes: [UInt8], _ file: String) -> Finding {
        var place = ctoml_place()
        let reason = String(ctoml_failure(document, &place))
        let prefix = "Error while parsing "
        let words = reason.hasPrefix(prefix) ? String(reason.dropFirst(prefix.count)) : reason
        let location = SourceLocation(file, place)
        let hint = words.contains("redefine") ? nil : hint(bytes, line: location.line)
        return Finding(.error, .syntax, "no TOML: \(words)", hint: hint, at: location)
    }

    /// The usual mistake: a text without quotation marks.
    private static func hint(_ bytes: [UInt8], line: Int) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let parts = lines[line - 1].split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2, let first = parts[1].first(where: { $0 != UInt8(ascii: " ") }) else { return nil }
        let isBare = Unicode.Scalar(first).properties.isAlphabetic || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= first
        return isBare ? #"texts stand in quotation marks, as in from = "2025-01""# : nil
    }
}

extension [DataField] {
    /// The values in tables and in the tables in these; a key has all parts, with dots between them.
    var flattened: [DataField] {
        flatMap { entry -> [DataField] in
            guard case .table(let fields) = entry.value.content else { return [entry] }
            return fields.flattened.map { field in
                DataField(
                    name: "\(entry.name).\(field.name)", location: field.location, value: field.value)
            }
        }
    }
}

/// Reads the values of a document that toml++ has parsed.
struct TOMLTreeReader {
    let document: OpaquePointer
    let file: String

    /// The keys of a table with their values. Throws ``Failure`` 78 if tables are nested too deeply.
    func fields(of table: ctoml_value, depth: Int) throws(Failure) -> [DataField] {
        var entries: [DataField] = []
        for index in 0..<table.count {
            var (key, place) = (ctoml_text(), ctoml_place())
            let found = ctoml_field(document, table, index, &key, &place)
            let value = try value(found, depth: depth + 1)
            entries.append(DataField(name: String(key), location: SourceLocation(file, place), value: value))
        }
        return entries
    }

    private func items(of list: ctoml_value, depth: Int) throws(Failure) -> [DataValue] {
        var items: [DataValue] = []
        for index in 0..<list.count { items.append(try value(ctoml_item(list, index), depth: depth + 1)) }
        return items
    }

    private func value(_ value: ctoml_value, depth: Int) throws(Failure) -> DataValue {
        let location = SourceLocation(file, value.place)
        guard depth <= TOMLDocument.maximumDepth else {
            throw Failure([Finding(.error, .tooDeep, "lists and tables are nested too deeply", at: location)])
        }
        let content: DataValue.Content =
            switch value.kind {
            case .text: .text(String(value.text))
            case .integer: .integer(value.integer)
            case .boolean: .boolean(value.boolean)
            case .decimal: .decimal("\(value.decimal)")
            case .date: .other("a date")
            case .list: .list(try items(of: value, depth: depth))
            case .table: .table(try fields(of: value, depth: depth))
            }
        return DataValue(content: content, location: location)
    }
}

extension DataValue {
    /// Its text if it is a single value.
    var scalar: String? {
        switch content {
        case .text(let text), .decimal(let text): text
        case .integer(let number): String(number)
        case .boolean(let isOn): String(isOn)
        case .list, .table, .other: nil
        }
    }

    var isTable: Bool { if case .table = content { true } else { false } }
}

extension SourceLocation {
    /// A place of toml++.
    init(_ file: String, _ place: ctoml_place) {
        self.init(file: file, line: Int(place.line), column: Int(place.column))
    }
}

extension String {
    /// A text of toml++.
    init(_ text: ctoml_text) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
