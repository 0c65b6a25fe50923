import CPango
import RuntimeLibraries

/// Pango's library, loaded for the first text that is more than plain words.
enum Pango {
    private static let loaded = Result { () throws(MissingLibrary) in
        try RuntimeLibrary("Pango", package: "libpangoft2-1.0-0", purpose: "text beyond plain Latin words")
            .load(cpango_load)
    }

    /// Its functions. Throws ``RenderError/notInstalled(_:)``.
    static func functions() throws(RenderError) -> cpango_functions { try loaded.functions() }

    /// The version of the installed library; nil if there is none.
    static var version: String? {
        (try? loaded.get())?.pango_version_string().map { String(cString: $0) }
    }
}

extension Result where Failure == MissingLibrary {
    /// The functions of a library that has been loaded. Throws ``RenderError/notInstalled(_:)``.
    func functions() throws(RenderError) -> Success {
        do {
            return try get()
        } catch {
            throw .notInstalled(error)
        }
    }
}
