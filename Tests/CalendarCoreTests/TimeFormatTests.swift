import Testing

@testable import CalendarCore

/// The times of events in words.
@Suite struct TimeFormatTests {
    private let date = CivilDate(year: 2025, month: 1, day: 1)!

    @Test(arguments: [
        (0, "0:00", "12:00 AM"), (5, "0:05", "12:05 AM"), (540, "9:00", "9:00 AM"), (719, "11:59", "11:59 AM"),
        (720, "12:00", "12:00 PM"), (780, "13:00", "1:00 PM"), (1439, "23:59", "11:59 PM"),
    ])
    func theDayHasTwoForms(_ minute: Int, _ hours24: String, _ hours12: String) throws {
        let time = try #require(CivilDateTime(date: date, minute: minute))
        #expect(time.clockTime(as: .hours24) == hours24)
        #expect(time.clockTime(as: .hours12) == hours12)
    }

    @Test func aScheduleChangesThemAll() throws {
        let start = try #require(CivilDateTime(date: date, minute: 870))
        let events = [
            Event(title: "A", span: .timed(start: start, end: nil)),
            Event(title: "B", span: .allDay(first: date, last: date)),
        ]
        let schedule = Schedule(title: "T", events: events)
        let printed = schedule.printingTimes(as: .hours12)
        #expect(printed.entries(on: date).map(\.text) == ["B", "2:30 PM A"])
        #expect(printed.title == "T")
        #expect(printed.printingTimes(as: .hours24).entries(on: date).map(\.text) == ["B", "14:30 A"])
    }
}
