import CalendarCore
import Testing

/// How many assignments each person has.
@Suite struct AssignmentTallyTests {
    private func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 7, day: day)! }

    @Test func `lines of days count, and events on a line, once each`() {
        let texts = [
            DayRecord(date: date(1), texts: [LineText(key: "os", text: "K 8:00–12:00, A, K 15:00–18:00")]),
            DayRecord(date: date(2), texts: [LineText(key: "call", text: "K")]),
            DayRecord(date: date(3), texts: [LineText(key: "off", text: "CLOSED — K")]),
        ]
        func event(_ title: String, _ key: String?, isPrivate: Bool = false) -> Event {
            Event(
                Event.Content(title: title, lineKey: key), span: .allDay(first: date(1), last: date(4)),
                isPrivate: isPrivate)
        }
        let schedule = Schedule(
            people: [Person(name: "A"), Person(name: "K"), Person(name: "Z")], days: texts,
            events: [event("K", "call"), event("A", nil), event("A", "os", isPrivate: true)])
        let tally = AssignmentTally(schedule, People(of: schedule))
        #expect(tally.rows.map(\.person.name) == ["A", "K", "Z"] && tally.rows.map(\.count) == [1, 5, 0])
        #expect(tally.rows.map(\.days) == [date(1)...date(1), date(1)...date(4), nil])
        let some = AssignmentTally(schedule, People(of: schedule), on: date(3)...date(31))
        #expect(some.rows.map(\.count) == [0, 2, 0])
    }
}
