/// The sizes of a page's type on US Letter; larger sheets have larger type. Entries in cells have ``BodySizes``.
public struct TypeSizes: Hashable, Sendable {
    /// A page's title.
    public var title: Length
    /// The smallest size of a long title.
    public var leastTitle: Length
    /// The weekdays above a grid.
    public var weekday: Length
    /// The numbers of days in a grid.
    public var dayNumber: Length
    /// The same if the entries are below 9 pt.
    public var smallDayNumber: Length
    /// The numbers of weeks beside a grid.
    public var weekNumber: Length
    /// The entries of a list.
    public var list: Length
    /// The notes of a month.
    public var notes: Length
    /// The titles of events on bars.
    public var bar: Length
    /// The foot of a page.
    public var footer: Length

    /// A size for each part of a page; by default those of the month on the wall.
    public init(
        title: Length = .points(16), leastTitle: Length = .points(10), weekday: Length = .points(10),
        dayNumber: Length = .points(18), smallDayNumber: Length = .points(15), weekNumber: Length = .points(11),
        list: Length = .quarterPoints(34), notes: Length = .quarterPoints(34), bar: Length = .quarterPoints(34),
        footer: Length = .quarterPoints(30)
    ) {
        (self.title, self.leastTitle, self.weekday) = (title, leastTitle, weekday)
        (self.dayNumber, self.smallDayNumber, self.weekNumber) = (dayNumber, smallDayNumber, weekNumber)
        (self.list, self.notes, self.bar, self.footer) = (list, notes, bar, footer)
    }
}
