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
    /// Of the title's box.
    public static let titleHeight = Length.points(20)
    /// Between the title and what follows it.
    public static let titleGap = Length.points(8)
    /// Between the notes and the weekday header.
    public static let notesGap = Length.points(5)
    /// Of the weekday header.
    public static let headerHeight = Length.points(18)
    /// The stroke around header and grid; it lies inside them.
    public static let borderWeight = Length.points(1)
    /// The strokes between cells, and around the notes.
    public static let hairline = Length.quarterPoints(2)

    /// The area inside the sheet's margins.
    public let content: Rect
    /// The box of the title.
    public let title: Rect
    /// Nil for a month without notes.
    public let notes: Rect?
    /// The band of the weekday header.
    public let header: Rect
    /// The area of the day cells.
    public let grid: Rect
    /// From left to right; they add up to the grid's width.
    public let columnWidths: [Length]
    /// From top to bottom; they add up to the grid's height.
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
