/// How wide the columns of a weekend are; the raw value is the value of `--weekends`.
public enum WeekendStyle: String, CaseIterable, Sendable {
    /// Narrower than the others if the others need the room.
    case narrow
    /// As wide as the others.
    case equal
}
