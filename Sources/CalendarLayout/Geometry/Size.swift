/// A width and a height, never negative.
public struct Size: Hashable, Sendable {
    /// From left to right.
    public let width: Length
    /// From top to bottom.
    public let height: Length

    /// A size of this width and height; a negative length counts as zero.
    public init(width: Length, height: Length) {
        (self.width, self.height) = (max(width, .zero), max(height, .zero))
    }
}
