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
