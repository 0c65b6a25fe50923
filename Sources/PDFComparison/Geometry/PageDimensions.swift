/// A page's width and height, in points.
public struct PageDimensions: Hashable, Sendable, CustomStringConvertible {
    /// From the left edge to the right.
    public let width: Double
    /// From the top edge to the bottom.
    public let height: Double

    /// `612 × 792 pt`
    public var description: String { "\(width.shortDecimal()) × \(height.shortDecimal()) pt" }
}
