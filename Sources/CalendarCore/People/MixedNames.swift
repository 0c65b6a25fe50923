/// The names of people who are known, and what looks like names of others.
struct MixedNames: NameMatcher {
    private let known: NameIndex
    private let knownCount: Int
    private var guessed = GuessedNames()

    init(_ known: NameIndex, count: Int) { (self.known, knownCount) = (known, count) }

    /// The name that was guessed; nil for a person who is known.
    func guess(_ person: Int) -> String? { person < knownCount ? nil : guessed.people[person - knownCount].name }

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard knownCount > 0 else { return guessed.name(at: start, of: tokens, in: text) }
        if let found = known.name(at: start, of: tokens, in: text) { return found }
        // A guess goes on over any word that may be a name; it must not swallow one that is known.
        let next = tokens.indices.drop { $0 <= start }.first { known.name(at: $0, of: tokens, in: text) != nil }
        return guessed.name(at: start, of: Array(tokens[..<(next ?? tokens.count)]), in: text).map { found in
            (found.person + knownCount, found.end)
        }
    }

    /// The people whom texts name beside those who are known, in the order of their letters.
    mutating func guesses(in schedule: Schedule) -> [Person] {
        var found: Set<Int> = []
        // The same text names the same people again as long as the names are the same.
        var textsRead: Set<TextKey> = []
        // By index: taking a record out would copy it, texts and all.
        for day in schedule.days.indices {
            for index in schedule.days[day].texts.indices
            where !textsRead.contains(TextKey(schedule.days[day].texts[index].text)) {
                let text = schedule.days[day].texts[index]
                guard schedule.mayHaveNames(text) else { continue }
                let before = guessed.people
                found.formUnion(people(in: text.text))
                if guessed.people == before { textsRead.insert(TextKey(text.text)) } else { textsRead = [] }
            }
        }
        let people = found.filter { $0 >= knownCount }.map { person in
            (person: guessed.people[person - knownCount], key: guessed.people[person - knownCount].name.lowercased())
        }
        return people.sorted { $0.key < $1.key }.map(\.person)
    }

    /// Returns those whom a text names if it has nothing but names.
    mutating func people(in text: String) -> [Int] {
        var parser = AssignmentParser(text, self, isStrict: true)
        let people = parser.read().assignments.map(\.person)
        self = parser.names
        return people
    }

    func sharedName(at start: Int, of tokens: [NameToken], in text: String) -> Int? {
        known.sharedName(at: start, of: tokens, in: text)
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        guard person >= knownCount, other >= knownCount else { return known.isInitial(person, of: other) }
        return guessed.isInitial(person - knownCount, of: other - knownCount)
    }
}

extension Schedule {
    /// True for a text that neither closes its day nor says already who is on its line.
    func mayHaveNames(_ text: LineText) -> Bool { text.assignees == nil && closing(text.text) == nil }
}
