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

    /// Writes the calendar of one person, for a phone; for ``ExportFormat/ics``. Nil for everybody's entries.
    public var person: ChosenPerson?
    /// What becomes of private events. Nil for what the format does: a list of entries and the calendar of one person
    /// leave them out, and others mark them.
    public var privacy: Privacy?
    /// What stands for the words of private events with `Privacy.busy`.
    public var busyWord = PagePhrases.english.busy

    /// Options for the whole schedule.
    public init() {}
}
