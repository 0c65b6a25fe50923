/// The likely names in texts of a schedule that does not declare people: words with capital letters, initials.
struct GuessedNames: NameMatcher {
    /// The people found so far.
    private(set) var people: [Person] = []
    /// By the words of their names.
    private var places: [String: Int] = [:]

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard let run = NameRun(at: start, of: tokens, in: text) else { return nil }
        guard !run.areLetters else { return (person(tokens[start..<run.firstEnd], in: text), run.firstEnd) }
        let hasInitial =
            run.firstEnd == start + 1 && run.end > run.firstEnd
            && isInitial(tokens[start], of: tokens[start + 1], in: text)
        return (person(tokens[(hasInitial ? start + 1 : start)..<run.end], in: text), run.end)
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || people[person].isLetter(of: people[other])
    }

    /// Returns true if a single letter, without a full stop, comes before a name that begins with it.
    private func isInitial(_ letter: NameToken, of name: NameToken, in text: String) -> Bool {
        let (letter, name) = (text[letter.range], text[name.range])
        return letter.isLetter && letter.isInitial(of: name)
    }

    private mutating func person(_ tokens: ArraySlice<NameToken>, in text: String) -> Int {
        let key = key(of: tokens)
        guard let index = places[key] else {
            places[key] = people.count
            people.append(Person(name: name(tokens, in: text)))
            return people.count - 1
        }
        // Capital letters alone are harder to read.
        if people[index].name.isUppercase {
            let name = name(tokens, in: text)
            if !name.isUppercase { people[index] = Person(name: name) }
        }
        return index
    }

    /// Returns the words of a name without its titles. Most names are one word.
    private func key(of tokens: ArraySlice<NameToken>) -> String {
        if tokens.count == 1, let word = tokens[tokens.startIndex].word { return word }
        return tokens.compactMap { $0.isTitle ? nil : $0.word }.joined(separator: " ")
    }

    private func name(_ tokens: ArraySlice<NameToken>, in text: String) -> String {
        let (first, last) = (tokens[tokens.startIndex].range, tokens[tokens.endIndex - 1].range)
        return String(text[first.lowerBound..<last.upperBound])
    }
}

/// Words that may all belong to one name, or letters that are initials of several people.
private struct NameRun {
    /// The index after the first word of a name, which particles may precede.
    private(set) var firstEnd = 0
    /// The index after the last one.
    private(set) var end = 0
    private(set) var areLetters = true
    private var count = 0

    /// Words of names that have no capital letter.
    private static let particles: Set<String> = [
        "al", "bin", "da", "de", "del", "den", "der", "di", "do", "dos", "du", "el", "la", "le", "ten", "ter", "van",
        "von", "zu",
    ]

    /// The most words of a name.
    private static let mostWords = 5

    /// Nil if no name begins at a token. Titles alone do not make a name.
    init?(at start: Int, of tokens: [NameToken], in text: String) {
        var (index, hasName) = (start, false)
        while index < tokens.count, tokens[index].word != nil, count < NameRun.mostWords {
            if tokens[index].isConnective || tokens[index].isPartOfDay { break }
            let (word, isTitle) = (text[tokens[index].range], tokens[index].isTitle)
            if isTitle || word.isName {
                add(word, endingAt: index + 1)
                hasName = hasName || !isTitle
            } else if !NameRun.particles.contains(String(word)) {
                break
            }
            index += NameRun.isStopInName(after: index, of: tokens, in: text) ? 2 : 1
        }
        guard hasName else { return nil }
    }

    private mutating func add(_ word: Substring, endingAt index: Int) {
        if count == 0 { firstEnd = index }
        count += 1
        end = index
        areLetters = areLetters && word.isLetter
    }

    /// Returns true for `St. Aubin`, `J. Smith`, `Dr. med.`: a full stop inside a name ends an abbreviation or a title,
    /// and white space follows.
    private static func isStopInName(after index: Int, of tokens: [NameToken], in text: String) -> Bool {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .stop, tokens[index + 2].followsSpace,
            tokens[index].isTitle || text[tokens[index].range].isAbbreviation
        else { return false }
        return text[tokens[index + 2].range].isName || tokens[index + 2].isTitle
    }
}

extension StringProtocol {
    /// True if it may be a word of a name: no digits, and no small letter at its beginning.
    fileprivate var isName: Bool {
        guard let first = unicodeScalars.first, first.canBeginName else { return false }
        return utf8.count == 1 || !unicodeScalars.contains(where: \.isNumber)
    }

    /// True if it, or the part after its last hyphen, has at most three letters: `Pellëtier-St`.
    fileprivate var isAbbreviation: Bool { (split(separator: "-").last?.count ?? 0) <= 3 }

    fileprivate var isLetter: Bool { isOneCharacter && isName }

    fileprivate var isUppercase: Bool { !isEmpty && !isOneCharacter && self == uppercased() }

    /// Most letters are one byte, which is known without looking for the ends of characters.
    private var isOneCharacter: Bool { utf8.count == 1 || count == 1 }
}
