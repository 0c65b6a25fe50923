import CalendarCore

/// The day cells of a month and their entries, measured but not yet set.
struct MonthCells {
    let grid: MonthGrid
    /// By day of the month, from 0.
    let days: [CellDay]
    /// The bars of each week row.
    let bars: [[WeekBar]]
    /// The indices of the columns that are a weekend's.
    let weekendColumns: Set<Int>
    /// What all cells share.
    let page: CellPage

    init(_ month: YearMonth, _ context: LayoutContext, columnWidth: Length) {
        let style = context.style
        let grid = MonthGrid(month, firstWeekday: style.firstWeekday)
        let week = style.firstWeekday.weekStartingHere
        let weekend = Set(week.indices.filter { style.locale.weekend.contains(week[$0]) })
        let bars =
            context.schedule.events.isEmpty
            ? [[WeekBar]](repeating: [], count: grid.weekRows.count)
            : grid.weekRows.map { WeekBars($0, context).bars }
        var days: [CellDay] = []
        days.reserveCapacity(month.dayCount)
        for date in DaySpan(month).days {
            let (row, column) = grid.position(ofDay: date.day)
            let isWeekend = weekend.contains(column)
            days.append(CellDay(date, row: row, column: column, isWeekend: isWeekend, bars[row], context))
        }
        (self.grid, self.days, self.bars, weekendColumns) = (grid, days, bars, weekend)
        page = CellPage(context, entries: days.lazy.flatMap(\.entries), columnWidth: columnWidth)
    }

    /// Whether no day has an entry.
    var isEmpty: Bool { days.allSatisfy(\.entries.isEmpty) && bars.allSatisfy(\.isEmpty) }
}
