import CalendarCore

/// What a report says of the entries of a document (`calprint --report`, Docs/report.schema.json).
public struct PrintedReport: Sendable {
    /// In the report's order.
    public internal(set) var entries: [PrintedEntry] = []
    /// The days of its pages; empty if the report does not say, as reports before version 1.2 do not.
    public internal(set) var spans: [DaySpan] = []
    /// Whose own sheet it is; nil if it is nobody's.
    public internal(set) var only: String?

    /// The days that the report tells of: those of its pages, else the months of its entries.
    public var coveredDays: [DaySpan] {
        guard spans.isEmpty else { return spans }
        return Set(entries.map(\.month)).sorted().map(DaySpan.init)
    }
}

/// An entry as a page printed it.
public struct PrintedEntry: Hashable, Sendable {
    /// The day that it is on; nil for a note.
    public let date: CivilDate?
    /// The month that it is in.
    public let month: YearMonth
    /// The kind of entry.
    public let kind: Entry.Kind
    /// The key of its line; nil on no line.
    public let lineKey: String?
    /// Which of the month's notes it is; 0 for none.
    public let number: Int
    /// As printed, with times and places.
    public let text: String
    /// Where it was in the files of that time; nil if that is not known.
    public let source: SourceLocation?
}
