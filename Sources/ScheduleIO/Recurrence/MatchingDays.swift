/// Finds the days that a filter allows, month by month.
struct MatchingDays {
    let filter: DayFilter
    private var month: CalendarMonth
    private var days: UInt64

    init(_ filter: DayFilter, from day: Int) {
        self.filter = filter
        month = CalendarMonth(containing: day)
        days = filter.days(of: month)
    }

    /// Returns the first day from `day` to `last`; nil if there is none, or no step is left.
    mutating func first(from day: Int, through last: Int, _ steps: inout StepCount) -> Int? {
        guard day <= last else { return nil }
        var day = day
        if !month.contains(day) { move(to: CalendarMonth(containing: day)) }
        while day <= last {
            let rest = days >> UInt64(day - month.first + 1)
            if rest != 0 {
                let found = day + rest.trailingZeroBitCount
                return found <= last ? found : nil
            }
            guard steps.take() else { return nil }
            move(to: filter.month(after: month))
            day = month.first
        }
        return nil
    }

    mutating func contains(_ day: Int) -> Bool {
        if !month.contains(day) { move(to: CalendarMonth(containing: day)) }
        return month.contains(day) && days >> UInt64(day - month.first + 1) & 1 != 0
    }

    private mutating func move(to month: CalendarMonth) {
        self.month = month
        days = filter.days(of: month)
    }
}
