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

        /// Its entries, or its notes.
        var items: [AgendaItem] {
            switch self {
            case .notes(let items), .day(_, let items, _): items
            case .empty: []
            }
        }

        /// True for the notes.
        var isNotes: Bool { if case .notes = self { true } else { false } }
    }

    /// The rows of some days, in order: on a person's own sheet a row a day, and the notes at the end; else the notes
    /// before the first day of their month, and days without entries that follow each other in one row.
    static func rows(_ span: DaySpan, _ context: LayoutContext) -> [Row] {
        let months = span.months.filter(span.hasNotes).compactMap { month in
            notes(of: month, context).map { (month: month, row: $0) }
        }
        guard !context.style.isOwnSheet else {
            return span.days.map { day($0, items(of: $0, context)) } + months.map(\.row)
        }
        var rows: [Row] = []
        for date in span.days {
            if date.day == 1, let notes = months.first(where: { $0.month == date.yearMonth }) { rows.append(notes.row) }
            let items = items(of: date, context)
            if !items.isEmpty {
                rows.append(day(date, items))
            } else if case .empty(let days)? = rows.last {
                rows[rows.count - 1] = .empty(days.lowerBound...date)
            } else {
                rows.append(.empty(date...date))
            }
        }
        return rows
    }

    private static func day(_ date: CivilDate, _ items: [AgendaItem]) -> Row {
        .day(date, items, isClosed: items.contains(where: \.isClosing))
    }

    private static func notes(of month: YearMonth, _ context: LayoutContext) -> Row? {
        guard let notes = context.schedule.notes(of: month), !notes.lines.isEmpty else { return nil }
        return .notes(notes.lines.map { AgendaItem(note: $0, of: month, context) })
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
