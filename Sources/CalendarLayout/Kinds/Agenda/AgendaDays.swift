import CalendarCore

/// The rows of an agenda: each day's entries, or that it has none.
enum AgendaDays {
    /// A row of the list.
    enum Row {
        /// The notes of the month.
        case notes([AgendaItem])
        /// A day with entries.
        case day(CivilDate, [AgendaItem], isClosed: Bool)
        /// Days without entries.
        case empty(DaySpan)
    }

    /// The rows of some days, in order: the notes first, and days without entries that follow each other in one row.
    static func rows(_ span: DaySpan, _ context: LayoutContext) -> [Row] {
        var rows = notes(span, context).map { [$0] } ?? []
        for date in span.days {
            let items = items(of: date, context)
            if !items.isEmpty {
                let isClosed = items.contains { if case .closing = $0.form { true } else { false } }
                rows.append(.day(date, items, isClosed: isClosed))
            } else if case .empty(let days)? = rows.last {
                rows[rows.count - 1] = .empty(days.lowerBound...date)
            } else {
                rows.append(.empty(date...date))
            }
        }
        return rows
    }

    private static func notes(_ span: DaySpan, _ context: LayoutContext) -> Row? {
        let month = span.lowerBound.yearMonth
        guard span.hasNotes(of: month), let notes = context.schedule.notes(of: month), !notes.lines.isEmpty else {
            return nil
        }
        return .notes(notes.lines.map { AgendaItem(note: $0, of: month) })
    }

    /// The reason it is closed, its lines, those at the foot, and its events.
    private static func items(of date: CivilDate, _ context: LayoutContext) -> [AgendaItem] {
        let items = context.schedule.entries(on: date).map { AgendaItem($0, on: date, context) }
        // A removed entry comes below its replacement.
        var ranks = items.map(\.rank)
        for index in items.indices.dropFirst() where items[index].entry.revision == .replaced {
            ranks[index] = ranks[index - 1]
        }
        return AgendaItem.Rank.allCases.flatMap { rank in zip(items, ranks).filter { $0.1 == rank }.map(\.0) }
    }
}
