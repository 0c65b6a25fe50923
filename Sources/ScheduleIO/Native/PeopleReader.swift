import CalendarCore

/// Reads the people that a file declares.
enum PeopleReader {
    enum Field: String, CaseIterable {
        case name, initials, spellings
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
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .name: name = try readName(&json, "name", Person.nameLengths)
            case .initials: initials = try readName(&json, "initials", Person.initialsLengths)
            case .spellings: spellings = try readSpellings(&json)
            }
        }
        json.require([.name], of: object, in: fields, "person")
        guard let name else { return nil }
        let person = Person(name: name.value, initials: initials?.value, spellings: spellings.map(\.value))
        for name in [name, initials].compactMap(\.self) + spellings {
            if let clash = owners.take(name.value, of: person, number: number) {
                json.log.error(.ambiguousName, at: name.position, clash)
            }
        }
        return person
    }

    private static func readSpellings(_ json: inout JSONScanner) throws(ReadingStopped) -> [Located<String>] {
        guard try json.expect(.array, "spellings") else { return [] }
        var (spellings, array) = ([Located<String>](), try json.openArray())
        while try json.nextElement(&array) {
            if let spelling = try readName(&json, "spellings", Person.nameLengths) { spellings.append(spelling) }
        }
        if array.count > Person.maximumSpellingCount {
            json.log.error(
                .tooMany, at: array.start,
                "\(array.count) spellings of a person (at most \(Person.maximumSpellingCount) allowed)")
        }
        return spellings
    }

    /// Reads a name of a person: it has a letter or a digit.
    private static func readName(
        _ json: inout JSONScanner, _ field: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try json.readLocatedText(field, "name", lengths) else { return nil }
        guard !Provider.words(of: text.value).isEmpty else {
            json.log.error(
                .invalidName, at: text.position, "'\(text.value)' cannot be a name: it has no letter and no digit")
            return nil
        }
        return text
    }
}

/// The first person with each name.
private struct NameOwners {
    private var owners: [[String]: (number: Int, person: Person)] = [:]

    /// Gives a person a name; returns a message if it is another's.
    mutating func take(_ name: String, of person: Person, number: Int) -> String? {
        let words = Provider.words(of: name)
        guard let owner = owners[words], owner.number != number else {
            owners[words] = (number, person)
            return nil
        }
        return NameClash.message(name, owner.person, person)
    }
}

extension NameClash {
    /// The problem, in one printable line.
    public var message: String { NameClash.message(name, first, second) }

    static func message(_ name: String, _ first: Person, _ second: Person) -> String {
        guard first.name != second.name else { return "'\(first.name.abridged)' is declared twice" }
        return "'\(name.abridged)' could be '\(first.name.abridged)' or '\(second.name.abridged)'"
    }
}
