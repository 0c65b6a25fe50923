/// Finds people by what they are called, as a whole name and in texts.
///
/// A name means, in this order: whoever has it, signs and all; whoever has it the other way round (`Last, First`); the
/// one person who has its words; the one person whom it is a short form of (`PersonalName`). A name of several is
/// nobody's. All names are in one tree of their words, so that finding one takes no longer if there are many people.
public struct NameIndex: Sendable {
    /// By the names as they are written, which is found without taking them apart.
    private var written: [String: Int] = [:]
    /// The first is the root. A word or a sign leads from a node to the next.
    private var nodes = [Node()]
    /// The people whose names are guessed: nothing says whose initials a single letter is.
    private var guessed: [Person] = []

    /// Where a name ends.
    private struct Node {
        var next: [String: Int] = [:]
        var exact: Int?
        var turned: Int?
        var words = Owners()
        var short = Owners()
    }

    /// The people who have a name, by their place in a list.
    fileprivate struct Owners {
        private(set) var first: Int?
        private(set) var others: [Int] = []

        mutating func insert(_ person: Int) {
            guard let first else { return first = person }
            if first != person, others.last != person { others.append(person) }
        }
    }

    /// Whose a name is.
    enum Meaning {
        /// `isShort` for a form that no name is written in.
        case person(Int, isShort: Bool)
        case several([Int])

        /// Nil if several people have it.
        var person: Int? { if case .person(let person, _) = self { person } else { nil } }

        /// Those who have it, at least one.
        var people: [Int] {
            switch self {
            case .person(let person, _): [person]
            case .several(let people): people
            }
        }

        /// True for one person's short form.
        var isShort: Bool { if case .person(_, let isShort) = self { isShort } else { false } }

        fileprivate init?(_ owners: Owners, isShort: Bool) {
            guard let first = owners.first else { return nil }
            self = owners.others.isEmpty ? .person(first, isShort: isShort) : .several([first] + owners.others)
        }
    }

    /// People by their place in a list; of two people with a name in common the first counts.
    ///
    /// - Parameters:
    ///   - people: the people, each with all that they are called.
    ///   - areGuessed: whether nobody declares them; then they have no short forms.
    ///   - isOrdinary: whether some words are no short form of a name, as the labels of lines are not.
    public init(_ people: [Person], areGuessed: Bool = false, _ isOrdinary: ([String]) -> Bool = { _ in false }) {
        if areGuessed { guessed = people }
        for (index, person) in people.enumerated() {
            add(person.names, of: index)
            guard !areGuessed else { continue }
            for form in PersonalName.shortForms(of: person) where !isOrdinary(form) {
                let end = node(form)
                nodes[end].short.insert(index)
            }
        }
    }

    /// Adds names of a person.
    public mutating func add(_ names: [String], of person: Int) {
        for name in names {
            let tokens = NameToken.tokens(of: name)
            let key = NameToken.key(tokens, of: name)
            let end = node(key)
            if nodes[end].exact == nil { nodes[end].exact = person }
            if written[name] == nil { written[name] = nodes[end].exact }
            let words = tokens.compactMap(\.word)
            let last = words == key ? end : node(words)
            nodes[last].words.insert(person)
            if words.first != key.first { addWithoutLeadingSigns(key, words, person) }
            if let flip = NameWords.flipped(name) {
                let end = node(flip)
                if nodes[end].turned == nil { nodes[end].turned = person }
            }
        }
    }

    /// `*Joe` is found in texts by its first word.
    private mutating func addWithoutLeadingSigns(_ key: [String], _ words: [String], _ person: Int) {
        let end = node(Array(key.drop { $0 != words.first }))
        nodes[end].words.insert(person)
    }

    private mutating func node(_ words: [String]) -> Int {
        var node = 0
        for word in words {
            if let next = nodes[node].next[word] {
                node = next
            } else {
                nodes.append(Node())
                nodes[node].next[word] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        return node
    }

    // MARK: Whole names

    /// Returns the place of the person who is called by a name, signs and all: `Joe*` is not `Joe`.
    public func person(calledExactly name: String) -> Int? {
        written[name] ?? found(NameToken.key(of: name))?.exact
    }

    /// Returns the place of the person whose name is written the other way round: `Last, First` or `First Last`.
    public func person(calledFlipped name: String) -> Int? {
        found(NameWords.withoutTitles(name))?.turned ?? NameWords.flipped(name).flatMap { found($0)?.exact }
    }

    /// Returns the place of the one person whom a name means; nil if nobody is called by it, or several people.
    public func person(called name: String) -> Int? { meaning(of: name)?.person }

    /// The same of names that are written as one of the person's, perhaps with other signs: no short forms.
    func person(calledInFull name: String) -> Int? {
        guard let meaning = meaning(of: name), !meaning.isShort else { return nil }
        return meaning.person
    }

    /// The same of names that are a short form of one of the person's.
    func person(calledShortly name: String) -> Int? {
        guard let meaning = meaning(of: name), meaning.isShort else { return nil }
        return meaning.person
    }

    /// Returns the places of those whom a name could mean, if they are several; else none.
    public func people(sharing name: String) -> [Int] {
        guard case .several(let people)? = meaning(of: name) else { return [] }
        return people
    }

    /// Returns the places of those who have all the words of a name.
    func people(withWordsOf name: String) -> [Int] {
        guard let owners = found(NameToken.words(of: name))?.words, let first = owners.first else { return [] }
        return [first] + owners.others
    }

    private func meaning(of name: String) -> Meaning? {
        if let person = person(calledExactly: name) ?? person(calledFlipped: name) {
            return .person(person, isShort: false)
        }
        let node = found(NameToken.words(of: name))
        return node.flatMap { Meaning($0.words, isShort: false) } ?? shortMeaning(of: name)
    }

    /// Of a name with titles that its owner's has not, or without those that it has, or of its surname.
    private func shortMeaning(of name: String) -> Meaning? {
        found(NameWords.withoutTitles(name)).flatMap(meaning)
            ?? NameWords.flipped(name).flatMap { found($0) }.flatMap(meaning)
    }

    private func meaning(of node: Node) -> Meaning? {
        if let person = node.exact ?? node.turned { return .person(person, isShort: false) }
        return Meaning(node.words, isShort: false) ?? Meaning(node.short, isShort: true)
    }

    private func found(_ words: [String]) -> Node? {
        var node = 0
        for word in words {
            guard let next = nodes[node].next[word] else { return nil }
            node = next
        }
        return node == 0 ? nil : nodes[node]
    }

    // MARK: Names in texts

    /// Returns whose the longest name is that begins at a token, and the index after its last token; nil if none does.
    ///
    /// A full stop may follow each of its words, as in `St. Aubin`, and titles may stand between them.
    func meaning(at start: Int, of tokens: [NameToken], in text: String) -> (meaning: Meaning, end: Int)? {
        guard start < tokens.count, let word = tokens[start].word, var node = nodes[0].next[word] else { return nil }
        var end = start + 1
        var found = meaning(of: nodes[node]).map { (meaning: $0, end: end) }
        while !nodes[node].next.isEmpty, let step = step(from: node, at: end, of: tokens, in: text) {
            (node, end) = step
            if let meaning = meaning(of: nodes[node]) { found = (meaning, end) }
        }
        return found
    }

    private func step(
        from node: Int, at start: Int, of tokens: [NameToken], in text: String
    ) -> (node: Int, end: Int)? {
        var index = start
        while index < tokens.count {
            if tokens[index].kind == .stop { index += 1 }
            guard index < tokens.count else { return nil }
            if let next = nodes[node].next[tokens[index].spelling(in: text)] { return (next, index + 1) }
            guard tokens[index].isTitle else { return nil }
            index += 1
        }
        return nil
    }

    /// Returns true if a name begins with a word.
    func hasName(beginningWith word: String) -> Bool { nodes[0].next[word] != nil }

    /// Returns true if a person is just the initial before the name of another, as in `D D'Ormesse`.
    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || !guessed.isEmpty && guessed[person].isLetter(of: guessed[other])
    }

    /// True if a form of a name is that of several people.
    public var hasSharedNames: Bool {
        nodes.contains { node in if case .several? = meaning(of: node) { true } else { false } }
    }
}

/// The words of names, for comparing them.
public enum NameWords {
    /// The words and signs of a name, in one text: two people of a schedule never have the same.
    public static func key(of name: String) -> String { NameToken.key(of: name).joined(separator: " ") }

    /// The words of a name without titles and degrees, in lower case.
    public static func withoutTitles(_ name: String) -> [String] {
        NameToken.tokens(of: name).filter { !$0.isTitle }.compactMap(\.word)
    }

    /// A key that sorts names as a list of people does: Latin letters by the letter without its accent (`Ž` is a `z`),
    /// others by their place in Unicode.
    static func sortKey(of name: String) -> String {
        let words = NameToken.tokens(of: name).compactMap(\.word).joined(separator: " ")
        return String(words.unicodeScalars.flatMap { $0.unaccented.map(Character.init) })
    }

    /// The words of `Last, First` in the order of `First Last`; nil for a name without exactly one comma.
    static func flipped(_ name: String) -> [String]? {
        guard name.utf8.contains(UInt8(ascii: ",")) else { return nil }
        let parts = name.split(separator: ",").map { withoutTitles(String($0)) }.filter { !$0.isEmpty }
        return parts.count == 2 ? parts[1] + parts[0] : nil
    }
}

extension NameToken {
    /// The words and signs of a name, without full stops: all that distinguishes it from other names.
    static func key(of name: String) -> [String] { key(tokens(of: name), of: name) }

    /// The same of a name's tokens.
    static func key(_ tokens: [NameToken], of name: String) -> [String] {
        tokens.filter { $0.kind != .stop }.map { $0.spelling(in: name) }
    }

    /// The words of a name, as they are in texts.
    static func words(of name: String) -> [String] { tokens(of: name).compactMap(\.word) }

    /// The word in lower case, or the sign.
    func spelling(in text: String) -> String { word ?? String(text[range]) }
}

extension Unicode.Scalar {
    /// The letter of `LATIN SMALL LETTER Z WITH CARON`; itself if its name has no letter and no accent.
    fileprivate var unaccented: [Unicode.Scalar] {
        guard !isASCII, let name = properties.name, name.hasPrefix("LATIN SMALL LETTER "),
            let letter = name.dropFirst("LATIN SMALL LETTER ".count).split(separator: " ").first
        else { return [self] }
        return Array(letter.lowercased().unicodeScalars)
    }
}

extension StringProtocol {
    /// Returns true for one letter that a name begins with, in either case; `Z` is also the initial of `Žurawin`.
    func isInitial(of name: some StringProtocol) -> Bool {
        guard count == 1, let first = name.lowercased().first else { return false }
        let letter = lowercased()
        return letter == String(first) || letter == NameWords.sortKey(of: String(first))
    }
}
