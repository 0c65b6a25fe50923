import CalendarCore
import GoldenSupport
import Testing

/// Every month of the calendar, compared with an independent source: Python's `calendar` module.
@Suite struct CivilMonthsAgainstPython {
    @Test func `every month begins on the weekday, and has the days and week rows, that Python says`() throws {
        let expected = try python(
            """
            import calendar
            weeks = [calendar.Calendar(first) for first in range(7)]
            for year in range(1, 10000):
                for month in range(1, 13):
                    weekday, days = calendar.monthrange(year, month)
                    rows = ''.join(str(len(week.monthdayscalendar(year, month))) for week in weeks)
                    print(f'{year:04}-{month:02} {weekday} {days} {rows}')
            """)
        #expect(expected.count == 9999 * 12)
        let months = try #require(MonthRange(from: CivilDate.first.yearMonth, to: CivilDate.last.yearMonth))
        #expect(zip(months, expected).first { summary($0) != $1 }.map { "\(summary($0)), Python: \($1)" } == nil)
    }

    @Test func `every cell of the grid holds the date that Python says`() throws {
        let years = Array(1...30) + stride(from: 31, to: 9990, by: 23) + Array(1995...2030) + Array(9990...9999)
        let expected = try python(
            """
            import calendar
            for year in \(years):
                for month in range(1, 13):
                    for first in range(7):
                        rows = calendar.Calendar(first).monthdayscalendar(year, month)
                        print(year, month, first, ' '.join(str(day) for row in rows for day in row))
            """)
        #expect(expected.count == years.count * 12 * 7)
        let actual = years.lazy.flatMap { year in
            (1...12).lazy.flatMap { month in Weekday.monday.weekStartingHere.lazy.map { cells(year, month, $0) } }
        }
        #expect(zip(actual, expected).first { $0 != $1 }.map { "\($0), Python: \($1)" } == nil)
    }

    /// The lines that a Python program prints.
    private func python(_ program: String) throws -> [String] {
        try requireSuccess(of: "python3", ["-c", program]).text.split(separator: "\n").map(String.init)
    }

    /// `2026-02 6 28 5555554`: the weekday of the first (Monday 0), the days, the week rows by first weekday.
    private func summary(_ month: YearMonth) -> String {
        let rows = Weekday.allCases.map { String(MonthGrid(month, firstWeekday: $0).weekRows.count) }.joined()
        return "\(month) \(month.firstDay.weekday.mondayZeroOffset) \(month.dayCount) \(rows)"
    }

    /// `2026 2 6 1 2 3 …`: year, month, first weekday, then the day in each cell, 0 if it belongs to another month.
    private func cells(_ year: Int, _ month: Int, _ first: Weekday) -> String {
        guard let yearMonth = YearMonth(year: year, month: month) else { return "no month" }
        let days = MonthGrid(yearMonth, firstWeekday: first).weekRows.flatMap { row in
            (0..<7).map { column in row.date(inColumn: column).map { day(of: $0, in: yearMonth) } ?? 0 }
        }
        return "\(year) \(month) \(first.mondayZeroOffset) \(days.map(String.init).joined(separator: " "))"
    }

    /// The date's day; -1 if the date is in the wrong month.
    private func day(of date: CivilDate, in month: YearMonth) -> Int {
        date.yearMonth == month ? date.day : -1
    }
}
