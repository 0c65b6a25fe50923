/// Why there is no such sheet.
public enum SheetError: Error, Hashable, Sendable {
    /// The margins leave less than ``Sheet/leastContent``: what they leave.
    case noRoom(Size)
}
