import CalendarCore

/// The rectangles of a month's grid.
///
///     ┌────┬────┬────┬────┬────┬────┬────┐
///     │  week rows; the month has its own │
///     │  outline: cells outside it are    │
///     │  not drawn                        │
///     └────┴────┴────┴────┴────┴────┴────┘
public struct MonthGeometry: Hashable, Sendable {
    /// The area of the weekday names.
    public let header: Rect
    /// The area of the day cells.
    public let grid: Rect
    /// The widths of the seven columns in the order of the week, which add up to the grid's width.
    public let columns: ColumnSharing
    /// The direction of writing, which orders the columns.
    public let direction: WritingDirection
    /// The width of the column of weeks' numbers beside the grid, where lines begin.
    public let weekColumn: Length
    /// The heights of the week rows from top to bottom, which add up to the grid's height.
    public let rowHeights: [Length]
    /// The week rows, from top to bottom.
    public let weekRows: [Rect]
    /// The cells of each week row.
    private let dayCells: [[Rect]]

    /// A grid of these columns and rows.
    public init(
        header: Rect, grid: Rect, columns: ColumnSharing, rowHeights: [Length],
        _ direction: WritingDirection = .leftToRight, weekColumn: Length = .zero
    ) {
        (self.header, self.grid, self.columns) = (header, grid, columns)
        (self.rowHeights, self.direction, self.weekColumn) = (rowHeights, direction, weekColumn)
        weekRows = grid.rows(rowHeights)
        dayCells = weekRows.map { $0.columns(columns.widths, direction) }
    }

    /// The header and the grid together, with the weeks' numbers.
    public var table: Rect {
        let heading = withWeekNumber(header)
        return Rect(x: heading.minX, y: heading.minY, width: heading.width, height: grid.maxY - heading.minY)
    }

    /// The header or a week row with the cell of the week's number.
    public func withWeekNumber(_ row: Rect) -> Rect {
        let x = min(row.minX, weekNumber(of: row).minX)
        return Rect(x: x, y: row.minY, width: row.width + weekColumn, height: row.height)
    }

    /// The cell beside the header or a week row for the week's number.
    public func weekNumber(of row: Rect) -> Rect {
        let x = direction == .leftToRight ? row.minX - weekColumn : row.maxX
        return Rect(x: x, y: row.minY, width: weekColumn, height: row.height)
    }

    /// The seven cells of the weekday header or of a week row, in the order of the week.
    public func cells(of row: Rect) -> [Rect] { row.columns(columns.widths, direction) }

    /// The cell of a day; rows and columns count from 0.
    public func dayCell(row: Int, column: Int) -> Rect { dayCells[row][column] }
}

/// The seven columns of a grid: those of a weekend may be narrower than the others.
public struct ColumnSharing: Hashable, Sendable {
    /// The widths in the order of the week, which add up to the whole exactly.
    public let widths: [Length]

    /// Shares a width; `weekend` has the indices of the weekend's columns, which get `tenths` of another's width.
    public init(_ total: Length, weekend: Set<Int>, tenths: Int) {
        widths = total.shared(by: (0..<7).map { weekend.contains($0) ? tenths : 10 })
    }

    /// The width that each of these columns has at least.
    func least(of columns: some Sequence<Int>) -> Length? { columns.map { widths[$0] }.min() }
}
