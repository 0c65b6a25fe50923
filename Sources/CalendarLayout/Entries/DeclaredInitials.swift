import CalendarCore

/// The names in the place of initials, by the people that a schedule declares.
struct DeclaredInitials {
    private let people: People
    private let initials: Set<String>

    init(_ people: [Person]) {
        self.people = People(people)
        initials = Set(people.compactMap(\.initials))
    }

    /// The names of a text that consists of initials, each with what the text says of it: "D'Ormesse ½". Nil for any
    /// other text.
    func names(in text: String) -> [String]? {
        let words = text.split { !$0.isLetter }
        guard !words.isEmpty, words.allSatisfy({ initials.contains(String($0)) }) else { return nil }
        let read = people.assignments(in: text)
        guard read.isUnderstood, read.assignments.allSatisfy({ $0.hours == nil }) else { return nil }
        return read.assignments.map { assignment in
            [people.all[assignment.person].name, assignment.remark].compactMap(\.self).joined(separator: " ")
        }
    }
}
