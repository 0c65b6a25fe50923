/// A place in a calendar: a day, and a line in it.
public struct CalendarPlace: Hashable, Sendable {
    /// The weekday as the calendar's header abbreviates it, and the day's number: `Tue 5`.
    public let day: String
    /// The line below the day's number or heading, from 1; nil for the line of the number itself.
    public let line: Int?
}
