import CalendarCore

extension ReadResult {
    /// Adds people as if a later source declared them; there is no schedule if a name could be two people.
    ///
    /// A person whom the schedule also declares is one person, with the names of both: the earlier initials become a
    /// spelling, because texts may have them.
    ///
    /// - Parameters:
    ///   - people: those of a file of people.
    ///   - places: where the file declares them, by their names.
    public func adding(_ people: [Person], at places: [String: SourceLocation] = [:]) -> ReadResult {
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
        var merged = ScheduleReader.merge([self, source], isComplete: false)
        let again = Set(named.map(\.name.lowercasedWords))
        let others = (schedule?.people ?? []).filter { !again.contains($0.name.lowercasedWords) }
        let clash = NameClash(among: others + named)
        merged.place(.ambiguousName, at: clash?.people.last.flatMap { places[$0.name] })
        return merged
    }
}
