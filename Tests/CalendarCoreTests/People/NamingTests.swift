import CalendarCore
import Testing

/// The texts that name a person.
@Suite struct NamingTests {
    @Test func `the texts and events that name a person stay, and the notes`() throws {
        let date = try #require(CivilDate(year: 2025, month: 1, day: 2))
        let next = try #require(CivilDate(year: 2025, month: 1, day: 3))
        let texts = [LineText(key: "os", text: "P.K."), LineText(key: "cl", text: "B.")]
        let notes = [MonthlyNotes(month: date.yearMonth, lines: [NoteLine(number: 1, text: "All")])]
        let events = [("Review", "K"), ("Review", nil), ("K off", nil)].map {
            Event(Event.Content(title: $0.0, subtitle: $0.1), span: .allDay(first: date, last: date))
        }
        let schedule = Schedule(
            days: [DayRecord(date: date, texts: texts), DayRecord(date: next, texts: [texts[1]])], notes: notes,
            events: events)
        let own = try schedule.naming([People(of: schedule).choosing(["K"])])
        #expect(own.days == [DayRecord(date: date, texts: [texts[0]])])
        #expect(own.notes == notes && own.events == [events[0], events[2]])
    }

    @Test func `the roles of lines stay, the words that close a day, and the events that do`() throws {
        let date = try #require(CivilDate(year: 2025, month: 1, day: 2))
        let lines = [ScheduleLine(key: "os", label: "OS", place: .foot, weight: .bold)]
        let events = [true, false].map {
            Event(Event.Content(title: "B", closesDay: $0), span: .allDay(first: date, last: date))
        }
        let schedule = Schedule(lines: lines, closedWords: ["Ferie"], events: events)
        let own = try schedule.naming([People(of: schedule).choosing(["K"])])
        #expect(own.lines == lines && own.closedWords == ["Ferie"] && own.events == [events[0]])
    }
}
