import CalendarCore

/// The entries of a day, or the notes of a month, that do not fit on a page.
public struct ContinuedBlock {
    /// The day; nil for notes.
    public let date: CivilDate?
    /// The entries that a continuation page has to show, in order.
    public let entries: [ContinuedEntry]
    /// The place on the page that it continues: a cell, or the notes.
    public let origin: Point
    /// The words of its heading; nil for the day's number and weekday.
    let name: String?

    /// An entry, with its day and line or its note.
    public struct ContinuedEntry {
        /// The entry to print.
        public let entry: Entry
        /// The day and line, or the note, that it belongs to; nil for what is on no day, or only repeats what is.
        public let subject: Placement.Subject?
        /// The part of it that the continued page shows.
        public let standing: Standing
    }

    /// The part of an entry that a page shows if the entry is printed on another page, too.
    public enum Standing: Hashable, Sendable {
        /// All of it: it is only there because days are shown whole.
        case repeated
        /// A part of its text.
        case shortened
        /// Nothing.
        case continued
    }

    /// Entries of a day, continued from `origin`, with the part of each that the page shows.
    public init(date: CivilDate, entries: [(Entry, Standing)], origin: Point) {
        (self.date, self.origin, name) = (date, origin, nil)
        self.entries = entries.map { entry, standing in
            ContinuedEntry(entry: entry, subject: .day(date, line: entry.line?.key), standing: standing)
        }
    }

    /// Entries of a day, continued from `origin`, of which the page shows nothing.
    public init(date: CivilDate, entries: [Entry], origin: Point) {
        self.init(date: date, entries: entries.map { ($0, .continued) }, origin: origin)
    }

    /// Entries that other pages show as well, or that are on no day, below a heading.
    init(_ name: String, date: CivilDate?, repeating entries: [Entry]) {
        (self.name, self.date, origin) = (name, date, Point(x: .zero, y: .zero))
        self.entries = entries.map { ContinuedEntry(entry: $0, subject: nil, standing: .repeated) }
    }

    /// Notes of a page, continued from `origin`; those that an earlier page has are repeated.
    init(notes: some Sequence<PageNotes.Line>, origin: Point) {
        (date, self.origin, name) = (nil, origin, nil)
        entries = notes.map {
            ContinuedEntry(
                entry: Entry(note: $0.line), subject: .note($0.month, number: $0.line.number),
                standing: $0.isCounted ? .continued : .repeated)
        }
    }

    /// Notes of a month, continued from `origin`.
    public init(notes: [NoteLine], of month: YearMonth, origin: Point) {
        (date, self.origin, name) = (nil, origin, nil)
        entries = notes.map {
            ContinuedEntry(entry: Entry(note: $0), subject: .note(month, number: $0.number), standing: .continued)
        }
    }
}
