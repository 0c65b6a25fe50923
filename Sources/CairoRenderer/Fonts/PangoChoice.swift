import CCairo
import CPango
import CalendarLayout

/// A font that Pango chose.
struct PangoChoice {
    let font: UnsafeMutablePointer<PangoFcFont>
    private let functions: cpango_functions

    init(_ font: UnsafeMutablePointer<PangoFont>, _ functions: cpango_functions) {
        self.font = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        self.functions = functions
    }

    /// Which bundled face it is; nil if it is another face.
    var bundledFace: FontFace? {
        var path: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pattern, FC_FILE, 0, &path)
        return path.flatMap { BundledFiles.face(ofFile: String(cString: $0)) }
    }

    /// Cairo's font face, which the font owns.
    var drawing: OpaquePointer {
        cairo_scaled_font_get_font_face(functions.pango_cairo_font_get_scaled_font(OpaquePointer(font)))
    }

    var spaceGlyph: UInt32? {
        let glyph = functions.pango_fc_font_get_glyph(font, 0x20)
        return glyph > 0 ? glyph : nil
    }

    var description: AvailableFace { AvailableFace(pattern) }

    func keep() { _ = functions.g_object_ref(font) }

    func release() { functions.g_object_unref(font) }

    private var pattern: OpaquePointer { functions.pango_fc_font_get_pattern(font)! }
}
