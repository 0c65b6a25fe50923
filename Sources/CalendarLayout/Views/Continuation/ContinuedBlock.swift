import CalendarCore

/// What a month page could not hold of one day, or of its notes.
struct ContinuedBlock {
    /// Nil for the notes.
    let date: CivilDate?
    let entries: [ContinuedEntry]

    struct ContinuedEntry {
        let measured: MeasuredEntry
        let subject: Placement.Subject
    }

    init(date: CivilDate, entries: [MeasuredEntry]) {
        self.date = date
        self.entries = entries.map {
            ContinuedEntry(measured: $0, subject: .day(date, line: $0.entry.line?.key))
        }
    }

    init(notes: [NoteLine], of month: YearMonth, _ typesetter: Typesetter) {
        date = nil
        entries = notes.map {
            let entry = Entry(line: nil, text: $0.text, location: $0.location, kind: .note)
            return ContinuedEntry(
                measured: MeasuredEntry(entry, typesetter), subject: .note(month, number: $0.number))
        }
    }

    /// "Monday, May 5", "Notes".
    func heading(_ names: CalendarNames) -> String { date.map(names.dayHeading) ?? "Notes" }
}
