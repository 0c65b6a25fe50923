/// A name in a text, among any other words.
struct NameMention {
    /// Whose it is, by index; several people for a name that they share.
    let people: [Int]
    /// Its place in the text.
    let range: Range<String.Index>

    /// Nil for a name of several people.
    var person: Int? { people.count == 1 ? people[0] : nil }
}

extension NameIndex {
    /// The names in a text, in order. Unlike an ``AssignmentParser``, this looks for them among other words as well,
    /// and before `’s`. A single letter has to be a capital one: "a meeting" is nobody's. So has a surname that is not
    /// declared as a name.
    func mentions(in text: String) -> [NameMention] { mentions(in: text, NameToken.tokens(of: text)) }

    /// The same of a text's tokens.
    func mentions(in text: String, _ tokens: [NameToken]) -> [NameMention] {
        let search = MentionSearch(index: self, text: text, tokens: tokens)
        var (mentions, index) = ([NameMention](), 0)
        while index < tokens.count {
            let found = search.mention(at: index)
            if let found { mentions.append(found.mention) }
            index = found?.end ?? index + 1
        }
        return mentions
    }
}

/// Looks for names among the tokens of a text.
private struct MentionSearch {
    private let index: NameIndex
    private let text: String
    private let tokens: [NameToken]
    /// The same tokens without `’s`; nil if none has it.
    private let owners: [NameToken]?

    typealias Found = (mention: NameMention, end: Int)

    init(index: NameIndex, text: String, tokens: [NameToken]) {
        (self.index, self.text, self.tokens) = (index, text, tokens)
        let hasOwner = tokens.contains { $0.word?.hasSuffix("’s") ?? false }
        owners = hasOwner ? tokens.map { $0.withoutGenitive(in: text) } : nil
    }

    /// The name at a token; an initial before it is a part of it.
    func mention(at start: Int) -> Found? {
        guard let found = plainMention(at: start) else { return nil }
        guard let person = found.mention.person, found.end < tokens.count, tokens[found.end].word != nil,
            let next = plainMention(at: found.end), let other = next.mention.person,
            person != other, index.isInitial(person, of: other)
        else { return found }
        let range = found.mention.range.lowerBound..<next.mention.range.upperBound
        return (NameMention(people: [other], range: range), next.end)
    }

    private func plainMention(at start: Int) -> Found? {
        found(at: start, of: tokens) ?? owners.flatMap { found(at: start, of: $0) }
    }

    private func found(at start: Int, of tokens: [NameToken]) -> Found? {
        guard let (meaning, end) = index.meaning(at: start, of: tokens, in: text) else { return nil }
        let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
        guard !text[range].isSmallLetter, !meaning.isShort || tokens[end - 1].isCapital(in: text) else { return nil }
        return (NameMention(people: meaning.people, range: range), end)
    }
}

extension [Person] {
    /// False if no two have a word of their names in common: then no name is that of several.
    public var mayShareNames: Bool {
        var owners: [String: Int] = [:]
        for (index, person) in enumerated() {
            for word in person.names.lazy.flatMap(\.lowercasedWords) {
                if let owner = owners.updateValue(index, forKey: word), owner != index { return true }
            }
        }
        return false
    }
}

extension People {
    /// The names in a text of a line that could be several people's, each once, with those people.
    public func sharedNames(in text: LineText) -> [(name: String, people: [Int])] {
        let names =
            text.assignees.map { assignees in assignees.map { ($0.name, index.people(sharing: $0.name)) } }
            ?? index.mentions(in: text.text).map { (String(text.text[$0.range]), $0.people) }
        var told: Set<[Int]> = []
        return names.filter { $1.count > 1 && told.insert($1).inserted }
    }
}

extension NameToken {
    /// The same without `’s` at its end.
    fileprivate func withoutGenitive(in text: String) -> NameToken {
        guard let word, word.hasSuffix("’s") else { return self }
        let end = text.index(range.upperBound, offsetBy: -2)
        return NameToken(
            kind: .word(String(word.dropLast(2))), range: range.lowerBound..<end, followsSpace: followsSpace)
    }
}

extension Substring {
    /// True for one letter that is not a capital one.
    fileprivate var isSmallLetter: Bool {
        count == 1 && (unicodeScalars.first?.properties.isLowercase ?? false)
    }
}
