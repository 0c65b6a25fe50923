import CalendarCore

/// The rectangles of a month page.
///
///     ┌──────────── content ────────────┐
///     │             title               │ 20
///     │                                 │ gap 8
///     │ ─ notes ─────────────────────── │ only where there are any; gap 5
///     │ ┌─ weekday header ────────────┐ │ 18
///     │ ├────┬────┬────┬────┬────┬────┤ │
///     │ │    day cells, 7 columns     │ │ week rows share the rest
///     │ └────┴────┴────┴────┴────┴────┘ │
///     └─────────────────────────────────┘
public struct MonthGeometry: Hashable, Sendable {
    /// Between the notes and the weekday header.
    public static let notesGap = Length.points(5)
    /// Of the weekday header.
    public static let headerHeight = Length.points(18)

    /// The area inside the sheet's margins.
    public let content: Rect
    /// Nil for a month without notes.
    public let notes: Rect?
    /// The band of the weekday header.
    public let header: Rect
    /// The area of the day cells.
    public let grid: Rect
    /// They add up to the grid's width.
    public let columnWidths: [Length]
    /// In which the first column stands first.
    public let direction: WritingDirection
    /// From top to bottom; they add up to the grid's height.
    public let rowHeights: [Length]

    /// A page with notes of some height (nil for none); week rows as `shareRows` shares the grid's height.
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

    /// The weekday header, or a week row, as seven cells.
    public func cells(of row: Rect) -> [Rect] { row.columns(columnWidths, direction) }

    /// The week rows, from top to bottom.
    public var weekRows: [Rect] { grid.rows(rowHeights) }

    /// The cell of a day, rows and columns from 0.
    public func dayCell(row: Int, column: Int) -> Rect { cells(of: weekRows[row])[column] }
}
