/// Why a sheet cannot be made.
public enum SheetError: Error, Hashable, Sendable {
    /// The margins leave less than ``Sheet/leastContent``; the size is what they leave.
    case noRoom(Size)
}
