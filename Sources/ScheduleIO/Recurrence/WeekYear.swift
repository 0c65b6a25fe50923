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
