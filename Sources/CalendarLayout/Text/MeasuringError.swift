/// Why texts cannot be measured, or set.
public enum MeasuringError: Error, Hashable, Sendable {
    /// The faces cannot be opened. The reason is the system's.
    case fonts(String)
    /// Something is not installed. The reason says what.
    case notInstalled(String)
    /// A title is wider than its page at every size.
    case titleTooLong(String)
}
