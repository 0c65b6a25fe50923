/// The words a calendar prints: month and weekday names, and how they combine.
///
/// Tables compiled in, so that a page never depends on the system's locale. Source: CLDR 44, Gregorian calendar,
/// stand-alone names.
public struct CalendarNames: Sendable {
    /// BCP 47 language tag.
    public let languageTag: String
    let months: [String]
    let weekdays: [String]
    let shortWeekdays: [String]

    /// English, as in the United States.
    public static let english = CalendarNames(
        languageTag: "en-US",
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

    /// "January 2025".
    public func title(of month: YearMonth) -> String { "\(months[month.month - 1]) \(month.year)" }

    /// "Wednesday, January 1".
    public func dayHeading(_ date: CivilDate) -> String {
        "\(fullName(of: date.weekday)), \(months[date.month - 1]) \(date.day)"
    }

    /// "Wednesday".
    public func fullName(of weekday: Weekday) -> String { weekdays[weekday.mondayZeroOffset] }

    /// "Wed".
    public func shortName(of weekday: Weekday) -> String { shortWeekdays[weekday.mondayZeroOffset] }
}
