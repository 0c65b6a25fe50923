import CCairo

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
