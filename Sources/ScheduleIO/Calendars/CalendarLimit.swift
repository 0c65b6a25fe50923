import CalendarCore

/// Limits on the size of a calendar.
enum CalendarLimit {
    /// The most events that one calendar may have, and that recurring events may expand to.
    static let eventCount = 250_000
}

extension FindingLog {
    mutating func tooManyEvents(at position: TextPosition) {
        error(
            .tooMany, at: position, hint: "request fewer months, or split the file",
            "more than \(CalendarLimit.eventCount) events")
    }
}
