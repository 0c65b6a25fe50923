import CCairo
import CDeflate

/// The versions of the libraries that determine a page's bytes.
public enum LibraryVersions {
    /// By name: `cairo`, `fontconfig`, `harfbuzz` and `pango` as loaded; `libdeflate`, which does not report its
    /// version, as built against.
    public static var loaded: [String: String] {
        let fontconfig = FcGetVersion()
        return [
            "cairo": String(cString: cairo_version_string()),
            "harfbuzz": String(cString: hb_version_string()),
            "pango": Pango.version ?? "none",
            "libdeflate": LIBDEFLATE_VERSION_STRING,
            "fontconfig": "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
        ]
    }
}
