import CalendarCore
import CalendarLayout
import Testing

/// Timed events have a hanging column of times.
@Suite struct TimedEventTests {
    private let date = Samples.may.date(6)

    @Test func `the start is bold, the end small below it, the title beside them and the place below the title`() throws
    {
        let page = try page([Samples.event("Flu", on: 6, at: 780, until: 990, place: "CL")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["13:00", "–16:30", "Flu", "CL"])
        #expect(runs.map(\.face) == [.condensedBold, .condensed, .regular, .regular])
        #expect(isClose(runs.map(\.size), [7.6, 7.6, 10, 8.8]))
        // The widest time and half of its size are the column: six characters of 3/8 em.
        let title = 4 + 6 * 7.6 * 0.375 + 3.8
        #expect(isClose(runs.map { $0.origin.x - cell.minX }, [4, 4, title, title]))
        #expect(runs[0].origin.y == runs[2].origin.y)
        #expect(runs[1].origin.y > runs[0].origin.y && runs[3].origin.y > runs[2].origin.y)
    }

    @Test func `all timed events of a page share the column, below the lines and above the foot`() throws {
        let day = Samples.day(6, [("os", "Ames"), ("call", "Bell")])
        let page = try page([Samples.event("B", on: 6, at: 540), Samples.event("C", on: 7, at: 600, until: 660)], day)
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["OS", "Ames", "9:00", "B", "CALL", "Bell"])
        let other = page.entryRuns(in: .dayCell(Samples.may.date(7)))
        let cells = try [6, 7].map { try #require(page.frame(of: .dayCell(Samples.may.date($0)))) }
        #expect(runs[3].origin.x - cells[0].minX == other[2].origin.x - cells[1].minX)
    }

    @Test func `a title of several lines hangs beside the times`() throws {
        let page = try page([Samples.event("Staff meeting", on: 6, at: 735, until: 795)])
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["12:15", "–13:15", "Staff", "meeting"])
        #expect(runs[2].origin.x == runs[3].origin.x && runs[3].origin.y - runs[2].origin.y == .points(12))
    }

    @Test func `what comes next stands below the end, too`() throws {
        let page = try page([
            Samples.event("A", on: 6, at: 540, until: 600), Samples.event("B", on: 6, at: 660, until: 720),
        ])
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["9:00", "–10:00", "A", "11:00", "–12:00", "B"])
        #expect(runs[3].box.minY > runs[1].box.maxY)
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
        #expect(try texts { $0.places = false } == ["13:00", "–16:30", "Flu"])
        #expect(try texts { $0.timeFormat = .hours12 }.prefix(2) == ["1:00 PM", "–4:30 PM"])
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
