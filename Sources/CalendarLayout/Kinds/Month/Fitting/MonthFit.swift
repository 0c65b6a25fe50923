/// The settings of a grid, and the cells they were found for.
struct MonthFit {
    var trial: MonthTrial
    /// The parts that drawing needs again; only of the first months, so that memory does not grow with the document.
    let kept: Kept?
    /// The height of the grid and of the lines below it.
    let height: Length
    /// The number of settings that were tried.
    var stepCount: Int
    let isEmpty: Bool
    let hasBars: Bool
    /// True if some of its notes have no room.
    let continuesNotes: Bool
    /// The number of grids in the document.
    let spanCount: Int
    /// The number of lines below the grid for the texts that are cut in their cells.
    var linesBelow = 0

    /// The header above the grid, and the cells in it. It is a class, so that a fit without them takes little room.
    final class Kept {
        let header: MonthHeader
        let cells: MonthCells

        init(header: MonthHeader, cells: MonthCells) { (self.header, self.cells) = (header, cells) }
    }

    /// True if something may have no room on the month's page.
    var mayContinue: Bool {
        trial.continues || (trial.shortenedDayCount > 0 && linesBelow == 0) || hasBars || continuesNotes
    }

    /// The height of the grid alone.
    func gridHeight(_ style: PageStyle) -> Length { height - LinesBelow.height(linesBelow, style) }
}

/// The position of labels at the foot, beside or above their values, for weekdays and for weekends.
struct FootLabels {
    /// True if labels are beside their values.
    var isBesideInWeek: Bool
    var isBesideInWeekend: Bool

    static let beside = FootLabels(isBesideInWeek: true, isBesideInWeekend: true)
    static let above = FootLabels(isBesideInWeek: false, isBesideInWeekend: false)

    subscript(inWeekend isWeekend: Bool) -> Bool {
        get { isWeekend ? isBesideInWeekend : isBesideInWeek }
        set { if isWeekend { isBesideInWeekend = newValue } else { isBesideInWeek = newValue } }
    }
}

/// The fit of a month's cells in a setting.
struct MonthTrial: FittingScore {
    let setting: CellSetting
    let score: Length
    /// The faults that a larger size cannot have fewer of.
    let wraps: Legibility
    /// The size of the lines at the foot: at least the body's.
    let footSize: Length
    let footLabels: FootLabels
    /// The height each week row needs.
    let rowNeeds: [Length]
    let shortenedDayCount: Int
    /// True if some entries have no place in their cells.
    let continues: Bool

    var isWhole: Bool { shortenedDayCount == 0 }

    /// The best score of a larger size, in which at least as many entries wrap.
    func ceiling(of larger: CellSetting) -> Length { wraps.score(of: larger) }
}
