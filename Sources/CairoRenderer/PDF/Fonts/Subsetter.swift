import CSubset
import RuntimeLibraries

/// HarfBuzz's subsetter, loaded when the first PDF embeds its fonts.
enum Subsetter {
    private static let loaded = Result { () throws(MissingLibrary) in
        try RuntimeLibrary("HarfBuzz's subsetter", package: "libharfbuzz-subset0", purpose: "a PDF with its fonts")
            .load(csubset_load)
    }

    /// Its functions. Throws ``RenderError/notInstalled(_:)``.
    static func functions() throws(RenderError) -> csubset_functions {
        do {
            return try loaded.get()
        } catch {
            throw .notInstalled(error)
        }
    }
}
