/// How a month is set, and the cells that this was found for.
struct MonthFit {
    var trial: MonthTrial
    /// What drawing needs again; only of the first months, so that memory does not grow with the document.
    let kept: Kept?
    /// The height of the grid and of what stands below it.
    let height: Length
    /// How many settings were tried.
    var stepCount: Int
    let isEmpty: Bool
    let hasBars: Bool
    /// Whether some of its notes have no room.
    let continuesNotes: Bool
    /// How many months the document has.
    let spanCount: Int
    /// How many lines below the grid have the texts that are cut in their cells.
    var linesBelow = 0

    /// What is above the grid, and what is in it.
    struct Kept {
        let header: MonthHeader
        let cells: MonthCells
    }

    /// Whether something may have no room on the month's page.
    var mayContinue: Bool {
        trial.continues || (trial.shortenedDayCount > 0 && linesBelow == 0) || hasBars || continuesNotes
    }

    /// The height of the grid alone.
    func gridHeight(_ style: PageStyle) -> Length { height - LinesBelow.height(linesBelow, style) }
}
