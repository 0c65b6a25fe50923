/// Tells which words of a text are somebody's name.
protocol NameMatcher {
    /// The person whose name begins at a token, and the index after the name's last token; nil if none does.
    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)?

    /// Returns true if a person is just the initial before the name of another, as in `D D'Ormesse`.
    func isInitial(_ person: Int, of other: Int) -> Bool
}

/// The names of people who are known.
struct KnownNames: NameMatcher {
    /// By the first word of a name: its words, and whose name it is.
    private var names: [String: [(words: [String], person: Int)]] = [:]
    private let people: [Person]
    private let areGuessed: Bool

    /// If `areGuessed`, nothing says whose initials a single letter is.
    init(_ people: [Person], areGuessed: Bool) {
        (self.people, self.areGuessed) = (people, areGuessed)
        for (index, person) in people.enumerated() {
            for name in person.names {
                let words = Provider.words(of: name)
                guard let first = words.first else { continue }
                names[first, default: []].append((words, index))
            }
        }
        for key in names.keys { names[key]?.sort { $0.words.count > $1.words.count } }
    }

    func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard start < tokens.count, let first = tokens[start].word, let candidates = names[first] else { return nil }
        for (words, person) in candidates {
            if let end = end(of: words, at: start, of: tokens) { return (person, end) }
        }
        return nil
    }

    /// The words of a name may have full stops between them: `St. Aubin`.
    private func end(of words: [String], at start: Int, of tokens: [NameToken]) -> Int? {
        var index = start
        for (number, word) in words.enumerated() {
            if number > 0, index < tokens.count, tokens[index].kind == .stop { index += 1 }
            guard index < tokens.count, tokens[index].word == word else { return nil }
            index += 1
        }
        return index
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || areGuessed && people[person].isLetter(of: people[other])
    }
}

extension Person {
    /// Returns true if the name is a letter that another's name begins with.
    func isLetter(of other: Person) -> Bool {
        name.count == 1 && other.name.count > 1 && name.lowercased().first == other.name.lowercased().first
    }
}
