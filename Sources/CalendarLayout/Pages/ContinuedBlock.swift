import CalendarCore

/// What a page has no room for of one day, or of the notes of a month.
public struct ContinuedBlock {
    /// Nil for notes.
    public let date: CivilDate?
    /// What a page that follows has to show, in order.
    public let entries: [ContinuedEntry]
    /// The place on the page that it continues: a cell, or the notes.
    public let origin: Point

    /// An entry, and what it is of.
    public struct ContinuedEntry {
        /// What is printed.
        public let entry: Entry
        /// What it is of.
        public let subject: Placement.Subject
    }

    /// Entries of a day.
    public init(date: CivilDate, entries: [Entry], origin: Point) {
        (self.date, self.origin) = (date, origin)
        self.entries = entries.map { ContinuedEntry(entry: $0, subject: .day(date, line: $0.line?.key)) }
    }

    /// Notes of a month.
    public init(notes: [NoteLine], of month: YearMonth, origin: Point) {
        (date, self.origin) = (nil, origin)
        entries = notes.map {
            let entry = Entry(line: nil, text: $0.text, location: $0.location, kind: .note)
            return ContinuedEntry(entry: entry, subject: .note(month, number: $0.number))
        }
    }

    /// "Monday, May 5", "Notes".
    public func heading(_ locale: CalendarLocale) -> String { date.map(locale.heading) ?? locale.phrases.notes }
}
