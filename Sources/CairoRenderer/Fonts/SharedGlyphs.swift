/// Characters that share a glyph in Roboto: Δ and ∆ (U+2206), Ω and U+2126.
///
/// Given the glyph alone, Cairo takes it for the later character of each pair, or for the one that it was first given
/// with text; a reader would copy and search for the wrong one. Given its text, each is itself.
enum SharedGlyphs {
    private static let characters: [Unicode.Scalar] = ["\u{394}", "\u{3A9}", "\u{2126}", "\u{2206}"]

    static func occur(in text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == 0xCE || $0 == 0xE2 }) else { return false }
        return text.unicodeScalars.contains(where: characters.contains)
    }
}
