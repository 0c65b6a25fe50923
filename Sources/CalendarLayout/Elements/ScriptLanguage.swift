/// The language that a text's script tells of, for those who speak it (ISO 32000-1, 14.9.2).
enum ScriptLanguage {
    /// The language of a text whose letters are all of a script that one language is written in; nil if they are not.
    ///
    /// Latin, Cyrillic, Greek, Arabic, Devanagari and Han letters tell of no language: names are of any, and their
    /// readers know more than a script says.
    static func language(of text: Substring) -> String? {
        var found: String?
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            let language = language(of: scalar)
            // Kana among Han is Japanese, Hangul among Han is Korean.
            if language == nil, scalar.properties.isIdeographic { continue }
            guard let language, found == nil || found == language else { return nil }
            found = language
        }
        return found
    }

    private static func language(of letter: Unicode.Scalar) -> String? {
        switch letter.value {
        case 0x0531...0x0587: "hy"
        case 0x0591...0x05F4, 0xFB1D...0xFB4F: "he"
        case 0x0B80...0x0BFF: "ta"
        case 0x0C00...0x0C7F: "te"
        case 0x0C80...0x0CFF: "kn"
        case 0x0D00...0x0D7F: "ml"
        case 0x0D80...0x0DFF: "si"
        case 0x0E01...0x0E5B: "th"
        case 0x0E81...0x0EDF: "lo"
        case 0x10D0...0x10FF: "ka"
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: "ko"
        case 0x1780...0x17FF: "km"
        case 0x3041...0x30FF, 0xFF66...0xFF9F: "ja"
        default: nil
        }
    }
}
