import CCairo

/// Glyphs to draw font by font, with one call of Cairo per font instead of one per text.
struct TextBatches {
    private var batches: [Batch] = []

    private struct Batch {
        let font: OpaquePointer
        var glyphs: [cairo_glyph_t]
    }

    /// Whether no glyphs wait.
    private(set) var isEmpty = true

    mutating func append(_ glyphs: some Sequence<cairo_glyph_t>, font: OpaquePointer) {
        isEmpty = false
        if let index = batches.firstIndex(where: { $0.font == font }) {
            batches[index].glyphs.append(contentsOf: glyphs)
        } else {
            batches.append(Batch(font: font, glyphs: Array(glyphs)))
        }
    }

    /// Draws the waiting glyphs, in the order in which the fonts were first used.
    mutating func draw(on context: OpaquePointer, asShapes: Bool) {
        for index in batches.indices where !batches[index].glyphs.isEmpty {
            cairo_set_scaled_font(context, batches[index].font)
            let count = Int32(batches[index].glyphs.count)
            if asShapes {
                cairo_glyph_path(context, batches[index].glyphs, count)
                cairo_fill(context)
            } else {
                cairo_show_glyphs(context, batches[index].glyphs, count)
            }
            batches[index].glyphs.removeAll(keepingCapacity: true)
        }
        isEmpty = true
    }
}
