import CalendarCore

/// Reads the people that a file declares.
enum PeopleReader {
    private static let reader = RecordReader(Person.fields.shape)
    /// The fields with names that are one person's.
    private static let names = ["name", "initials", "spellings"]

    /// Reads `people`: those who work, and their names in texts.
    static func readPeople(_ json: inout JSONScanner) throws(ReadingStopped) -> [Person] {
        guard try json.expect(.array, "people") else { return [] }
        var (people, owners, array) = ([Person](), NameOwners(), try json.openArray())
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a person", quoted: false), let record = try reader.read(&json),
                let person = Person.fields.record(record.values)
            else { continue }
            people.append(person)
            for name in names.flatMap(record.texts) {
                guard let owner = owners.take(name.value, of: people.count - 1) else { continue }
                let clash = NameClash(name.value, [people[owner], person])
                json.log.error(.ambiguousName, at: name.position, clash.message)
            }
        }
        if array.count > Person.maximumCount {
            json.log.error(
                .tooMany, at: array.start, "\(array.count) people (at most \(Person.maximumCount) allowed)")
        }
        return people
    }
}

/// Reads the people on a line of a day.
enum AssigneeReader {
    private static let reader = RecordReader(Assignee.fields.shape)

    /// Reads an object; returns nil without a name, which is logged.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> Assignee? {
        try reader.read(&json).flatMap { Assignee.fields.record($0.values) }
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

extension NameClash {
    /// The problem, in one printable line.
    public var message: String {
        let names = people.map { "'\($0.name.abridged)'" }
        guard Set(names).count > 1 else { return "\(names[0]) is declared twice" }
        let most = 6
        let shown = names.count > most ? names.prefix(most) + ["\(names.count - most) more"] : names[...]
        return "'\(name.abridged)' could be \(shown.dropLast().joined(separator: ", ")) or \(shown.last ?? "")"
    }
}
