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
