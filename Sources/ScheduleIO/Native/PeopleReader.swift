import CalendarCore

/// Reads the people that a file declares.
enum PeopleReader {
    enum Field: String, CaseIterable {
        case name, initials, spellings, skills, group, phone
    }

    static let fields = FieldTable<Field>()

    /// Reads `people`: those who work, and their names in texts.
    static func readPeople(_ json: inout JSONScanner) throws(ReadingStopped) -> [Person] {
        guard try json.expect(.array, "people") else { return [] }
        var (people, owners, array) = ([Person](), NameOwners(), try json.openArray())
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a person", quoted: false) else { continue }
            if let person = try readPerson(&json, number: array.count, &owners) { people.append(person) }
        }
        if array.count > Person.maximumCount {
            json.log.error(
                .tooMany, at: array.start, "\(array.count) people (at most \(Person.maximumCount) allowed)")
        }
        return people
    }

    private static func readPerson(
        _ json: inout JSONScanner, number: Int, _ owners: inout NameOwners
    ) throws(ReadingStopped) -> Person? {
        var (name, initials, spellings) = (Located<String>?.none, Located<String>?.none, [Located<String>]())
        var (skills, group, phone) = ([String](), String?.none, String?.none)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .name: name = try readName(&json, "name", Person.nameLengths)
            case .initials: initials = try readName(&json, "initials", Person.initialsLengths)
            case .spellings:
                spellings = try readList(&json, "spellings", atMost: Person.maximumSpellingCount) {
                    (json) throws(ReadingStopped) in try readName(&json, "spellings", Person.nameLengths)
                }
            case .skills:
                skills = try readList(&json, "skills", atMost: Person.maximumSkillCount) {
                    (json) throws(ReadingStopped) in try json.readLocatedText("skills", "skill", Person.skillLengths)
                }.map(\.value)
            case .group: group = try json.readLocatedText("group", "group", Person.groupLengths)?.value
            case .phone: phone = try json.readLocatedText("phone", "phone number", Person.phoneLengths)?.value
            }
        }
        json.require([.name], of: object, in: fields, "person")
        guard let name else { return nil }
        let person = Person(
            name: name.value, initials: initials?.value, spellings: spellings.map(\.value), skills: skills,
            group: group, phone: phone)
        for name in [name, initials].compactMap(\.self) + spellings {
            if let clash = owners.take(name.value, of: person, number: number) {
                json.log.error(.ambiguousName, at: name.position, clash)
            }
        }
        return person
    }

    private static func readList(
        _ json: inout JSONScanner, _ field: String, atMost limit: Int,
        _ read: (inout JSONScanner) throws(ReadingStopped) -> Located<String>?
    ) throws(ReadingStopped) -> [Located<String>] {
        guard try json.expect(.array, field) else { return [] }
        var (items, array) = ([Located<String>](), try json.openArray())
        while try json.nextElement(&array) {
            if let item = try read(&json) { items.append(item) }
        }
        if array.count > limit {
            json.log.error(
                .tooMany, at: array.start, "\(array.count) \(field) of a person (at most \(limit) allowed)")
        }
        return items
    }

    /// Reads a name of a person: it has a letter or a digit.
    static func readName(
        _ json: inout JSONScanner, _ field: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try json.readLocatedText(field, "name", lengths) else { return nil }
        guard Provider.hasWords(text.value) else {
            json.log.error(
                .invalidName, at: text.position, "'\(text.value)' cannot be a name: it has no letter and no digit")
            return nil
        }
        return text
    }
}

/// Reads the people on a line of a day.
enum AssigneeReader {
    enum Field: String, CaseIterable {
        case name, hours, note
    }

    private static let fields = FieldTable<Field>()

    /// Reads an object; returns nil without a name, which is logged.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> Assignee? {
        var (name, hours, note) = (String?.none, AssignedHours?.none, String?.none)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .name: name = try PeopleReader.readName(&json, "name", Person.nameLengths)?.value
            case .hours: hours = try json.readHours("hours", "07:00-19:00", AssignedHours.init(text:))
            case .note: note = try json.readText("note", .text)?.value.nonBlank
            }
        }
        json.require([.name], of: object, in: fields, "person on a line")
        return name.map { Assignee(name: $0, hours: hours, note: note) }
    }

    /// Reads a list of people; returns nil for none.
    static func readList(_ json: inout JSONScanner, _ field: String) throws(ReadingStopped) -> [Assignee]? {
        guard try json.expect(.array, field) else { return nil }
        var (people, array) = ([Assignee](), try json.openArray())
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a person", quoted: false) else { continue }
            if let person = try read(&json) { people.append(person) }
        }
        json.limit(array, of: field)
        return people.isEmpty ? nil : people
    }
}

/// The first person with each name.
private struct NameOwners {
    private var owners = NameIndex([])
    private var people: [(number: Int, person: Person)] = []

    /// Gives a person a name; returns a message if it is another's.
    mutating func take(_ name: String, of person: Person, number: Int) -> String? {
        guard let owner = owners.person(calledExactly: name), people[owner].number != number else {
            people.append((number, person))
            owners.add([name], of: people.count - 1)
            return nil
        }
        return NameClash.message(name, [people[owner].person, person])
    }
}

extension NameClash {
    /// The problem, in one printable line.
    public var message: String { NameClash.message(name, people) }

    static func message(_ name: String, _ people: [Person]) -> String {
        let names = people.map { "'\($0.name.abridged)'" }
        guard Set(names).count > 1 else { return "\(names[0]) is declared twice" }
        let most = 6
        let shown = names.count > most ? names.prefix(most) + ["\(names.count - most) more"] : names[...]
        return "'\(name.abridged)' could be \(shown.dropLast().joined(separator: ", ")) or \(shown.last ?? "")"
    }
}
