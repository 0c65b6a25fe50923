/// The formats that a schedule can be written in; the raw value is the word for `--format`.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1: all that a schedule holds.
    case json
    /// A table of days, or of monthly notes.
    case csv
    /// iCalendar: the texts of days as all-day events, and the events.
    case ics
    /// One line of JSON for each entry of each day.
    case jsonl
}
