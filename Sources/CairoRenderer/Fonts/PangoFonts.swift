import CCairo
import CGLib
import CPango
import CalendarLayout

/// Pango's choice among faces, for texts that are more than plain words: the bundled faces first, then others if asked
/// for.
final class PangoFonts {
    /// Pango's functions.
    let functions: cpango_functions
    private let configuration: OpaquePointer
    private let map: OpaquePointer
    private let language: String
    private let systemFonts: SystemFonts?
    private var contexts = PerFace<OpaquePointer>()

    /// The family name to ask for. Only the bundled fonts have it, whatever the system's fonts are called.
    private static let family = "calprint Roboto"

    /// Throws what ``FontLibrary/init(_:language:)`` throws.
    init(_ sources: FontSources, language: String) throws(RenderError) {
        functions = try Pango.functions()
        self.language = language
        configuration = FcConfigCreate()
        try BundledFiles.add(to: configuration)
        systemFonts = try sources.add(
            to: configuration, family: PangoFonts.family, language: language)
        // Set before the map is made; otherwise Pango reads the system's font configuration in a thread of its own.
        FcConfigSetCurrent(configuration)
        map = OpaquePointer(functions.pango_ft2_font_map_new()!)
        functions.pango_fc_font_map_set_config(map, configuration)
    }

    deinit {
        contexts.all.forEach { functions.g_object_unref(UnsafeMutableRawPointer($0)) }
        functions.g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(configuration)
        systemFonts?.close()
    }

    /// Pango's context for a face: at the shaping size, unhinted, in the given language rather than the environment's.
    func context(for face: FontFace) -> OpaquePointer {
        if let context = contexts[face] { return context }
        let context = functions.pango_font_map_create_context(UnsafeMutablePointer<PangoFontMap>(map))!
        let description = description(of: face)
        functions.pango_context_set_font_description(context, description)
        functions.pango_font_description_free(description)
        let name = PangoLanguage.name(of: language)
        functions.pango_context_set_language(context, functions.pango_language_from_string(name))
        functions.pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        functions.pango_context_set_round_glyph_positions(context, 0)
        contexts[face] = context
        return context
    }

    /// The caller frees it.
    private func description(of face: FontFace) -> OpaquePointer {
        let description = functions.pango_font_description_new()!
        let isCondensed = face == .condensed || face == .condensedBold
        let weight = face == .bold || face == .condensedBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL
        let family = PangoFonts.family + (isCondensed ? " Condensed" : "")
        functions.pango_font_description_set_family(description, family)
        functions.pango_font_description_set_weight(description, weight)
        functions.pango_font_description_set_size(description, FontLibrary.shapingSize * PANGO_SCALE)
        return description
    }

    /// Each face's description of itself; the bundled ones come first.
    var faces: [AvailableFace] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].map(AvailableFace.init) }
    }
}
