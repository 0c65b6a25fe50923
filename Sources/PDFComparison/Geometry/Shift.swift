/// A movement on a page, in points, y down.
public struct Shift: Hashable, Sendable {
    /// The distance to the right.
    public let x: Double
    /// The distance down.
    public let y: Double
}
