import CFonts
import CCairo
import CalendarLayout

/// A bundled face, opened from memory for shaping and drawing, without any font configuration.
final class BundledFace {
    let program: FontProgram
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ face: FontFace) {
        let font = calprint_font_at(face.rawValue).pointee
        bytes = UnsafeBufferPointer(start: font.bytes, count: font.count)
        program = FontProgram(bytes: bytes)
    }

    deinit { if let opened { cairo_font_face_destroy(opened.drawing) } }

    /// HarfBuzz's font at ``FontLibrary/shapingSize``, in Pango's units.
    var shaping: OpaquePointer { program.font }

    /// The glyph of a space.
    var spaceGlyph: UInt32? { program.glyph(of: " ") }

    // MARK: Drawing

    /// Opened when a picture is drawn: a PDF needs neither FreeType nor Cairo.
    private var opened: (file: FontFile, drawing: OpaquePointer)?

    private var open: (file: FontFile, drawing: OpaquePointer) {
        if let opened { return opened }
        guard let file = FontFile(bytes: bytes) else { fatalError("no memory for a face") }
        opened = (file, file.drawing())
        return opened!
    }

    /// Cairo's font face.
    var drawing: OpaquePointer { open.drawing }

    /// The face's description of itself.
    var description: AvailableFace { open.file.description(named: BundledFiles.folder) }
}
