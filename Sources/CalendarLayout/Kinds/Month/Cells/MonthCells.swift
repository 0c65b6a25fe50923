import CalendarCore

/// The day cells of a grid and their entries, measured but not yet set.
struct MonthCells {
    let grid: WeekGrid
    /// The days of the grid, from 0.
    let days: [CellDay]
    /// The bars of each week row.
    let bars: [WeekBars]
    /// The indices of the columns that are a weekend's.
    let weekendColumns: Set<Int>
    /// The settings that all cells share.
    let page: CellPage

    init(_ span: DaySpan, _ context: LayoutContext) {
        let style = context.style
        let grid = WeekGrid(span, firstWeekday: style.firstWeekday)
        let week = style.firstWeekday.weekStartingHere
        let weekend = Set(week.indices.filter { style.locale.weekend.contains(week[$0]) })
        let bars =
            context.schedule.events.isEmpty
            ? grid.weekRows.map(WeekBars.init)
            : grid.weekRows.map { WeekBars($0, of: grid, context) }
        var days: [CellDay] = []
        days.reserveCapacity(span.dayCount)
        for date in span.days {
            let (row, column) = grid.position(of: date)
            let isWeekend = weekend.contains(column)
            days.append(CellDay(date, row: row, column: column, isWeekend: isWeekend, bars[row], context))
        }
        (self.grid, self.days, self.bars, weekendColumns) = (grid, days, bars, weekend)
        let entries = days.flatMap(\.body) + days.flatMap(\.foot)
        page = CellPage(context, entries: entries, columnWidth: style.gridWidth / 7)
    }

    /// The type of the cells in a setting.
    func typography(_ setting: CellSetting) -> CellTypography {
        let (weekday, weekend) = columnWidths(setting)
        return CellTypography(setting, page, weekday: weekday, weekend: weekend)
    }

    /// The columns of the grid in a setting.
    func columns(_ setting: CellSetting) -> ColumnSharing {
        ColumnSharing(
            page.context.style.gridWidth, weekend: weekendColumns, tenths: setting.weekendTenths)
    }

    /// The widths of the narrowest weekday's and weekend's column.
    func columnWidths(_ setting: CellSetting) -> (weekday: Length, weekend: Length) {
        let columns = columns(setting)
        let weekday = columns.least(of: (0..<7).filter { !weekendColumns.contains($0) }) ?? columns.widths[0]
        return (weekday, columns.least(of: weekendColumns) ?? weekday)
    }

    /// True if a day has a line at its foot.
    var hasFoot: Bool { days.contains { !$0.foot.isEmpty } }

    /// True if no day has an entry.
    var isEmpty: Bool { days.allSatisfy(\.entries.isEmpty) && bars.allSatisfy(\.isEmpty) }
}
