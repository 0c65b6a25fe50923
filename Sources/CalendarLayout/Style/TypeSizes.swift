/// The sizes of a page's type. Those of entries in cells follow from ``CellStyle`` and ``MinimumFontSize``.
public struct TypeSizes: Hashable, Sendable {
    /// A page's title.
    public var title: Length
    /// The smallest size of a long title.
    public var leastTitle: Length
    /// The weekdays above a grid.
    public var weekday: Length
    /// The numbers of days in a grid.
    public var dayNumber: Length
    /// The name of a day above a list of its entries.
    public var heading: Length
    /// The entries of a list, and a page's number.
    public var list: Length
    /// The notes of a month.
    public var notes: Length
    /// The smallest size of notes.
    public var leastNotes: Length

    /// A size for each part of a page.
    public init(
        title: Length, leastTitle: Length, weekday: Length, dayNumber: Length, heading: Length, list: Length,
        notes: Length, leastNotes: Length
    ) {
        (self.title, self.leastTitle, self.weekday, self.dayNumber) = (title, leastTitle, weekday, dayNumber)
        (self.heading, self.list, self.notes, self.leastNotes) = (heading, list, notes, leastNotes)
    }
}
