import Foundation

/// System fonts that tests load by name; Packaging/debian-packages.txt has their packages.
enum TestFonts {
    /// DejaVu: Hebrew, Arabic, symbols and faces, in black.
    static let dejaVu = "/usr/share/fonts/truetype/dejavu"

    static let dejaVuSans = dejaVu + "/DejaVuSans.ttf"

    /// A regular face of Noto for one script.
    static func noto(_ name: String) -> String { "/usr/share/fonts/truetype/noto/\(name)-Regular.ttf" }

    /// Han, Kana and Hangul; characters that Unicode has twice share a glyph.
    static let notoCJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

    static let notoFolder = "/usr/share/fonts/truetype/noto"
    static let cjkFolder = "/usr/share/fonts/opentype/noto"

    /// A colour font, on machines that have it.
    static let colour = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    static var hasColour: Bool { FileManager.default.fileExists(atPath: colour) }

    /// A folder that exists during a test.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "calprint-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// A folder with links to these files.
    static func withLinks<Result>(to files: [String], _ body: (String) throws -> Result) throws -> Result {
        try withFolder { folder in
            for file in files {
                let name = URL(filePath: file).lastPathComponent
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: name), withDestinationURL: URL(filePath: file))
            }
            return try body(folder.path)
        }
    }
}
