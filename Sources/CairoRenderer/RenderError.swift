/// Why a document could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// A bundled face could not be loaded; the reason is the system's.
    case font(String)
    /// Cairo stopped; the reason is Cairo's. Never the data's fault.
    case cairo(String)
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .font(let reason): "cannot load the fonts: \(reason)"
        case .cairo(let reason): "cannot draw: \(reason)"
        }
    }
}
