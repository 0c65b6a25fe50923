/// What looks like a name in texts of a schedule that does not say who works: words with capital letters, initials.
struct GuessedNames: NameMatcher {
    /// The people found so far.
    private(set) var people: [Person] = []
    private var places: [[String]: Int] = [:]

    /// Words of names that have no capital letter.
    private static let particles: Set<String> = [
        "al", "bin", "da", "de", "del", "den", "der", "di", "do", "dos", "du", "el", "la", "le", "ten", "ter", "van",
        "von", "zu",
    ]

    /// The most words of a name.
    private static let mostWords = 5

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        var ends = nameEnds(at: start, of: tokens, in: text)
        guard let last = ends.last else { return nil }
        let isList = ends.allSatisfy { text[tokens[$0 - 1].range].isLetter }
        if isList { ends = [ends[0]] }
        var first = start
        if !isList, ends.count > 1, ends[0] == start + 1, isInitial(tokens[start], of: tokens[start + 1], in: text) {
            first = start + 1
        }
        let end = isList ? ends[0] : last
        return (person(String(text[tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound])), end)
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || people[person].isLetter(of: people[other])
    }

    /// Whether a single letter, without a full stop, stands before a name that begins with it.
    private func isInitial(_ letter: NameToken, of name: NameToken, in text: String) -> Bool {
        let (letter, name) = (text[letter.range], text[name.range])
        return letter.isLetter && letter.lowercased().first == name.lowercased().first
    }

    /// Where words end that may all belong to one name that begins at a token.
    private func nameEnds(at start: Int, of tokens: [NameToken], in text: String) -> [Int] {
        var (ends, index) = ([Int](), start)
        while index < tokens.count, tokens[index].word != nil, ends.count < GuessedNames.mostWords {
            let word = text[tokens[index].range]
            if tokens[index].isConnective { break }
            if word.isName {
                ends.append(index + 1)
            } else if !GuessedNames.particles.contains(String(word)) {
                break
            }
            index += 1
            // `St. Aubin`, `J. Smith`: a full stop inside a name ends an abbreviation, and white space follows.
            if index + 1 < tokens.count, tokens[index].kind == .stop, word.isAbbreviation,
                tokens[index + 1].followsSpace, text[tokens[index + 1].range].isName
            {
                index += 1
            }
        }
        return ends
    }

    private mutating func person(_ name: String) -> Int {
        let words = Provider.words(of: name)
        if let index = places[words] {
            // Capital letters alone are harder to read.
            if people[index].name.isUppercase, !name.isUppercase { people[index] = Person(name: name) }
            return index
        }
        places[words] = people.count
        people.append(Person(name: name))
        return people.count - 1
    }
}

extension StringProtocol {
    /// Whether it may be a word of a name: no digits, and not begun by a small letter.
    fileprivate var isName: Bool {
        guard let first = unicodeScalars.first, first.properties.isAlphabetic, !first.properties.isLowercase
        else { return false }
        return unicodeScalars.allSatisfy { $0.properties.numericType == nil }
    }

    /// Whether it, or what follows its last hyphen, has at most three letters: `Pellëtier-St`.
    fileprivate var isAbbreviation: Bool { (split(separator: "-").last?.count ?? 0) <= 3 }

    fileprivate var isLetter: Bool { count == 1 && isName }

    fileprivate var isUppercase: Bool { count > 1 && self == uppercased() }
}
