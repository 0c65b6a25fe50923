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
