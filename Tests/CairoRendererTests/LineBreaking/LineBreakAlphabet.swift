@testable import CairoRenderer

/// Characters for texts that are broken into lines by two programs.
enum LineBreakAlphabet {
    /// All classes, and what schedules have.
    static let all = triples + more

    /// Few enough for all triples: each class but SA, and all common punctuation.
    static let triples = [
        "A", "z", "É", "½", "7", " ", ",", ".", ":", "'", "’", "-", "/", "(", ")", "[", "{", "}", "–", "—", "&", "|",
        "\"",
        "!", "…", "$", "+", "%", "\\", "“", "”", "א", "字", "あ", "ゃ", "。", "（", "）", "한", "각", "\u{1100}", "\u{1160}",
        "\u{11A8}", "👍", "🏻", "🇩", "\u{301}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{AD}", "´", "\n", "\r",
        "\u{B}", "\u{85}", "\u{FFFC}",
    ]

    private static let more = [
        "ő", "0", ";", "]", "?", "#", "@", "*", "=", "_", "~", "^", "`", "<", ">", "„", "‘", "«", "»", "「", "」", "ー",
        "☃",
        "😀", "🇪", "\u{FE0F}", "\u{2011}", "\u{3000}", "\u{2028}", "\t", "€", "°", "×", "÷", "•", "·", "٣", "ب", "с",
        "ω",
        "\u{5F3}", "\u{5F4}", "ा", "क",
    ]

    /// True if there is a mark behind an opening bracket, or a joiner with a letter of India: Pango has rules of its
    /// own there.
    static func isLeftToPango(_ text: String) -> Bool {
        let classes = text.unicodeScalars.map { LineBreakTable.lineBreakClass(of: $0.value) }
        return zip(classes, classes.dropFirst()).contains { $0.isOpeningBracket && $1.isMark }
            || classes.contains(.zwj) && text.unicodeScalars.contains { "काा".unicodeScalars.contains($0) }
    }

    /// Every character that our version knows, but Thai ones and most of Han and Hangul.
    static let assigned = (1...0x1FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3500...0x9FFF, 0xAD00...0xD7A3, 0x17100...0x18CFF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse: return false
        default: break
        }
        guard let age = scalar.properties.age, age <= (15, 0) else { return false }
        return !LineBreakTable.lineBreakClass(of: scalar.value).needsDictionary
    }

    /// True if Pango lets a line end before it within a grapheme cluster.
    static func isParted(_ scalar: Unicode.Scalar) -> Bool {
        switch LineBreakTable.lineBreakClass(of: scalar.value) {
        case .cm, .zwj, .jl, .jv, .jt, .h2, .h3, .em, .ri: true
        default: false
        }
    }
}
