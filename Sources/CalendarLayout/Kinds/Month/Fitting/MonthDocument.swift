import CalendarCore

/// The settings of the grids of a document: each as readable as it can be, and alike if that costs little.
struct MonthDocument {
    /// In the order of their days.
    private var grids: [Grid] = []
    /// The fitters of the first grids until all grids have their settings: they know what was tried.
    private var fitters: [Int: MonthFitter] = [:]
    private let context: LayoutContext
    private let frame: MonthFrame
    private let spanCount: Int
    /// The places of labels that a search tries.
    private let labelsAbove: [Bool]

    /// The number of months whose cells are kept between the search and the drawing.
    private static let keptMonths = 120

    private struct Grid {
        let span: DaySpan
        var fit: MonthFit
    }

    init(_ spans: [DaySpan], _ context: LayoutContext) {
        self.context = context
        frame = MonthFrame(context)
        spanCount = spans.count
        labelsAbove = MonthDocument.labelsAbove(context)
        grids.reserveCapacity(spans.count)
        for span in spans.sorted(by: { $0.precedes($1) }) where grids.last?.span != span { add(span) }
        shareSettings()
        if context.style.bodySizes.areSame { shareSize() }
        fitters = [:]
        moveBelowGrids()
    }

    /// The settings of some days; those that the document was not made for are set as if alone.
    func fit(of span: DaySpan) -> MonthFit {
        let index = grids.partitioningIndex { !$0.span.precedes(span) }
        if index < grids.count, grids[index].span == span { return grids[index].fit }
        let header = frame.header(span)
        var fitter = MonthFitter(MonthCells(span, context), gridHeight: header.grid.height)
        return fit(header, &fitter, isKept: false)
    }

    // MARK: Below the grid

    /// Moves lines that have no room in their cells below the grid, not to a page of their own, if a month has only
    /// a few.
    private mutating func moveBelowGrids() {
        for (index, grid) in grids.enumerated() where grid.fit.trial.shortenedDayCount > 0 {
            if !grid.fit.trial.continues, let below = belowGrid(grid) { grids[index].fit = below }
        }
    }

    /// Returns nil if the lines would be too many, or the page harder to read.
    private func belowGrid(_ grid: Grid) -> MonthFit? {
        let (span, fit) = (grid.span, grid.fit)
        let (setting, cells) = (fit.trial.setting, cells(of: grid))
        let least = MonthPlan(span, fit, context).cutLineCount()
        guard least <= LinesBelow.most else { return nil }
        for lines in least...LinesBelow.most {
            var below = fit
            below.linesBelow = lines
            var fitter = MonthFitter(cells, gridHeight: below.gridHeight(context.style))
            let search = search(UsualSetting(setting), sizes: [setting.type.size])
            guard let trial = fitter.best(search), trial.score >= fit.trial.score else { continue }
            (below.trial, below.stepCount) = (trial, fit.stepCount + fitter.stepCount)
            let plan = MonthPlan(span, below, context)
            if plan.fitsBelow { return below }
        }
        return nil
    }

    // MARK: One month

    /// Everything that the style allows, with columns of some widths.
    private func search(tenths: [Int]? = nil) -> FittingSearch {
        FittingSearch(
            sizes: sizes, faces: FacePair.allCases, weekendTenths: tenths ?? weekendTenths, labelsAbove: labelsAbove)
    }

    /// Some sizes of a setting.
    private func search(_ setting: UsualSetting, sizes: [Length]) -> FittingSearch {
        FittingSearch(
            sizes: sizes, faces: [setting.faces], weekendTenths: [setting.tenths],
            labelsAbove: [setting.hasLabelsAbove])
    }

    /// Short labels leave their values room enough; above them, they would cost lines alone.
    private static func labelsAbove(_ context: LayoutContext) -> [Bool] {
        switch context.style.cellStyle {
        case .inline: [false]
        case .stacked: [true]
        case .auto:
            CellPage(context, entries: [], columnWidth: context.style.gridWidth / 7).hasLongLabels
                ? [false, true] : [false]
        }
    }

    private var sizes: [Length] { context.style.bodySizes.steps(context.style.scale) }

    private var weekendTenths: [Int] {
        guard context.style.weekends == .narrow else { return [10] }
        let paper = context.style.sheet.content
        return paper.width > paper.height ? [10, 9, 8, 7, 6, 5] : [10, 9, 8, 7]
    }

    private mutating func add(_ span: DaySpan) {
        let header = frame.header(span)
        var fitter = MonthFitter(MonthCells(span, context), gridHeight: header.grid.height)
        // The cells of an empty month take no time to make again.
        let isKept = grids.count < MonthDocument.keptMonths && !fitter.cells.isEmpty
        let fit = fit(header, &fitter, isKept: isKept)
        if isKept { fitters[grids.count] = fitter }
        grids.append(Grid(span: span, fit: fit))
    }

    private func fit(_ header: MonthHeader, _ fitter: inout MonthFitter, isKept: Bool) -> MonthFit {
        let (search, cells) = (search(), fitter.cells)
        let trial = fitter.best(search) ?? fitter.lastResort(search)
        return MonthFit(
            trial: trial, kept: isKept ? MonthFit.Kept(header: header, cells: cells) : nil,
            height: header.grid.height, stepCount: fitter.stepCount, isEmpty: cells.isEmpty,
            hasBars: cells.bars.contains { !$0.isEmpty },
            continuesNotes: (header.notes?.layout.continuedCount ?? 0) > 0, spanCount: spanCount)
    }

    private func cells(of grid: Grid) -> MonthCells {
        grid.fit.kept?.cells ?? MonthCells(grid.span, context)
    }

    // MARK: All months

    /// Gives months the columns, the faces and the place of labels that most months have, unless their type becomes
    /// smaller by it, or they lose half a point of their score or more.
    private mutating func shareSettings() {
        guard let usual = UsualSetting(trials) else { return }
        for index in grids.indices where !grids[index].fit.trial.continues {
            let (fit, setting) = (grids[index].fit, grids[index].fit.trial.setting)
            if !fit.isEmpty {
                adopt(usual, index, fit.trial)
            } else if setting.weekendTenths != usual.tenths {
                replace(index, search(tenths: [usual.tenths])) { _ in true }
            }
        }
    }

    /// The fits that the others follow.
    private var trials: [MonthTrial] {
        grids.lazy.filter { !$0.fit.isEmpty && !$0.fit.trial.continues }.map(\.fit.trial)
    }

    /// Gives a month as much of the usual setting as it can have.
    private mutating func adopt(_ usual: UsualSetting, _ index: Int, _ trial: MonthTrial) {
        let own = UsualSetting(trial.setting)
        for setting in usual.steps(to: own) where setting != own {
            var search = search(setting, sizes: sizes.filter { $0 >= trial.setting.type.size })
            search.floor = trial.score - .quarterPoints(2)
            if replace(index, search, if: { $0.shortenedDayCount <= trial.shortenedDayCount }) { return }
        }
    }

    /// Gives all months the smallest size of one with entries.
    private mutating func shareSize() {
        guard let size = trials.map(\.setting.type.size).min() else { return }
        for index in grids.indices { setSize(of: index, size) }
    }

    private mutating func setSize(of index: Int, _ size: Length) {
        let trial = grids[index].fit.trial
        guard !trial.continues, trial.setting.type.size != size else { return }
        replace(index, search(UsualSetting(trial.setting), sizes: [size])) { _ in true }
    }

    /// Sets a month anew if something fits and is good enough.
    @discardableResult
    private mutating func replace(
        _ index: Int, _ search: FittingSearch, if isGoodEnough: (MonthTrial) -> Bool
    ) -> Bool {
        let known = fitters[index]
        var fitter = known ?? MonthFitter(cells(of: grids[index]), gridHeight: grids[index].fit.height)
        let steps = fitter.stepCount
        let best = fitter.best(search)
        if known != nil { fitters[index] = fitter }
        grids[index].fit.stepCount += fitter.stepCount - steps
        guard let best, isGoodEnough(best) else { return false }
        grids[index].fit.trial = best
        return true
    }
}

/// The part of a setting that a document's months share if they can.
private struct UsualSetting: Equatable {
    var tenths: Int
    var faces: FacePair
    var hasLabelsAbove: Bool

    init(_ setting: CellSetting) {
        (tenths, faces, hasLabelsAbove) = (setting.weekendTenths, setting.type.faces, setting.hasLabelsAbove)
    }

    /// The parts that most months have; nil without months.
    init?(_ trials: [MonthTrial]) {
        let settings = trials.map(\.setting)
        guard let tenths = settings.map(\.weekendTenths).mostFrequent(preferring: >) else { return nil }
        self.tenths = tenths
        faces = settings.map(\.type.faces).mostFrequent { $0 == .regular && $1 != .regular } ?? .regular
        hasLabelsAbove = settings.map(\.hasLabelsAbove).mostFrequent { !$0 && $1 } ?? false
    }

    /// Itself, then with another's faces, then with its place of labels, too.
    func steps(to other: UsualSetting) -> [UsualSetting] {
        var withFaces = self
        withFaces.faces = other.faces
        var withLabels = withFaces
        withLabels.hasLabelsAbove = other.hasLabelsAbove
        return [self, withFaces, withLabels].reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}

extension Array where Element: Hashable {
    /// The most frequent element; of several, the better one.
    fileprivate func mostFrequent(preferring isBetter: (Element, Element) -> Bool) -> Element? {
        var counts: [Element: Int] = [:]
        for element in self { counts[element, default: 0] += 1 }
        return counts.max { a, b in a.value < b.value || (a.value == b.value && isBetter(b.key, a.key)) }?.key
    }
}
