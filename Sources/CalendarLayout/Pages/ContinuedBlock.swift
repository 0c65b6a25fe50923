import CalendarCore

/// The entries of a day, or the notes of a month, that do not fit on a page.
public struct ContinuedBlock {
    /// The day; nil for notes.
    public let date: CivilDate?
    /// What a continuation page has to show, in order.
    public let entries: [ContinuedEntry]
    /// The place on the page that it continues: a cell, or the notes.
    public let origin: Point

    /// An entry, and what it belongs to.
    public struct ContinuedEntry {
        /// The entry to print.
        public let entry: Entry
        /// The day and line, or the note, that it belongs to.
        public let subject: Placement.Subject
    }

    /// Entries of a day, continued from `origin`.
    public init(date: CivilDate, entries: [Entry], origin: Point) {
        (self.date, self.origin) = (date, origin)
        self.entries = entries.map { ContinuedEntry(entry: $0, subject: .day(date, line: $0.line?.key)) }
    }

    /// Notes of a month, continued from `origin`.
    public init(notes: [NoteLine], of month: YearMonth, origin: Point) {
        (date, self.origin) = (nil, origin)
        entries = notes.map {
            let entry = Entry(line: nil, text: $0.text, location: $0.location, kind: .note)
            return ContinuedEntry(entry: entry, subject: .note(month, number: $0.number))
        }
    }

    /// "Monday, May 5", or "Notes".
    public func heading(_ locale: CalendarLocale) -> String { date.map(locale.heading) ?? locale.phrases.notes }
}
