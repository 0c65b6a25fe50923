/// How large a calendar may be.
enum CalendarLimit {
    /// The most events that one calendar may have, and that recurring events may expand to.
    static let eventCount = 250_000
}
