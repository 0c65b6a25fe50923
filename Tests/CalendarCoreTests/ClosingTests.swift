import Testing

@testable import CalendarCore

/// Which texts close a day.
@Suite struct ClosingTests {
    @Test(arguments: [
        ("CLOSED", "CLOSED", nil), ("closed", "closed", nil), ("Closed — New Year's Day", "Closed", "New Year's Day"),
        ("CLOSED: inventory", "CLOSED", "inventory"), ("CLOSED, inventory", "CLOSED", "inventory"),
        ("CLOSED-inventory", "CLOSED", "inventory"), ("CLOSED – A – B", "CLOSED", "A – B"),
        ("CLOSED -- inventory", "CLOSED", "inventory"), ("CLOSED —", "CLOSED", nil), ("CLOSED：盤點", "CLOSED", "盤點"),
    ])
    func `a word that closes a day is alone, or before a separator`(text: String, word: String, reason: String?) {
        #expect(Schedule().closing(text) == Closing(word: word, reason: reason))
    }

    @Test(arguments: ["CLOSED 1/1 at noon", "CLOSEDOWN", "CLOSE", "CL", "", "OPEN — CLOSED", "cafe", "Ćlosed"])
    func `a text that goes on closes nothing`(text: String) {
        #expect(Schedule().closing(text) == nil)
    }

    @Test func `a schedule has words of its own, which may be several or accented`() {
        let schedule = Schedule(closedWords: ["Ferie", "École fermée", "Closed early"])
        #expect(schedule.closing("FERIE, Natale") == Closing(word: "FERIE", reason: "Natale"))
        #expect(schedule.closing("école FERMÉE: Noël") == Closing(word: "école FERMÉE", reason: "Noël"))
        #expect(schedule.closing("E\u{301}cole ferme\u{301}e") == Closing(word: "École fermée"))
        #expect(schedule.closing("Closed early") != nil && schedule.closing("CLOSED") == nil)
    }

    @Test func `no word closes every text`() {
        #expect(Schedule(closedWords: []).closing("CLOSED") == nil)
        #expect(Schedule(closedWords: [""]).closing(": x") == nil)
    }
}

/// A schedule that says which days are closed.
@Suite struct HolidayTests {
    private let first = CivilDate(year: 2025, month: 1, day: 1)!
    private let last = CivilDate(year: 2025, month: 1, day: 3)!

    @Test func `all-day events and texts of days close their days`() {
        let place = SourceLocation(file: "h", line: 1, column: 2)
        let schedule = Schedule(
            title: "Holidays", closedWords: ["CLOSED", "Ferie"],
            days: [
                DayRecord(
                    date: first,
                    texts: [
                        LineText(key: "os", text: "Ferie — Capodanno", location: place),
                        LineText(key: "off", text: "closed"),
                    ])
            ],
            notes: [MonthlyNotes(month: first.yearMonth, lines: [NoteLine(number: 1, text: "n")])],
            events: [
                Event(
                    Event.Content(title: "Shutdown", subtitle: "all", place: "here", lineKey: "os", isTentative: true),
                    span: .allDay(first: first, last: last), identity: RecordIdentity(zone: "", name: "x")),
                Event(Event.Content(title: "Secret"), span: .allDay(first: last, last: last), isPrivate: true),
                Event(
                    Event.Content(title: "Noon"),
                    span: .timed(start: CivilDateTime(date: first, minute: 720)!, end: nil)),
            ])
        let holidays = schedule.holidays()
        #expect(
            holidays.events == [
                Event(
                    Event.Content(title: "Capodanno", closesDay: true), span: .allDay(first: first, last: first),
                    location: place),
                Event(Event.Content(title: "closed", closesDay: true), span: .allDay(first: first, last: first)),
                Event(Event.Content(title: "Shutdown, all", closesDay: true), span: .allDay(first: first, last: last)),
                Event(
                    Event.Content(title: "Secret", closesDay: true), span: .allDay(first: last, last: last),
                    isPrivate: true),
            ])
        #expect(holidays.days == [] && holidays.notes == [] && holidays.lines == [] && holidays.title == nil)
    }

    @Test func `words of other schedules name a reason, too`() {
        let text = LineText(key: "off", text: "Ferie: Natale")
        let schedule = Schedule(days: [DayRecord(date: first, texts: [text])])
        #expect(schedule.holidays().events.map(\.title) == ["Ferie: Natale"])
        #expect(schedule.holidays(alsoClosedBy: ["Ferie"]).events.map(\.title) == ["Natale"])
    }

    @Test func `an entry of such an event says that it closes its day`() {
        let schedule = Schedule(events: [
            Event(Event.Content(title: "A", closesDay: true), span: .allDay(first: first, last: last)),
            Event(Event.Content(title: "B"), span: .allDay(first: first, last: last)),
        ])
        #expect(schedule.entries(on: last).map(\.closesDay) == [true, false])
    }
}
