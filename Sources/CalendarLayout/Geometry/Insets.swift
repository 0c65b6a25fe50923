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
