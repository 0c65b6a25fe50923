import CalendarCore

/// The days that the parts of a rule allow, a month at a time. BYWEEKNO is not among them.
struct DayFilter {
    /// BYMONTH; all months without it.
    let months: NumberSet
    private let days: MonthDaySet?
    private let weekdays: ByDay?
    private let yearDays: [Int]

    init(_ rule: RecurrenceRule) {
        months = rule.byMonth.isEmpty ? DayFilter.allMonths : rule.byMonth
        days =
            rule.byMonthDay.isEmpty ? nil : MonthDaySet(rule.byMonthDay, rule.frequency > .weekly ? rule.skip : .omit)
        let isOfYear = rule.frequency == .yearly && rule.byMonth.isEmpty
        weekdays = rule.byDay.isEmpty ? nil : ByDay(rule.byDay, ordinalsAreOfYear: isOfYear)
        yearDays = rule.byYearDay
    }

    private static let allMonths = (1...12).reduce(into: NumberSet()) { $0.insert($1) }

    /// True if it allows every day.
    var isEmpty: Bool { months == DayFilter.allMonths && days == nil && weekdays == nil && yearDays.isEmpty }

    /// True if it allows only some months.
    var hasMonths: Bool { months != DayFilter.allMonths }

    /// Returns a bit for each day of the month: bit 1 for the 1st. SKIP=FORWARD may add the day after its last.
    func days(of month: CalendarMonth) -> UInt64 {
        guard months.contains(month.number) else { return 0 }
        var mask = days?.days(of: month) ?? month.allDays
        if let weekdays { mask &= weekdays.days(of: month) }
        if !yearDays.isEmpty { mask &= yearDays.days(of: month) }
        return mask
    }

    /// Returns the next month that BYMONTH allows.
    func month(after month: CalendarMonth) -> CalendarMonth {
        if let number = months.first(from: month.number + 1) {
            return CalendarMonth(year: month.year, number: number)
        }
        return CalendarMonth(year: month.year + 1, number: months.first(from: 1) ?? 1)
    }
}

extension CalendarMonth {
    /// A bit for each day, bit 1 for the 1st.
    fileprivate var allDays: UInt64 { (1 << UInt64(dayCount) - 1) << 1 }
}

/// BYMONTHDAY.
private struct MonthDaySet {
    private var positive: UInt64 = 0
    private var negative: [Int] = []
    private let skip: RecurrenceRule.Skip

    init(_ numbers: [Int], _ skip: RecurrenceRule.Skip) {
        self.skip = skip
        for number in numbers where number > 0 { positive |= 1 << UInt64(number) }
        negative = numbers.filter { $0 < 0 }
    }

    func days(of month: CalendarMonth) -> UInt64 {
        var mask = positive & month.allDays
        for number in negative where -number <= month.dayCount { mask |= 1 << UInt64(month.dayCount + 1 + number) }
        guard skip != .omit, positive & ~month.allDays != 0 else { return mask }
        return mask | 1 << UInt64(skip == .backward ? month.dayCount : month.dayCount + 1)
    }
}

/// BYDAY.
private struct ByDay {
    /// Bit 0 for Monday.
    private var all: UInt64 = 0
    private var ordinals: [WeekdayNumber] = []
    private let ordinalsAreOfYear: Bool

    init(_ numbers: [WeekdayNumber], ordinalsAreOfYear: Bool) {
        self.ordinalsAreOfYear = ordinalsAreOfYear
        for number in numbers where number.ordinal == nil { all |= 1 << UInt64(number.weekday.mondayZeroOffset) }
        ordinals = numbers.filter { $0.ordinal != nil }
    }

    /// Includes the day after the month.
    func days(of month: CalendarMonth) -> UInt64 {
        var mask: UInt64 = 0
        if all != 0 {
            let first = UInt64(month.first.mondayZeroOffset)
            let week = (all >> first | all << (7 - first)) & 0x7F
            mask = week &* 0x1020_4081 << 1
        }
        for number in ordinals { mask |= bit(of: number, in: month) }
        return mask
    }

    private func bit(of number: WeekdayNumber, in month: CalendarMonth) -> UInt64 {
        let first = ordinalsAreOfYear ? month.firstOfYear : month.first
        let count = ordinalsAreOfYear ? month.daysInYear : month.dayCount
        guard let ordinal = number.ordinal else { return 0 }
        let wanted = number.weekday.mondayZeroOffset
        let day: Int
        if ordinal > 0 {
            day = first + (wanted - first.mondayZeroOffset + 7) % 7 + (ordinal - 1) * 7
        } else {
            let last = first + count - 1
            day = last - (last.mondayZeroOffset - wanted + 7) % 7 + (ordinal + 1) * 7
        }
        return day >= first && day < first + count && month.contains(day) ? 1 << UInt64(day - month.first + 1) : 0
    }
}

extension [Int] {
    /// Returns the days of a month with these numbers in the year (BYYEARDAY), and the day after the month.
    fileprivate func days(of month: CalendarMonth) -> UInt64 {
        let before = month.first - month.firstOfYear
        var mask: UInt64 = 0
        for number in self {
            let dayOfYear = number > 0 ? number : month.daysInYear + 1 + number
            let day = dayOfYear - before
            if (1...month.daysInYear).contains(dayOfYear), (1...month.dayCount + 1).contains(day) {
                mask |= 1 << UInt64(day)
            }
        }
        return mask
    }
}
