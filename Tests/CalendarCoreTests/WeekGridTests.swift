import CalendarCore
import Testing

/// Whole weeks, and spans that stay together.
@Suite struct WeekGridTests {
    private func span(_ first: String, _ last: String) throws -> DaySpan {
        try #require(CivilDate(iso8601: first))...(try #require(CivilDate(iso8601: last)))
    }

    @Test(arguments: Weekday.allCases)
    func `a day's position is the cell that holds it, over the ends of months and years`(_ first: Weekday) throws {
        let days = try span("2025-11-19", "2026-03-02")
        let grid = WeekGrid(days, firstWeekday: first)
        for date in days.days {
            let (row, column) = grid.position(of: date)
            #expect(grid.weekRows[row].date(inColumn: column) == date)
        }
        #expect(grid.weekRows.flatMap { Array($0.days.days) } == Array(days.days))
        #expect(grid.weekRows.dropFirst().dropLast().allSatisfy { $0.columns == 0..<7 })
    }

    @Test func `the first and the last week of the calendar have only its days`() {
        let first = WeekGrid(.first ... .first, firstWeekday: .sunday)
        #expect(first.weekRows.map(\.columns) == [1..<2])
        #expect((CivilDate.first...CivilDate.first).wholeWeeks(startingOn: .sunday).dayCount == 6)
        #expect(
            (CivilDate.last...CivilDate.last).wholeWeeks(startingOn: .monday).lowerBound.description == "9999-12-27")
    }

    @Test(arguments: [
        ("2026-06-29", "2026-07-12", ["2026-06-29/2026-07-12"]), ("2025-02-01", "2025-02-28", ["2025-02"]),
        ("2025-01-31", "2025-03-06", ["2025-01-31/2025-03-06"]),
        ("2025-01-31", "2025-03-07", ["2025-01-31", "2025-02", "2025-03-01/2025-03-07"]),
        ("2025-01-01", "2025-02-28", ["2025-01", "2025-02"]),
    ])
    func `up to five weeks stay together, others are divided by months`(
        _ first: String, _ last: String, _ names: [String]
    ) throws {
        #expect(try span(first, last).byMonth.map(\.name) == names)
    }
}
