import CFonts
import CCairo
import CalendarLayout
import Glibc

/// The bundled faces as files, for libraries that open fonts by name. They stay open for the life of the process,
/// and every library uses the same.
enum BundledFiles {
    static let folder = "/proc/self/fd/"

    /// Negative if the system had no descriptor left.
    private static let descriptors = FontFace.allCases.map { calprint_font_descriptor($0.rawValue) }

    /// Throws ``RenderError/font(_:)`` if the system has no memory or descriptor left for them, or no /proc.
    static func add(to configuration: OpaquePointer) throws(RenderError) {
        for descriptor in descriptors {
            guard descriptor >= 0 else { throw .font("the system has no descriptor left") }
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
