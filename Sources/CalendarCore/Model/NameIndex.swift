/// Finds people by what they are called: by the words and signs of a name, else by its words if one person has them.
public struct NameIndex: Sendable {
    /// By the names as they are written, which is found without taking them apart.
    private var written: [String: Int] = [:]
    private var exact: [[String]: Int] = [:]
    /// The people with these words in a name.
    private var byWords: [[String]: Set<Int>] = [:]
    /// By the words of `Last, First` in the order of `First Last`.
    private var flipped: [[String]: Int] = [:]

    /// People by their place in a list; of two people with a name in common the first counts.
    public init(_ people: [Person]) {
        for (index, person) in people.enumerated() { add(person.names, of: index) }
    }

    /// Adds names of a person.
    public mutating func add(_ names: [String], of person: Int) {
        for name in names {
            let tokens = NameToken.tokens(of: name)
            let key = NameToken.key(tokens, of: name)
            if exact[key] == nil { exact[key] = person }
            if written[name] == nil { written[name] = exact[key] }
            byWords[tokens.compactMap(\.word), default: []].insert(person)
            if let flip = NameWords.flipped(name), flipped[flip] == nil { flipped[flip] = person }
        }
    }

    /// Returns the place of the person who is called by a name, signs and all: `Joe*` is not `Joe`.
    public func person(calledExactly name: String) -> Int? { written[name] ?? exact[NameToken.key(of: name)] }

    /// Returns the place of the person whose name is written the other way round: `Last, First` or `First Last`.
    public func person(calledFlipped name: String) -> Int? {
        let turned = flipped.isEmpty ? nil : flipped[NameWords.withoutTitles(name)]
        return turned ?? NameWords.flipped(name).flatMap { exact[$0] }
    }

    /// Returns the place of the one person whom a name means; nil if nobody is called by it, or several people.
    public func person(called name: String) -> Int? {
        if let found = person(calledExactly: name) ?? person(calledFlipped: name) { return found }
        guard let owners = byWords[NameToken.words(of: name)], owners.count == 1 else { return nil }
        return owners.first
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
