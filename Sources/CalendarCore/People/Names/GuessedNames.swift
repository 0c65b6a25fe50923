/// The names of people who are known, and what looks like names of others: words with capital letters, initials.
///
/// The others are counted after those who are known.
struct GuessedNames: NameMatcher {
    private let known: NameIndex
    private let knownCount: Int
    /// The others found so far.
    private var guessed: [Person] = []
    /// By the words of their names.
    private var places: [String: Int] = [:]

    /// Without people who are known, all names are guessed.
    init(besides known: NameIndex = NameIndex([]), count: Int = 0) { (self.known, knownCount) = (known, count) }

    /// The name that was guessed; nil for a person who is known.
    func guess(_ person: Int) -> String? { person < knownCount ? nil : guessed[person - knownCount].name }

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard knownCount > 0 else { return guess(at: start, of: tokens, in: text) }
        if let found = known.name(at: start, of: tokens, in: text) { return found }
        // A guess goes on over any word that may be a name; it must not swallow one that is known.
        let next = tokens.indices.drop { $0 <= start }.first { known.name(at: $0, of: tokens, in: text) != nil }
        return guess(at: start, of: Array(tokens[..<(next ?? tokens.count)]), in: text)
    }

    func sharedName(at start: Int, of tokens: [NameToken], in text: String) -> Int? {
        known.sharedName(at: start, of: tokens, in: text)
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        guard person >= knownCount, other >= knownCount else { return known.isInitial(person, of: other) }
        return person == other || guessed[person - knownCount].isLetter(of: guessed[other - knownCount])
    }

    // MARK: Guesses

    private mutating func guess(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard let run = NameRun(at: start, of: tokens, in: text) else { return nil }
        guard !run.areLetters else { return (person(tokens[start..<run.firstEnd], in: text), run.firstEnd) }
        let hasInitial =
            run.firstEnd == start + 1 && run.end > run.firstEnd
            && isInitial(tokens[start], of: tokens[start + 1], in: text)
        return (person(tokens[(hasInitial ? start + 1 : start)..<run.end], in: text), run.end)
    }

    /// Returns true if a single letter, without a full stop, comes before a name that begins with it.
    private func isInitial(_ letter: NameToken, of name: NameToken, in text: String) -> Bool {
        let (letter, name) = (text[letter.range], text[name.range])
        return letter.isLetter && letter.isInitial(of: name)
    }

    private mutating func person(_ tokens: ArraySlice<NameToken>, in text: String) -> Int {
        let key = key(of: tokens)
        guard let index = places[key] else {
            places[key] = guessed.count
            guessed.append(Person(name: name(tokens, in: text)))
            return knownCount + guessed.count - 1
        }
        // Capital letters alone are harder to read.
        if guessed[index].name.isUppercase {
            let name = name(tokens, in: text)
            if !name.isUppercase { guessed[index] = Person(name: name) }
        }
        return knownCount + index
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

    // MARK: Whole schedules

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
                let before = guessed
                found.formUnion(people(in: text.text))
                if guessed == before { textsRead.insert(TextKey(text.text)) } else { textsRead = [] }
            }
        }
        let people = found.filter { $0 >= knownCount }.map { guessed[$0 - knownCount] }
        let keyed = people.map { (person: $0, key: $0.name.lowercased()) }
        return keyed.sorted { $0.key < $1.key }.map(\.person)
    }

    /// Returns those whom a text names if it has nothing but names.
    mutating func people(in text: String) -> [Int] {
        var parser = AssignmentParser(text, self, isStrict: true)
        let people = parser.read().assignments.map(\.person)
        self = parser.names
        return people
    }
}

extension Schedule {
    /// True for a text that neither closes its day nor says already who is on its line.
    func mayHaveNames(_ text: LineText) -> Bool { text.assignees == nil && closing(text.text) == nil }
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
