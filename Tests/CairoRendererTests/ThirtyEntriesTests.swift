import CalendarCore
import CalendarLayout
import Testing

/// The day on which pcal prints over the next cell and rem2ps runs off the page, both without a warning.
@Suite struct ThirtyEntriesTests {
    @Test func `thirty entries on the fifth of May 2025 are all on paper`() throws {
        let date = try #require(CivilDate(year: 2025, month: 5, day: 5))
        let events = (1...30).map { number in
            Event(
                Event.Content(title: "Appointment \(number) with a longer title"),
                span: .allDay(first: date, last: date))
        }
        let schedule = Schedule(events: events)
        let drawing = try Drawing(schedule, .month("2025-05"))
        #expect(try PaperCheck(schedule, drawing).faults == [])
        #expect(drawing.pages.flatMap(\.placements).count == 30)
    }
}
