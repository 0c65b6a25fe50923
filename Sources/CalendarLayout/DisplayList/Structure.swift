import CalendarCore

/// What a group of items is in the document, for readers of tagged pages and for tests (ISO 32000-1, 14.8.4).
public struct Structure: Hashable, Sendable {
    public let role: Role
    /// The area that belongs to the group, where it has one of its own.
    public let frame: Rect?

    public init(_ role: Role, frame: Rect? = nil) {
        (self.role, self.frame) = (role, frame)
    }

    public enum Role: Hashable, Sendable {
        /// Rules, bands: nothing to read.
        case artifact
        /// The page's title.
        case heading
        /// The monthly notes.
        case notes
        case table
        case headerRow
        case weekdayHeader(Weekday)
        case weekRow
        case dayCell(CivilDate)
        /// The cell of a day outside the month.
        case adjacentDayCell
        /// One entry of a day.
        case entry
        /// A day's entries on a continuation page, or, without a date, the notes'.
        case continuedDay(CivilDate?)
        /// The running text at a page's edge.
        case folio
    }
}
