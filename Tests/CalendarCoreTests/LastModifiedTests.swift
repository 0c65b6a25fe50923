import CalendarCore
import Testing

/// When a schedule was last modified.
@Suite struct LastModifiedTests {
    @Test(arguments: [(3, 2, 1), (2, 3, 1), (1, 2, 3)])
    func `the newest of all records tells, whatever it is`(day: Int, note: Int, event: Int) throws {
        #expect(try schedule(day, note, event).lastModified == Instant(milliseconds: 3))
    }

    @Test func `records without a date say nothing`() throws {
        #expect(try schedule(nil, 5, nil).lastModified == Instant(milliseconds: 5))
        #expect(try schedule(nil, nil, nil).lastModified == nil)
        #expect(Schedule().lastModified == nil)
    }

    private func schedule(_ day: Int?, _ note: Int?, _ event: Int?) throws -> Schedule {
        let date = try #require(CivilDate(year: 2025, month: 1, day: 2))
        let instants = [day, note, event].map { $0.map(Instant.init(milliseconds:)) }
        return Schedule(
            days: [DayRecord(date: date, texts: [], modified: instants[0])],
            notes: [MonthlyNotes(month: date.yearMonth, lines: [], modified: instants[1])],
            events: [Event(Event.Content(title: "a"), span: .allDay(first: date, last: date), modified: instants[2])])
    }
}
