import CalendarCore
import Testing

@Suite struct DaySpanTests {
    @Test(arguments: [
        ("2024-02-01", "2024-02-29", "2024-02", 29), ("2025-03-10", "2025-03-10", "2025-03-10", 1),
        ("2025-03-10", "2025-03-16", "2025-03-10/2025-03-16", 7),
        ("2025-02-28", "2025-03-01", "2025-02-28/2025-03-01", 2),
        ("2025-01-01", "2025-02-28", "2025-01-01/2025-02-28", 59),
    ])
    func `a span is named by its month, its day, or its ends`(
        _ first: String, _ last: String, _ name: String, _ count: Int
    ) throws {
        let (first, last) = (try #require(CivilDate(iso8601: first)), try #require(CivilDate(iso8601: last)))
        let span = first...last
        #expect(span.name == name && span.dayCount == count)
        #expect(span.days.count == count && span.days.first == first && span.days.last == last)
        #expect((span.month != nil) == (name.count == 7))
    }

    @Test func `of the weeks of a month exactly one has its notes`() throws {
        let month = try #require(YearMonth(iso8601: "2025-03"))
        let start = try #require(CivilDate(iso8601: "2025-02-24"))
        let weeks = (0..<6).map { week -> DaySpan in
            let first = start.epochDay + week * 7
            return CivilDate(first)!...CivilDate(first + 6)!
        }
        #expect(weeks.map { $0.hasNotes(of: month) } == [true, false, false, false, false, false])
    }

    @Test func `months next to each other are one span`() throws {
        let (first, last) = (try #require(YearMonth(iso8601: "2025-11")), try #require(YearMonth(iso8601: "2026-02")))
        #expect(try #require(MonthRange(from: first, to: last)).days.name == "2025-11-01/2026-02-28")
    }
}
