import CalendarCore
import ScheduleIO

/// A file of people: TOML with a table `[[people]]` for each. A configuration file may have them, too.
struct PeopleFile {
    let people: [Person]

    static let table = "people"

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws {
        try self.init(try SourceFile.contents(of: path), path: path)
    }

    /// Those of a file that an option names; nobody for none. Throws what ``init(reading:)`` throws.
    static func people(in path: String?) throws -> [Person] {
        try path.map { try PeopleFile(reading: $0).people } ?? []
    }

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        let document = try TOMLDocument(bytes, file: path)
        var reader = PeopleReader()
        for entry in document.entries {
            if entry.name == PeopleFile.table {
                reader.read(list: entry.value)
            } else if !OptionTable.drawing.contains(where: { $0.name == entry.name }) {
                reader.refuse(root: entry)
            }
        }
        guard reader.findings.isEmpty else { throw Failure(reader.findings) }
        guard document.entries.contains(where: { $0.name == PeopleFile.table }) else {
            let place = SourceLocation(file: path, line: 1, column: 1)
            throw Failure([
                Finding(.error, .missingField, "there are no people; they stand in tables [[people]]", at: place)
            ])
        }
        people = reader.people
    }
}

/// Turns the tables `[[people]]` into people, and what is wrong with them into findings.
struct PeopleReader {
    private(set) var people: [Person] = []
    /// Who has a name first, by its words.
    private var owners: [[String]: Int] = [:]
    private var values = ValueReader()

    /// What is wrong.
    var findings: [Finding] { values.findings }

    private static let kind = "a table for each person: [[people]]"

    /// A key beside the tables.
    mutating func refuse(root entry: DataField) {
        let isField = PersonKey(rawValue: entry.name) != nil
        let hint =
            isField
            ? "people stand in tables [[people]]"
            : Spelling.hint(for: entry.name, among: [PeopleFile.table]) ?? "a file of people has tables [[people]]"
        values.report(.unknownField, "unknown key '\(entry.name)'", hint: hint, at: entry.location)
    }

    mutating func read(list value: DataValue) {
        guard case .list(let items) = value.content else {
            return values.wrong(value, PeopleFile.table, PeopleReader.kind)
        }
        for item in items { read(item) }
        if items.count > Person.maximumCount {
            tooMany("\(items.count) people", Person.maximumCount, at: value.location)
        }
    }

    private mutating func read(_ item: DataValue) {
        let before = findings.count
        let fields = values.fields(item, PeopleFile.table, PeopleReader.kind)
        var (name, initials, spellings) = ([Located<String>](), [Located<String>](), [Located<String>]())
        for field in fields {
            switch PersonKey(rawValue: field.name) {
            case .name: name = self.name(field.value, field.name, Person.nameLengths)
            case .initials: initials = self.name(field.value, field.name, Person.initialsLengths)
            case .spellings: spellings = self.spellings(field.value)
            case nil: values.unknown(field, among: PersonKey.allCases.map(\.rawValue))
            }
        }
        guard let first = name.first else {
            if findings.count == before { values.report(.missingField, "a person without 'name'", at: item.location) }
            return
        }
        people.append(
            Person(name: first.value, initials: initials.first?.value, spellings: spellings.map(\.value)))
        for name in name + initials + spellings { own(name) }
    }

    private mutating func spellings(_ value: DataValue) -> [Located<String>] {
        let names = values.texts(value, PersonKey.spellings.rawValue)
        if names.count > Person.maximumSpellingCount {
            tooMany("\(names.count) spellings of a person", Person.maximumSpellingCount, at: value.location)
        }
        return names.filter { check($0, Person.nameLengths) }
    }

    /// One name; none if it is wrong.
    private mutating func name(_ value: DataValue, _ key: String, _ lengths: ClosedRange<Int>) -> [Located<String>] {
        let name = values.text(value, key).map { Located(value: $0, location: value.location) }
        return [name].compactMap(\.self).filter { check($0, lengths) }
    }

    /// Whether a name can be one: it has a letter or a digit, is short, and prints.
    private mutating func check(_ name: Located<String>, _ lengths: ClosedRange<Int>) -> Bool {
        let text = name.value
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            values.report(.controlCharacter, "a name has a control character", at: name.location)
        } else if Provider(names: [text]) == nil {
            values.report(
                .invalidName, "'\(text)' is no name; it has neither a letter nor a digit", at: name.location)
        } else if !lengths.contains(text.unicodeScalars.count) {
            values.report(
                .textTooLong, "'\(text)' is too long; at most \(lengths.upperBound) characters", at: name.location)
        } else {
            return true
        }
        return false
    }

    /// Gives the last person a name, unless it is that of another.
    private mutating func own(_ name: Located<String>) {
        let (words, index) = (Provider.words(of: name.value), people.count - 1)
        guard let owner = owners[words], owner != index else {
            owners[words] = index
            return
        }
        guard let clash = NameClash(among: [people[owner], people[index]]) else { return }
        values.report(.ambiguousName, clash.message, at: name.location)
    }

    private mutating func tooMany(_ what: String, _ limit: Int, at location: SourceLocation) {
        values.report(.tooMany, "\(what) (at most \(limit) allowed)", at: location)
    }
}

/// What `[[people]]` says of a person, by the same names as in a JSON schedule.
enum PersonKey: String, CaseIterable {
    case name, initials, spellings
}
