/// Merged cells. Only those that begin in one of the given rows and columns count, so those of heads, titles and
/// footers stay one cell.
extension Table {
    /// Gives the cells below the first of a merged cell its text, in these rows: a date or a name that is merged
    /// downwards.
    mutating func fillDown(_ rows: [Int], where isIncluded: (_ column: Int) -> Bool = { _ in true }) {
        fill(rows) { isIncluded($0.first.column) ? [$0.first.column] : [] }
    }

    /// Gives all cells of merged cells their text, in these rows and columns: a duty of several days.
    mutating func fill(_ rows: [Int], where isIncluded: (_ column: Int) -> Bool) {
        fill(rows) { isIncluded($0.first.column) ? $0.columns.filter(isIncluded) : [] }
    }

    private mutating func fill(_ rows: [Int], _ columns: (CellArea) -> [Int]) {
        guard !facts.merged.isEmpty else { return }
        let all = Set(rows)
        for area in facts.merged where all.contains(area.first.row) {
            let columns = columns(area)
            for row in area.rows.prefix(while: { $0 < rowCount }) where all.contains(row) {
                copy(area.first, to: row, columns)
            }
        }
    }

    /// Returns true if two cells of a row are parts of the same merged cell.
    func areMerged(_ row: Int, _ column: Int, _ other: Int) -> Bool {
        facts.merged.contains {
            $0.rows.contains(row) && $0.columns.contains(column) && $0.columns.contains(other)
        }
    }
}
