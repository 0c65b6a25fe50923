import CalendarCore

/// A month page, decided: how its notes and cells are set, and what has to be continued. Nothing is drawn yet, so that
/// the page can name the page that continues it.
struct MonthPlan {
    let cells: MonthCells
    let rung: Rung
    let typography: CellTypography
    let geometry: MonthGeometry
    let notes: NotesLayout?
    /// By day of the month, from 0.
    let days: [SetDay]

    /// A day's entries: those that its cell keeps, and those that have to be continued.
    struct SetDay {
        let kept: [SetEntry]
        let continued: [MeasuredEntry]
    }

    init(
        _ month: YearMonth, _ schedule: Schedule, _ options: MonthView.Options, _ typesetter: Typesetter
    ) throws(LayoutError) {
        let grid = MonthGrid(month, firstWeekday: options.firstWeekday)
        let notes = try MonthPlan.notes(schedule, month, options, typesetter)
        let frame = MonthGeometry(sheet: options.sheet, notesHeight: notes?.height) { _ in [] }
        let labels = try CellLabels(
            schedule.lines.map { typesetter.paragraph($0.label) }, options.cellStyle, cellWidth: frame.content.width / 7
        )
        cells = MonthCells(grid, schedule, style: options.cellStyle, typesetter)
        let fit = try CellFit(cells, labels, options.minimumFontSize, gridHeight: frame.grid.height)
        (self.notes, rung, typography) = (notes, fit.rung, fit.typography)
        geometry = MonthGeometry(sheet: options.sheet, notesHeight: notes?.height, shareRows: fit.rowHeights)
        let capacities = geometry.rowHeights.map { fit.typography.lineCapacity(cellHeight: $0) }
        days = zip(fit.days, cells.days).map { SetDay($0, capacity: capacities[$1.row]) }
    }

    private static func notes(
        _ schedule: Schedule, _ month: YearMonth, _ options: MonthView.Options, _ typesetter: Typesetter
    ) throws(LayoutError) -> NotesLayout? {
        guard let notes = schedule.notes(of: month), !notes.lines.isEmpty else { return nil }
        return try NotesLayout(notes, width: options.sheet.content.width, typesetter: typesetter)
    }

    /// The notes and the days' entries that other pages than this one, number `page`, have to take.
    func continued(page: Int, _ typesetter: Typesetter) -> [ContinuedBlock] {
        notesBlock(page: page, typesetter)
            + zip(cells.days, days).filter { !$1.continued.isEmpty }.map { day, set in
                let cell = geometry.dayCell(row: day.row, column: day.column)
                return ContinuedBlock(
                    date: day.date, entries: set.continued, origin: Place(page: page, position: cell.origin))
            }
    }

    private func notesBlock(page: Int, _ typesetter: Typesetter) -> [ContinuedBlock] {
        guard let notes, notes.continuedCount > 0, let box = geometry.notes else { return [] }
        return [
            ContinuedBlock(
                notes: Array(notes.notes.lines.suffix(notes.continuedCount)), of: cells.grid.month,
                origin: Place(page: page, position: box.origin), typesetter)
        ]
    }
}

extension MonthPlan.SetDay {
    /// Keeps all entries where they fit; else the longest run of whole ones that leaves a line for the reference.
    fileprivate init(_ entries: [SetEntry], capacity: Int) {
        var lines = entries.reduce(0) { $0 + $1.lineCount }
        var keptCount = entries.count
        if lines > capacity {
            while keptCount > 0, lines > capacity - 1 {
                keptCount -= 1
                lines -= entries[keptCount].lineCount
            }
        }
        kept = keptCount == entries.count ? entries : Array(entries.prefix(keptCount))
        continued = entries.dropFirst(keptCount).map(\.measured).filter { !$0.entry.text.isEmpty }
    }
}
