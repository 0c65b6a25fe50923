/// Tells which words of a text are somebody's name.
protocol NameMatcher {
    /// The person whose name begins at a token, and the index after the name's last token; nil if none does.
    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)?

    /// Returns true if a person is just the initial before the name of another, as in `D D'Ormesse`.
    func isInitial(_ person: Int, of other: Int) -> Bool
}

/// The names of people who are known.
struct KnownNames: NameMatcher {
    /// By the first word of a name, the longest first; a whole name before the words of one with signs.
    private var names: [String: [NamePattern]] = [:]
    private let people: [Person]
    private let areGuessed: Bool

    /// If `areGuessed`, nothing says whose initials a single letter is.
    init(_ people: [Person], areGuessed: Bool) {
        (self.people, self.areGuessed) = (people, areGuessed)
        for (index, person) in people.enumerated() {
            for pattern in person.names.flatMap({ NamePattern.patterns(of: $0, person: index) }) {
                names[pattern.first, default: []].append(pattern)
            }
        }
        for key in names.keys { names[key]?.sort { $0.rank > $1.rank } }
    }

    func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard start < tokens.count, let first = tokens[start].word, let candidates = names[first] else { return nil }
        for pattern in candidates {
            if let end = pattern.end(at: start, of: tokens, in: text) { return (pattern.person, end) }
        }
        return nil
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || areGuessed && people[person].isLetter(of: people[other])
    }
}

/// A name as texts have it, from its first word on. Full stops may follow its words: `St. Aubin`.
private struct NamePattern {
    /// The words and signs.
    let parts: [String]
    let person: Int
    /// True if the name has nothing else.
    let isWhole: Bool

    var first: String { parts[0] }

    /// The order in which names are tried, the highest first.
    var rank: Int { parts.count * 2 + (isWhole ? 1 : 0) }

    /// The patterns of a name: with its signs, if it has any, and the words alone.
    static func patterns(of name: String, person: Int) -> [NamePattern] {
        let words = NameToken.words(of: name)
        guard let first = words.first else { return [] }
        let key = NameToken.key(of: name)
        let end = Array(key.drop { $0 != first })
        return (end == words ? [words] : [end, words]).map {
            NamePattern(parts: $0, person: person, isWhole: $0 == key)
        }
    }

    /// The index after the last token of the name; nil if it is not at `start`.
    func end(at start: Int, of tokens: [NameToken], in text: String) -> Int? {
        var index = start
        for (number, part) in parts.enumerated() {
            if number > 0, index < tokens.count, tokens[index].kind == .stop { index += 1 }
            guard index < tokens.count, tokens[index].spelling(in: text) == part else { return nil }
            index += 1
        }
        return index
    }
}

extension Person {
    /// Returns true if the name is a letter that another's name begins with.
    func isLetter(of other: Person) -> Bool {
        other.name.count > 1 && name.isInitial(of: other.name)
    }
}
