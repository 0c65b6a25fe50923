/// An upright rectangle on a page, in points from the page's top left corner, y down.
public struct Box: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From the left edge to the right.
    public var width: Double
    /// From the top edge to the bottom.
    public var height: Double

    /// The rectangle with this top left corner and this size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// The least box around both.
    func union(_ other: Box) -> Box {
        let (x, y) = (min(x, other.x), min(y, other.y))
        return Box(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// How far the edges of the two are apart at most.
    func distance(to other: Box) -> Double {
        max(abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }

    /// Whether `other` lies inside, edges included.
    func contains(_ other: Box) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }

    /// The box whose edges lie further out.
    func grown(by distance: Double) -> Box {
        Box(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    /// The same box elsewhere.
    func moved(by shift: Shift) -> Box { Box(x: x + shift.x, y: y + shift.y, width: width, height: height) }
}
