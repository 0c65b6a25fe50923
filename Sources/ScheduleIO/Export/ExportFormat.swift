/// The formats that a schedule can be written in; the raw value is the argument of `--format`.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1. It holds everything in a schedule.
    case json
    /// A table of days, or of monthly notes.
    case csv
    /// iCalendar: events, and the texts of days as all-day events.
    case ics
    /// One line of JSON for each entry of each day.
    case jsonl
}
