import Glibc
import RuntimeLibraries

/// The reason why a document could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// A face cannot be loaded, for a reason given by the system.
    case font(String)
    /// A text needs Pango, which is not installed.
    case notInstalled(MissingLibrary)
    /// A PDF cannot embed a font, for the given reason.
    case notEmbeddable(font: String, reason: String)
    /// A folder of fonts cannot be read; `errno` is the system's.
    case folder(String, errno: Int32)
    /// A folder has no font that can be printed.
    case noFont(inFolder: String)
    /// An archive cannot have a text of the page.
    case notArchivable(UnarchivableText)
    /// Cairo failed, for the given reason. Never the data's fault.
    case cairo(String)
    /// An object of the file is missing, or there is no memory; the reason says which. Never the data's fault.
    case pdf(String)
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .font(let reason): "cannot load the fonts: \(reason)"
        case .notInstalled(let missing): "\(missing)"
        case .notEmbeddable(let font, let reason): "cannot embed the font '\(font)': \(reason)"
        case .folder(let path, let errno): "cannot read the font folder '\(path)': \(String(cString: strerror(errno)))"
        case .noFont(let path):
            "the folder '\(path)' has no font that can be printed (.ttf, .otf, .ttc; no colour fonts)"
        case .notArchivable(let text): "\(text)"
        case .cairo(let reason): "cannot draw: \(reason)"
        case .pdf(let reason): "cannot write the PDF: \(reason)"
        }
    }
}
