import CalendarCore
import GoldenSupport
import Testing

/// The words of one person's own part of a schedule, and those that it leaves out.
@Suite struct OwnSheetTests {
    private static let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B"),
        Person(name: "Kovář", initials: "K"),
    ]

    private func day(_ day: Int, _ texts: KeyValuePairs<String, String>) -> DayRecord {
        DayRecord(
            date: CivilDate(year: 2025, month: 7, day: day)!, texts: texts.map { LineText(key: $0.key, text: $0.value) }
        )
    }

    private func sheet(
        _ days: [DayRecord], notes: [MonthlyNotes] = [], events: [Event] = [], hasNames: Bool = false
    ) throws -> OwnSheet {
        let schedule = Schedule(title: "Belacqua’s ward", people: Self.people, days: days, notes: notes, events: events)
        let chosen = try People(of: schedule).choosing(["K"])
        return OwnSheet(schedule, of: chosen, hasNames: hasNames, locale: .english, timeFormat: .hours24)
    }

    private func texts(_ sheet: OwnSheet) -> [String] { sheet.schedule.days.flatMap { $0.texts.map(\.text) } }

    @Test(arguments: [
        ("A.K.B.", "OS"), ("K.B.(K ½)", "OS ½"), ("AVERBECK until 17:00, then KOVÁŘ", "OS from 17:00"),
        ("Kovář until 12:00", "OS until 12:00"), ("K 8:00–12:00, A, K 15:00–18:00", "OS 8:00–12:00, 15:00–18:00"),
        ("Kovář / Belacqua — bring both badges", "OS …"),
    ])
    func `a text is its line and what it says of the person`(text: String, own: String) throws {
        #expect(try texts(sheet([day(1, ["os": text])])) == [own])
    }

    @Test func `a sheet says the usual hours of a line, a roster does not`() throws {
        var lines = ScheduleLine.defaults
        lines[0].hours = ShiftHours(text: "08:00-16:30")
        let schedule = Schedule(
            lines: lines, people: Self.people, days: [day(1, ["os": "K", "cl": "K"]), day(2, ["os": "K from 12:00"])])
        func texts(hasNames: Bool) throws -> [String] {
            let chosen = try People(of: schedule).choosing(["K"])
            return self.texts(
                OwnSheet(schedule, of: chosen, hasNames: hasNames, locale: .english, timeFormat: .hours24))
        }
        #expect(try texts(hasNames: false) == ["OS 8:00–16:30", "CL", "OS 12:00–16:30"])
        #expect(try texts(hasNames: true) == ["Kovář", "Kovář", "Kovář from 12:00"])
    }

    @Test(arguments: ["A.B.", "AVERBECK, then BELACQUA", "Kovářová", "K.K. Smith Hall"])
    func `what does not name the person is not there`(text: String) throws {
        let sheet = try sheet([day(1, ["os": text])])
        #expect(texts(sheet) == [] || text.hasPrefix("K.K."))
    }

    @Test func `others' phones are in the last note of each month, only if asked for`() throws {
        var people = Self.people
        (people[0].phone, people[2].phone) = ("555-0141", "555-0147")
        let schedule = Schedule(people: people, days: [day(1, ["os": "A.K."])])
        let chosen = try People(of: schedule).choosing(["K"])
        for (hasPhones, notes) in [
            (false, ["OS 1"]), (true, ["OS 1", "Averbeck\u{A0}555-0141 · Kovář\u{A0}555-0147"]),
        ] {
            let sheet = OwnSheet(
                schedule, of: chosen, hasPhones: hasPhones, locale: .english, timeFormat: .hours24)
            #expect(sheet.schedule.notes.flatMap { $0.lines.map(\.text) } == notes)
        }
    }

    @Test func `a text with other words counts as one that is shortened`() throws {
        let days = [day(1, ["os": "Kovář — see Belacqua"]), day(2, ["os": "K"])]
        #expect(try sheet(days).shortened.map(\.text) == ["Kovář — see Belacqua"])
        #expect(try sheet(days).shortened.map(\.date.day) == [1])
        let date = CivilDate(year: 2025, month: 7, day: 7)!
        func event(isPrivate: Bool) -> Event {
            Event(
                Event.Content(title: "K — late", lineKey: "os"), span: .allDay(first: date, last: date),
                isPrivate: isPrivate)
        }
        let events = [event(isPrivate: false), event(isPrivate: true)]
        #expect(try sheet([], events: events).shortened.map(\.date) == [date])
    }

    @Test func `what closes days stays, and so do notes, without others' names`() throws {
        let notes = MonthlyNotes(
            month: YearMonth(year: 2025, month: 7)!,
            lines: [NoteLine(number: 1, text: "CPR: sign up with Belacqua"), NoteLine(number: 3, text: "Lunch at 12")])
        let own = try sheet([day(4, ["off": "CLOSED — 4th of July"]), day(5, ["call": "K"])], notes: [notes])
        #expect(texts(own) == ["CLOSED — 4th of July", "CALL"])
        #expect(own.schedule.notes[0].lines.map(\.text) == ["CPR: sign up with …", "Lunch at 12", "CALL 1"])
        #expect(own.schedule.notes[0].lines.map(\.number) == [1, 3, 4])
        #expect(own.schedule.title == "…’s ward" && own.schedule.people == [Self.people[2]])
    }

    @Test func `events of the person stay, and those that close days`() throws {
        func event(_ title: String, person: String? = nil, line: String? = nil, closes: Bool = false) -> Event {
            let date = CivilDate(year: 2025, month: 7, day: 7)!
            return Event(
                Event.Content(title: title, place: "Belacqua's room", person: person, lineKey: line, closesDay: closes),
                span: .allDay(first: date, last: date))
        }
        let own = try sheet(
            [],
            events: [
                event("Interviews: Kovář and Belacqua"), event("Review", person: "kovář"), event("Review", person: "A"),
                event("KOVÁŘ", line: "call"), event("Fair with Averbeck", closes: true),
            ])
        #expect(
            own.schedule.events.map(\.title) == ["Interviews: Kovář and …", "Review", "CALL", "Fair with …"])
        #expect(own.schedule.events.allSatisfy { $0.place == "…'s room" })
        #expect(own.schedule.events.map(\.person) == [nil, "kovář", nil, nil])
    }

    @Test func `the days on each line are counted, month by month`() throws {
        let days = [
            day(1, ["os": "K.A.", "call": "K"]), day(2, ["os": "K", "call": "B until 17:00, then K"]),
            day(3, ["cl": "A"]),
        ]
        #expect(try sheet(days).schedule.notes.flatMap(\.lines).map(\.text) == ["OS 2 · CALL 2"])
    }

    @Test func `a roster gets texts that name the person`() throws {
        let own = try sheet([day(1, ["os": "K.B.(K ½)"])], hasNames: true)
        #expect(texts(own) == ["Kovář ½"] && own.schedule.lines.allSatisfy(\.isLabelled))
        #expect(try sheet([]).schedule.lines.allSatisfy { !$0.isLabelled })
    }
}

/// Nobody whom a text names is left out.
@Suite struct OwnSheetProperties {
    private static let names = ["Averbeck", "Belacqua", "Kovář", "Ann Marie", "Ann", "O’Brannoch", "St. Aubin"]
    private static let pieces = [
        ", ", " / ", " and ", " (", ")", " — ", ": ", "1st ", "2nd ", " until noon", " 7a-7p", " for ", "; ", "…", " ½",
        " swaps with ", " then ", "on call ", "’s dog", ".", " AM", "\"", " [", "]", " until ", "Dr. ",
    ]

    @Test func `who is named as a whole word is on the own sheet that day`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let people = Self.names.map { Person(name: $0) }
        for _ in 0..<RandomTests.count("CALPRINT_ROSTERS", default: 300) {
            let days = (1...20).map { day in
                DayRecord(
                    date: CivilDate(year: 2026, month: 6, day: day)!,
                    texts: [LineText(key: "os", text: Self.text(&random))])
            }
            let schedule = Schedule(closedWords: [], people: people, days: days)
            for name in Self.names {
                let chosen = try People(of: schedule).choosing([name])
                let sheet = OwnSheet(schedule, of: chosen, locale: .english, timeFormat: .hours24)
                let own = Set(sheet.schedule.days.map(\.date))
                for day in days {
                    let text = day.texts[0].text
                    #expect(own.contains(day.date) == Self.isNamed(name, in: text), "seed \(seed): \(name), '\(text)'")
                }
            }
        }
    }

    private static func text(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
            (Bool.random(using: &random) ? pieces.randomElement(using: &random)! : "")
                + (Bool.random(using: &random) ? names.randomElement(using: &random)! : "")
        }.joined(separator: " ").trimmingPrefix(" ") + " x"
    }

    /// A search for the words of a name, or for its surname; those of a longer name are not those of the shorter.
    private static func isNamed(_ name: String, in text: String) -> Bool {
        let search = name == "Ann" ? text.replacing(/Ann\s+Marie/, with: "") : text
        let words = ["St. Aubin": #"St\.?\s*Aubin"#, "Ann Marie": #"(Ann\s+)?Marie"#][name] ?? name
        return search.contains(try! Regex("(^|[^\\p{L}\\p{Nd}])\(words)($|[^\\p{L}\\p{Nd}])"))
    }
}
