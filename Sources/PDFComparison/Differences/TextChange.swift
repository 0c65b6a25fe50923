/// A text that is gone, new, or another.
public enum TextChange: Hashable, Sendable {
    /// Only the first document has the text.
    case missing(String)
    /// Only the second document has the text.
    case added(String)
    /// The documents have different texts.
    case replaced(String, by: String)

    /// Returns nil if neither document has a text.
    init?(_ before: String?, _ after: String?) {
        switch (before, after) {
        case (let before?, let after?): self = .replaced(before, by: after)
        case (let before?, nil): self = .missing(before)
        case (nil, let after?): self = .added(after)
        case (nil, nil): return nil
        }
    }

    /// The first document's text.
    public var before: String? {
        switch self {
        case .missing(let before), .replaced(let before, _): before
        case .added: nil
        }
    }

    /// The second document's text.
    public var after: String? {
        switch self {
        case .added(let after), .replaced(_, let after): after
        case .missing: nil
        }
    }
}
