import CFonts
import CCairo
import CalendarLayout

/// The bundled faces as files, for libraries that open fonts by name: one set for the life of the process. Cairo remembers
/// a face by its file's name, so a name must not come to mean another face.
enum BundledFiles {
    static let folder = "/proc/self/fd/"

    /// Negative where the system had no descriptor left.
    private static let descriptors = FontFace.allCases.map { calprint_font_descriptor($0.rawValue) }

    /// Throws ``RenderError/font(_:)`` where the system has no memory or no descriptor for them.
    static func add(to configuration: OpaquePointer) throws(RenderError) {
        for descriptor in descriptors {
            guard descriptor >= 0 else { throw .font("the system has no descriptor left") }
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
