import CFonts
import CPango
import CalendarLayout

/// Faces, ready to measure and to draw with: the bundled ones first, and only where asked for others behind them.
///
/// One library serves many documents; it is not to be used from two threads at once.
public final class FontLibrary {
    /// Shaping happens at 64 pt, where an em is 65536 of Pango's units: ``Advance/unitsPerEm``.
    static let shapingSize: Int32 = 64

    private let configuration: OpaquePointer
    private let map: OpaquePointer
    private var contexts = PerFace<OpaquePointer>()
    private var fonts: [Font] = []
    private var systemFonts: SystemFonts?
    private var spaceGlyphs: [UInt32?] = []
    // A document has a few fonts at a few sizes each: looked through faster than hashed.
    private var scaledFonts: [ScaledFont] = []
    private let options: OpaquePointer

    /// The bundled faces as files, one set for the life of the process: Cairo remembers a face by its file's name, so a
    /// name must not come to mean another face. Negative where the system had no descriptor left.
    private static let descriptors = (0..<calprint_font_count).map { calprint_font_descriptor($0) }

    private struct Font {
        let pango: UnsafeMutableRawPointer
        let face: OpaquePointer
        /// Pango has a font for each language, Cairo one for each face: the first of the latter's.
        let index: Int
    }

    private struct ScaledFont {
        let font: Int32
        let size: Length
        let scaled: OpaquePointer
    }

    /// The family of a face's description. No font beside the bundled ones has it, whatever the system calls its own.
    static let family = "calprint Roboto"

    /// Throws ``RenderError/font(_:)`` where the system has no memory or no descriptor for the faces, and what
    /// `sources` are the reason of.
    public init(_ sources: FontSources = .bundled) throws(RenderError) {
        configuration = FcConfigCreate()
        for descriptor in FontLibrary.descriptors {
            guard descriptor >= 0 else { throw .font("the system has no descriptor left") }
            guard FcConfigAppFontAddFile(configuration, "/proc/self/fd/\(descriptor)") == FcTrue else {
                throw .font("fontconfig cannot read a bundled face")
            }
        }
        systemFonts = try sources.add(to: configuration, family: FontLibrary.family)
        // Before the map is made: else Pango reads the system's font configuration in a thread of its own.
        FcConfigSetCurrent(configuration)
        map = OpaquePointer(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT))
        pango_fc_font_map_set_config(map, configuration)
        pango_cairo_font_map_set_resolution(map, 72)
        options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    }

    deinit {
        scaledFonts.forEach { cairo_scaled_font_destroy($0.scaled) }
        for font in fonts {
            cairo_font_face_destroy(font.face)
            g_object_unref(font.pango)
        }
        contexts.all.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
        cairo_font_options_destroy(options)
        g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(configuration)
        systemFonts?.close()
    }

    /// Pango's context for a face: its description at the shaping size, unhinted, in no language of the environment.
    func context(for face: FontFace) -> OpaquePointer {
        if let context = contexts[face] { return context }
        let context = pango_font_map_create_context(UnsafeMutablePointer<PangoFontMap>(map))!
        let description = face.description
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        pango_context_set_language(context, pango_language_from_string("en-us"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        pango_context_set_round_glyph_positions(context, 0)
        pango_cairo_context_set_font_options(context, options)
        contexts[face] = context
        return context
    }

    /// The font of a face, and its number; nil where Pango has none, which its own shaping then tells.
    func font(of face: FontFace) -> (font: UnsafeMutablePointer<PangoFont>, index: Int)? {
        let context = context(for: face)
        let description = pango_context_get_font_description(context)
        guard let font = pango_context_load_font(context, description) else { return nil }
        defer { g_object_unref(font) }
        return (font, index(of: font))
    }

    /// The number of a font that Pango chose; the same for the same font.
    func index(of font: UnsafeMutablePointer<PangoFont>) -> Int {
        let pango = UnsafeMutableRawPointer(font)
        if let known = fonts.first(where: { $0.pango == pango }) { return known.index }
        g_object_ref(pango)
        let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(pango))
        let face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))!
        let index = fonts.firstIndex { $0.face == face } ?? fonts.count
        fonts.append(Font(pango: pango, face: face, index: index))
        return index
    }

    /// The face behind a number of ``/CalendarLayout/ShapedText/fonts``.
    public func face(ofFont index: Int) -> AvailableFace {
        AvailableFace(
            pango_fc_font_get_pattern(fonts[index].pango.assumingMemoryBound(to: PangoFcFont.self)))
    }

    /// A font at a size, for drawing.
    func scaledFont(_ font: Int32, size: Length) -> OpaquePointer {
        if let known = scaledFonts.first(where: { $0.font == font && $0.size == size }) { return known.scaled }
        var matrix = cairo_matrix_t()
        var identity = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, size.inPoints, size.inPoints)
        cairo_matrix_init_identity(&identity)
        let scaled = cairo_scaled_font_create(fonts[Int(font)].face, &matrix, &identity, options)!
        scaledFonts.append(ScaledFont(font: font, size: size, scaled: scaled))
        return scaled
    }

    /// The glyph of a space in a font; nil where it has none.
    func spaceGlyph(ofFont font: Int32) -> UInt32? {
        while spaceGlyphs.count <= Int(font) {
            let pango = fonts[spaceGlyphs.count].pango.assumingMemoryBound(to: PangoFcFont.self)
            let glyph = pango_fc_font_get_glyph(pango, 0x20)
            spaceGlyphs.append(glyph > 0 ? glyph : nil)
        }
        return spaceGlyphs[Int(font)]
    }

    /// How far a glyph moves on what is behind it, in em, as its font says and without kerning.
    func advance(of glyph: UInt32, font: Int32) -> Double {
        var (glyph, extents) = (cairo_glyph_t(index: UInt(glyph), x: 0, y: 0), cairo_text_extents_t())
        cairo_scaled_font_glyph_extents(scaledFont(font, size: .points(1)), &glyph, 1, &extents)
        return extents.x_advance
    }

    /// The family, style and version of every face, and how many characters it has; the bundled ones come first.
    public var faces: [AvailableFace] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].map(AvailableFace.init) }
    }
}

extension FontFace {
    /// For the caller to free.
    fileprivate var description: OpaquePointer {
        let description = pango_font_description_new()!
        let isCondensed = self == .condensed || self == .condensedBold
        let isBold = self == .bold || self == .condensedBold
        let family = FontLibrary.family + (isCondensed ? " Condensed" : "")
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_size(description, FontLibrary.shapingSize * PANGO_SCALE)
        return description
    }
}
