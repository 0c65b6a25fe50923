import CalendarCore

/// The moment of a year at which a clock changes, as the end of a TZif file writes it (RFC 8536, 3.3.1): `M3.2.0/2`.
struct YearlyMoment {
    private let day: Day
    /// The time in seconds; may be negative or reach into other days.
    private let time: Int

    fileprivate enum Day {
        /// 1 to 365; 29 February does not count.
        case withoutLeapDay(Int)
        /// 0 to 365.
        case ofYear(Int)
        /// Week 5 is the last; weekday 0 is Sunday.
        case ofMonth(Int, week: Int, weekday: Int)
    }

    /// Returns nil if the form is different.
    init?(_ fields: inout ASCIIFields) {
        guard let day = Day(&fields) else { return nil }
        self.day = day
        guard fields.skip("/") != nil else {
            time = 7200
            return
        }
        guard let time = fields.signedTime() else { return nil }
        self.time = time
    }

    /// Returns seconds since 1970-01-01, 0:00, on the wall clock before the change. The year is from 1 to 9999.
    func wall(in year: Int) -> Int { day.epochDay(in: year) * WallTime.secondsPerDay + time }
}

extension YearlyMoment.Day {
    fileprivate init?(_ fields: inout ASCIIFields) {
        if fields.skip("M") != nil {
            guard let month = fields.number(), (1...12).contains(month), fields.skip(".") != nil,
                let week = fields.number(), (1...5).contains(week), fields.skip(".") != nil,
                let weekday = fields.number(), (0...6).contains(weekday)
            else { return nil }
            self = .ofMonth(month, week: week, weekday: weekday)
        } else {
            let skipsLeapDay = fields.skip("J") != nil
            guard let day = fields.number(), (skipsLeapDay ? 1...365 : 0...365).contains(day) else { return nil }
            self = skipsLeapDay ? .withoutLeapDay(day) : .ofYear(day)
        }
    }

    fileprivate func epochDay(in year: Int) -> Int {
        switch self {
        case .ofYear(let day): return YearMonth.first(of: year).firstDay.epochDay.rawValue + day
        case .withoutLeapDay(let day):
            // 2001 has no leap day.
            let plain = YearMonth.first(of: 2001).firstDay.epochDay.rawValue + day - 1
            let date = CivilDate(EpochDay(plain))
            let same = date.flatMap { CivilDate(year: year, month: $0.month, day: $0.day) }
            return same?.epochDay.rawValue ?? plain
        case .ofMonth(let month, let week, let weekday):
            guard let month = YearMonth(year: year, month: month) else { return 0 }
            let first = month.firstDay.epochDay.rawValue
            // 1970-01-01, day 0, was a Thursday.
            let offset = (weekday - 4 - first) % 7
            let day = (offset + 7) % 7 + (week - 1) * 7
            return first + (day < month.dayCount ? day : day - 7)
        }
    }
}

extension YearMonth {
    fileprivate static func first(of year: Int) -> YearMonth { YearMonth(year: year, month: 1)! }
}
