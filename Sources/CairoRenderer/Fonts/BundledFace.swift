import CalendarLayout
import CCairo
import CFonts
import Glibc

/// A bundled face, opened from memory for shaping and drawing, without any font configuration.
final class BundledFace: LoadedFace {
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

    var drawing: OpaquePointer { open.drawing }

    var description: AvailableFace { open.file.description(named: BundledFiles.folder) }
}

/// The bundled faces as files, for libraries that open fonts by name. They stay open for the life of the process,
/// and every library uses the same.
enum BundledFiles {
    static let folder = "/proc/self/fd/"

    /// A negative error number where the system gave none.
    private static let descriptors = FontFace.allCases.map { calprint_font_descriptor($0.rawValue) }

    /// Throws ``RenderError/bundledFile(errno:)`` if the system has no memory or descriptor left for them, or a limit
    /// of files' sizes is too low, ``RenderError/font(_:)`` if it has no /proc.
    static func add(to configuration: OpaquePointer) throws(RenderError) {
        for descriptor in descriptors {
            guard descriptor >= 0 else { throw .bundledFile(errno: -descriptor) }
            guard access(folder + "\(descriptor)", R_OK) == 0 else {
                throw .font("this text needs /proc/self/fd, which the system lacks")
            }
            guard FcConfigAppFontAddFile(configuration, folder + "\(descriptor)") == FcTrue else {
                throw .font("fontconfig cannot read a bundled face")
            }
        }
    }

    /// The face whose file this is; nil for any other file.
    static func face(ofFile path: String) -> FontFace? {
        guard path.hasPrefix(folder), let descriptor = Int32(path.dropFirst(folder.utf8.count)) else { return nil }
        return descriptors.firstIndex(of: descriptor).flatMap(FontFace.init)
    }
}
