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

    /// The bundled face that it is; nil if it is another face.
    var bundledFace: FontFace? {
        var path: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pattern, FC_FILE, 0, &path)
        return path.flatMap { BundledFiles.face(ofFile: String(cString: $0)) }
    }

    /// The glyph of a space; nil if it has none.
    var spaceGlyph: UInt32? {
        let glyph = functions.pango_fc_font_get_glyph(font, 0x20)
        return glyph > 0 ? glyph : nil
    }

    /// Its face's description of itself.
    var description: AvailableFace { AvailableFace(pattern) }

    /// A variable font's place on its axes: `wght=700`; empty for others.
    var variations: String {
        var value: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &value)
        return value.map { String(cString: $0) } ?? ""
    }

    func keep() { _ = functions.g_object_ref(font) }

    func release() { functions.g_object_unref(font) }

    /// fontconfig's pattern, which the font owns.
    var pattern: OpaquePointer { functions.pango_fc_font_get_pattern(font)! }
}
