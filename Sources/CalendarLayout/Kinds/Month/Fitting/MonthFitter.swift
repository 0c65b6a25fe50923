import CalendarCore

/// Tries settings for a month's cells, each once.
struct MonthFitter: FittingSearch.Grid {
    let cells: MonthCells
    private let gridHeight: Length
    /// The number of settings that were tried.
    private(set) var stepCount = 0
    // A search tries a few dozen, which are faster to look through than to hash.
    private var known: [CellSetting] = []
    private var trials: [MonthTrial?] = []
    private var measurer: MonthMeasurer
    let hasHyphens: Bool

    /// The most days that are shortened for a larger size; at the smallest size, any number.
    private static let mostShortened = 4

    init(_ cells: MonthCells, gridHeight: Length) {
        (self.cells, self.gridHeight) = (cells, gridHeight)
        measurer = MonthMeasurer(cells)
        hasHyphens = cells.days.contains { $0.entries.contains(where: \.hasHyphens) }
    }

    mutating func fit(_ setting: CellSetting) -> MonthTrial? {
        if let index = known.firstIndex(of: setting) { return trials[index] }
        stepCount += 1
        let isSmallest = setting.type.size == cells.page.leastSize
        let trial = trial(
            setting, footSize: cells.page.leastFootSize(setting.type.size),
            mostShortened: isSmallest ? cells.days.count : MonthFitter.mostShortened)
        known.append(setting)
        trials.append(trial)
        return trial
    }

    /// The best fit that a search finds, with the lines at the foot as large as they can be. Returns nil if none fits.
    mutating func best(_ search: FittingSearch) -> MonthTrial? {
        guard let trial = search.best(&self) else { return nil }
        return enlargingFoot(trial)
    }

    /// The same fit with the lines at the foot in a larger size, if that costs nothing else.
    private mutating func enlargingFoot(_ trial: MonthTrial) -> MonthTrial {
        for size in cells.page.footSizes where size > trial.footSize && cells.hasFoot {
            stepCount += 1
            if let larger = self.trial(trial.setting, footSize: size, mostShortened: trial.shortenedDayCount),
                larger.score >= trial.score
            {
                return larger
            }
        }
        return trial
    }

    /// Returns the fit of a setting; nil if it does not fit even with `mostShortened` shortened days.
    private mutating func trial(_ setting: CellSetting, footSize: Length, mostShortened: Int) -> MonthTrial? {
        guard measurer.measure(setting, footSize: footSize) else { return nil }
        let rowCount = cells.grid.weekRows.count
        guard
            let rows = ShortenedRows(measurer.needs, rows: rowCount, total: gridHeight, most: mostShortened)
        else { return nil }
        var legibility = measurer.legibility
        (legibility.shortenedDayCount, legibility.cutCount) = (rows.shortenedCount, rows.cutCount)
        legibility.fullness = rows.needs.sum().rawValue * 1000 / max(1, gridHeight.rawValue)
        return MonthTrial(
            setting: setting, score: legibility.score(of: setting), wraps: legibility.wraps, footSize: footSize,
            footLabels: measurer.footLabels, rowNeeds: rows.needs, shortenedDayCount: rows.shortenedCount,
            continues: false)
    }

    /// The last resort: the smallest condensed type, in rows that are too low. If not even that can be set, the page
    /// fails as one whose title is too long.
    mutating func lastResort(_ search: FittingSearch) -> MonthTrial {
        var best: MonthTrial?
        let type = BodyType(.condensed, size: cells.page.leastSize)
        let settings = search.weekendTenths.map {
            CellSetting(
                type: type, weekendTenths: $0, breaksNames: true, hasLabelsAbove: search.labelsAbove[0])
        }
        for setting in settings {
            guard measurer.measure(setting, footSize: cells.page.leastFootSize(setting.type.size)) else { continue }
            let rows = measurer.needs.rowNeeds(cells.grid.weekRows.count, \.least)
            if let other = best, other.rowNeeds.sum() <= rows.sum() { continue }
            best = lastResort(setting, rows)
        }
        if let best { return best }
        cells.page.context.typesetter.noteTooLong(cells.grid.days.name)
        return lastResort(settings[0], [Length](repeating: .zero, count: cells.grid.weekRows.count))
    }

    private func lastResort(_ setting: CellSetting, _ rows: [Length]) -> MonthTrial {
        MonthTrial(
            setting: setting, score: .zero, wraps: Legibility(),
            footSize: cells.page.leastFootSize(setting.type.size), footLabels: measurer.footLabels, rowNeeds: rows,
            shortenedDayCount: measurer.needs.count { $0.whole > $0.least }, continues: true)
    }
}
