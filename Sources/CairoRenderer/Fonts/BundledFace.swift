import CFonts
import CCairo
import CalendarLayout

/// A bundled face, opened from memory for shaping and drawing, without any font configuration.
final class BundledFace {
    /// HarfBuzz's font at ``FontLibrary/shapingSize``, in Pango's units.
    let shaping: OpaquePointer
    /// Cairo's font face.
    let drawing: OpaquePointer
    /// Open as long as `drawing`.
    private let file: FontFile

    init(_ face: FontFace) {
        let bytes = calprint_font_at(face.rawValue).pointee
        guard let file = FontFile(bytes: UnsafeBufferPointer(start: bytes.bytes, count: bytes.count)) else {
            fatalError("no memory for a face")
        }
        (self.file, drawing, shaping) = (file, file.drawing(), BundledFace.shaping(bytes))
    }

    deinit {
        cairo_font_face_destroy(drawing)
        hb_font_destroy(shaping)
    }

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

    /// The glyph of a space.
    var spaceGlyph: UInt32? { glyph(of: " ") }

    /// The glyph of a character, if nothing is near it; nil if it has none.
    func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// How the face describes itself.
    var description: AvailableFace { file.description(named: BundledFiles.folder) }
}
