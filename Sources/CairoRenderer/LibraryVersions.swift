import CCairo
import CDeflate

/// The libraries that a page's bytes hang on.
public enum LibraryVersions {
    /// By name, as loaded now: `cairo`, `fontconfig`, `pango`; and `libdeflate`, which does not tell, as built against.
    public static var loaded: [String: String] {
        let fontconfig = FcGetVersion()
        return [
            "cairo": String(cString: cairo_version_string()),
            "pango": Pango.version ?? "none",
            "libdeflate": LIBDEFLATE_VERSION_STRING,
            "fontconfig": "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
        ]
    }
}
