import ScheduleIO

/// Rows of cells as lines of text, with two spaces between the columns.
struct TextColumns {
    let rows: [[String]]
    /// The columns that end at the right; the others begin at the left.
    let rightAligned: Range<Int>

    init(_ rows: [[String]], rightAligned: Range<Int>) {
        self.rows = rows.map { $0.map(\.onOneLine) }
        self.rightAligned = rightAligned
    }

    var lines: [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].columnWidth }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].columnWidth)
                if rightAligned.contains(column) { return space + row[column] }
                return row[column] + (column == row.count - 1 ? "" : space)
            }
            return cells.joined(separator: "  ")
        }
    }
}
