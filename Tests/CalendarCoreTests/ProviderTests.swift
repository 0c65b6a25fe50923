import CalendarCore
import Testing

/// Which provider an entry names.
@Suite struct ProviderTests {
    @Test(arguments: [
        ("K", "P.K.B."), ("K", "K"), ("k", "K(am), B(pm)"), ("K", "B/K"),
        ("Kovář", "FJELLÅSEN until 17:00, then KOVÁŘ"),
        ("O'Brannoch", "O’BRANNOCH"), ("O’Brannoch", "O'Brannoch, K"), ("Pellëtier-St. Aubin", "PELLËTIER-ST. AUBIN"),
        ("Granholt-Pym", "Granholt-Pym bring badges"), ("ward 3", "Ward 3, K"),
    ])
    func `a name is found in a text word for word`(name: String, text: String) throws {
        #expect(try #require(Provider(names: [name])).isNamed(in: text))
    }

    @Test(arguments: [
        ("K", "KOVÁŘ"), ("Kov", "Kovář"), ("O", "O’BRANNOCH"), ("Pym", "Granholt-Pym"), ("K", ""),
        ("Aubin St", "St Aubin"), ("K B", "K.P.B."),
    ])
    func `a part of a word is no name`(name: String, text: String) throws {
        #expect(try !#require(Provider(names: [name])).isNamed(in: text))
    }

    @Test func `of several names one is enough`() throws {
        let provider = try #require(Provider(names: ["K", "Kovář"]))
        #expect(provider.isNamed(in: "P.K.B.") && provider.isNamed(in: "KOVÁŘ") && !provider.isNamed(in: "Averbeck"))
    }

    @Test(arguments: [[], [""], ["K", "!"], ["–"]]) func `a name has a letter or a figure`(names: [String]) {
        #expect(Provider(names: names) == nil)
    }

    @Test func `the texts and events that name a provider stay, and the notes`() throws {
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
        let own = schedule.naming(try People(of: schedule).choosing(["K"]))
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
        let own = schedule.naming(try People(of: schedule).choosing(["K"]))
        #expect(own.lines == lines && own.closedWords == ["Ferie"] && own.events == [events[0]])
    }
}
