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

/// How a language writes days that follow each other, by what the first and the last have in common.
public struct DayRangePatterns: Hashable, Sendable {
    /// Of one month: "January 5–11, 2025".
    public var inMonth: Ends
    /// Of two months of one year: "January 26 – February 1, 2025".
    public var inYear: Ends
    /// Of two years: "December 29, 2024 – January 4, 2025".
    public var acrossYears: Ends

    /// The two halves of a range; the parts that both days have in common are in one of them.
    public struct Ends: Hashable, Sendable {
        /// The first day, and the sign between the two.
        public var first: DatePattern
        /// The last day.
        public var last: DatePattern

        /// A range from its two halves.
        public init(first: DatePattern, last: DatePattern) {
            (self.first, self.last) = (first, last)
        }
    }

    /// A pattern for each case.
    public init(inMonth: Ends, inYear: Ends, acrossYears: Ends) {
        (self.inMonth, self.inYear, self.acrossYears) = (inMonth, inYear, acrossYears)
    }

    /// The pattern for the days from one to another.
    func ends(of days: DaySpan) -> Ends {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first.year != last.year { return acrossYears }
        return first.month == last.month ? inMonth : inYear
    }
}

/// How a time of day is printed; the raw value is the value of `--time-format`.
public enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `9:00 AM`, `2:30 PM`.
    case hours12 = "12h"
    /// `9:00`, `14:30`.
    case hours24 = "24h"
}

/// The parts of a clock time of 12 hours that a page may leave out.
public struct ClockParts: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: Int

    /// ":00" of a whole hour.
    public static let zeroMinutes = ClockParts(rawValue: 1)
    /// "AM" or "PM".
    public static let dayPeriod = ClockParts(rawValue: 2)

    /// Parts from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
