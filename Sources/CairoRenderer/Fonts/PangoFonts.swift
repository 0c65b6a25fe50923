import CPango
import CalendarLayout

/// Pango's choice among faces, for texts that are more than plain words: the bundled faces first, and only where asked for
/// others behind them.
final class PangoFonts {
    private let configuration: OpaquePointer
    private let map: OpaquePointer
    private let options: OpaquePointer
    private let systemFonts: SystemFonts?
    private var contexts = PerFace<OpaquePointer>()

    /// The family of a face's description. No font beside the bundled ones has it, whatever the system calls its own.
    fileprivate static let family = "calprint Roboto"

    /// `options` must outlive the value. Throws ``RenderError/font(_:)`` where the system has no memory or no descriptor for
    /// the faces, and what `sources` are the reason of.
    init(_ sources: FontSources, _ options: OpaquePointer) throws(RenderError) {
        self.options = options
        configuration = FcConfigCreate()
        try BundledFiles.add(to: configuration)
        systemFonts = try sources.add(to: configuration, family: PangoFonts.family)
        // Before the map is made: else Pango reads the system's font configuration in a thread of its own.
        FcConfigSetCurrent(configuration)
        map = OpaquePointer(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT))
        pango_fc_font_map_set_config(map, configuration)
        pango_cairo_font_map_set_resolution(map, 72)
    }

    deinit {
        contexts.all.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
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

    /// What each face says of itself; the bundled ones come first.
    var faces: [AvailableFace] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].map(AvailableFace.init) }
    }
}

/// A font that Pango chose.
struct PangoChoice {
    let font: UnsafeMutablePointer<PangoFcFont>

    /// The bundled face that it is; nil for another.
    var bundledFace: FontFace? {
        var path: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pango_fc_font_get_pattern(font), FC_FILE, 0, &path)
        return path.flatMap { BundledFiles.face(ofFile: String(cString: $0)) }
    }

    /// Cairo's font face, which the font owns.
    var drawing: OpaquePointer {
        cairo_scaled_font_get_font_face(pango_cairo_font_get_scaled_font(OpaquePointer(font)))
    }

    var spaceGlyph: UInt32? {
        let glyph = pango_fc_font_get_glyph(font, 0x20)
        return glyph > 0 ? glyph : nil
    }

    var description: AvailableFace { AvailableFace(pango_fc_font_get_pattern(font)) }
}

extension FontFace {
    /// For the caller to free.
    fileprivate var description: OpaquePointer {
        let description = pango_font_description_new()!
        let isCondensed = self == .condensed || self == .condensedBold
        let isBold = self == .bold || self == .condensedBold
        let family = PangoFonts.family + (isCondensed ? " Condensed" : "")
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_size(description, FontLibrary.shapingSize * PANGO_SCALE)
        return description
    }
}
