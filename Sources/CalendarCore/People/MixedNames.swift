/// The names of people who are known, and what looks like names of others.
struct MixedNames: NameMatcher {
    private let known: KnownNames
    private let knownCount: Int
    private var guessed = GuessedNames()

    init(_ known: KnownNames, count: Int) { (self.known, knownCount) = (known, count) }

    /// The name that was guessed; nil for a person who is known.
    func guess(_ person: Int) -> String? { person < knownCount ? nil : guessed.people[person - knownCount].name }

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        if let found = known.name(at: start, of: tokens, in: text) { return found }
        // A guess goes on over any word that may be a name; it must not swallow one that is known.
        let next = tokens.indices.drop { $0 <= start }.first { known.name(at: $0, of: tokens, in: text) != nil }
        return guessed.name(at: start, of: Array(tokens[..<(next ?? tokens.count)]), in: text).map { found in
            (found.person + knownCount, found.end)
        }
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        guard person >= knownCount, other >= knownCount else { return known.isInitial(person, of: other) }
        return guessed.isInitial(person - knownCount, of: other - knownCount)
    }
}
