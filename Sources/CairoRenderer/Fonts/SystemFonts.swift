import CCairo

/// The installed fonts, as the system's font configuration lists them. Its rules (hinting, substitution, weights) are
/// ignored.
struct SystemFonts {
    private let configuration: OpaquePointer

    /// Throws ``RenderError/font(_:)`` if the system has no usable configuration.
    init() throws(RenderError) {
        guard let configuration = FcInitLoadConfigAndFonts() else {
            throw .font("fontconfig cannot read the system's configuration")
        }
        self.configuration = configuration
    }

    /// Adds the fonts to a set, in the order of their files; those of Noto Sans first, which has all scripts and goes
    /// with the bundled faces.
    func add(to set: UnsafeMutablePointer<FcFontSet>) {
        guard let installed = FcConfigGetFonts(configuration, FcSetSystem) else { return }
        let patterns = (0..<Int(installed.pointee.nfont)).compactMap { installed.pointee.fonts[$0] }
        let faces = patterns.map { ($0, AvailableFace($0)) }.sorted { a, b in
            (a.1.isOfNotoSans ? 0 : 1, a.1.fileAndIndex) < (b.1.isOfNotoSans ? 0 : 1, b.1.fileAndIndex)
        }
        for (pattern, _) in faces { set.addPrintable(pattern) }
    }

    func close() { FcConfigDestroy(configuration) }
}
