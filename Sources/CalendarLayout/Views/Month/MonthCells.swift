import CalendarCore

/// The day cells of a month and what stands in them, before it is known how it is set.
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

    init(_ grid: MonthGrid, _ schedule: Schedule, style: CellStyle, _ typesetter: Typesetter) {
        self.grid = grid
        days = (1...grid.month.dayCount).map { day in
            let (row, column) = grid.position(ofDay: day)
            let date = CivilDate(EpochDay(grid.month.firstDay.epochDay.rawValue + day - 1)) ?? grid.month.firstDay
            let entries = style == .stacked ? schedule.stackedEntries(on: date) : schedule.entries(on: date)
            return DayEntries(
                date: date, row: row, column: column, entries: entries.map { MeasuredEntry($0, typesetter) })
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

/// Measures a month's cells for the ladder, each face and size once.
struct MonthFitter: FittingLadder.Page {
    let cells: MonthCells
    let labels: CellLabels
    /// The smallest body size that the page may come to.
    let smallest: Length
    let gridHeight: Length
    // A search tries about ten: looked through faster than hashed.
    private var known: [Needs] = []

    private struct Needs {
        let setting: CellTypography.Setting
        let size: Length
        let rows: [Length]?
    }

    init(_ cells: MonthCells, _ labels: CellLabels, smallest: Length, gridHeight: Length) {
        (self.cells, self.labels, self.smallest, self.gridHeight) = (cells, labels, smallest, gridHeight)
    }

    func typography(_ setting: CellTypography.Setting, size: Length) throws(LayoutError) -> CellTypography {
        try CellTypography(labels, setting, size: size, smallest: smallest)
    }

    mutating func rowNeeds(_ setting: CellTypography.Setting, size: Length) throws(LayoutError) -> [Length]? {
        if let needs = known.first(where: { $0.setting == setting && $0.size == size }) { return needs.rows }
        let measured = try measuredNeeds(setting, size: size)
        known.append(Needs(setting: setting, size: size, rows: measured))
        return measured
    }

    private func measuredNeeds(_ setting: CellTypography.Setting, size: Length) throws(LayoutError) -> [Length]? {
        let typography = try typography(setting, size: size)
        let setter = EntrySetter(typography: typography)
        // Never below the day numbers and one entry.
        var lineCounts = [Int](repeating: 1, count: cells.grid.weekRows.count)
        for day in cells.days {
            var lines = 0
            for entry in day.entries {
                guard let count = try setter.lineCount(of: entry) else { return nil }
                lines += count
            }
            lineCounts[day.row] = max(lineCounts[day.row], lines)
        }
        return lineCounts.map { typography.cellHeight(lineCount: $0) }
    }

    /// The entries of every day, set at a rung that fits, or at the last one.
    func setDays(_ typography: CellTypography) throws(LayoutError) -> [[SetEntry]] {
        let setter = EntrySetter(typography: typography)
        var days: [[SetEntry]] = []
        for day in cells.days {
            var set: [SetEntry] = []
            for entry in day.entries {
                guard let lines = try setter.set(entry) else {
                    throw .unplaced([UnplacedEntry(entry.entry, .day(day.date, line: entry.entry.line?.key))])
                }
                set.append(lines)
            }
            days.append(set)
        }
        return days
    }
}
