import CalendarCore

/// What a group of items is in the document, for readers of tagged pages and for tests (ISO 32000-1, 14.8.4).
public struct Structure: Hashable, Sendable {
    /// What the group is.
    public let role: Role
    /// The area that belongs to the group, where it has one of its own.
    public let frame: Rect?

    /// A group's part in the document, and its area.
    public init(_ role: Role, frame: Rect? = nil) {
        (self.role, self.frame) = (role, frame)
    }

    /// The parts that a group can have.
    public enum Role: Hashable, Sendable {
        /// Rules, bands: nothing to read.
        case artifact
        /// The page's title.
        case heading
        /// The monthly notes.
        case notes
        /// The grid with its header.
        case table
        /// The row of weekday names.
        case headerRow
        /// The name of a weekday, above its column.
        case weekdayHeader(Weekday)
        /// A week of the grid.
        case weekRow
        /// The cell of a day of the month.
        case dayCell(CivilDate)
        /// The cell of a day outside the month.
        case adjacentDayCell
        /// One entry of a day.
        case entry
        /// A day's heading and the list of its entries, or, without a date, the notes'.
        case dayList(CivilDate?)
        /// The running text at a page's edge.
        case folio
    }
}
