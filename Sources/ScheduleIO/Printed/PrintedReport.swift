import CalendarCore

/// The entries of a document as its report lists them (`calprint --report`, Docs/report.schema.json).
public struct PrintedReport: Sendable {
    /// The entries, in the report's order.
    public internal(set) var entries: [PrintedEntry] = []
    /// The days of its pages.
    public internal(set) var spans: [DaySpan] = []
    /// The person whose own sheet it is; nil if it is nobody's.
    public internal(set) var only: String?
}

/// An entry as a page printed it.
public struct PrintedEntry: Hashable, Sendable {
    /// The day that it is on; nil for a note.
    public let date: CivilDate?
    /// The month that it is in.
    public let month: YearMonth
    /// The kind of entry.
    public let kind: Entry.Kind
    /// The key of its line; nil if it is on no line.
    public let lineKey: String?
    /// The number of the note in its month; 0 if it is not a note.
    public let number: Int
    /// The text as printed, with times and places.
    public let text: String
    /// Its place in the files of that time; nil if that is not known.
    public let source: SourceLocation?
}
