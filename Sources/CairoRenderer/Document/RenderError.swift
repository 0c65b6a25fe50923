import Glibc
import RuntimeLibraries

/// Why a document could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// A bundled face could not be loaded; the reason is the system's.
    case font(String)
    /// A text needs Pango, which is not installed.
    case notInstalled(MissingLibrary)
    /// A folder of fonts cannot be read; the number is the system's.
    case folder(String, errno: Int32)
    /// A folder has no font that can be printed.
    case noFont(inFolder: String)
    /// Cairo stopped; the reason is Cairo's. Never the data's fault.
    case cairo(String)
    /// Cairo's PDF holds what the finisher does not know; the reason tells what. Never the data's fault.
    case pdf(String)
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .font(let reason): "cannot load the fonts: \(reason)"
        case .notInstalled(let missing): "\(missing)"
        case .folder(let path, let errno): "cannot read the font folder '\(path)': \(String(cString: strerror(errno)))"
        case .noFont(let path):
            "the folder '\(path)' has no font that can be printed (.ttf, .otf, .ttc; no colour fonts)"
        case .cairo(let reason): "cannot draw: \(reason)"
        case .pdf(let reason): "cannot write the PDF: \(reason)"
        }
    }
}
