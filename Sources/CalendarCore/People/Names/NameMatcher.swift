/// Tells which words of a text are somebody's name.
protocol NameMatcher {
    /// The person whose name begins at a token, and the index after the name's last token; nil if none does.
    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)?

    /// The index after the last token of a name that begins at a token and that several people share; nil for any
    /// other.
    func sharedName(at start: Int, of tokens: [NameToken], in text: String) -> Int?

    /// Returns true if a person is just the initial before the name of another, as in `D D'Ormesse`.
    func isInitial(_ person: Int, of other: Int) -> Bool
}

extension NameIndex: NameMatcher {
    func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard let (meaning, end) = meaning(at: start, of: tokens, in: text), let person = meaning.person,
            !meaning.isShort || tokens[end - 1].isCapital(in: text) || isAlone(start..<end, of: tokens)
        else { return nil }
        return (person, end)
    }

    func sharedName(at start: Int, of tokens: [NameToken], in text: String) -> Int? {
        guard case (.several, let end)? = meaning(at: start, of: tokens, in: text) else { return nil }
        return end
    }

    /// True if no other words are beside some: "long" is Jan Long's surname, and in "a long day" it is not.
    private func isAlone(_ words: Range<Int>, of tokens: [NameToken]) -> Bool {
        [words.lowerBound - 1, words.upperBound].allSatisfy { index in
            guard tokens.indices.contains(index), let word = tokens[index].word else { return true }
            return tokens[index].isTitle || tokens[index].isConnective || hasName(beginningWith: word)
                || HoursWord(word) != nil || word.unicodeScalars.first?.isNumber ?? false
        }
    }

    /// The people whom a text lists, if it names several and nothing else; nil for any other text.
    func list(in text: String) -> [Int]? {
        guard NameIndex.mayBeList(text) else { return nil }
        var parser = AssignmentParser(text, self)
        let read = parser.read()
        return read.isUnderstood && read.assignments.count > 1 ? read.assignments.map(\.person) : nil
    }

    /// Returns true for a text with a sign between names.
    static func mayBeList(_ text: String) -> Bool { text.contains { ",;/&+".contains($0) } }
}

extension NameToken {
    /// True if it begins with a letter that is not small.
    func isCapital(in text: String) -> Bool { text.unicodeScalars[range.lowerBound].canBeginName }
}

extension Person {
    /// Returns true if the name is a letter that another's name begins with.
    func isLetter(of other: Person) -> Bool {
        other.name.count > 1 && name.isInitial(of: other.name)
    }
}
