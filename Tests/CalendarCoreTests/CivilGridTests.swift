import CalendarCore
import Testing

@Suite struct CivilGridTests {
    @Test func `February 2026 has four week rows`() throws {
        let grid = try grid("2026-02")
        #expect(grid.weekRows.count == 4)
        #expect(grid.weekRows.allSatisfy { $0.columns == 0..<7 })
    }

    @Test func `May 2025 has five week rows`() throws {
        let grid = try grid("2025-05")
        #expect(grid.weekRows.map(\.columns) == [4..<7, 0..<7, 0..<7, 0..<7, 0..<7])
    }

    @Test func `August 2026 has six week rows`() throws {
        let grid = try grid("2026-08")
        #expect(grid.weekRows.map(\.columns) == [6..<7, 0..<7, 0..<7, 0..<7, 0..<7, 0..<2])
    }

    @Test func `the first weekday moves the rows`() throws {
        let rows = try Weekday.allCases.map { try grid("2026-02", $0).weekRows.count }
        #expect(rows == [5, 5, 5, 5, 5, 5, 4])
    }

    @Test func `columns of adjacent months have no date`() throws {
        let row = try #require(grid("2026-08").weekRows.last)
        #expect(row.date(inColumn: 1) == CivilDate(year: 2026, month: 8, day: 31))
        #expect(row.date(inColumn: 2) == nil)
        #expect(row.date(inColumn: -1) == nil)
        #expect(row.date(inColumn: 7) == nil)
    }

    @Test(arguments: Weekday.allCases)
    func `a day's position is the cell that holds it`(_ first: Weekday) throws {
        let grid = try grid("2026-08", first)
        for day in 1...31 {
            let (row, column) = grid.position(ofDay: day)
            #expect(grid.weekRows[row].date(inColumn: column)?.day == day)
        }
    }

    private func grid(_ month: String, _ first: Weekday = .sunday) throws -> MonthGrid {
        MonthGrid(try #require(YearMonth(iso8601: month)), firstWeekday: first)
    }
}

@Suite struct CivilWeekdayTests {
    @Test(arguments: [(-8, Weekday.sunday), (-7, .monday), (-1, .sunday), (0, .monday), (6, .sunday), (7, .monday)])
    func `a weekday repeats every seven days in both directions`(_ offset: Int, _ weekday: Weekday) {
        #expect(Weekday(mondayZeroOffset: offset) == weekday)
    }

    @Test(arguments: Weekday.allCases)
    func `a week has each weekday in its column`(_ first: Weekday) {
        let week = first.weekStartingHere
        #expect(week.first == first)
        #expect(Set(week).count == 7)
        #expect(week.map { $0.column(inWeekStartingOn: first) } == Array(0..<7))
    }
}
