/// A closed figure on a page.
public enum Shape: Hashable, Sendable {
    /// Corners joined by straight lines; the last is joined to the first.
    case polygon([Point])
    /// A rectangle whose corners are quarter circles, of at most half its shorter side.
    case roundedRect(Rect, radius: Length)

    /// A step along a shape's edge.
    public enum Step: Hashable, Sendable {
        /// The point where the edge begins and ends.
        case start(Point)
        /// A straight line.
        case line(to: Point)
        /// A Bézier curve with two control points.
        case curve(Point, Point, to: Point)
    }

    /// Its edge, clockwise if it is a rectangle; a last line leads back to the start. Empty without corners.
    public var edge: [Step] {
        switch self {
        case .polygon(let corners): Shape.edge(through: corners)
        case .roundedRect(let rect, let radius): Shape.edge(of: rect, radius: radius)
        }
    }

    /// The least rectangle around its edge; at the page's corner and empty without corners.
    public var bounds: Rect {
        switch self {
        case .polygon(let corners):
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (xs.min() ?? .zero, ys.min() ?? .zero)
            return Rect(x: left, y: top, width: (xs.max() ?? .zero) - left, height: (ys.max() ?? .zero) - top)
        case .roundedRect(let rect, _): return rect
        }
    }

    private static func edge(through corners: [Point]) -> [Step] {
        corners.prefix(1).map(Step.start) + corners.dropFirst().map(Step.line)
    }

    private static func edge(of rect: Rect, radius: Length) -> [Step] {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > .zero else { return edge(through: rect.corners) }
        let arcs = [
            Arc(corner: rect.corners[0], radius: radius, from: (0, 1), to: (1, 0)),
            Arc(corner: rect.corners[1], radius: radius, from: (-1, 0), to: (0, 1)),
            Arc(corner: rect.corners[2], radius: radius, from: (0, -1), to: (-1, 0)),
            Arc(corner: rect.corners[3], radius: radius, from: (1, 0), to: (0, -1)),
        ]
        return arcs.enumerated().flatMap { index, arc in
            [index == 0 ? Step.start(arc.start) : Step.line(to: arc.start), arc.curve]
        }
    }

    /// A quarter circle that rounds a corner. Its ends are given as directions from the corner.
    private struct Arc {
        let corner: Point
        let radius: Length
        let from: (x: Int, y: Int)
        let to: (x: Int, y: Int)

        var start: Point { corner.moved(from, by: radius) }

        /// Control points at 0.55228 of the radius are off the circle by 0.03 % of it at most.
        var curve: Step {
            let handle = radius - radius * 55228 / 100_000
            return .curve(
                corner.moved(from, by: handle), corner.moved(to, by: handle), to: corner.moved(to, by: radius))
        }
    }
}

extension Point {
    fileprivate func moved(_ direction: (x: Int, y: Int), by distance: Length) -> Point {
        Point(x: x + distance * direction.x, y: y + distance * direction.y)
    }
}

extension Rect {
    /// The corners from the top left, clockwise.
    fileprivate var corners: [Point] {
        [
            origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
        ]
    }
}
