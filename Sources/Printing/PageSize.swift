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
}
