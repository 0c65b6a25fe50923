/// A day counted from 1970-01-01, which is day 0.
///
/// The proleptic Gregorian calendar has no gaps, so days are compared, subtracted and stepped here, and turned into
/// a ``CivilDate`` only when a month or a year is needed.
public struct EpochDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let rawValue: Int

    /// The day this many days after 1970-01-01; any whole number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The day's weekday; 1970-01-01 was a Thursday.
    public var weekday: Weekday {
        Weekday(mondayZeroOffset: (rawValue + 3) % 7)
    }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: EpochDay, b: EpochDay) -> Bool { a.rawValue < b.rawValue }

    /// The day `days` after (or, if negative, before) this one.
    public static func + (day: EpochDay, days: Int) -> EpochDay { EpochDay(day.rawValue + days) }

    /// The number of days from `b` to `a`.
    public static func - (a: EpochDay, b: EpochDay) -> Int { a.rawValue - b.rawValue }
}
