import CalendarCore

/// A planned month page: its notes and cells as they are set, and the entries that have to be continued.
public final class MonthPlan {
    let cells: MonthCells
    let trial: MonthTrial
    let stepCount: Int
    let typography: CellTypography
    /// The type of the lines at the foot.
    let footTypography: CellTypography
    let header: MonthHeader
    let geometry: MonthGeometry
    /// The days of the grid, from 0.
    let days: [SetDay]
    /// The bars by week row.
    let bars: [[SetBar]]
    /// The cut entries in full; nil if there are none, or another page has them.
    // It is set once, while the plan is made. So no access has to be checked.
    @exclusivity(unchecked) private(set) var below: LinesBelow?
    private let reservedLines: Int
    private let context: LayoutContext

    init(_ span: DaySpan, _ fit: MonthFit, _ context: LayoutContext) {
        let style = context.style
        self.context = context
        header = if let known = fit.kept?.header { known } else { MonthFrame(context).header(span) }
        (trial, stepCount, reservedLines) = (fit.trial, fit.stepCount, fit.linesBelow)
        let cells = fit.kept?.cells ?? MonthCells(span, context)
        self.cells = cells
        let grid = header.grid.top(fit.gridHeight(style))
        typography = cells.typography(trial.setting)
        footTypography =
            trial.footSize == typography.size
            ? typography : cells.typography(trial.setting.ofFoot(trial.footSize))
        let geometry = MonthGeometry(
            header: header.weekdays, grid: grid,
            columns: cells.columns(trial.setting), rowHeights: RowHeights.shared(grid.height, needs: trial.rowNeeds),
            style.locale.direction, weekColumn: style.weekColumn)
        self.geometry = geometry
        let setters = CellSetters(typography, .above, context)
        let footSetters = CellSetters(footTypography, trial.footLabels, context)
        days = cells.days.map { day in
            SetDay(
                day, height: geometry.rowHeights[day.row], setters[day], foot: footSetters[day],
                spanCount: fit.spanCount)
        }
        bars = MonthPlan.bars(cells, geometry, context, typography.metrics)
        if reservedLines > 0 { below = LinesBelow(blocks, below: grid, context) }
    }

    private static func bars(
        _ cells: MonthCells, _ geometry: MonthGeometry, _ context: LayoutContext, _ metrics: CellMetrics
    ) -> [[SetBar]] {
        let setter = BarSetter(context, metrics, geometry.direction)
        return zip(geometry.weekRows, cells.bars).map { row, bars in
            let cells = geometry.cells(of: row)
            return bars.bars.map { setter.set($0, in: cells) }
        }
    }

    // MARK: What has no room

    /// The notes and the days that other pages have to show.
    var overflow: [ContinuedBlock] { notesOverflow + (below == nil ? blocks : []) }

    /// True if the lines below the grid have room for all that is cut.
    var fitsBelow: Bool { below.map { $0.lines.lineCount <= reservedLines } ?? false }

    /// The number of lines below the grid that all cut entries would take.
    func cutLineCount() -> Int {
        ContinuationLines(blocks, width: geometry.grid.width, context).lineCount
    }

    /// The days that are not whole in their cells.
    private var blocks: [ContinuedBlock] {
        days.compactMap { set in
            guard set.isShortened || !bars[set.day.row].isEmpty || set.day.listed.count > set.day.body.count else {
                return nil
            }
            let entries = blockEntries(set)
            guard entries.contains(where: { $0.1 != .repeated }) else { return nil }
            let cell = geometry.dayCell(row: set.day.row, column: set.day.column)
            return ContinuedBlock(date: set.day.date, entries: entries, origin: cell.origin)
        }
    }

    /// All entries of a day in printing order, with their standing in its cell; events on bars only if they are cut.
    private func blockEntries(_ set: SetDay) -> [(Entry, ContinuedBlock.Standing)] {
        let cutBars = cutBars(beginningOn: set.day).map {
            ($0.entry, ContinuedBlock.Standing.shortened)
        }
        var standings: [ObjectIdentifier: ContinuedBlock.Standing] = [:]
        for set in set.placed.map(\.set) { standings[ObjectIdentifier(set.cell)] = standing(set) }
        return cutBars
            + listedEntries(set).map {
                ($0.entry, standings[ObjectIdentifier($0)] ?? ContinuedBlock.Standing.continued)
            }
    }

    /// The entries with a text that a list of a day has, in printing order, without those on bars.
    private func listedEntries(_ set: SetDay) -> [CellEntry] {
        [set.day.listed, set.day.foot].joined().filter { !$0.entry.text.isEmpty }
    }

    /// The place of a day's entry among those that ``overflow`` hands over.
    func blockIndex(of entry: CellEntry, _ set: SetDay) -> Int? {
        let index = listedEntries(set).firstIndex { $0 === entry }
        return index.map { $0 + cutBars(beginningOn: set.day).count }
    }

    private func standing(_ set: SetEntry) -> ContinuedBlock.Standing { set.cut == nil ? .repeated : .shortened }

    /// The bars that begin on a day of the month and whose words are whole in none of its weeks.
    func cutBars(beginningOn day: CellDay) -> [SetBar] {
        bars[day.row].filter { bar in
            isFirst(bar, on: day.date) && bar.isCut
                && !bars.joined().contains { $0.bar.event == bar.bar.event && !$0.isCut }
        }
    }

    /// Returns true if a bar begins on a day, and no bar of its event is in an earlier week.
    func isFirst(_ bar: SetBar, on date: CivilDate) -> Bool {
        bar.bar.days.lowerBound == date
            && !bars.joined().contains { $0.bar.event == bar.bar.event && $0.bar.days.lowerBound < date }
    }

    private var notesOverflow: [ContinuedBlock] {
        guard let notes = header.notes, notes.layout.continuedCount > 0 else { return [] }
        return [ContinuedBlock(notes: notes.layout.continuedNotes, origin: notes.box.origin)]
    }
}

/// Lines below a month's grid that show cut entries in full.
struct LinesBelow {
    let lines: ContinuationLines
    let origin: Point

    /// The most lines that do not justify a page of their own.
    static let most = 6

    /// The height that lines take below the grid, with the gap above them; zero without lines.
    static func height(_ lineCount: Int, _ style: PageStyle) -> Length {
        lineCount == 0 ? .zero : ContinuationMetrics.leading * lineCount + style.scale.furniture(.points(6))
    }

    /// The lines of some days, at the bottom of an area.
    init(_ blocks: [ContinuedBlock], below grid: Rect, _ context: LayoutContext) {
        lines = ContinuationLines(blocks, width: grid.width, context)
        origin = Point(x: grid.minX, y: grid.maxY + context.style.scale.furniture(.points(6)))
    }
}
