import CalendarCore

// The page's coordinates:
//
//     (0, 0) ──────▶ x, in points
//       │
//       │     origin ┌─────────┐
//       ▼            │  Rect   │ height
//       y, down      └─────────┘
//                       width
//
// The origin is the media box's top left corner. A rectangle includes its top and left edges; two rectangles that share
// an edge do not overlap.

/// A position on a page.
public struct Point: Hashable, Sendable {
    /// The distance from the page's left edge.
    public var x: Length
    /// The distance from the page's top edge.
    public var y: Length

    /// The point at these distances from the page's top left.
    public init(x: Length, y: Length) {
        (self.x, self.y) = (x, y)
    }
}

/// A width and a height, never negative.
public struct Size: Hashable, Sendable {
    /// The distance from left to right.
    public let width: Length
    /// The distance from top to bottom.
    public let height: Length

    /// A size of this width and height; a negative length counts as zero.
    public init(width: Length, height: Length) {
        (self.width, self.height) = (max(width, .zero), max(height, .zero))
    }
}

/// A rectangle with horizontal and vertical edges.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// Width and height.
    public var size: Size

    /// The rectangle with this top left corner and this size.
    public init(x: Length, y: Length, width: Length, height: Length) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// The left edge.
    public var minX: Length { origin.x }
    /// The top edge.
    public var minY: Length { origin.y }
    /// The right edge.
    public var maxX: Length { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Length { origin.y + size.height }
    /// The distance from the left edge to the right.
    public var width: Length { size.width }
    /// The distance from the top edge to the bottom.
    public var height: Length { size.height }
    /// Midway between the left and right edges, rounded down to 1/1024 pt.
    public var midX: Length { origin.x + size.width / 2 }
    /// Midway between the top and bottom edges, rounded down to 1/1024 pt.
    public var midY: Length { origin.y + size.height / 2 }

    /// The rectangle with its edges moved inwards.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }

    /// The rectangle with all edges moved inwards by `all`.
    public func inset(by all: Length) -> Rect { inset(by: Insets(all)) }

    /// The strip of `height` at the top.
    public func top(_ height: Length) -> Rect { Rect(x: minX, y: minY, width: width, height: height) }

    /// The rectangle without a strip of `height` at the top.
    public func below(_ height: Length) -> Rect {
        inset(by: Insets(top: height, left: .zero, bottom: .zero, right: .zero))
    }

    /// Columns of these widths, side by side, in the direction of writing: from the left edge or from the right.
    public func columns(_ widths: [Length], _ direction: WritingDirection = .leftToRight) -> [Rect] {
        var x = direction == .leftToRight ? minX : maxX
        return widths.map { width in
            if direction == .rightToLeft { x -= width }
            defer { if direction == .leftToRight { x += width } }
            return Rect(x: x, y: minY, width: width, height: height)
        }
    }

    /// As many equally wide columns as have a least width, at least one, with a gutter between two.
    func columns(atLeast least: Length, gutter: Length, _ direction: WritingDirection) -> [Rect] {
        let count = max(1, (width + gutter).rawValue / (least + gutter).rawValue)
        let width = (width - gutter * (count - 1)) / count
        return (0..<count).map { number in
            Rect(x: x(of: width, from: (width + gutter) * number, direction), y: minY, width: width, height: height)
        }
    }

    /// Rows of these heights, from top to bottom.
    public func rows(_ heights: [Length]) -> [Rect] {
        var y = minY
        return heights.map { height in
            defer { y += height }
            return Rect(x: minX, y: y, width: width, height: height)
        }
    }

    /// The left edge of something `width` wide that begins `indent` from the edge where lines begin.
    func x(of width: Length, from indent: Length, _ direction: WritingDirection) -> Length {
        direction == .leftToRight ? minX + indent : maxX - indent - width
    }

    /// Returns true if `other` is inside, edges included.
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns true if the two share more than an edge.
    public func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// Distances by which the edges of a rectangle move inwards. Positive values shrink it.
public struct Insets: Hashable, Sendable {
    /// The distance by which the top edge moves down.
    public var top: Length
    /// The distance by which the left edge moves right.
    public var left: Length
    /// The distance by which the bottom edge moves up.
    public var bottom: Length
    /// The distance by which the right edge moves left.
    public var right: Length

    /// A value for each side.
    public init(top: Length, left: Length, bottom: Length, right: Length) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The same value for all four sides.
    public init(_ all: Length) {
        self.init(top: all, left: all, bottom: all, right: all)
    }
}
