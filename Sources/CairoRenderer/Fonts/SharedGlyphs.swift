/// Characters that Roboto draws with one glyph: Δ and ∆ (U+2206), Ω and U+2126.
///
/// From the glyph alone Cairo tells the later one of each pair, and, once either has come with its text, always that
/// one: a reader would copy and search it. With its text each stands for itself.
enum SharedGlyphs {
    private static let characters: [Unicode.Scalar] = ["\u{394}", "\u{3A9}", "\u{2126}", "\u{2206}"]

    static func occur(in text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == 0xCE || $0 == 0xE2 }) else { return false }
        return text.unicodeScalars.contains(where: characters.contains)
    }
}
