import CalendarCore

/// Which part of a schedule is written, and how.
public struct ExportOptions: Sendable {
    /// The days to write, both ends included; nil for all.
    public var days: ClosedRange<CivilDate>?
    /// Writes an event's text as in its file, without the time of day; for ``ExportFormat/jsonl``.
    public var keepsRawSummary = false
    /// Puts an apostrophe before texts that a spreadsheet would take for formulas; for ``ExportFormat/csv``.
    public var isSpreadsheetSafe = false
    /// Writes the table of notes instead of the table of days; for ``ExportFormat/csv``.
    public var hasNotesTable = false

    /// Options for the whole schedule.
    public init() {}
}
