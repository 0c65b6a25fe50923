import CalendarCore

extension ReadResult {
    /// Adds people as if a later source declared them; there is no schedule if a name could be two people.
    ///
    /// A person whom the schedule also declares is one person, with the names of both: the earlier initials become a
    /// spelling, because texts may have them.
    public func adding(_ people: [Person]) -> ReadResult {
        guard !people.isEmpty else { return self }
        var initials: [[String]: String] = [:]
        for person in schedule?.people ?? [] { initials[person.name.lowercasedWords] = person.initials }
        let named = people.map { person in
            var person = person
            if let earlier = initials[person.name.lowercasedWords], !person.isCalled(earlier) {
                person.spellings.append(earlier)
            }
            return person
        }
        let source = ReadResult(Schedule(lines: [], closedWords: [], people: named), findings: [])
        return ScheduleReader.merge([self, source], isComplete: false)
    }
}
