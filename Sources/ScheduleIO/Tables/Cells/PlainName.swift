import CGLib

/// The name of a column, a line or a code in the form for comparing: without case, accents, spaces and punctuation.
struct PlainName: Hashable {
    let text: String

    init(_ name: String) {
        let text = PlainName.plainASCII(name) ?? PlainName.plain(name)
        // A name of signs alone, such as "+", is kept as it is.
        self.text = text.isEmpty ? name.lowercased() : text
    }

    /// Returns the letters and digits of a name, in lower case; nil if it is not ASCII.
    private static func plainASCII(_ name: String) -> String? {
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return nil
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func plain(_ name: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in PlainName.decomposed(name, .compatibility).unicodeScalars {
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
        return String(text)
    }

    /// Appends one scalar: a view of scalars makes room only for the content appended at once, so it would be copied
    /// each time.
    private static func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
        for letter in unaccented(scalar).unicodeScalars { text.append(letter) }
    }

    /// Returns a small letter in ASCII if it has no decomposition; otherwise the letter.
    static func unaccented(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        case "ø": "o"
        case "đ", "ð": "d"
        case "ł": "l"
        case "ı": "i"
        default: String(scalar)
        }
    }

    /// Unicode's decompositions (UAX #15).
    enum Decomposition {
        case canonical, compatibility
    }

    /// Returns a text with its letters and their accents apart.
    static func decomposed(_ text: String, _ kind: Decomposition) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return text.withCString { start in
            let mode = kind == .canonical ? G_NORMALIZE_NFD : G_NORMALIZE_NFKD
            guard let decomposed = g_utf8_normalize(start, -1, mode) else { return text }
            defer { g_free(decomposed) }
            return String(cString: decomposed)
        }
    }
}

extension PlainName: ExpressibleByStringLiteral {
    /// Creates a name that is plain already.
    init(stringLiteral text: String) { self.text = text }
}
