/// Words with placeholders for values, in the word order of a language: `+{count} more, p. {page}`.
public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    private let pieces: [Piece]

    private enum Piece: Hashable {
        case words(String)
        /// A value, by its name.
        case value(String)
    }

    /// The phrase of a pattern, with a name in braces for each value; a brace that is not closed stays as it is.
    public init(_ pattern: String) {
        var pieces: [Piece] = []
        var rest = pattern.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            if open > rest.startIndex { pieces.append(.words(String(Substring(rest[..<open])))) }
            pieces.append(.value(String(Substring(rest[open..<close].dropFirst()))))
            rest = rest[close...].dropFirst()
        }
        self.pieces = rest.isEmpty ? pieces : pieces + [.words(String(Substring(rest)))]
    }

    /// A phrase from a literal.
    public init(stringLiteral pattern: String) {
        self.init(pattern)
    }

    /// The phrase with these values filled in; a name without a value stays, in its braces.
    public func filled(_ values: KeyValuePairs<String, String>) -> String {
        filled { name in values.first { $0.key == name }?.value ?? "{\(name)}" }
    }

    /// The phrase with the value that each name has.
    func filled(_ value: (String) -> String) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .value(let name): text += value(name)
            }
        }
    }
}
