import CalendarCore
import Testing

@Suite struct CivilMonthTests {
    @Test(arguments: [(1900, false), (2000, true), (2100, false), (2400, true), (2024, true), (2025, false), (4, true)])
    func `centuries are leap years only every fourth time`(_ year: Int, _ leap: Bool) {
        #expect(YearMonth.isLeap(year) == leap)
        #expect(YearMonth(year: year, month: 2)?.dayCount == (leap ? 29 : 28))
    }

    @Test func `the months of a year have their days`() {
        let days = (1...12).map { YearMonth(year: 2025, month: $0)?.dayCount }
        #expect(days == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    }

    @Test(arguments: [(0, 1), (10_000, 1), (2025, 0), (2025, 13), (-2025, 1)])
    func `a month that the calendar does not have is nil`(_ year: Int, _ month: Int) {
        #expect(YearMonth(year: year, month: month) == nil)
    }

    @Test(arguments: ["0001-01", "0987-10", "2025-02", "9999-12"])
    func `a month reads and writes ISO 8601`(_ text: String) throws {
        #expect(try #require(YearMonth(iso8601: text)).description == text)
    }

    @Test(arguments: [
        "", "2025", "2025-1", "2025-001", "2025-00", "2025-13", "0000-01", "2025/01", "202-501", "-025-01", "+025-01",
        " 2025-01", "2025-01 ", "2025-01-01", "٢٠٢٥-٠١", "2025-0a", "2025‐01",
    ])
    func `text that is no month is nil`(_ text: String) {
        #expect(YearMonth(iso8601: text) == nil)
    }

    @Test(arguments: [
        ("2025-01", 0, "2025-01"), ("2025-12", 1, "2026-01"), ("2025-01", -1, "2024-12"), ("2025-06", 30, "2027-12"),
        ("2025-06", -30, "2022-12"), ("0001-01", 119_987, "9999-12"), ("9999-12", -119_987, "0001-01"),
    ])
    func `adding months carries into the years`(_ from: String, _ count: Int, _ to: String) throws {
        #expect(try #require(YearMonth(iso8601: from)).adding(months: count)?.description == to)
    }

    @Test(arguments: [
        ("9999-12", 1), ("0001-01", -1), ("0001-01", -12), ("0001-01", -13), ("2025-01", Int.max), ("2025-01", Int.min),
    ])
    func `adding months past the calendar's ends is nil`(_ from: String, _ count: Int) throws {
        #expect(try #require(YearMonth(iso8601: from)).adding(months: count) == nil)
    }

    @Test func `a month's first and last day`() throws {
        let february = try #require(YearMonth(iso8601: "2024-02"))
        #expect(february.firstDay == CivilDate(year: 2024, month: 2, day: 1))
        #expect(february.lastDay == CivilDate(year: 2024, month: 2, day: 29))
        #expect(february.lastDay.yearMonth == february)
    }
}

@Suite struct CivilMonthRangeTests {
    @Test func `both ends belong to the range`() throws {
        let months = try range("2024-11", "2025-02")
        #expect(months.map(\.description) == ["2024-11", "2024-12", "2025-01", "2025-02"])
        #expect(months.count == 4)
    }

    @Test func `one month is a range of one`() throws {
        #expect(try range("2025-03", "2025-03").map(\.description) == ["2025-03"])
    }

    @Test func `a range backwards is nil`() throws {
        let march = try #require(YearMonth(iso8601: "2025-03"))
        let february = try #require(march.adding(months: -1))
        #expect(MonthRange(from: march, to: february) == nil)
    }

    @Test func `the range of all months has each of them once`() throws {
        let months = try range("0001-01", "9999-12")
        #expect(months.count == 9999 * 12)
        #expect(zip(months, months.dropFirst()).allSatisfy { $1.ordinal == $0.ordinal + 1 })
        #expect(months.last?.description == "9999-12")
    }

    private func range(_ first: String, _ last: String) throws -> MonthRange {
        let (first, last) = try (#require(YearMonth(iso8601: first)), #require(YearMonth(iso8601: last)))
        return try #require(MonthRange(from: first, to: last))
    }
}
