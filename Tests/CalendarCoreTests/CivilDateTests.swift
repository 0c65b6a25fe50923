import CalendarCore
import Testing

@Suite struct CivilDateTests {
    @Test func `every day of the years 1 to 9999 comes back from its epoch day`() throws {
        var day = CivilDate.first.epochDay
        var weekday = CivilDate.first.weekday
        for month in try #require(MonthRange(from: CivilDate.first.yearMonth, to: CivilDate.last.yearMonth)) {
            for number in 1...month.dayCount {
                let date = CivilDate(year: month.year, month: month.month, day: number)
                guard let date, date.epochDay == day, CivilDate(day) == date, date.weekday == weekday else {
                    Issue.record("\(month), day \(number): \(day) is \(String(describing: CivilDate(day)))")
                    return
                }
                day = day + 1
                weekday = Weekday(mondayZeroOffset: weekday.mondayZeroOffset + 1)
            }
        }
        #expect(day - CivilDate.first.epochDay == 3_652_059)
    }

    @Test func `1970-01-01 is day 0, a Thursday`() throws {
        let date = try #require(CivilDate(year: 1970, month: 1, day: 1))
        #expect(date.epochDay == EpochDay(0))
        #expect(date.weekday == .thursday)
    }

    @Test func `the calendar begins on Monday 0001-01-01 and ends on Friday 9999-12-31`() {
        #expect(CivilDate(year: 1, month: 1, day: 1) == .first)
        #expect(CivilDate(year: 9999, month: 12, day: 31) == .last)
        #expect(CivilDate.first.weekday == .monday)
        #expect(CivilDate.last.weekday == .friday)
        #expect(CivilDate.first.epochDay.rawValue == -719_162)
        #expect(CivilDate.last.epochDay.rawValue == 2_932_896)
    }

    @Test(arguments: [-719_163, 2_932_897, Int.min, Int.max])
    func `an epoch day outside the calendar has no date`(_ day: Int) {
        #expect(CivilDate(EpochDay(day)) == nil)
    }

    @Test(arguments: [
        (0, 12, 31), (10_000, 1, 1), (-1, 1, 1), (2025, 0, 1), (2025, 13, 1), (2025, 1, 0), (2025, 1, -1),
        (2025, 1, 32), (2025, 4, 31), (2025, 2, 29), (2024, 2, 30), (1900, 2, 29), (Int.max, 1, 1), (2025, 1, Int.max),
    ])
    func `a date that the calendar does not have is nil`(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [(2024, 2, 29), (2000, 2, 29), (2400, 2, 29), (4, 2, 29), (2025, 4, 30), (2025, 12, 31)])
    func `the last days of their months are dates`(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) != nil)
    }

    @Test func `dates compare by year, then month, then day`() throws {
        let dates = try [(2024, 12, 31), (2025, 1, 31), (2025, 2, 1), (2025, 2, 2)].map {
            try #require(CivilDate(year: $0, month: $1, day: $2))
        }
        #expect(dates.reversed().sorted() == dates)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    }

    @Test(arguments: [(1, 2, 3, "0001-02-03"), (987, 11, 30, "0987-11-30"), (9999, 12, 31, "9999-12-31")])
    func `a date is written as in ISO 8601`(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws {
        #expect(try #require(CivilDate(year: year, month: month, day: day)).description == text)
    }
}
