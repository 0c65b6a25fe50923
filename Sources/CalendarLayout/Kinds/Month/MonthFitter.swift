/// Measures a month's cells for the ladder, each type once.
struct MonthFitter: FittingLadder.Grid {
    let cells: MonthCells
    let labels: CellLabels
    /// The smallest body size that the page may use.
    let smallest: Length
    let gridHeight: Length
    // A search tries about ten, which are faster to look through than to hash.
    private var known: [Needs] = []

    private struct Needs {
        let type: BodyType
        let rows: [Length]?
    }

    init(_ cells: MonthCells, _ labels: CellLabels, smallest: Length, gridHeight: Length) {
        (self.cells, self.labels, self.smallest, self.gridHeight) = (cells, labels, smallest, gridHeight)
    }

    func typography(_ type: BodyType) throws(MeasuringError) -> CellTypography {
        try CellTypography(labels, type, smallest: smallest)
    }

    mutating func rowNeeds(_ type: BodyType) throws(MeasuringError) -> [Length]? {
        if let needs = known.first(where: { $0.type == type }) { return needs.rows }
        let measured = try measuredNeeds(type)
        known.append(Needs(type: type, rows: measured))
        return measured
    }

    private func measuredNeeds(_ type: BodyType) throws(MeasuringError) -> [Length]? {
        let typography = try typography(type)
        let setter = EntrySetter(typography: typography)
        // At least the day numbers and one line.
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

    /// The entries of every day, set at a rung that fits, or at the last one. There every name can be set; if one could
    /// not, the audit of the page would report it.
    func setDays(_ typography: CellTypography) throws(MeasuringError) -> [[SetEntry]] {
        let setter = EntrySetter(typography: typography)
        var days: [[SetEntry]] = []
        days.reserveCapacity(cells.days.count)
        for day in cells.days {
            var set: [SetEntry] = []
            for entry in day.entries {
                if let lines = try setter.set(entry) { set.append(lines) }
            }
            days.append(set)
        }
        return days
    }
}
