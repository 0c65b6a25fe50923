import CalendarCore
import CalendarLayout
import Testing

/// Timed events have their time before the title, and the end and the place below it or behind it.
@Suite struct TimedEventTests {
    private let date = Samples.may.date(6)

    @Test func `the start is before the title, the end and the place are small below it`() throws {
        let page = try page([Samples.event("Flu", on: 6, at: 780, until: 990, place: "CL")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["13:00", "Flu", "to 16:30 · CL"])
        #expect(runs.map(\.face) == [.condensedBold, .regular, .condensed])
        #expect(isClose(runs.map(\.size), [7.4, 10, 7.7]))
        // Five characters of 3/8 em, and a gap of 0.42 of their size.
        let title = 4 + 5 * 7.4 * 0.375 + 0.42 * 7.4
        #expect(isClose(runs.map { $0.origin.x - cell.minX }, [4, title, 4]))
        #expect(runs[0].origin.y == runs[1].origin.y && runs[2].origin.y > runs[0].origin.y)
    }

    @Test func `the next lines of a title begin at the edge of the cell`() throws {
        let page = try page([Samples.event("Staff meeting", on: 6, at: 735, until: 795)])
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["12:15", "Staff", "meeting", "to 13:15"])
        #expect(runs[2].origin.x == runs[0].origin.x && runs[2].origin.y - runs[1].origin.y == .points(12))
    }

    @Test func `below 9 pt it is one text, whose next lines are indented`() throws {
        let event = Samples.event("Flu shots for all", on: 6, at: 780, until: 990, place: "CL")
        let page = try CalendarLayoutTests.page(
            Schedule(events: [event]), style: .fixed(8), measurer: .narrow
        ).page
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["13:00–16:30", "Flu shots", "for all · CL"])
        #expect(runs[2].origin.x - runs[0].origin.x == .points(8))
    }

    @Test func `a middle dot falls away where a line ends`() throws {
        let page = try page([Samples.event("Flu", on: 6, at: 780, until: 990, place: "physiotherapists' room")])
        let lines = page.entryRuns(in: .dayCell(date)).dropFirst(2).map(\.text)
        #expect(lines == ["to 16:30", "physiotherapists' room"])
    }

    @Test func `what comes next stands below the end, too`() throws {
        let page = try page([
            Samples.event("A", on: 6, at: 540, until: 600), Samples.event("B", on: 6, at: 660, until: 720),
        ])
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["9:00", "A", "to 10:00", "11:00", "B", "to 12:00"])
        #expect(runs[3].box.minY > runs[2].box.maxY)
    }

    @Test func `times and places are as the style says`() throws {
        let event = Samples.event("Flu", on: 6, at: 780, until: 990, place: "CL")
        func texts(_ change: (inout PageStyle) -> Void) throws -> [Substring] {
            var style = PageStyle.fixed()
            change(&style)
            let page = try CalendarLayoutTests.page(Schedule(events: [event]), style: style, measurer: .narrow)
            return page.page.entryRuns(in: .dayCell(date)).map(\.text)
        }
        #expect(try texts { $0.times = .start } == ["13:00", "Flu", "CL"])
        #expect(try texts { $0.times = TimeDetail.none } == ["Flu, CL"])
        #expect(try texts { $0.places = false } == ["13:00", "Flu", "to 16:30"])
        #expect(try texts { $0.timeFormat = .hours12 } == ["1 PM", "Flu", "to 4:30 · CL"])
    }

    @Test func `an event of one whole day is bold`() throws {
        let runs = try page([Samples.event("Birthday", on: 6)]).entryRuns(in: .dayCell(date))
        #expect(runs.map(\.face) == [.bold])
        let line = Event(
            Event.Content(title: "Ames", lineKey: "os"), span: .allDay(first: date, last: date))
        #expect(try page([line]).entryRuns(in: .dayCell(date)).map(\.face) == [.bold, .regular])
    }

    @Test func `an event on a line has its time in its text`() throws {
        let start = CivilDateTime(date: date, minute: 540)!
        let event = Event(Event.Content(title: "A", lineKey: "os"), span: .timed(start: start, end: nil))
        #expect(try page([event]).entryRuns(in: .dayCell(date)).map(\.text) == ["OS", "9:00 A"])
    }

    @Test func `its placement has all that is printed, and the box of all of it`() throws {
        let event = Samples.event("Flu", on: 6, at: 780, until: 990, place: "CL")
        let page = try CalendarLayoutTests.page(Schedule(events: [event]), measurer: .narrow)
        try #require(page.placements.map(\.text) == ["13:00–16:30 Flu, CL"])
        let runs = page.page.entryRuns(in: .dayCell(date))
        #expect(runs.allSatisfy { page.placements[0].box.contains($0.box) })
    }

    private func page(_ events: [Event], _ day: DayRecord? = nil) throws -> Page {
        try CalendarLayoutTests.page(
            Schedule(days: [day].compactMap(\.self), events: events), measurer: .narrow
        ).page
    }
}
