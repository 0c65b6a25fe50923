import CalendarCore

/// A planned month page: how its notes and cells are set, and what has to be continued.
public struct MonthPlan {
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
        let continued: [Entry]
    }

    init(_ month: YearMonth, _ context: LayoutContext) throws(MeasuringError) {
        let (schedule, style, typesetter) = (context.schedule, context.style, context.typesetter)
        let notes = try MonthPlan.notes(month, context)
        let frame = MonthGeometry(context.frame, notesHeight: notes?.height, style.locale.direction) { _ in [] }
        let labels = try CellLabels(
            schedule.lines.map { typesetter.paragraph($0.label) }, style.cellStyle, cellWidth: frame.content.width / 7)
        cells = MonthCells(MonthGrid(month, firstWeekday: style.firstWeekday), context)
        let fit = try MonthFit(cells, labels, style.minimumFontSize, gridHeight: frame.grid.height)
        (self.notes, rung, typography) = (notes, fit.rung, fit.typography)
        geometry = MonthGeometry(
            context.frame, notesHeight: notes?.height, style.locale.direction, shareRows: fit.rowHeights)
        let capacities = geometry.rowHeights.map { fit.typography.lineCapacity(cellHeight: $0) }
        days = zip(fit.days, cells.days).map { SetDay($0, capacity: capacities[$1.row]) }
    }

    private static func notes(_ month: YearMonth, _ context: LayoutContext) throws(MeasuringError) -> NotesLayout? {
        guard let notes = context.schedule.notes(of: month), !notes.lines.isEmpty else { return nil }
        return try NotesLayout(notes, width: context.style.sheet.content.width, context.style, context.typesetter)
    }

    /// The notes and entries that other pages have to show.
    var overflow: [ContinuedBlock] {
        notesOverflow
            + zip(cells.days, days).filter { !$1.continued.isEmpty }.map { day, set in
                let cell = geometry.dayCell(row: day.row, column: day.column)
                return ContinuedBlock(date: day.date, entries: set.continued, origin: cell.origin)
            }
    }

    private var notesOverflow: [ContinuedBlock] {
        guard let notes, notes.continuedCount > 0, let box = geometry.notes else { return [] }
        let lines = Array(notes.notes.lines.suffix(notes.continuedCount))
        return [ContinuedBlock(notes: lines, of: cells.grid.month, origin: box.origin)]
    }
}

extension MonthPlan.SetDay {
    /// Keeps all entries if they fit; else as many whole ones as leave a line for the reference.
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
        continued = entries.dropFirst(keptCount).filter { !$0.text.isEmpty }.map(\.entry)
    }
}
