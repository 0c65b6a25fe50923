/// Characters that Roboto draws with the glyph of another one: Δ as ∆ (U+2206), Ω as Ω (U+2126).
///
/// From the glyph alone Cairo tells the other one, and a reader would copy and search that; with its text the glyph
/// stands for itself.
enum SharedGlyphs {
    private static let characters: [[UInt8]] = [[0xCE, 0x94], [0xCE, 0xA9]]

    static func occur(in text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.contains(0xCE) else { return false }
        return zip(bytes, bytes.dropFirst()).contains { characters.contains([$0, $1]) }
    }
}
