/// A piece of a text that names people: a word, or a sign between words.
struct NameToken {
    let kind: Kind
    /// Its place in the text.
    let range: Range<String.Index>
    /// True if white space comes before it.
    let followsSpace: Bool

    enum Kind: Hashable {
        /// Letters and digits, with apostrophes and hyphens between them, in lower case, as in `lowercasedWords`.
        case word(String)
        /// ½ and its like.
        case fraction
        /// A full stop.
        case stop
        /// A comma, a slash, a semicolon, a plus, an ampersand or a bar.
        case separator
        case opening, closing
        /// A hyphen between spaces, or a dash of any length.
        case dash
        case colon
        /// Any other sign.
        case other
    }

    /// In lower case; nil if it is no word.
    var word: String? { if case .word(let word) = kind { word } else { nil } }

    /// Its word, unless that is one letter: an initial is no title and no connective.
    var longWord: String? { word.flatMap { $0.utf8.count > 1 ? $0 : nil } }

    /// Most texts have no more.
    private static let usualCount = 8

    /// The tokens of a text, without its white space.
    static func tokens(of text: String) -> [NameToken] {
        var scanner = NameScanner(text)
        var tokens: [NameToken] = []
        tokens.reserveCapacity(NameToken.usualCount)
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }
}

/// Steps through a text from token to token.
private struct NameScanner {
    private let scalars: String.UnicodeScalarView
    private let text: String
    private var index: String.Index

    init(_ text: String) {
        (self.text, scalars, index) = (text, text.unicodeScalars, text.startIndex)
    }

    mutating func next() -> NameToken? {
        let before = index
        while index < scalars.endIndex, scalars[index].isBlank { advance() }
        guard index < scalars.endIndex else { return nil }
        let (start, followsSpace) = (index, index > before)
        let kind = kind()
        return NameToken(kind: kind, range: start..<index, followsSpace: followsSpace)
    }

    private mutating func advance() { index = scalars.index(after: index) }

    private mutating func kind() -> NameToken.Kind {
        let scalar = scalars[index]
        if scalar.isFraction {
            advance()
            return .fraction
        }
        if scalar.isInWord { return .word(word()) }
        advance()
        return NameToken.Kind(sign: scalar)
    }

    /// True between two numbers: `17:00-19:00` and `7a-7p` have a dash, although without spaces.
    private func isBetweenNumbers(from start: String.Index) -> Bool {
        let after = scalars.index(after: index)
        guard after < scalars.endIndex else { return false }
        return [start, after].allSatisfy { scalars[$0].properties.numericType == .decimal }
    }

    /// Returns true for gershayim between Hebrew letters: `ד"ר` is a word.
    private func isGershayim(_ sign: Unicode.Scalar) -> Bool {
        guard sign == "\"" || sign == "״" else { return false }
        let after = scalars.index(after: index)
        guard index > scalars.startIndex, after < scalars.endIndex else { return false }
        return [scalars.index(before: index), after].allSatisfy { ("א"..."ת").contains(scalars[$0]) }
    }

    private mutating func word() -> String {
        let start = index
        var end = index
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if scalar.isFraction { break }
            if scalar.isInWord || scalar.isMark {
                advance()
                end = index
            } else if scalar.joint != nil && end == index && !isBetweenNumbers(from: start) || isGershayim(scalar) {
                advance()
            } else {
                break
            }
        }
        index = end
        let word = String(text[start..<end])
        return word.asciiWord ?? word.lowercasedWords.joined(separator: " ")
    }
}

extension NameToken.Kind {
    fileprivate init(sign: Unicode.Scalar) {
        self =
            switch sign {
            case ".": .stop
            case ",", "/", ";", "+", "&", "|", "،", "、", "；", "，": .separator
            case "(", "[": .opening
            case ")", "]": .closing
            case ":": .colon
            case "-": .dash
            case _ where sign.properties.generalCategory == .dashPunctuation: .dash
            default: .other
            }
    }
}

extension Unicode.Scalar {
    /// True for a fraction in one character.
    fileprivate var isFraction: Bool {
        switch value {
        case 0xBC...0xBE, 0x2150...0x215E, 0x2189: true
        default: false
        }
    }
}

extension NameToken {
    /// True for a title or a degree: `Dr`, `med`, `RN`. It is beside a name, and no name itself.
    var isTitle: Bool { longWord.map(NameToken.titles.contains) ?? false }

    private static let titles: Set<String> = [
        "aprn", "bsn", "cna", "crna", "dipl", "dnp", "dott", "dr", "dra", "frau", "herr", "ing", "lpn", "lvn", "mag",
        "md", "med", "mme", "mr", "mrs", "ms", "msn", "pa-c", "pharmd", "phd", "pnp", "prof", "rn", "sra", "ד ר",
        "פרופ",
    ]
}
