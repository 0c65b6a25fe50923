import CalendarCore

/// What is written of a schedule, and how.
public struct ExportOptions: Sendable {
    /// The days, both ends included; nil for all.
    public var days: ClosedRange<CivilDate>?
    /// Gives the text of an event as its file has it, without time of day; for ``ExportFormat/jsonl``.
    public var keepsRawSummary = false
    /// Puts an apostrophe before texts that a spreadsheet would take for a formula; for ``ExportFormat/csv``.
    public var isSpreadsheetSafe = false
    /// Writes the table of notes instead of that of days; for ``ExportFormat/csv``.
    public var hasNotesTable = false

    /// Options for the whole schedule.
    public init() {}
}
