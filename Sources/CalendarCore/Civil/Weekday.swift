/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    /// 1, the first day of a week in ISO 8601.
    case monday = 1
    /// 2 to 7, in the order of the week.
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday `offset` days after a Monday; any whole number, even a negative one.
    public init(mondayZeroOffset offset: Int) {
        let remainder = offset % 7
        self = Weekday.allCases[remainder < 0 ? remainder + 7 : remainder]
    }

    /// Days since the last Monday, 0 to 6.
    public var mondayZeroOffset: Int { rawValue - 1 }

    /// Days since the last `first`, 0 to 6: the column of this weekday in a week that starts with `first`.
    public func column(inWeekStartingOn first: Weekday) -> Int {
        (rawValue - first.rawValue + 7) % 7
    }

    /// The seven weekdays in the order of a week that starts with this one.
    public var weekStartingHere: [Weekday] {
        (0..<7).map { Weekday(mondayZeroOffset: mondayZeroOffset + $0) }
    }
}

/// Some days of the week, such as a weekend.
public struct WeekdaySet: Hashable, Sendable {
    /// In the order of the week, Monday first.
    public let weekdays: [Weekday]

    /// These weekdays, in any order.
    public init(_ weekdays: some Sequence<Weekday>) {
        let given = Array(weekdays)
        self.weekdays = Weekday.allCases.filter(given.contains)
    }

    /// True if the set has this weekday.
    public func contains(_ weekday: Weekday) -> Bool { weekdays.contains(weekday) }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
    /// From a literal: `[.saturday, .sunday]`.
    public init(arrayLiteral weekdays: Weekday...) { self.init(weekdays) }
}
