import CalendarCore

/// A recurrence rule (RFC 5545, 3.3.10), with RSCALE=GREGORIAN and SKIP of RFC 7529.
///
/// Its parts never contradict each other: parts that the RFC forbids are left out when the rule is parsed.
struct RecurrenceRule: Hashable {
    var frequency: Frequency
    /// 1 or more.
    var interval = 1
    /// 1 or more.
    var count: Int?
    var until: Until?
    /// 0 to 59; 60 is read as 59 (RFC 5545, 3.3.12).
    var bySecond = NumberSet()
    var byMinute = NumberSet()
    var byHour = NumberSet()
    var byDay: [WeekdayNumber] = []
    /// Negative numbers count from the end, here and below.
    var byMonthDay: [Int] = []
    var byYearDay: [Int] = []
    var byWeekNumber: [Int] = []
    /// 1 to 12.
    var byMonth = NumberSet()
    var bySetPosition: [Int] = []
    var weekStart = Weekday.monday
    var skip = Skip.omit

    /// The last time that the rule may give, itself included.
    enum Until: Hashable {
        /// Counted from 1970-01-01.
        case date(day: Int)
        case local(WallTime)
        case utc(WallTime)
    }

    /// The treatment of a day that its month does not have, such as 31 April (RFC 7529, 4.1).
    enum Skip: Hashable {
        /// It is left out.
        case omit
        /// It is the month's last day.
        case backward
        /// It is the first day of the next month.
        case forward
    }
}

extension RecurrenceRule {
    /// Returns the rule with the parts that it takes from its start: the day, the hour, the minute and the second that
    /// its other parts leave open (RFC 5545, 3.3.10, after the table).
    func completed(from start: WallTime) -> RecurrenceRule {
        var rule = self
        rule.completeDays(from: start)
        if frequency > .hourly, byHour.isEmpty { rule.byHour = NumberSet(start.hour) }
        if frequency > .minutely, byMinute.isEmpty { rule.byMinute = NumberSet(start.minute) }
        if frequency > .secondly, bySecond.isEmpty { rule.bySecond = NumberSet(start.second) }
        return rule
    }

    private mutating func completeDays(from start: WallTime) {
        guard byDay.isEmpty, byMonthDay.isEmpty, byYearDay.isEmpty else { return }
        let month = CalendarMonth(containing: start.day)
        let weekday = WeekdayNumber(weekday: EpochDay(start.day).weekday, ordinal: nil)
        switch frequency {
        case .yearly where !byWeekNumber.isEmpty: byDay = [weekday]
        case .yearly:
            if byMonth.isEmpty { byMonth = NumberSet(month.number) }
            byMonthDay = [start.day - month.first + 1]
        case .monthly: byMonthDay = [start.day - month.first + 1]
        case .weekly: byDay = [weekday]
        default: break
        }
    }

    /// The times of a completed rule within a day, or within a shorter period: seconds from its start, in order.
    var timesInPeriod: [Int] {
        let hours = frequency > .hourly ? byHour.numbers : [0]
        let minutes = frequency > .minutely ? byMinute.numbers : [0]
        let seconds = frequency > .secondly ? bySecond.numbers : [0]
        return hours.flatMap { hour in
            minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
        }
    }

    /// Returns the indices that BYSETPOS picks from a period with `count` times, in order; nil without BYSETPOS.
    func positions(of count: Int) -> [Int]? {
        guard !bySetPosition.isEmpty else { return nil }
        let indices = bySetPosition.map { $0 > 0 ? $0 - 1 : count + $0 }
        return Set(indices.filter { (0..<count).contains($0) }).sorted()
    }
}

/// The lengths of a rule's periods (FREQ), from the shortest to the longest.
enum Frequency: Int, Comparable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    init?(_ name: String) {
        guard let match = Frequency.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: match)
    }

    static let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]

    var name: String { Frequency.names[rawValue] }

    /// The seconds of a period shorter than a day; nil for the others.
    var seconds: Int? {
        switch self {
        case .secondly: 1
        case .minutely: 60
        case .hourly: 3600
        default: nil
        }
    }

    static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
}

/// A value of BYDAY: every such weekday, or the nth of the month or year (`weekdaynum` in RFC 5545, 3.3.10).
struct WeekdayNumber: Hashable {
    let weekday: Weekday
    /// 1 to 53 from the start, −1 to −53 from the end; nil means every one.
    let ordinal: Int?
}

extension Weekday {
    /// Parses a name from `MO` to `SU`.
    init?(iCalendar name: some StringProtocol) {
        guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(where: { $0 == name }) else {
            return nil
        }
        self.init(mondayZeroOffset: index)
    }
}
