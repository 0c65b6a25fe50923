// The page's coordinates:
//
//     (0, 0) ──────▶ x, in points
//       │
//       │     origin ┌─────────┐
//       ▼            │  Rect   │ height
//       y, down      └─────────┘
//                       width
//
// The origin is the media box's top left corner. A rectangle holds its top and left edges; two rectangles that share
// an edge do not overlap.

/// A position on a page.
public struct Point: Hashable, Sendable {
    public var x: Length
    public var y: Length

    public init(x: Length, y: Length) {
        (self.x, self.y) = (x, y)
    }
}

/// A width and a height, neither negative.
public struct Size: Hashable, Sendable {
    public var width: Length
    public var height: Length

    public init(width: Length, height: Length) {
        (self.width, self.height) = (width, height)
    }
}

/// How far each edge of a rectangle moves inwards. Positive values shrink.
public struct Insets: Hashable, Sendable {
    public var top: Length
    public var left: Length
    public var bottom: Length
    public var right: Length

    public init(top: Length, left: Length, bottom: Length, right: Length) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The same on all four sides.
    public init(_ all: Length) {
        self.init(top: all, left: all, bottom: all, right: all)
    }
}

/// An upright rectangle.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public init(x: Length, y: Length, width: Length, height: Length) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    public var minX: Length { origin.x }
    public var minY: Length { origin.y }
    public var maxX: Length { origin.x + size.width }
    public var maxY: Length { origin.y + size.height }
    public var width: Length { size.width }
    public var height: Length { size.height }
    /// Rounded down to 1/1024 pt.
    public var midX: Length { origin.x + size.width / 2 }

    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }

    public func inset(by all: Length) -> Rect { inset(by: Insets(all)) }

    /// The strip of `height` at the top.
    public func top(_ height: Length) -> Rect { Rect(x: minX, y: minY, width: width, height: height) }

    /// What is left below a strip of `height` at the top.
    public func below(_ height: Length) -> Rect {
        inset(by: Insets(top: height, left: .zero, bottom: .zero, right: .zero))
    }

    /// Side by side from left to right, with these widths.
    public func columns(_ widths: [Length]) -> [Rect] {
        var x = minX
        return widths.map { width in
            defer { x += width }
            return Rect(x: x, y: minY, width: width, height: height)
        }
    }

    /// One below the other from top to bottom, with these heights.
    public func rows(_ heights: [Length]) -> [Rect] {
        var y = minY
        return heights.map { height in
            defer { y += height }
            return Rect(x: minX, y: y, width: width, height: height)
        }
    }

    /// Whether `other` lies inside, edges included.
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Whether the two share more than an edge.
    public func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
