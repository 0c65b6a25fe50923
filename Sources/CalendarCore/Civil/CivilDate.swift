/// A date of the proleptic Gregorian calendar, without a time or a time zone (ISO 8601-1, 4.1.2).
///
/// Years 1 to 9999. A value of this type is always a real date: there is no 30 February to check for later.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31, depending on the month.
    public let day: Int

    /// The date with this year (1–9999), month (1–12) and day; nil if there is no such date.
    public init?(year: Int, month: Int, day: Int) {
        guard let yearMonth = YearMonth(year: year, month: month), (1...yearMonth.dayCount).contains(day)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    init(unchecked year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The date of an epoch day; nil outside the years 1 to 9999.
    ///
    /// Counts in eras of 400 years that begin on 1 March, so that a leap day is the last day of its year.
    public init?(_ epochDay: EpochDay) {
        guard (CivilDate.first.epochDay...CivilDate.last.epochDay).contains(epochDay) else { return nil }
        let sinceMarchOfYear0 = epochDay.rawValue + 719_468
        let (era, dayOfEra) = sinceMarchOfYear0.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(
            unchecked: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// 0001-01-01, the first date of the calendar.
    public static let first = CivilDate(unchecked: 1, 1, 1)

    /// 9999-12-31, the last date of the calendar.
    public static let last = CivilDate(unchecked: 9999, 12, 31)

    /// Days since 1970-01-01.
    public var epochDay: EpochDay {
        let marchYear = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = marchYear.quotientAndRemainder(dividingBy: 400)
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return EpochDay(era * 146_097 + dayOfEra - 719_468)
    }

    /// The date's day of the week.
    public var weekday: Weekday { epochDay.weekday }

    /// The month that contains this date.
    public var yearMonth: YearMonth { YearMonth(unchecked: year, month) }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: CivilDate, b: CivilDate) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }
}

extension CivilDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String { String("0000-00-00", year, month, day) }
}

extension CivilDate {
    /// Parses `YYYY-MM-DD` in ASCII digits; nil for anything else, or if there is no such date.
    public init?(iso8601 text: String) {
        guard let numbers = text.numbers(ofWidths: [4, 2, 2]) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}

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
