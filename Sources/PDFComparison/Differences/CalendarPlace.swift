/// A place on a page of a calendar.
public enum CalendarPlace: Hashable, Sendable {
    /// A day: the weekday as the calendar's header abbreviates it, and the number, `Tue 5`. Its lines count from 1
    /// below its number or heading; the line of the number itself is nil.
    case day(String, line: Int?)
    /// The line at the foot of the page.
    case footer

    /// The day; nil at the foot of the page.
    public var day: String? {
        if case .day(let day, _) = self { day } else { nil }
    }

    /// The line of the day.
    public var line: Int? {
        if case .day(_, let line) = self { line } else { nil }
    }
}
