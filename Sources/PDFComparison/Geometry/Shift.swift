/// A movement on a page, in points, y down.
public struct Shift: Hashable, Sendable {
    /// To the right.
    public let x: Double
    /// Down.
    public let y: Double
}
