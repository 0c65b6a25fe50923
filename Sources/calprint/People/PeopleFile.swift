import CalendarCore
import ScheduleIO

/// Reads people from a file: TOML with a table `[[people]]` for each, and perhaps the usual hours of lines. A
/// configuration file may have them, too.
struct PeopleFile: RootTableReader {
    private(set) var people: [Person] = []
    /// Where each is declared, by their names.
    private(set) var places: [String: SourceLocation] = [:]
    private(set) var hours: [LineHours] = []
    private var owners = NameOwners()
    var values = ValueReader()

    private static let table = "people"
    static let tables = [table] + LinesFile.tables
    static let words = RootTableWords(
        place: "people stand in tables [[people]]", home: "a file of people has tables [[people]]",
        missing: "there are no people; they stand in tables [[people]]")
    private static let kind = "a table for each person: [[people]]"

    private static let shape = Person.fields.shape

    static func has(key: String) -> Bool { shape[key] != nil }

    static func isMisplaced(_ entry: DataField) -> Bool { false }

    mutating func read(_ entry: DataField) {
        guard entry.name == PeopleFile.table else { return readLines(entry) }
        guard case .list(let items) = entry.value.content else {
            return values.wrong(entry.value, PeopleFile.table, PeopleFile.kind)
        }
        for item in items { read(person: item) }
        if items.count > Person.maximumCount {
            tooMany("\(items.count) people", Person.maximumCount, at: entry.value.location)
        }
    }

    private mutating func readLines(_ entry: DataField) {
        // The path of a file, in a configuration file.
        if case .text = entry.value.content { return }
        hours += values.lineHours(entry.value, entry.name)
    }

    private mutating func read(person item: DataValue) {
        let before = values.findings.count
        var (fields, names) = (FieldValues(), [Located<String>]())
        for field in values.fields(item, PeopleFile.table, PeopleFile.kind) {
            guard let shape = PeopleFile.shape[field.name] else {
                values.unknown(field, among: PeopleFile.shape.fields.map(\.name))
                continue
            }
            let texts = texts(field.value, shape)
            fields[field.name] = shape.form.isList ? .list(texts.map(\.value)) : texts.first.map { .text($0.value) }
            if shape.form.namesPerson { names += texts }
        }
        guard let person = Person.fields.record(fields) else {
            if values.findings.count == before {
                values.report(.missingField, "a person without 'name'", at: item.location)
            }
            return
        }
        people.append(person)
        places[person.name] = item.location
        for name in names {
            guard let owner = owners.take(name.value, of: people.count - 1) else { continue }
            values.report(
                .ambiguousName, NameClash(name.value, [people[owner], person]).message, at: name.location)
        }
    }

    /// Reads the texts of a field, without those that are wrong.
    private mutating func texts(_ value: DataValue, _ shape: FieldShape) -> [Located<String>] {
        guard case .list(let form, let limit) = shape.form else {
            let text = values.text(value, shape.name).map { Located(value: $0, location: value.location) }
            return [text].compactMap(\.self).filter { check($0, shape.form) }
        }
        let texts = values.texts(value, shape.name)
        if texts.count > limit { tooMany("\(texts.count) \(shape.name) of a person", limit, at: value.location) }
        return texts.filter { check($0, form) }
    }

    /// Returns true for a text that is short and has no control characters; a name has a letter or a digit. An empty
    /// text is none.
    private mutating func check(_ text: Located<String>, _ form: FieldForm) -> Bool {
        switch form {
        case .person(let lengths): isPrintable(text, lengths, "a name") && values.isName(text)
        case .short(let noun, let lengths): isPrintable(text, lengths, "a \(noun)") && !text.value.isEmpty
        default: true
        }
    }

    private mutating func isPrintable(
        _ text: Located<String>, _ lengths: ClosedRange<Int>, _ what: String
    ) -> Bool {
        if text.value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            values.report(.controlCharacter, "\(what) has a control character", at: text.location)
        } else if text.value.unicodeScalars.count > lengths.upperBound {
            values.report(
                .textTooLong, "'\(text.value)' is too long; at most \(lengths.upperBound) characters",
                at: text.location)
        } else {
            return true
        }
        return false
    }

    private mutating func tooMany(_ what: String, _ limit: Int, at location: SourceLocation) {
        values.report(.tooMany, "\(what) (at most \(limit) allowed)", at: location)
    }
}

extension FieldForm {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }

    /// True for names of a person, which are nobody else's.
    fileprivate var namesPerson: Bool {
        switch self {
        case .person: true
        case .list(let form, _): form.namesPerson
        default: false
        }
    }
}

extension AddedSources {
    /// The sources that options name; the hours of a file of people replace those of `lines`. Throws ``Failure`` if a
    /// file cannot be read, or is wrong.
    init(days: DayFileOptions, closed: [String], people: String?, lines: String?) throws {
        let file = try people.map { try PeopleFile.read(path: $0) } ?? PeopleFile()
        self.days = try days.sources(closedBy: closed)
        (self.people, places, hours) = (file.people, file.places, file.hours)
        if lines != people { hours = try LinesFile.hours(in: lines) + hours }
    }
}

extension ScheduleOptions {
    var added: AddedSources {
        get throws {
            try AddedSources(
                days: lines.days, closed: lines.closed, people: people, lines: usualHours)
        }
    }
}
