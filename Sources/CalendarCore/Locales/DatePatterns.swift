/// How a language writes dates and times of day.
public struct DatePatterns: Hashable, Sendable {
    /// A month's title: "January 2025".
    public var monthTitle: DatePattern
    /// A day as a heading: "Wednesday, January 1".
    public var dayHeading: DatePattern
    /// A date with little room: "4 Aug".
    public var shortDate: DatePattern
    /// The same with its year: "4 Aug 2026".
    public var shortDateWithYear: DatePattern
    /// A day in full: "Tuesday, January 7, 2025".
    public var fullDate: DatePattern
    /// Days that follow each other: "January 5–11, 2025".
    public var days: DayRangePatterns
    /// A time of day, counted from noon: "2:30 PM".
    public var hours12: DatePattern
    /// A time of day, counted from midnight: "14:30".
    public var hours24: DatePattern
    /// The word for `a` in a time before noon.
    public var beforeNoon: String
    /// The word for `a` in a time from noon on.
    public var afterNoon: String

    /// Patterns for all that a page prints of dates and times.
    public init(
        monthTitle: DatePattern, dayHeading: DatePattern, shortDate: DatePattern, shortDateWithYear: DatePattern,
        fullDate: DatePattern, days: DayRangePatterns, hours12: DatePattern, hours24: DatePattern, beforeNoon: String,
        afterNoon: String
    ) {
        (self.monthTitle, self.dayHeading) = (monthTitle, dayHeading)
        (self.shortDate, self.shortDateWithYear) = (shortDate, shortDateWithYear)
        (self.fullDate, self.days) = (fullDate, days)
        (self.hours12, self.hours24) = (hours12, hours24)
        (self.beforeNoon, self.afterNoon) = (beforeNoon, afterNoon)
    }
}
