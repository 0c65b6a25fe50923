import CCairo
import CalendarLayout

/// Glyphs to draw font by font and ink by ink, with one call to Cairo for each instead of one for each text.
struct TextBatches {
    private var batches: [Batch] = []

    /// Glyphs of one font in one ink.
    struct Batch {
        let ink: Shade
        fileprivate let font: OpaquePointer
        fileprivate var glyphs: [cairo_glyph_t]

        /// Draws the glyphs in the colour of the context.
        func draw(on context: OpaquePointer, asShapes: Bool) {
            cairo_set_scaled_font(context, font)
            let count = Int32(glyphs.count)
            if asShapes {
                cairo_glyph_path(context, glyphs, count)
                cairo_fill(context)
            } else {
                cairo_show_glyphs(context, glyphs, count)
            }
        }
    }

    mutating func append(_ glyphs: some Sequence<cairo_glyph_t>, ink: Shade, font: OpaquePointer) {
        if let index = batches.firstIndex(where: { $0.font == font && $0.ink == ink }) {
            batches[index].glyphs.append(contentsOf: glyphs)
        } else {
            batches.append(Batch(ink: ink, font: font, glyphs: Array(glyphs)))
        }
    }

    /// The glyphs to draw, in the order in which the fonts were first used.
    var waiting: [Batch] { batches.filter { !$0.glyphs.isEmpty } }

    /// Drops the glyphs, but keeps their memory.
    mutating func removeAll() {
        for index in batches.indices { batches[index].glyphs.removeAll(keepingCapacity: true) }
    }
}
