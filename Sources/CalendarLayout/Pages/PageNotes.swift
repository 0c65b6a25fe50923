import CalendarCore

/// The notes that a page prints, month by month: those of a month, or of all months that its weeks show.
struct PageNotes {
    let lines: [Line]

    /// A line of the notes of a month.
    struct Line {
        let line: NoteLine
        let month: YearMonth
        /// False on a page after the one that has the month's first day, where the notes are only repeated.
        let isCounted: Bool
        /// The name of the month, before its first line on a page of weeks.
        let heading: String?
    }

    /// The most lines that they may take: six, or nine on a page of several months.
    let mostLines: Int

    /// The most notes that a page has together with those of a month that began before.
    private static let mostRepeated = 6

    /// Returns nil without notes. Those of a month that begins before the days are left out if there are many.
    init?(of span: DaySpan, _ context: LayoutContext) {
        let months = span.months.compactMap(context.schedule.notes(of:))
        let all = months.reduce(0) { $0 + $1.lines.count }
        let shown = months.filter { span.hasNotes(of: $0.month) || all <= PageNotes.mostRepeated }
        mostLines = shown.count > 1 ? 9 : 6
        lines = shown.flatMap { notes in
            let name = span.month == nil ? context.style.locale.name(of: notes.month) : nil
            return notes.lines.enumerated().map { index, line in
                Line(
                    line: line, month: notes.month, isCounted: span.hasNotes(of: notes.month),
                    heading: index == 0 ? name : nil)
            }
        }
        if lines.isEmpty { return nil }
    }
}
