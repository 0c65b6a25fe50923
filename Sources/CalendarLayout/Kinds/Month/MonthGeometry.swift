import CalendarCore

/// The rectangles of a month page.
///
///     ┌──────────── content ────────────┐
///     │             title               │ 20
///     │                                 │ gap 8
///     │ ─ notes ─────────────────────── │ only if there are any; gap 5
///     │ ┌─ weekday header ────────────┐ │ 18
///     │ ├────┬────┬────┬────┬────┬────┤ │
///     │ │    day cells, 7 columns     │ │ week rows share the rest
///     │ └────┴────┴────┴────┴────┴────┘ │
///     └─────────────────────────────────┘
public struct MonthGeometry: Hashable, Sendable {
    /// The gap between the notes and the weekday header.
    public static let notesGap = Length.points(5)
    /// The height of the weekday header.
    public static let headerHeight = Length.points(18)

    /// The area inside the sheet's margins.
    public let content: Rect
    /// The box of the notes; nil for a month without notes.
    public let notes: Rect?
    /// The band of the weekday header.
    public let header: Rect
    /// The area of the day cells.
    public let grid: Rect
    /// The widths of the seven columns, which add up to the grid's width.
    public let columnWidths: [Length]
    /// The direction of writing, which orders the columns.
    public let direction: WritingDirection
    /// The heights of the week rows from top to bottom, which add up to the grid's height.
    public let rowHeights: [Length]

    /// A page with notes of this height (nil for none); `shareRows` shares the grid's height among the week rows.
    public init(
        _ frame: PageFrame, notesHeight: Length?, _ direction: WritingDirection = .leftToRight,
        shareRows: (Length) -> [Length]
    ) {
        (content, self.direction) = (frame.content, direction)
        notes = notesHeight.map { frame.body.top($0) }
        let table = frame.body.below(notesHeight.map { $0 + MonthGeometry.notesGap } ?? .zero)
        header = table.top(MonthGeometry.headerHeight)
        grid = table.below(MonthGeometry.headerHeight)
        columnWidths = content.width.divided(into: 7)
        rowHeights = shareRows(grid.height)
    }

    /// The header and the grid together.
    public var table: Rect {
        Rect(x: header.minX, y: header.minY, width: header.width, height: header.height + grid.height)
    }

    /// The seven cells of the weekday header or of a week row.
    public func cells(of row: Rect) -> [Rect] { row.columns(columnWidths, direction) }

    /// The week rows, from top to bottom.
    public var weekRows: [Rect] { grid.rows(rowHeights) }

    /// The cell of a day; rows and columns count from 0.
    public func dayCell(row: Int, column: Int) -> Rect { cells(of: weekRows[row])[column] }
}
