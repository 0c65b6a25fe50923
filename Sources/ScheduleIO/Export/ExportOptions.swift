import CalendarCore

/// Options for the part of a schedule to write, and its form.
public struct ExportOptions: Sendable {
    /// The days to write, both ends included; nil for all.
    public var days: ClosedRange<CivilDate>?
    /// Puts an apostrophe before texts that a spreadsheet would take for formulas; for ``ExportFormat/csv``.
    public var isSpreadsheetSafe = false
    /// The table to write; for ``ExportFormat/csv``.
    public var table = ExportedTable.days

    /// Writes the checklists and the documents of people instead of the days; for ``ExportFormat/json``. A schedule
    /// that has checklists alone is written so in any case.
    public var hasChecklists = false

    /// The person whose calendar is written, for a phone; for ``ExportFormat/ics``. Nil for everybody's entries.
    public var person: ChosenPerson?
    /// The treatment of private events. Nil for the default: the calendar of one person leaves them out, and others
    /// mark them.
    public var privacy: Privacy?
    /// The replacement for the words of private events with `Privacy.busy`.
    public var busyWord = PagePhrases.english.busy

    /// Options for the whole schedule.
    public init() {}
}
