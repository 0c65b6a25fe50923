import CalendarCore
import ScheduleIO

/// Reads people from a file: TOML with a table `[[people]]` for each, and perhaps the usual hours of lines. A
/// configuration file may have them, too.
struct PeopleFile: RootTableReader {
    private(set) var people: [Person] = []
    private(set) var hours: [LineHours] = []
    /// The index of the first person who has a name, by its words.
    private var owners: [[String]: Int] = [:]
    var values = ValueReader()

    private static let table = "people"
    static let tables = [table] + LinesFile.tables
    static let words = RootTableWords(
        place: "people stand in tables [[people]]", home: "a file of people has tables [[people]]",
        missing: "there are no people; they stand in tables [[people]]")
    private static let kind = "a table for each person: [[people]]"

    static func has(key: String) -> Bool { PersonKey(rawValue: key) != nil }

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
        let fields = values.fields(item, PeopleFile.table, PeopleFile.kind)
        var (name, initials, spellings) = ([Located<String>](), [Located<String>](), [Located<String>]())
        var (skills, group, phone) = ([String](), [Located<String>](), String?.none)
        for field in fields {
            switch PersonKey(rawValue: field.name) {
            case .name: name = self.name(field.value, field.name, Person.nameLengths)
            case .initials: initials = self.name(field.value, field.name, Person.initialsLengths)
            case .spellings: spellings = self.spellings(field.value)
            case .skills: skills = self.skills(field.value)
            case .group: group = self.name(field.value, field.name, Person.groupLengths)
            case .phone: phone = self.phone(field.value)
            case nil: values.unknown(field, among: PersonKey.allCases.map(\.rawValue))
            }
        }
        guard let first = name.first else {
            if values.findings.count == before {
                values.report(.missingField, "a person without 'name'", at: item.location)
            }
            return
        }
        people.append(
            Person(
                name: first.value, initials: initials.first?.value, spellings: spellings.map(\.value), skills: skills,
                group: group.first?.value, phone: phone))
        for name in name + initials + spellings { own(name) }
    }

    private mutating func spellings(_ value: DataValue) -> [Located<String>] {
        let names = values.texts(value, PersonKey.spellings.rawValue)
        if names.count > Person.maximumSpellingCount {
            tooMany("\(names.count) spellings of a person", Person.maximumSpellingCount, at: value.location)
        }
        return names.filter { check($0, Person.nameLengths) }
    }

    private mutating func skills(_ value: DataValue) -> [String] {
        let skills = values.texts(value, PersonKey.skills.rawValue)
        if skills.count > Person.maximumSkillCount {
            tooMany("\(skills.count) skills of a person", Person.maximumSkillCount, at: value.location)
        }
        return skills.filter { check($0, Person.skillLengths) }.map(\.value)
    }

    /// A number, which need not have a digit: `ask the desk`. Returns nil if it is wrong.
    private mutating func phone(_ value: DataValue) -> String? {
        guard let text = values.text(value, PersonKey.phone.rawValue) else { return nil }
        return isPrintable(Located(value: text, location: value.location), Person.phoneLengths, "a phone number")
            ? text : nil
    }

    /// One name; none if it is wrong.
    private mutating func name(_ value: DataValue, _ key: String, _ lengths: ClosedRange<Int>) -> [Located<String>] {
        let name = values.text(value, key).map { Located(value: $0, location: value.location) }
        return [name].compactMap(\.self).filter { check($0, lengths) }
    }

    /// Checks that a name has a letter or a digit, is short, and has no control characters.
    private mutating func check(_ name: Located<String>, _ lengths: ClosedRange<Int>) -> Bool {
        isPrintable(name, lengths, "a name") && values.isName(name)
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

    /// Gives the last person a name, unless it is that of another.
    private mutating func own(_ name: Located<String>) {
        let (words, index) = (name.value.lowercasedWords, people.count - 1)
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

/// The keys of `[[people]]`, the same as in a JSON schedule.
enum PersonKey: String, CaseIterable {
    case name, initials, spellings, skills, group, phone
}

extension AddedSources {
    /// The sources that options name; the hours of a file of people replace those of `lines`. Throws ``Failure`` if a
    /// file cannot be read, or is wrong.
    init(
        days: DayFileOptions = DayFileOptions(), closed: [String] = [], people: String?, lines: String? = nil
    ) throws {
        let file = try people.map { try PeopleFile.read(path: $0) } ?? PeopleFile()
        self.days = try days.sources(closedBy: closed)
        (self.people, hours) = (file.people, file.hours)
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

extension RuleOptions {
    var added: AddedSources {
        get throws { try AddedSources(days: days, closed: closed, people: people, lines: lines) }
    }
}
