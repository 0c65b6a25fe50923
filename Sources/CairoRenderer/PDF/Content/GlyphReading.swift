/// A glyph that is read as other characters than Cairo says, or is not read.
struct GlyphReading: Hashable {
    /// Cairo's code of the glyph.
    let code: GlyphCodes.Code
    let text: String

    /// A glyph that is read elsewhere counts as a space: every reader takes one for nothing, or for nothing but a gap.
    static func silent(_ code: GlyphCodes.Code) -> GlyphReading { GlyphReading(code: code, text: " ") }
}
