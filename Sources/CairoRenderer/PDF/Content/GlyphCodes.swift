import CalendarLayout

/// The code of each glyph in the fonts that Cairo embeds.
///
/// Cairo numbers glyphs in the order of their first use. So it draws each new one once, on a page that is thrown away
/// (``Specimen``); the code that it writes there serves all pages.
final class GlyphCodes {
    /// The code of a glyph.
    struct Code: Hashable {
        /// The embedded font, by the index of its name.
        let subset: Int
        /// One byte in a Latin font, otherwise two.
        let value: UInt16
        /// The glyph's advance, in em.
        let advance: Double
    }

    /// A font that Cairo embeds, or the same with other characters for its codes.
    struct Subset {
        /// Cairo's name for it: `f-0-0`. Pages call it by its index: `F0`.
        let name: String
        let isLatin: Bool
        /// Cairo's number for its object.
        let object: Int
        /// What its codes are read as; nil if they are read as Cairo says.
        var texts: [UInt16: String]?
    }

    private(set) var table = CodeTable()

    func set(_ glyph: UInt32, font: Int32, to code: Code) { table.set(glyph, font: font, to: code) }

    // MARK: Awaited codes

    /// Whether any of the glyphs has no code and awaits none. Called for every glyph of the first pages.
    func hasNew(_ glyphs: ArraySlice<ShapedText.Glyph>, font: Int32) -> Bool { table.hasNew(glyphs, font: font) }

    /// Marks a glyph as awaiting its code. Returns false if it has one or awaits one already.
    func await(_ glyph: UInt32, font: Int32) -> Bool { table.await(glyph, font: font) }

    /// Makes codes for readings.
    func add(_ readings: [GlyphReading]) { readings.forEach { table.add($0) } }

    /// The index of a font's name; adds a new name.
    func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        table.subset(named: name, isLatin: isLatin, object: object)
    }
}
