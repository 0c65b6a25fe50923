// The people whose an event is: one, or several that its source lists.

extension People {
    /// Whose an event is, in order: several people if its source lists them, as in `Averbeck, Belacqua`.
    func owners(of event: Event.Content) -> [Int] {
        guard let name = event.person else { return [] }
        if let person = index.person(called: name) { return [person] }
        return names.list(in: name) ?? []
    }
}

extension [Person] {
    /// The same and those whose events a schedule has, in the order of their letters. An owner that lists several
    /// known people is not another person.
    func declaring(ownersOf schedule: Schedule) -> [Person] {
        var people = self
        // By index: taking an event out would copy it, texts and all.
        let names = Set(schedule.events.indices.compactMap { schedule.events[$0].content.person })
        let known = names.contains(where: KnownNames.mayBeList) ? KnownNames(self, areGuessed: false) : nil
        let own = names.filter { Provider(names: [$0]) != nil && known?.list(in: $0) == nil }
        let keyed = own.map { (name: $0, key: $0.lowercased()) }
        people.declare(keyed.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name))
        return people
    }
}

extension KnownNames {
    /// Returns true for a text with a sign between names.
    static func mayBeList(_ text: String) -> Bool { text.contains { ",;/&+".contains($0) } }

    /// The people whom a text lists, if it names several and nothing else; nil for any other text.
    func list(in text: String) -> [Int]? {
        guard KnownNames.mayBeList(text) else { return nil }
        var parser = AssignmentParser(text, self)
        let read = parser.read()
        return read.isUnderstood && read.assignments.count > 1 ? read.assignments.map(\.person) : nil
    }
}
