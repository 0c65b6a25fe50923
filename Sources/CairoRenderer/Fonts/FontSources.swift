import CCairo
import Glibc

/// The places to find further faces, for characters that the bundled ones lack.
public struct FontSources: Hashable, Sendable {
    /// Folders of font files, including subfolders; earlier ones take precedence.
    public var folders: [String]
    /// True to search the system's installed fonts as well, after the folders.
    public var system: Bool

    /// Sources of folders, and of the installed fonts if `system` is true.
    public init(folders: [String] = [], system: Bool = false) {
        (self.folders, self.system) = (folders, system)
    }

    /// Only the bundled faces: the same page on every machine.
    public static let bundled = FontSources()
}

extension FontSources {
    /// Adds faces to a configuration, after those that it has. Those get a second family name that no added face has,
    /// so that none can replace them; the condensed ones with "Condensed" appended.
    ///
    /// Of faces that have the same character, the first in this order is used; for Chinese characters one that has
    /// their forms in the `language`. The returned system fonts must stay open as long as the configuration.
    func add(
        to configuration: OpaquePointer, family: String, language: String
    ) throws(RenderError) -> SystemFonts? {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return nil }
        defer { set.putInOrder(language) }
        for index in 0..<Int(set.pointee.nfont) {
            guard let pattern = set.pointee.fonts[index] else { continue }
            let isCondensed = AvailableFace(pattern).family.hasSuffix("Condensed")
            FcPatternAddString(pattern, FC_FAMILY, family + (isCondensed ? " Condensed" : ""))
        }
        for folder in folders { try FontFolder(path: folder).add(to: set) }
        guard system else { return nil }
        let fonts = try SystemFonts()
        fonts.add(to: set)
        return fonts
    }
}

/// A folder of font files.
struct FontFolder {
    let path: String

    private static let suffixes = [".ttf", ".otf", ".ttc", ".otc"]

    /// Adds its faces to a set, file by file in the order of their names.
    ///
    /// Throws ``RenderError/folder(_:errno:)`` if a folder cannot be read, ``RenderError/noFont(inFolder:)`` if it has
    /// no face.
    func add(to set: UnsafeMutablePointer<FcFontSet>) throws(RenderError) {
        let countBefore = set.pointee.nfont
        for file in try files(in: path) { FontFolder.add(file, to: set) }
        guard set.pointee.nfont > countBefore else { throw .noFont(inFolder: path) }
    }

    private static func add(_ file: String, to set: UnsafeMutablePointer<FcFontSet>) {
        let found = FcFontSetCreate()!
        defer { FcFontSetDestroy(found) }
        FcFileScan(found, nil, nil, nil, file, FcTrue)
        for index in 0..<Int(found.pointee.nfont) { set.addPrintable(found.pointee.fonts[index]) }
    }

    /// The font files of a folder and its subfolders. Links to folders are not followed: they could form a loop.
    private func files(in folder: String) throws(RenderError) -> [String] {
        var files: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if isFolder(path) {
                files += try self.files(in: path)
            } else if FontFolder.suffixes.contains(where: name.lowercased().hasSuffix) {
                files.append(path)
            }
        }
        return files
    }

    private func names(in folder: String) throws(RenderError) -> [String] {
        guard let stream = opendir(folder) else { throw .folder(folder, errno: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // The name may be longer or shorter than the structure's field.
            let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
            let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            names.append(String(cString: name))
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

extension UnsafeMutablePointer<FcFontSet> {
    /// Adds a face, unless it is a colour or bitmap font, which cannot be printed in black at every size.
    func addPrintable(_ pattern: OpaquePointer?) {
        guard let pattern else { return }
        var (isColour, isScalable) = (FcFalse, FcTrue)
        FcPatternGetBool(pattern, FC_COLOR, 0, &isColour)
        FcPatternGetBool(pattern, FC_SCALABLE, 0, &isScalable)
        guard isColour == FcFalse, isScalable == FcTrue else { return }
        // Those of the system are in its cache, which cannot be changed.
        FcFontSetAdd(self, FcPatternDuplicate(pattern))
    }
}
