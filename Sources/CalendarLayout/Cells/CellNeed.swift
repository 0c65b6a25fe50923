/// The height that a cell needs.
struct CellNeed {
    let row: Int
    /// For all of its texts.
    var whole: Length
    /// With every text cut to one line.
    var least: Length
}

/// What rows need if days may be shortened so that they fit.
struct ShortenedRows {
    /// What each row needs; together at most the height that there is.
    private(set) var needs: [Length]
    /// The indices of the cells that are shortened.
    private(set) var shortened: [Int] = []
    private var cells: [CellNeed]

    /// Nil if the rows do not fit even if `most` cells are shortened.
    init?(_ cells: [CellNeed], rows: Int, total: Length, most: Int) {
        self.cells = cells
        needs = cells.rowNeeds(rows)
        var excess = needs.sum() - total
        while excess > .zero {
            guard let step = cheapestStep(excess), shortened.count + step.newCount <= most else { return nil }
            excess -= take(step)
        }
    }

    /// Lowering the tallest cells of a row to the next tallest.
    private struct Step {
        let row: Int
        let cells: [Int]
        let height: Length
        /// How many cells it shortens that are still whole.
        let newCount: Int
        let gain: Length
    }

    /// The step that gains most for each cell that it shortens.
    private func cheapestStep(_ excess: Length) -> Step? {
        var best: Step?
        for row in needs.indices {
            guard let step = step(row, excess) else { continue }
            guard let other = best else {
                best = step
                continue
            }
            if step.gain.rawValue * max(1, other.newCount) > other.gain.rawValue * max(1, step.newCount) { best = step }
        }
        return best
    }

    private func step(_ row: Int, _ excess: Length) -> Step? {
        let indices = cells.indices.filter { cells[$0].row == row }
        let top = indices.filter { cells[$0].whole == needs[row] }
        let next = indices.filter { cells[$0].whole < needs[row] }.map { cells[$0].whole }.max() ?? .zero
        guard let least = top.map({ cells[$0].least }).max() else { return nil }
        let height = max(next, least, needs[row] - excess)
        guard height < needs[row] else { return nil }
        let new = top.filter { !shortened.contains($0) }.count
        return Step(row: row, cells: top, height: height, newCount: new, gain: needs[row] - height)
    }

    private mutating func take(_ step: Step) -> Length {
        for index in step.cells {
            cells[index].whole = step.height
            if !shortened.contains(index) { shortened.append(index) }
        }
        needs[step.row] = step.height
        return step.gain
    }
}

extension [CellNeed] {
    /// What each row needs for its tallest cell.
    func rowNeeds(_ rows: Int, _ height: (CellNeed) -> Length = \.whole) -> [Length] {
        var needs = [Length](repeating: .zero, count: rows)
        for cell in self { needs[cell.row] = Swift.max(needs[cell.row], height(cell)) }
        return needs
    }
}
