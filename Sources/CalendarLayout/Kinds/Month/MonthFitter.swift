import CalendarCore

/// Tries settings for a month's cells, each once.
struct MonthFitter: FittingSearch.Grid {
    let cells: MonthCells
    let gridSize: Size
    /// How many settings were tried.
    private(set) var stepCount = 0
    // A search tries a few dozen, which are faster to look through than to hash.
    private var known: [(setting: CellSetting, trial: MonthTrial?)] = []
    private let entryCount: Int

    /// The most days that are shortened for a larger size; at the smallest size, any number.
    private static let mostShortened = 4

    init(_ cells: MonthCells, gridSize: Size) {
        (self.cells, self.gridSize) = (cells, gridSize)
        entryCount = cells.days.reduce(0) { $0 + $1.body.count + $1.foot.count }
    }

    mutating func fit(_ setting: CellSetting) throws(MeasuringError) -> MonthTrial? {
        if let known = known.first(where: { $0.setting == setting }) { return known.trial }
        stepCount += 1
        let isSmallest = setting.type.size == cells.page.leastSize
        let trial = try trial(setting, mostShortened: isSmallest ? cells.days.count : MonthFitter.mostShortened)
        known.append((setting, trial))
        return trial
    }

    /// How a setting fits; nil if it does not, even if as many days are shortened.
    private func trial(_ setting: CellSetting, mostShortened: Int) throws(MeasuringError) -> MonthTrial? {
        guard let needs = try needs(setting) else { return nil }
        let rowCount = cells.grid.weekRows.count
        guard let rows = ShortenedRows(needs.cells, rows: rowCount, total: gridSize.height, most: mostShortened)
        else { return nil }
        var legibility = needs.legibility
        legibility.shortenedDayCount = rows.shortened.count
        return MonthTrial(
            setting: setting, score: legibility.score(of: setting), isFootRunIn: needs.isFootRunIn,
            rowNeeds: rows.needs, shortenedDayCount: rows.shortened.count, continues: false)
    }

    /// The last resort: the smallest condensed type, in rows that are too low.
    func lastResort(_ weekendTenths: [Int], _ faces: FacePair) throws(MeasuringError) -> MonthTrial? {
        var best: MonthTrial?
        for tenths in weekendTenths {
            let setting = CellSetting(
                type: BodyType(faces, size: cells.page.leastSize), weekendTenths: tenths, breaksNames: true)
            guard let needs = try needs(setting) else { continue }
            let rows = needs.cells.rowNeeds(cells.grid.weekRows.count, \.least)
            if let other = best, other.rowNeeds.sum() <= rows.sum() { continue }
            best = MonthTrial(
                setting: setting, score: .zero, isFootRunIn: needs.isFootRunIn, rowNeeds: rows,
                shortenedDayCount: needs.cells.count { $0.whole > $0.least }, continues: true)
        }
        return best
    }

    func typography(_ setting: CellSetting) throws(MeasuringError) -> CellTypography {
        let columns = ColumnSharing(gridSize.width, weekend: cells.weekendColumns, tenths: setting.weekendTenths)
        let weekdays = Set(0..<7).subtracting(cells.weekendColumns)
        let weekday = columns.least(of: weekdays) ?? columns.widths[0]
        return try CellTypography(
            setting, cells.page, weekday: weekday, weekend: columns.least(of: cells.weekendColumns) ?? weekday)
    }

    // MARK: What the cells need

    private struct Needs {
        var cells: [CellNeed] = []
        var isFootRunIn = false
        var legibility = Legibility()
    }

    /// Nil if a name would have to be broken although it fits in another setting.
    private func needs(_ setting: CellSetting) throws(MeasuringError) -> Needs? {
        let typography = try typography(setting)
        var needs = Needs()
        needs.legibility.entryCount = entryCount
        guard let body = try bodyHeights(typography, &needs.legibility),
            let (foot, isRunIn) = try footHeights(typography, &needs.legibility)
        else { return nil }
        needs.isFootRunIn = isRunIn
        needs.cells = cells.days.indices.map { index in
            let day = cells.days[index]
            let frame = typography.cellFrame(day)
            return CellNeed(
                row: day.row, whole: frame + body[index].whole + foot[index].whole,
                least: frame + body[index].least + foot[index].least)
        }
        return needs
    }

    private struct Heights {
        var whole = Length.zero
        var least = Length.zero

        mutating func add(_ measure: EntryMeasure) {
            whole += measure.height
            least += measure.leastHeight
        }
    }

    private func bodyHeights(
        _ typography: CellTypography, _ legibility: inout Legibility
    ) throws(MeasuringError) -> [Heights]? {
        let setters = CellSetters(typography, isFootRunIn: false, cells.page.context.typesetter)
        var heights = [Heights](repeating: Heights(), count: cells.days.count)
        for (index, day) in cells.days.enumerated() {
            let setter = setters[day]
            for entry in day.body {
                guard let measure = try setter.measure(entry) else { return nil }
                heights[index].add(measure)
                legibility.add(measure, isWrappable: entry.isWrappable)
            }
        }
        return heights
    }

    /// The labels stand beside their values if that takes no more lines in any cell, else above in every cell.
    private func footHeights(
        _ typography: CellTypography, _ legibility: inout Legibility
    ) throws(MeasuringError) -> (heights: [Heights], isRunIn: Bool)? {
        guard let above = try footMeasures(typography, isRunIn: false) else { return nil }
        var (measures, isRunIn) = (above, false)
        if typography.style == .inline, let beside = try footMeasures(typography, isRunIn: true),
            zip(beside, above).allSatisfy({ beside, above in
                !beside.fill.beginsBelow && beside.fill.lineCount <= above.fill.lineCount
                    && beside.fill.hyphenCount <= above.fill.hyphenCount
            })
        {
            (measures, isRunIn) = (beside, true)
        }
        var heights = [Heights](repeating: Heights(), count: cells.days.count)
        var next = 0
        for (index, day) in cells.days.enumerated() {
            for _ in day.foot {
                heights[index].add(measures[next])
                legibility.add(measures[next], isWrappable: false)
                next += 1
            }
        }
        return (heights, isRunIn)
    }

    private func footMeasures(
        _ typography: CellTypography, isRunIn: Bool
    ) throws(MeasuringError) -> [EntryMeasure]? {
        let setters = CellSetters(typography, isFootRunIn: isRunIn, cells.page.context.typesetter)
        var measures: [EntryMeasure] = []
        for day in cells.days {
            for entry in day.foot {
                guard let measure = try setters[day].measure(entry) else { return nil }
                measures.append(measure)
            }
        }
        return measures
    }
}

/// How a month's cells fit in a setting.
struct MonthTrial: FittingScore {
    let setting: CellSetting
    let score: Length
    /// Whether the labels at the foot stand beside their values.
    let isFootRunIn: Bool
    /// What each week row needs.
    let rowNeeds: [Length]
    let shortenedDayCount: Int
    /// Whether some entries have no place in their cells.
    let continues: Bool
}

/// The setters of weekdays and weekends.
struct CellSetters {
    let weekday: EntrySetter
    let weekend: EntrySetter

    init(_ typography: CellTypography, isFootRunIn: Bool, _ typesetter: Typesetter) {
        weekday = EntrySetter(typography, inWeekend: false, isFootRunIn: isFootRunIn, typesetter)
        weekend = EntrySetter(typography, inWeekend: true, isFootRunIn: isFootRunIn, typesetter)
    }

    subscript(day: CellDay) -> EntrySetter { day.isWeekend ? weekend : weekday }
}

extension CellTypography {
    /// What a day's cell needs beside its entries.
    func cellFrame(_ day: CellDay) -> Length {
        var height = metrics.stripHeight + metrics.barsHeight(day.laneCount) + metrics.bottom
        height += entryGap * max(0, day.body.count - 1) + entryGap * max(0, day.foot.count - 1)
        if !day.foot.isEmpty { height += footFrame }
        if day.body.isEmpty, day.foot.isEmpty { height += leading }
        return height
    }
}
