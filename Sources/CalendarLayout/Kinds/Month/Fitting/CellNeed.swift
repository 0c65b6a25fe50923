/// The height that a cell needs.
struct CellNeed {
    let row: Int
    /// For all of its texts.
    var whole: Length
    /// With every text above the foot cut to one line.
    var least: Length
    /// The number of its texts that take several lines, and may be cut.
    var wrapCount = 0

    /// Adds an entry that takes one line.
    mutating func add(line height: Length) {
        whole += height
        least += height
    }

    mutating func add(_ entry: EntryMeasure) {
        whole += entry.height
        least += entry.leastHeight
        if entry.height > entry.leastHeight { wrapCount += 1 }
    }
}

/// The heights that rows need if days may be shortened so that they fit.
struct ShortenedRows {
    /// The height that each row needs; together at most the available height.
    private(set) var needs: [Length]
    /// The number of shortened cells.
    private(set) var shortenedCount = 0
    fileprivate var cells: [CellNeed]
    /// True for each shortened cell; empty if no cell is shortened.
    private(set) var isShortened: [Bool] = []

    /// Returns nil if the rows do not fit even with `most` cells shortened. `cells` are in the order of their rows.
    init?(_ cells: [CellNeed], rows: Int, total: Length, most: Int) {
        self.cells = cells
        needs = cells.rowNeeds(rows)
        var excess = needs.sum() - total
        guard excess > .zero else { return }
        guard most > 0, cells.rowNeeds(rows, \.least).sum() <= total else { return nil }
        isShortened = [Bool](repeating: false, count: cells.count)
        while excess > .zero {
            guard let step = cheapestStep(excess), shortenedCount + step.newCount <= most else { return nil }
            excess -= take(step)
        }
    }

    /// Lowering the tallest cells of a row to the next tallest.
    private struct Step {
        let row: Int
        let height: Length
        /// The number of whole cells that it shortens.
        let newCount: Int
        let gain: Length
    }

    /// The step that gains most for each cell that it shortens.
    private func cheapestStep(_ excess: Length) -> Step? {
        var best: Step?
        for row in needs.indices {
            guard let step = step(row, excess) else { continue }
            if let other = best,
                step.gain.rawValue * max(1, other.newCount) <= other.gain.rawValue * max(1, step.newCount)
            {
                continue
            }
            best = step
        }
        return best
    }

    /// Returns nil if one of the tallest cells is as low as it can be.
    private func step(_ row: Int, _ excess: Length) -> Step? {
        var (next, least, newCount) = (Length.zero, Length.zero, 0)
        for index in cells.indices where cells[index].row == row {
            if cells[index].whole < needs[row] {
                next = max(next, cells[index].whole)
            } else {
                least = max(least, cells[index].least)
                if !isShortened[index] { newCount += 1 }
            }
        }
        let height = max(next, least, needs[row] - excess)
        guard height < needs[row] else { return nil }
        return Step(row: row, height: height, newCount: newCount, gain: needs[row] - height)
    }

    private mutating func take(_ step: Step) -> Length {
        for index in cells.indices where cells[index].row == step.row && cells[index].whole == needs[step.row] {
            cells[index].whole = step.height
            isShortened[index] = true
        }
        shortenedCount += step.newCount
        needs[step.row] = step.height
        return step.gain
    }
}

extension ShortenedRows {
    /// The number of texts that may be cut in the shortened cells.
    var cutCount: Int {
        zip(cells, isShortened).reduce(0) { $1.1 ? $0 + $1.0.wrapCount : $0 }
    }
}

extension [CellNeed] {
    /// The height that each row needs for its tallest cell.
    func rowNeeds(_ rows: Int, _ height: (CellNeed) -> Length = \.whole) -> [Length] {
        var needs = [Length](repeating: .zero, count: rows)
        for cell in self { needs[cell.row] = Swift.max(needs[cell.row], height(cell)) }
        return needs
    }
}
