/// The reasons why texts cannot be measured, or set.
public enum MeasuringError: Error, Hashable, Sendable {
    /// The faces cannot be opened; the text is the system's reason.
    case fonts(String)
    /// A font or a library is not installed; the text names it.
    case notInstalled(String)
    /// This title is wider than its page at every size.
    case titleTooLong(String)
}
