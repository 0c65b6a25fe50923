/// The direction in which a language is written, and so the order of a page's columns.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
