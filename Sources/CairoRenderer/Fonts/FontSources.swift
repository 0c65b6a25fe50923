import CCairo

/// Where faces come from beside the bundled ones, for characters that these lack.
public struct FontSources: Hashable, Sendable {
    /// Folders of font files, with their subfolders; earlier ones come first.
    public var folders: [String]
    /// Whether the fonts that the system has installed are asked as well, after the folders'.
    public var system: Bool

    public init(folders: [String] = [], system: Bool = false) {
        (self.folders, self.system) = (folders, system)
    }

    /// The bundled faces alone: the same page on every machine.
    public static let bundled = FontSources()
}

extension FontSources {
    /// Adds faces to a configuration, behind those that it has. These get another family name beside their own, which no
    /// added face has, so that none can take their place; the condensed ones get it with "Condensed" behind it.
    ///
    /// The fonts of the system have to stay open as long as the configuration.
    func add(to configuration: OpaquePointer, family: String) throws(RenderError) -> SystemFonts? {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return nil }
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
