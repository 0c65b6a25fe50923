/// The smallest body size that fitting may use, in points.
public enum MinimumFontSize: Int, CaseIterable, Sendable {
    /// 7 pt.
    case seven = 7
    /// 6 pt, for pages that are read close by.
    case six = 6
}
