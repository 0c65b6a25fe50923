import CalendarCore

/// The rectangles of a roster's table.
///
///     ┌──────┬────┬────┬────┬────┬───────┐
///     │ head │ header                    │
///     ├──────┼────┼────┼────┼────┼───────┤
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
    /// The height of the heads of columns.
    public let headerHeight: Length
    /// The heights of the rows, from top to bottom.
    public let rowHeights: [Length]
    /// The heights of the rows of totals.
    public let footHeights: [Length]
    /// The direction of writing, which orders the columns.
    public let direction: WritingDirection

    /// All of it.
    public var table: Rect {
        let width = headWidth + columnWidth * columnCount + endWidths.sum()
        let height = headerHeight + rowHeights.sum() + footHeights.sum()
        let x = direction == .leftToRight ? origin.x : origin.x - width
        return Rect(x: x, y: origin.y, width: width, height: height)
    }

    /// The heads of the columns.
    public var header: Rect { table.top(headerHeight) }

    /// The rows, from top to bottom.
    public var rows: [Rect] { table.below(headerHeight).rows(rowHeights) }

    /// The rows of totals below them.
    public var feet: [Rect] { table.below(headerHeight + rowHeights.sum()).rows(footHeights) }

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
