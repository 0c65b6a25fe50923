import CalendarLayout
import CCairo

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

/// A text that Cairo takes with its glyphs: U+FFFD replaces what Cairo refuses, NUL and noncharacters.
struct CairoText {
    private let text: String

    init(_ text: String) {
        let isRefused = text.unicodeScalars.contains { CairoText.isRefused($0) }
        self.text = isRefused ? CairoText.replacing(in: text) : text
    }

    /// Draws the glyphs as one cluster, in the font and the colour of the context.
    func show(_ glyphs: [cairo_glyph_t], on context: OpaquePointer) {
        var text = text
        var extent = cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs.count))
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cairo_show_text_glyphs(
                    context, $0.baseAddress, Int32($0.count), glyphs, Int32(glyphs.count), &extent, 1,
                    cairo_text_cluster_flags_t(0))
            }
        }
    }

    private static func replacing(in text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\0" || (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }
}
