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
    public static let titleHeight = Length.points(20)
    public static let titleGap = Length.points(8)
    public static let notesGap = Length.points(5)
    public static let headerHeight = Length.points(18)
    /// The stroke around header and grid; it lies inside them.
    public static let borderWeight = Length.points(1)
    /// The strokes between cells, and around the notes.
    public static let hairline = Length.quarterPoints(2)

    public let content: Rect
    public let title: Rect
    /// Nil for a month without notes.
    public let notes: Rect?
    public let header: Rect
    public let grid: Rect
    public let columnWidths: [Length]
    public let rowHeights: [Length]

    /// A page with notes of some height (nil for none); week rows as `shareRows` shares the grid's height.
    public init(sheet: Sheet, notesHeight: Length?, shareRows: (Length) -> [Length]) {
        content = sheet.content
        title = content.top(MonthGeometry.titleHeight)
        let belowTitle = content.below(MonthGeometry.titleHeight + MonthGeometry.titleGap)
        notes = notesHeight.map { belowTitle.top($0) }
        let table = belowTitle.below(notesHeight.map { $0 + MonthGeometry.notesGap } ?? .zero)
        header = table.top(MonthGeometry.headerHeight)
        grid = table.below(MonthGeometry.headerHeight)
        columnWidths = content.width.divided(into: 7)
        rowHeights = shareRows(grid.height)
    }

    /// The header and the grid together.
    public var table: Rect {
        Rect(x: header.minX, y: header.minY, width: header.width, height: header.height + grid.height)
    }

    /// The cell of a weekday in the header, columns from 0.
    public func headerCell(column: Int) -> Rect { header.columns(columnWidths)[column] }

    /// The cell of a day, rows and columns from 0.
    public func dayCell(row: Int, column: Int) -> Rect { grid.rows(rowHeights)[row].columns(columnWidths)[column] }
}
