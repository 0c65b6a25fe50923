/// A straight stroke between two points, centred on the line between them, with butt ends.
public struct Rule: Hashable, Sendable {
    /// The point where the stroke begins.
    public let from: Point
    /// The point where the stroke ends.
    public let to: Point

    /// The stroke from one point to another.
    public init(from: Point, to: Point) {
        (self.from, self.to) = (from, to)
    }

    /// A horizontal stroke at `y`.
    public static func horizontal(y: Length, from x1: Length, to x2: Length) -> Rule {
        Rule(from: Point(x: x1, y: y), to: Point(x: x2, y: y))
    }

    /// A vertical stroke at `x`.
    public static func vertical(x: Length, from y1: Length, to y2: Length) -> Rule {
        Rule(from: Point(x: x, y: y1), to: Point(x: x, y: y2))
    }
}
