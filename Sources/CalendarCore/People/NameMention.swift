/// A name in a text, among any other words.
struct NameMention {
    /// Whose it is, by index.
    let person: Int
    /// Its place in the text.
    let range: Range<String.Index>
}

extension People {
    /// The names in a text, in order. Unlike ``assignments(in:)``, this looks for them among other words as well, and
    /// before `’s`. A single letter has to be a capital one: "a meeting" is nobody's.
    func mentions(in text: String) -> [NameMention] {
        let tokens = NameToken.tokens(of: text)
        let owners = tokens.map { $0.withoutGenitive(in: text) }
        var (mentions, index) = ([NameMention](), 0)
        while index < tokens.count {
            let found = mention(at: index, of: tokens, in: text) ?? mention(at: index, of: owners, in: text)
            if let found { mentions.append(found.mention) }
            index = found?.end ?? index + 1
        }
        return mentions
    }

    private func mention(
        at start: Int, of tokens: [NameToken], in text: String
    ) -> (mention: NameMention, end: Int)? {
        guard let (person, end) = names.name(at: start, of: tokens, in: text) else { return nil }
        let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
        return text[range].isSmallLetter ? nil : (NameMention(person: person, range: range), end)
    }
}

extension ChosenPerson {
    /// Returns true if a text names the person, alone or among other words.
    public func isNamed(in text: String) -> Bool {
        if let person = people.person(called: text) { return person == index }
        return people.mentions(in: text).contains { $0.person == index }
    }

    /// Returns true if a text of a line names the person: as one of those whom its source puts there, else in words.
    public func isNamed(in text: LineText) -> Bool {
        guard let assignees = text.assignees else { return isNamed(in: text.text) }
        return assignees.contains { people.index.person(called: $0.name) == index }
    }

    /// Returns true if an event is the person's, or if they are on its line or in its words.
    public func isNamed(in event: Event) -> Bool {
        event.person.map(isNamed) ?? false || event.lineText.map(isNamed) ?? isNamed(in: event.words)
    }

    /// Returns the places where a text names the person, in order.
    public func places(in text: String) -> [Range<String.Index>] {
        people.mentions(in: text).filter { $0.person == index }.map(\.range)
    }

    /// A text with an ellipsis in the place of everybody else's names.
    public func withoutOthers(_ text: String) -> String {
        var result = text
        for mention in people.mentions(in: text).reversed() where mention.person != index {
            result.replaceSubrange(mention.range, with: "…")
        }
        return result
    }

    /// The address that the title of an event leads to; nil if somebody else's name is in it.
    public func address(of event: Event) -> String? {
        event.content.url.flatMap { withoutOthers($0) == $0 ? $0 : nil }
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
