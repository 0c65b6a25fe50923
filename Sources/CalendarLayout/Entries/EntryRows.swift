/// The rows of entries below each other: all of the same height, with a gap above each entry but the first.
///
/// A list shares its rows among columns. A part of it is a range of rows, and measures its distances from its own top.
struct EntryRows {
    /// From top to bottom.
    let rows: [Row]
    let rowHeight: Length
    /// The gap above each entry but the first.
    let gap: Length

    /// A row of an entry; both are counted from 0.
    struct Row {
        let entry: Int
        let row: Int
    }

    /// The rows of entries that take these numbers of rows.
    init(counts: [Int], rowHeight: Length, gap: Length) {
        (self.rowHeight, self.gap) = (rowHeight, gap)
        rows = counts.enumerated().flatMap { entry, count in (0..<count).map { Row(entry: entry, row: $0) } }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// The gap above each row, also above the first of a part, which has none on paper.
    var gaps: [Length] { rows.indices.map(gap) }

    /// The height of all rows.
    var height: Length { rowHeight * rows.count + gaps.sum() }

    /// The distance from the first row of a part to one of its rows.
    func top(ofRow row: Int, in part: Range<Int>) -> Length {
        rowHeight * (row - part.lowerBound) + (part.lowerBound...row).dropFirst().map(gap).sum()
    }

    private func gap(above row: Int) -> Length { rows[row].entry > 0 && rows[row].row == 0 ? gap : .zero }

    /// The entries that a part has rows of, with those rows.
    func entries(in part: Range<Int>) -> [(entry: Int, rows: Range<Int>)] {
        guard !isEmpty else { return [] }
        return part.reduce(into: []) { entries, row in
            let entry = rows[row].entry
            if let last = entries.last, last.entry == entry {
                entries[entries.count - 1].rows = last.rows.lowerBound..<row + 1
            } else {
                entries.append((entry, row..<row + 1))
            }
        }
    }

    /// The entries that begin in a part.
    func entries(beginningIn part: Range<Int>) -> [(entry: Int, rows: Range<Int>)] {
        entries(in: part).filter { rows[$0.rows.lowerBound].row == 0 }
    }
}
