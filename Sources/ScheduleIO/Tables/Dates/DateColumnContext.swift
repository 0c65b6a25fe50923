import CalendarCore

/// The facts about a column's dates from outside the column.
struct DateColumnContext {
    /// The order that the user gave.
    var order: DateOrder?
    /// The month in the title rows, the sheet's name or the file's.
    var title: MonthMention?
    /// The year there, if it has no month.
    var titleYear: Int?
    /// The first month to print.
    var from: YearMonth?
    /// The weekday of each value, from a column of weekdays; empty if there is none.
    var weekdays: [Weekday?] = []
    /// The date that each value is near, such as the start of an event that ends on it; empty if there is none.
    var neighbours: [CivilDate?] = []
    /// True if a workbook counts its days from 1904; nil if nothing says so.
    var is1904: Bool?
}
