/// The settings of a month, and the cells they were found for.
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
    /// The number of months in the document.
    let spanCount: Int
    /// The number of lines below the grid for the texts that are cut in their cells.
    var linesBelow = 0

    /// The header above the grid, and the cells in it.
    struct Kept {
        let header: MonthHeader
        let cells: MonthCells
    }

    /// True if something may have no room on the month's page.
    var mayContinue: Bool {
        trial.continues || (trial.shortenedDayCount > 0 && linesBelow == 0) || hasBars || continuesNotes
    }

    /// The height of the grid alone.
    func gridHeight(_ style: PageStyle) -> Length { height - LinesBelow.height(linesBelow, style) }
}
