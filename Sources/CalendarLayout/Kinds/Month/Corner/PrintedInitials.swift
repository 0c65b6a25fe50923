import CalendarCore

/// The initials in the texts of a page that need a key: those of declared people.
struct PrintedInitials {
    private let people: [Person]
    private let initials: Set<Substring>

    init(_ people: [Person]) {
        self.people = people.filter { $0.initials != nil }
        initials = Set(self.people.compactMap { $0.initials?[...] })
    }

    /// The people whose initials are in some texts, in the order of their declaration. A text that has other words
    /// with capital letters, as names have, explains itself: "D D'Ormesse".
    func people(in texts: some Sequence<String>) -> [Person] {
        guard !people.isEmpty else { return [] }
        var found: Set<Substring> = []
        for text in texts {
            let words = text.split { !$0.isLetter }
            if words.allSatisfy({ initials.contains($0) || !($0.first?.isUppercase ?? false) }) {
                found.formUnion(words.filter(initials.contains))
            }
        }
        return people.filter { $0.initials.map { found.contains($0[...]) } ?? false }
    }
}
