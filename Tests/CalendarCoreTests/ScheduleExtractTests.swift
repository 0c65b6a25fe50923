import Testing

@testable import CalendarCore

/// The part of a schedule for some days.
@Suite struct ScheduleExtractTests {
    private static func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

    private static func time(_ day: Int, _ minute: Int) -> CivilDateTime {
        CivilDateTime(date: date(day), minute: minute)!
    }

    @Test(arguments: [
        (Event.Span.allDay(first: date(3), last: date(5)), 3, 5), (.timed(start: time(3, 540), end: nil), 3, 3),
        (.timed(start: time(3, 540), end: time(3, 600)), 3, 3),
        (.timed(start: time(3, 1260), end: time(4, 420)), 3, 4),
        (.timed(start: time(3, 1260), end: time(4, 0)), 3, 3), (.timed(start: time(3, 1260), end: time(5, 1)), 3, 5),
    ])
    func `an event touches the days up to its end`(span: Event.Span, first: Int, last: Int) {
        let event = Event(Event.Content(title: "a"), span: span)
        #expect(event.coveredDays == ScheduleExtractTests.date(first)...ScheduleExtractTests.date(last))
    }

    @Test func `days, the notes of their months and the events that touch them stay`() throws {
        let day = ScheduleExtractTests.date
        let month = try #require(YearMonth(year: 2025, month: 1))
        let february = try #require(YearMonth(year: 2025, month: 2))
        let schedule = Schedule(
            title: "t", timeZone: "UTC", days: (1...9).map { DayRecord(date: day($0), texts: []) },
            notes: [month, february].map { MonthlyNotes(month: $0, lines: []) },
            events: (1...9).map {
                Event(Event.Content(title: "\($0)"), span: .allDay(first: day($0), last: day($0 + 1)))
            })
        let extract = schedule.extract(day(4)...day(5))
        #expect(extract.days.map(\.date.day) == [4, 5])
        #expect(extract.notes.map(\.month) == [month])
        #expect(extract.events.map(\.title) == ["3", "4", "5"])
        #expect(extract.title == "t" && extract.timeZone == "UTC")
        let ferie = Schedule(lines: [], closedWords: ["Ferie"]).extract(day(1)...day(2))
        #expect(ferie.lines == [] && ferie.closedWords == ["Ferie"])
    }

    @Test(arguments: ["2025-02-30", "2025-2-03", "2025-02-03 ", "20250203", "２０25-02-03", ""])
    func `a text without a date in ASCII digits is not a date`(text: String) {
        #expect(CivilDate(iso8601: text) == nil)
    }

    @Test func `a date is read as it is written`() {
        #expect(CivilDate(iso8601: "2024-02-29")?.description == "2024-02-29")
    }
}
