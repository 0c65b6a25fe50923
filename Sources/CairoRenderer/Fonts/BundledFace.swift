import CFonts
import CCairo
import CalendarLayout

/// A bundled face, opened from memory for shaping and drawing, without any font configuration.
final class BundledFace {
    /// HarfBuzz's font at ``FontLibrary/shapingSize``, in Pango's units.
    let shaping: OpaquePointer
    /// Cairo's font face.
    let drawing: OpaquePointer
    private let file: FT_Face

    init(_ face: FontFace) {
        let bytes = calprint_font_at(face.rawValue).pointee
        shaping = BundledFace.shaping(bytes)
        file = BundledFace.open(bytes)
        drawing = cairo_ft_font_face_create_for_ft_face(file, Int32(FT_LOAD_NO_HINTING))
        // Cairo may keep the face after its last user: it is closed when Cairo releases it.
        cairo_font_face_set_user_data(drawing, BundledFace.closing, file) { BundledFace.close($0) }
    }

    deinit {
        cairo_font_face_destroy(drawing)
        hb_font_destroy(shaping)
    }

    private nonisolated(unsafe) static let closing = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private static func shaping(_ bytes: calprint_font) -> OpaquePointer {
        let start = UnsafeRawPointer(bytes.bytes!).assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, 0)
        let font = hb_font_create(face)!
        hb_font_set_scale(font, Int32(Advance.unitsPerEm), Int32(Advance.unitsPerEm))
        hb_face_destroy(face)
        hb_blob_destroy(blob)
        return font
    }

    /// Each face has its own FreeType library, so that any thread may close it.
    private static func open(_ bytes: calprint_font) -> FT_Face {
        var library: FT_Library?
        var file: FT_Face?
        guard FT_Init_FreeType(&library) == 0,
            FT_New_Memory_Face(library, bytes.bytes, FT_Long(bytes.count), 0, &file) == 0, let file
        else { fatalError("no memory for a face") }
        return file
    }

    private static func close(_ file: UnsafeMutableRawPointer?) {
        guard let file = file?.assumingMemoryBound(to: FT_FaceRec.self) else { return }
        let library = file.pointee.glyph.pointee.library
        FT_Done_Face(file)
        FT_Done_FreeType(library)
    }

    /// The glyph of a space.
    var spaceGlyph: UInt32? { glyph(of: " ") }

    /// The glyph of a character, if nothing is near it; nil if it has none.
    func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// How the face describes itself.
    var description: AvailableFace {
        let pattern = FcFreeTypeQueryFace(file, BundledFiles.folder, 0, nil)!
        defer { FcPatternDestroy(pattern) }
        return AvailableFace(pattern)
    }
}
