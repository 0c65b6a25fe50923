import CalendarCore

/// The role of a group of items in the document, for screen readers and tests (ISO 32000-1, 14.8.4).
public struct Structure: Hashable, Sendable {
    /// What the group is.
    public let role: Role
    /// The group's area, if it has one of its own.
    public let frame: Rect?

    /// A group's role in the document, and its area.
    public init(_ role: Role, frame: Rect? = nil) {
        (self.role, self.frame) = (role, frame)
    }

    /// The roles that a group can have.
    public enum Role: Hashable, Sendable {
        /// Rules and bands, which are not read aloud.
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
        /// A heading and a list of entries: those of a day, or the notes if the date is nil.
        case dayList(CivilDate?)
    }
}
