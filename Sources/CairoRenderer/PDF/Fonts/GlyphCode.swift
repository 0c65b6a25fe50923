/// The code of a glyph in a font of the document.
struct GlyphCode: Hashable {
    /// The index of the font, which pages name by it: `F0`.
    let font: Int
    let value: UInt16
    /// True for a font with codes of one byte, false for one with two.
    let isSingleByte: Bool
    /// The glyph's advance, in em.
    let advance: Double
}
