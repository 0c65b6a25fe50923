/// A rectangle on a page, in points from the page's top left corner, y down.
public struct Box: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The distance from the left edge to the right edge.
    public var width: Double
    /// The distance from the top edge to the bottom edge.
    public var height: Double

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// The smallest box around both.
    func union(_ other: Box) -> Box {
        let (x, y) = (min(x, other.x), min(y, other.y))
        return Box(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The largest distance between corresponding edges.
    func distance(to other: Box) -> Double {
        max(abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }

    /// Returns true if `other` lies inside, edges included.
    func contains(_ other: Box) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }

    /// The box with every edge moved outward by `distance`.
    func grown(by distance: Double) -> Box {
        Box(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    /// The same box, moved.
    func moved(by shift: Shift) -> Box { Box(x: x + shift.x, y: y + shift.y, width: width, height: height) }
}
