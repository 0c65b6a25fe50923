import CPango

/// Pango's library, loaded for the first text that is more than plain words.
enum Pango {
    private nonisolated(unsafe) static let loaded = cpango_load()

    /// Its functions, by their own names. Throws ``RenderError/notInstalled(_:)``.
    static func functions() throws(RenderError) -> UnsafePointer<cpango_functions> {
        guard let loaded else { throw .notInstalled("libpangocairo-1.0-0") }
        return loaded
    }

    /// Nil where it is not installed.
    static var version: String? { loaded.map { String(cString: $0.pointee.pango_version_string()!) } }
}
