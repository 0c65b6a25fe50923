/// How far each edge of a rectangle moves inwards. Positive values shrink it.
public struct Insets: Hashable, Sendable {
    /// How far the top edge moves down.
    public var top: Length
    /// How far the left edge moves right.
    public var left: Length
    /// How far the bottom edge moves up.
    public var bottom: Length
    /// How far the right edge moves left.
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
