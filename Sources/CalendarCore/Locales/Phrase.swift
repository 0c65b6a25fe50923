/// Words around values, in the order of a language: `+{count} more, p. {page}`.
public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// As it is written, with a name in braces for each value.
    public let pattern: String

    /// A phrase; a brace that is not closed, or has a name without a value, is printed as it stands.
    public init(_ pattern: String) {
        self.pattern = pattern
    }

    /// A phrase from a literal.
    public init(stringLiteral pattern: String) {
        self.init(pattern)
    }

    /// The words with these values in their places.
    public func filled(_ values: KeyValuePairs<String, String>) -> String {
        var (text, rest) = ("", pattern[...])
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[open..<close].dropFirst()
            let value = values.first { $0.key == name }?.value
            text += rest[..<open] + (value ?? String(rest[open...close]))
            rest = rest[close...].dropFirst()
        }
        return text + rest
    }
}
