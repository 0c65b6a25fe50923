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
            // Empty cells at the end leave no space.
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension String {
    /// The number of terminal columns it takes: two for wide characters of East Asian scripts, none for marks on a
    /// letter (UAX #11).
    var columnWidth: Int { unicodeScalars.reduce(0) { $0 + $1.columnWidth } }
}

extension Unicode.Scalar {
    fileprivate var columnWidth: Int {
        guard !isASCII else { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return isWide ? 2 : 1
        }
    }

    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension String {
    /// With spaces to a width in characters, at least one: a column of a listing.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

    /// The text in lines of at most `width` characters, broken at spaces.
    func wrapped(to width: Int) -> [String] {
        split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}
