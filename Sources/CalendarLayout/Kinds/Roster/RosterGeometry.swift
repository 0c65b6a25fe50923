import CalendarCore

/// The rectangles of a roster's table.
///
///     ┌──────┬────┬────┬────┬────┬───────┐
///     │      │ heading of columns        │
///     │ head │ header                    │
///     ├──────┴────┴────┴────┴────┴───────┤
///     │ heading of rows                  │
///     ├──────┬────┬────┬────┬────┬───────┤
///     │      │ rows                      │
///     │ row  │  cells            │ ends  │
///     │ head │                   │ totals│
///     ├──────┼────┼────┼────┼────┼───────┤
///     │      │ feet: totals      │       │
///     └──────┴────┴────┴────┴────┴───────┘
public struct RosterGeometry: Hashable, Sendable {
    /// The corner where lines begin, at the top.
    public let origin: Point
    /// The width of the heads of rows.
    public let headWidth: Length
    /// The width of the columns between the heads and the totals.
    public let columnWidth: Length
    /// The number of columns between the heads and the totals.
    public let columnCount: Int
    /// The widths of the columns of totals.
    public let endWidths: [Length]
    /// The height of the headings of groups of columns; zero without any.
    public let columnHeadingHeight: Length
    /// The height of the heads of columns.
    public let headerHeight: Length
    /// The rows with the heading of a group above them, from top to bottom.
    public let headedRows: [Int]
    /// The height of such a heading.
    public let headingHeight: Length
    /// The heights of the rows, from top to bottom.
    public let rowHeights: [Length]
    /// The heights of the rows of totals.
    public let footHeights: [Length]
    /// The direction of writing, which orders the columns.
    public let direction: WritingDirection

    /// All of it.
    public var table: Rect {
        let width = headWidth + columnWidth * columnCount + endWidths.sum()
        let x = direction == .leftToRight ? origin.x : origin.x - width
        return Rect(x: x, y: origin.y, width: width, height: headHeight + bodyHeight + footHeights.sum())
    }

    private var headHeight: Length { columnHeadingHeight + headerHeight }
    private var bodyHeight: Length { headingHeight * headedRows.count + rowHeights.sum() }

    /// The headings of groups of columns.
    public var columnHeading: Rect { table.top(columnHeadingHeight) }

    /// The heads of the columns.
    public var header: Rect { table.below(columnHeadingHeight).top(headerHeight) }

    /// The rows, from top to bottom.
    public var rows: [Rect] {
        let headed = Set(headedRows)
        var rest = table.below(headHeight)
        return rowHeights.enumerated().map { row, height in
            if headed.contains(row) { rest = rest.below(headingHeight) }
            defer { rest = rest.below(height) }
            return rest.top(height)
        }
    }

    /// The headings of groups of rows, from top to bottom.
    public var headings: [Rect] {
        let rows = rows
        return headedRows.map { row in
            Rect(x: rows[row].minX, y: rows[row].minY - headingHeight, width: rows[row].width, height: headingHeight)
        }
    }

    /// The rows of totals below them.
    public var feet: [Rect] { table.below(headHeight + bodyHeight).rows(footHeights) }

    /// The cells of the header or of a row: its head, those between, and the totals at its end.
    public func cells(of row: Rect) -> RowCells {
        let widths = [headWidth] + Array(repeating: columnWidth, count: columnCount) + endWidths
        let all = row.columns(widths, direction)
        return RowCells(
            head: all[0], columns: Array(all[1..<1 + columnCount]), ends: Array(all[(1 + columnCount)...]))
    }

    /// The cells of a row, in the direction of writing.
    public struct RowCells: Hashable, Sendable {
        /// The first.
        public let head: Rect
        /// Those between.
        public let columns: [Rect]
        /// The totals.
        public let ends: [Rect]
    }
}
