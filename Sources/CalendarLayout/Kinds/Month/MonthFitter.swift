import CalendarCore

/// Tries settings for a month's cells, each once.
struct MonthFitter: FittingSearch.Grid {
    let cells: MonthCells
    let gridSize: Size
    /// How many settings were tried.
    private(set) var stepCount = 0
    // A search tries a few dozen, which are faster to look through than to hash.
    private var known: [CellSetting] = []
    private var trials: [MonthTrial?] = []
    private var measurer: MonthMeasurer

    /// The most days that are shortened for a larger size; at the smallest size, any number.
    private static let mostShortened = 4

    init(_ cells: MonthCells, gridSize: Size) {
        (self.cells, self.gridSize) = (cells, gridSize)
        measurer = MonthMeasurer(cells, gridWidth: gridSize.width)
    }

    mutating func fit(_ setting: CellSetting) throws(MeasuringError) -> MonthTrial? {
        if let index = known.firstIndex(of: setting) { return trials[index] }
        stepCount += 1
        let isSmallest = setting.type.size == cells.page.leastSize
        let trial = try trial(setting, mostShortened: isSmallest ? cells.days.count : MonthFitter.mostShortened)
        known.append(setting)
        trials.append(trial)
        return trial
    }

    /// How a setting fits; nil if it does not, even if as many days are shortened.
    private mutating func trial(
        _ setting: CellSetting, mostShortened: Int
    ) throws(MeasuringError) -> MonthTrial? {
        guard try measurer.measure(setting) else { return nil }
        let rowCount = cells.grid.weekRows.count
        guard
            let rows = ShortenedRows(measurer.needs, rows: rowCount, total: gridSize.height, most: mostShortened)
        else { return nil }
        var legibility = measurer.legibility
        (legibility.shortenedDayCount, legibility.cutCount) = (rows.shortenedCount, rows.cutCount)
        return MonthTrial(
            setting: setting, score: legibility.score(of: setting), wraps: legibility.wraps,
            isFootRunIn: measurer.isFootRunIn, rowNeeds: rows.needs, shortenedDayCount: rows.shortenedCount,
            continues: false)
    }

    /// The last resort: the smallest condensed type, in rows that are too low.
    mutating func lastResort(_ weekendTenths: [Int], _ faces: FacePair) throws(MeasuringError) -> MonthTrial? {
        var best: MonthTrial?
        for tenths in weekendTenths {
            let setting = CellSetting(
                type: BodyType(faces, size: cells.page.leastSize), weekendTenths: tenths, breaksNames: true)
            guard try measurer.measure(setting) else { continue }
            let rows = measurer.needs.rowNeeds(cells.grid.weekRows.count, \.least)
            if let other = best, other.rowNeeds.sum() <= rows.sum() { continue }
            best = MonthTrial(
                setting: setting, score: .zero, wraps: Legibility(), isFootRunIn: measurer.isFootRunIn, rowNeeds: rows,
                shortenedDayCount: measurer.needs.count { $0.whole > $0.least }, continues: true)
        }
        return best
    }

    func typography(_ setting: CellSetting) throws(MeasuringError) -> CellTypography {
        try measurer.typography(setting)
    }
}

/// How a month's cells fit in a setting.
struct MonthTrial: FittingScore {
    let setting: CellSetting
    let score: Length
    /// How many entries there are, and how many of them wrap.
    let wraps: Legibility
    /// Whether the labels at the foot stand beside their values.
    let isFootRunIn: Bool
    /// What each week row needs.
    let rowNeeds: [Length]
    let shortenedDayCount: Int
    /// Whether some entries have no place in their cells.
    let continues: Bool

    var isWhole: Bool { shortenedDayCount == 0 }

    /// In a larger size at least as many entries wrap.
    func ceiling(of larger: CellSetting) -> Length { wraps.score(of: larger) }
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

extension CellSpacing {
    /// What a day's cell needs beside its entries.
    func cellFrame(_ day: CellDay) -> Length {
        cellFrame(laneCount: day.laneCount, bodyCount: day.body.count, footCount: day.foot.count)
    }

    /// The same, by the numbers of what it has.
    func cellFrame(laneCount: Int, bodyCount: Int, footCount: Int) -> Length {
        let bars = laneCount > 0 ? metrics.barsHeight(laneCount) : .zero
        let gaps = entryGap * (max(0, bodyCount - 1) + max(0, footCount - 1))
        let rest = footCount > 0 ? footFrame : bodyCount == 0 ? leading : .zero
        return metrics.stripHeight + bars + metrics.bottom + gaps + rest
    }
}
