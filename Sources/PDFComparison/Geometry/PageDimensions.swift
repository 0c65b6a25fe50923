/// A page's width and height, in points.
public struct PageDimensions: Hashable, Sendable, CustomStringConvertible {
    /// The distance from the left edge to the right edge.
    public let width: Double
    /// The distance from the top edge to the bottom edge.
    public let height: Double

    /// `612 × 792 pt`
    public var description: String { "\(width.shortDecimal()) × \(height.shortDecimal()) pt" }
}
