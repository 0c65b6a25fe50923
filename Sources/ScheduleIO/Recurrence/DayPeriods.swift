import CalendarCore

/// The periods of a rule by the day, week, month or year, and the days that each of them gives.
struct DayPeriods {
    let rule: RecurrenceRule
    /// The last day to look at, counted from 1970-01-01.
    let last: Int
    /// The period of the start: its year, its month's ordinal, its week's first day, or the day itself.
    let origin: Int
    /// The next period, counted from that of the start in steps of INTERVAL.
    private var period = 0
    private var matching: MatchingDays
    private let weekStart: Int

    /// The rule must be complete.
    init(_ rule: RecurrenceRule, from day: Int, through last: Int) {
        (self.rule, self.last) = (rule, last)
        matching = MatchingDays(DayFilter(rule), from: day)
        weekStart = rule.weekStart.mondayZeroOffset
        let month = CalendarMonth(containing: day)
        switch rule.frequency {
        case .yearly:
            origin =
                rule.byWeekNumber.isEmpty
                ? month.year : WeekYear.number(containing: day, ofYear: month.year, weekStart: weekStart)
        case .monthly: origin = month.ordinal
        case .weekly: origin = day.startOfWeek(weekStart)
        default: origin = day
        }
    }

    /// Leaves out the periods that end before a day.
    mutating func seek(_ day: Int) {
        let month = CalendarMonth(containing: day)
        let target =
            switch rule.frequency {
            case .yearly: month.year - 1
            case .monthly: month.ordinal - 1
            case .weekly: day - 7
            default: day
            }
        period = max(0, (target - origin).flooredQuotient(by: stride))
    }

    /// Finds the days of the next period that has any, in order, or none of a period without; returns false at the end.
    mutating func next(_ days: inout [Int], _ steps: inout StepCount) -> Bool {
        guard steps.take() else { return false }
        let unit = origin + period * stride
        switch rule.frequency {
        case .yearly: return rule.byWeekNumber.isEmpty ? year(unit, &days) : weekYear(unit, &days)
        case .monthly: return month(unit, &days)
        case .weekly: return week(unit, &days)
        default: return day(unit, &days, &steps)
        }
    }

    /// The distance from one period to the next, in the unit of ``origin``.
    private var stride: Int { rule.interval * (rule.frequency == .weekly ? 7 : 1) }
}

extension DayPeriods {
    private mutating func year(_ year: Int, _ days: inout [Int]) -> Bool {
        guard CalendarMonth(year: year, number: 1).first <= last else { return false }
        period += 1
        var number = 1
        while let next = matching.filter.months.first(from: number) {
            append(CalendarMonth(year: year, number: next), &days)
            number = next + 1
        }
        return true
    }

    private mutating func weekYear(_ year: Int, _ days: inout [Int]) -> Bool {
        let weekYear = WeekYear(year, weekStart: weekStart)
        guard weekYear.first <= last else { return false }
        period += 1
        for first in weekYear.weeks(rule.byWeekNumber) {
            for day in first..<first + 7 where matching.contains(day) { days.append(day) }
        }
        return true
    }

    private mutating func month(_ ordinal: Int, _ days: inout [Int]) -> Bool {
        let month = CalendarMonth(ordinal: ordinal)
        guard month.first <= last else { return false }
        period += 1
        append(month, &days)
        return true
    }

    /// Appends a month's days. The same day may come from two months, by SKIP=FORWARD.
    private func append(_ month: CalendarMonth, _ days: inout [Int]) {
        var mask = matching.filter.days(of: month)
        while mask != 0 {
            let day = month.first + mask.trailingZeroBitCount - 1
            if days.last != day { days.append(day) }
            mask &= mask - 1
        }
    }

    private mutating func week(_ first: Int, _ days: inout [Int]) -> Bool {
        guard first <= last else { return false }
        period += 1
        for day in first..<first + 7 where matching.contains(day) { days.append(day) }
        if days.isEmpty, matching.filter.hasMonths { skipMonths(from: first + 7) }
        return true
    }

    /// Goes on with the week that has the first day in a month that BYMONTH allows, from `day` on.
    private mutating func skipMonths(from day: Int) {
        let month = CalendarMonth(containing: day)
        guard !matching.filter.months.contains(month.number) else { return }
        let next = matching.filter.month(after: month).first
        period = max(period, (next - 6 - origin + stride - 1).flooredQuotient(by: stride))
    }

    private mutating func day(_ day: Int, _ days: inout [Int], _ steps: inout StepCount) -> Bool {
        guard let match = matching.first(from: day, through: last, &steps) else { return false }
        if match == day { days.append(day) }
        period = match == day ? period + 1 : (match - origin + stride - 1) / stride
        return true
    }
}

/// A year of whole weeks. Its first week is the first one with at least four days in the calendar year (RFC 5545,
/// 3.3.10, BYWEEKNO; ISO 8601 if weeks start on Monday).
struct WeekYear {
    /// The first day of week 1, counted from 1970-01-01.
    let first: Int
    /// 52 or 53.
    let weekCount: Int

    /// `weekStart` is the first day of its weeks, in days after Monday.
    init(_ year: Int, weekStart: Int) {
        first = WeekYear.first(of: year, weekStart)
        weekCount = (WeekYear.first(of: year + 1, weekStart) - first) / 7
    }

    /// Returns the number of the year of weeks that has a day of a calendar year.
    static func number(containing day: Int, ofYear year: Int, weekStart: Int) -> Int {
        if day >= first(of: year + 1, weekStart) { return year + 1 }
        return day >= first(of: year, weekStart) ? year : year - 1
    }

    /// Returns the first days of the weeks with these numbers, negative ones from the end; each once, in order.
    func weeks(_ numbers: [Int]) -> [Int] {
        let found = numbers.map { $0 > 0 ? $0 : weekCount + 1 + $0 }.filter { (1...weekCount).contains($0) }
        return Set(found).sorted().map { first + ($0 - 1) * 7 }
    }

    /// Returns the first day of the week that has 4 January.
    private static func first(of year: Int, _ weekStart: Int) -> Int {
        (CalendarMonth(year: year, number: 1).first + 3).startOfWeek(weekStart)
    }
}

extension Int {
    /// Returns the first day of the week of this day; both count from 1970-01-01, `weekStart` from Monday.
    func startOfWeek(_ weekStart: Int) -> Int { self - (mondayZeroOffset - weekStart + 7) % 7 }
}
