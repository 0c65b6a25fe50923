import CalendarCore

/// The day cells of a month and their entries, measured but not yet set.
struct MonthCells {
    let grid: MonthGrid
    /// By day of the month, from 0.
    let days: [DayEntries]

    struct DayEntries {
        let date: CivilDate
        let row: Int
        let column: Int
        let entries: [MeasuredEntry]
    }

    init(_ grid: MonthGrid, _ context: LayoutContext) {
        self.grid = grid
        let (schedule, style) = (context.schedule, context.style)
        days = DaySpan(grid.month).days.map { date in
            let (row, column) = grid.position(ofDay: date.day)
            let isStacked = style.cellStyle == .stacked
            let entries = isStacked ? schedule.stackedEntries(on: date) : schedule.entries(on: date)
            return DayEntries(
                date: date, row: row, column: column,
                entries: entries.map { MeasuredEntry($0, context.format, context.typesetter) })
        }
    }
}

extension Schedule {
    /// The entries of a date, and an empty one for each line that has none.
    fileprivate func stackedEntries(on date: CivilDate) -> [Entry] {
        let entries = entries(on: date)
        return lines.flatMap { line in
            let own = entries.filter { $0.line == line }
            return own.isEmpty ? [Entry(line: line, text: "")] : own
        } + entries.filter { $0.line == nil }
    }
}
