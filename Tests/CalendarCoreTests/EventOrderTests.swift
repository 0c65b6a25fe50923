import Testing

@testable import CalendarCore

/// The order in which a day shows its events.
@Suite struct EventOrderTests {
    @Test func `all-day events keep the order of the file`() {
        let titles = (1...40).map { "\($0)" }
        #expect(Schedule(events: titles.map { allDay($0) }).titles == titles)
        let merged = Schedule.merging(events: titles.reversed().map { allDay($0) })
        #expect(merged.schedule.titles == titles.reversed())
    }

    @Test func `timed events come after all-day ones, by time and then as in the file`() {
        let events = [timed("c", 600), allDay("z"), timed("b", 540), timed("a", 600), allDay("y"), timed("d", 0)]
        #expect(Schedule(events: events).titles == ["z", "y", "d", "b", "c", "a"])
    }

    @Test func `what began on an earlier day comes first`() {
        let long = Event(Event.Content(title: "long"), span: .allDay(first: date(4), last: date(8)))
        #expect(Schedule(events: [allDay("a"), long, timed("t", 0)]).titles == ["long", "a", "t"])
    }

    @Test func `the earlier source's events come first`() {
        var schedule = Schedule(events: [allDay("z"), timed("y", 60)])
        #expect(schedule.merge(Schedule(events: [allDay("x"), timed("b", 60), allDay("a")])).isEmpty)
        #expect(schedule.merge(Schedule(events: [allDay("0"), timed("c", 59)])).isEmpty)
        #expect(schedule.titles == ["z", "x", "a", "0", "c", "y", "b"])
    }

    @Test func `a repetition does not move what it repeats`() {
        let events = ["z", "y", "z"].map { allDay($0) }
        #expect(Schedule.merging(events: events).schedule.titles == ["z", "y"])
        var schedule = Schedule(events: [allDay("z"), allDay("y")])
        #expect(schedule.merge(Schedule(events: [allDay("y"), allDay("z"), allDay("a")])).count == 2)
        #expect(schedule.titles == ["z", "y", "a"])
    }
}

private func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

private func allDay(_ title: String) -> Event {
    Event(Event.Content(title: title), span: .allDay(first: date(6), last: date(6)))
}

private func timed(_ title: String, _ minute: Int) -> Event {
    Event(Event.Content(title: title), span: .timed(start: CivilDateTime(date: date(6), minute: minute)!, end: nil))
}

extension Schedule {
    fileprivate var titles: [String] { events(on: date(6)).map(\.title) }
}
