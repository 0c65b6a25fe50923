/// A dash pattern.
public struct Dash: Hashable, Sendable {
    /// The length of a piece.
    public let length: Length
    /// The distance from the end of a piece to the beginning of the next.
    public let gap: Length

    /// Pieces of a length, with gaps between them; both lengths are positive.
    public init(length: Length, gap: Length) {
        (self.length, self.gap) = (length, gap)
    }
}
