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

/// A movement on a page, in points, y down.
public struct Shift: Hashable, Sendable {
    /// The distance to the right.
    public let x: Double
    /// The distance down.
    public let y: Double
}

/// A page's width and height, in points.
public struct PageDimensions: Hashable, Sendable, CustomStringConvertible {
    /// The distance from the left edge to the right edge.
    public let width: Double
    /// The distance from the top edge to the bottom edge.
    public let height: Double

    /// `612 × 792 pt`
    public var description: String { "\(width.shortDecimal()) × \(height.shortDecimal()) pt" }
}

extension Double {
    /// The number with at most `places` decimals and no trailing zeros: `4.2`, `-0.5`, `12`.
    package func shortDecimal(_ places: Int = 2) -> String {
        guard magnitude < 1e12 else { return "0" }
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let whole = Int((magnitude * Double(scale)).rounded())
        let fraction = String(whole % scale + scale).dropFirst()
        let digits = fraction.reversed().drop { $0 == "0" }.reversed()
        let sign = self < 0 && whole > 0 ? "-" : ""
        return sign + String(whole / scale) + (digits.isEmpty ? "" : "." + String(digits))
    }
}
