/// The order of day and month in a date of numbers: `3/1/2026`.
public enum DateOrder: String, CaseIterable, Sendable {
    /// The month first, as in the United States.
    case mdy
    /// The day first.
    case dmy
}
