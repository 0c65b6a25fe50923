/// A page's size in points, turned upright: the width is the shorter side.
public struct PageSize: Hashable, Sendable {
    /// The shorter side.
    public let width: Double
    /// The longer side.
    public let height: Double

    /// The size of a page with these sides, in points, in any order.
    public init(_ side: Double, _ other: Double) {
        (width, height) = (min(side, other), max(side, other))
    }

    /// True if paper may have this size: from a hundredth of an inch to 381 m, the most that a page's units allow
    /// (ISO 32000-1, annex C.2, and table 30, UserUnit).
    var isOfPaper: Bool { width >= 0.72 && height <= 14_400 * 75 }
}
