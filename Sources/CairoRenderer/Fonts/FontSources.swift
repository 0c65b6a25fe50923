import CCairo

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
