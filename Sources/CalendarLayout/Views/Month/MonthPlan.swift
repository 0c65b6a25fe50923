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
        cells = MonthCells(grid, schedule, style: options.cellStyle, typesetter)
        let notes = try MonthPlan.notes(schedule, month, options, typesetter)
        self.notes = notes
        let bands = options.cellStyle.bands(minimumSize: options.minimumFontSize)
        let smallest = bands.last?.last ?? .points(options.minimumFontSize.rawValue)
        let blank = MonthGeometry(sheet: options.sheet, notesHeight: notes?.height) { _ in [] }
        var fitter = MonthFitter(
            cells, style: options.cellStyle, labels: schedule.lines.map { typesetter.paragraph($0.label) },
            cellWidth: blank.content.width / 7, smallest: smallest, gridHeight: blank.grid.height)
        let fit = try FittingLadder(bands: bands).firstFit(&fitter)
        let rung = fit ?? Rung(face: .condensed, rows: .continue, size: smallest)
        let setting: CellTypography.Setting = rung.face == .regular ? .regular : .condensed
        let typography = try fitter.typography(setting, size: rung.size)
        let needs = try fitter.rowNeeds(setting, size: rung.size) ?? []
        let geometry = MonthGeometry(sheet: options.sheet, notesHeight: notes?.height) { height in
            MonthPlan.rowHeights(rung.rows, height, needs: needs)
        }
        days = zip(try fitter.setDays(typography), cells.days).map { entries, day in
            SetDay(entries, capacity: typography.lineCapacity(cellHeight: geometry.rowHeights[day.row]))
        }
        (self.rung, self.typography, self.geometry) = (rung, typography, geometry)
    }

    private static func notes(
        _ schedule: Schedule, _ month: YearMonth, _ options: MonthView.Options, _ typesetter: Typesetter
    ) throws(LayoutError) -> NotesLayout? {
        guard let notes = schedule.notes(of: month), !notes.lines.isEmpty else { return nil }
        return try NotesLayout(notes, width: options.sheet.content.width, typesetter: typesetter)
    }

    private static func rowHeights(_ rows: Rung.Rows, _ total: Length, needs: [Length]) -> [Length] {
        switch rows {
        case .equal: RowHeights.equal(total, rows: needs.count)
        case .flex: RowHeights.flex(total, needs: needs)
        case .continue: RowHeights.rationed(total, needs: needs)
        }
    }

    /// The notes and the days' entries that other pages have to take.
    func continued(_ typesetter: Typesetter) -> [ContinuedBlock] {
        let notes = notes.map { $0.notes.lines.suffix($0.continuedCount) } ?? []
        let noteBlock = notes.isEmpty ? [] : [ContinuedBlock(notes: Array(notes), of: cells.grid.month, typesetter)]
        return noteBlock
            + zip(cells.days, days).filter { !$1.continued.isEmpty }.map { day, set in
                ContinuedBlock(date: day.date, entries: set.continued)
            }
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
        kept = Array(entries.prefix(keptCount))
        continued = entries.dropFirst(keptCount).map(\.measured).filter { !$0.entry.text.isEmpty }
    }
}
