import CalendarLayout
import Glibc
import RuntimeLibraries

/// The reason why a document could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// A face cannot be loaded, for a reason given by the system.
    case font(String)
    /// A bundled face cannot be put into a file in memory; `errno` is the system's.
    case bundledFile(errno: Int32)
    /// A text needs Pango, which is not installed.
    case notInstalled(MissingLibrary)
    /// The file of a font cannot be read: since it was listed, it was removed or closed to this user. `errno` is the
    /// system's.
    case file(String, errno: Int32)
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
        case .bundledFile(let errno):
            "cannot load the fonts: no file in memory for a built-in one: \(String(cString: strerror(errno)))"
                + (errno == EFBIG ? " (ulimit -f)" : "")
        case .notInstalled(let missing): "\(missing)"
        case .file(let path, let errno): "cannot read the font '\(path)': \(String(cString: strerror(errno)))"
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

/// A text that an archive cannot have (``PDFConformance/archival``): nobody could read it in decades.
public struct UnarchivableText: Error, Hashable, Sendable {
    /// The text of a line, or a part of it.
    public let text: String
    /// The problem with it.
    public let reason: Reason

    /// A problem with a text.
    public enum Reason: Hashable, Sendable {
        /// A box replaces a character that no font has (ISO 19005-2, 6.2.11.8).
        case missingCharacter
        /// A character is for private use: its meaning is not defined anywhere (ISO 19005-2, 6.2.11.7.3).
        case privateCharacter
    }
}

extension UnarchivableText: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .missingCharacter: "'\(text)' has a character that no font has, and an archive has no boxes"
        case .privateCharacter: "'\(text)' has a private character, which an archive cannot explain"
        }
    }
}

extension Page {
    /// The texts of the page that an archive cannot have; a renderer of an archive refuses a page with any.
    public var unarchivableTexts: [UnarchivableText] { items.flatMap(\.unarchivableTexts) }
}

extension DisplayItem {
    fileprivate var unarchivableTexts: [UnarchivableText] {
        switch self {
        case .text(let run): run.unarchivableReason.map { [UnarchivableText(text: String(run.text), reason: $0)] } ?? []
        case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.flatMap(\.unarchivableTexts)
        case .fill, .rules, .outline: []
        }
    }
}

extension TextRun {
    fileprivate var unarchivableReason: UnarchivableText.Reason? {
        // Glyph 0 is the box, .notdef.
        if shaped.glyphs[shaped.glyphRange(of: clusters)].contains(where: { $0.id == 0 }) { return .missingCharacter }
        let isPrivate = text.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
        return isPrivate ? .privateCharacter : nil
    }
}
