import CGLib

/// The name of a column, a line or a code as names are compared: without case, accents, spaces and punctuation.
struct PlainName: Hashable {
    let text: String

    init(_ name: String) {
        var text = String.UnicodeScalarView()
        for scalar in PlainName.decomposed(name).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .otherNumber, .letterNumber:
                PlainName.append(scalar, to: &text)
            case .uppercaseLetter, .titlecaseLetter:
                for small in scalar.properties.lowercaseMapping.unicodeScalars {
                    PlainName.append(small, to: &text)
                }
            default: break
            }
        }
        // A name of signs alone, such as "+", is what it is.
        self.text = text.isEmpty ? name.lowercased() : String(text)
    }

    /// One by one: a view of scalars makes room for what is appended at once, and for no more, so it would be copied each
    /// time.
    private static func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
        for letter in unaccented(scalar) { text.append(letter) }
    }

    /// Letters that have no decomposition.
    private static func unaccented(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        switch scalar {
        case "ß": "ss".unicodeScalars
        case "æ": "ae".unicodeScalars
        case "œ": "oe".unicodeScalars
        case "ø": "o".unicodeScalars
        case "đ", "ð": "d".unicodeScalars
        case "ł": "l".unicodeScalars
        default: String(scalar).unicodeScalars
        }
    }

    private static func decomposed(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return text.withCString { start in
            guard let decomposed = g_utf8_normalize(start, -1, G_NORMALIZE_NFKD) else { return text }
            defer { g_free(decomposed) }
            return String(cString: decomposed)
        }
    }
}

extension PlainName: ExpressibleByStringLiteral {
    /// A name that is plain already.
    init(stringLiteral text: String) { self.text = text }
}
