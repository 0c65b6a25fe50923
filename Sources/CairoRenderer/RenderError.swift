/// Why a document could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// A bundled face could not be loaded; the reason is the system's.
    case font(String)
    /// Cairo stopped; the reason is Cairo's. Never the data's fault.
    case cairo(String)
}
