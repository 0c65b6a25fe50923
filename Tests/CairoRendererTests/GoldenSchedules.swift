import CalendarCore
import CalendarLayout

extension Schedule {
    /// The last day of one year and the first of the next, each with a name on call.
    static var turnOfTheYear: Schedule {
        let days = [(2025, 12, 31, "CORVANE"), (2026, 1, 1, "AVERBECK")].map { year, month, day, name in
            DayRecord(
                date: CivilDate(year: year, month: month, day: day)!, texts: [LineText(key: "call", text: name)])
        }
        return Schedule(days: days)
    }

    /// Four people in May 2025: fractions, hours, a closed day, and a text that is more than names.
    static var roster: Schedule {
        let people = [
            Person(name: "Averbeck", initials: "A"), Person(name: "Pellëtier-St. Aubin", initials: "P"),
            Person(name: "Kovář", initials: "K"), Person(name: "Thistlewaite-Mbekanni"),
        ]
        let texts: [Int: [(String, String)]] = [
            2: [("os", "A.P."), ("cl", "K.(K ½)"), ("off", "Thistlewaite-Mbekanni"), ("call", "AVERBECK")],
            3: [("call", "AVERBECK")], 4: [("call", "AVERBECK")],
            5: [("off", "CLOSED — Flood"), ("call", "KOVÁŘ")],
            6: [
                ("os", "Averbeck, Kovář — fire drill 10:30"), ("cl", "P"),
                ("call", "KOVÁŘ until 17:00, then PELLËTIER-ST. AUBIN"),
            ],
            30: [("os", "K Kovář / A Averbeck"), ("cl", "Kovář ½"), ("off", "P.")],
        ]
        let days = texts.map { day, texts in
            DayRecord(date: .may(day), texts: texts.map { LineText(key: $0.0, text: $0.1) })
        }
        return Schedule(title: "Ward 3", people: people, days: days)
    }

    /// A note, a closed day and a name on call in February 2030.
    static var oneDay: Schedule {
        let days = [(6, [("off", "CLOSED: Staff retreat"), ("call", "AVERBECK")])].map { day, texts in
            DayRecord(
                date: .may(day, month: 2, year: 2030), texts: texts.map { LineText(key: $0.0, text: $0.1) })
        }
        let notes = MonthlyNotes(month: "2030-02".month, lines: [NoteLine(number: 1, text: "Flu shots by the 20th")])
        return Schedule(days: days, notes: [notes])
    }

    /// The documents of the example clinic's people.
    static func withDocuments() throws -> Schedule {
        var schedule = try Schedule.clinic()
        _ = schedule.merge(try example("documents.csv"))
        return schedule
    }

    /// The example clinic, and the phones of its people.
    static func withPhones() throws -> Schedule {
        var schedule = try Schedule.clinic()
        _ = schedule.merge(try example("phones.vcf"))
        return schedule
    }

    /// The example clinic's checklists and documents.
    static func withChecklists() throws -> Schedule {
        var schedule = try Schedule.withDocuments()
        _ = schedule.merge(try example("checklist.json"))
        return schedule
    }

    /// The example clinic in July 2026 with meetings, events of several days, and one that runs into August.
    static func clinicWithEvents() throws -> Schedule {
        let clinic = try Schedule.clinic()
        let events = [
            timed(2, "13:00–16:30", "Flu shots", "CL"), timed(7, "12:15–13:15", "Staff meeting", "OS conf. room"),
            timed(11, "8:00–12:00", "School physicals", "CL"), timed(14, "7:30–8:15", "Journal club"),
            timed(16, "10:30–11:00", "Fire drill"), timed(23, "17:30–19:00", "CPR course", "Room 2"),
            timed(27, "8:00–9:00", "New staff tour", "Front desk"),
            Event(
                Event.Content(title: "Corvane: conference, San Diego"), span: .allDay(first: july(9), last: july(14))),
            Event(
                Event.Content(title: "EMR upgrade: use paper charts"), span: .allDay(first: july(20), last: july(22))),
            Event(
                Event.Content(title: "Parking lot B closed"),
                span: .allDay(first: july(29), last: .may(4, month: 8, year: 2026))),
        ]
        return Schedule(
            title: clinic.title, timeZone: clinic.timeZone, lines: clinic.lines, days: clinic.days,
            notes: clinic.notes, events: events)
    }

    /// The example clinic from June to August 2026 with initials on all days, and an event over the end of July.
    static func clinicOverSummer() throws -> Schedule {
        let events = try clinicWithEvents().events.filter { $0.content.title == "Parking lot B closed" }
        let texts = [
            29: [("os", "N.T.Z.G.P.D."), ("cl", "B.S.K.C.M."), ("off", "A.O.")],
            30: [("os", "P.A.N.T.B.G."), ("cl", "M.K.C.Z.S."), ("off", "D.O.")],
        ]
        let clinic = try Schedule.clinic()
        let days = clinic.days.map { record in
            guard let texts = texts[record.date.day], record.date.yearMonth == "2026-06".month else { return record }
            let others = record.texts.filter { text in !texts.contains { $0.0 == text.key } }
            return DayRecord(date: record.date, texts: texts.map { LineText(key: $0.0, text: $0.1) } + others)
        }
        return Schedule(
            title: clinic.title, timeZone: clinic.timeZone, lines: clinic.lines, people: clinic.people, days: days,
            notes: clinic.notes, events: events)
    }

    private static func july(_ day: Int) -> CivilDate { .may(day, month: 7, year: 2026) }

    private static func timed(_ day: Int, _ times: String, _ title: String, _ place: String? = nil) -> Event {
        let ends = times.split(separator: "–").map { time in
            let parts = time.split(separator: ":").compactMap { Int($0) }
            return CivilDateTime(date: july(day), minute: parts[0] * 60 + parts[1])!
        }
        return Event(Event.Content(title: title, place: place), span: .timed(start: ends[0], end: ends[1]))
    }

    /// Two weeks of a ward with lines, roles and closing words of its own.
    /// January of the clinic with tasks, some of them done, and titles that lead to addresses.
    static func clinicWithTasks() throws -> Schedule {
        func day(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }
        func time(_ date: Int, _ hour: Int) -> CivilDateTime { CivilDateTime(date: day(date), minute: hour * 60)! }
        let rota = "https://example.org/rota?month=1&line=call"
        let contents: [(Event.Content, Event.Span)] = [
            (.init(title: "Order flu vaccines", task: .done), .allDay(first: day(7), last: day(7))),
            (.init(title: "Send the rota", url: rota, task: .open), .timed(start: time(8, 16), end: nil)),
            (.init(title: "Fridge log", person: "Corvane", task: .open), .allDay(first: day(15), last: day(15))),
            (.init(title: "Call the lab", lineKey: "cl", task: .open), .timed(start: time(16, 9), end: nil)),
            (
                .init(title: "Staff meeting about the vaccines of the coming year", url: "https://example.org/meeting"),
                .timed(start: time(22, 12), end: time(22, 13))
            ),
            (.init(title: "Training days", url: "mailto:training@example.org"), .allDay(first: day(27), last: day(29))),
        ]
        let clinic = try Schedule.clinic()
        return Schedule(
            title: clinic.title, timeZone: clinic.timeZone, lines: clinic.lines, days: clinic.days,
            notes: clinic.notes, events: contents.map { Event($0, span: $1) })
    }

    static var ward: Schedule {
        let lines = [
            ScheduleLine(key: "early", label: "Early"), ScheduleLine(key: "late", label: "Late"),
            ScheduleLine(key: "lead", label: "Lead", weight: .bold),
            ScheduleLine(key: "night", label: "Night", place: .foot),
            ScheduleLine(key: "doctor", label: "Doctor", place: .foot, weight: .bold),
        ]
        let names = ["Ibsen", "Sato", "Nwosu", "Ek", "Larsson"]
        let days = (1...31).filter { $0 != 1 && $0 != 29 }.map { day in
            DayRecord(
                date: .may(day),
                texts: zip(lines, 0...).map { line, number in
                    LineText(key: line.key, text: names[(day + number) % names.count])
                })
        }
        let closed = [(1, "Ferie: May Day"), (29, "geschlossen")].map { day, text in
            DayRecord(
                date: .may(day),
                texts: [LineText(key: "early", text: text), LineText(key: "doctor", text: names[day % 5])])
        }
        return Schedule(
            title: "Ward 3", lines: lines, closedWords: ["FERIE", "Geschlossen"], days: closed + days)
    }

    /// The clinic's January, in which texts, an event and a note are new, different or gone; what changed is marked.
    static func revisedClinic() throws -> Schedule {
        let days = DaySpan("2025-01".month)
        let format = PageStyle().entryFormat(MonthPage.details)
        let (after, before) = (try clinic(isRevised: true), try clinic())
        return after.marking(ScheduleComparison(after, since: before, on: days).changes, as: format)
    }

    /// Its changes.
    static let revisions: [ScheduleChange] = {
        guard let after = try? clinic(isRevised: true), let before = try? clinic() else { return [] }
        let changes = ScheduleComparison(after, since: before, on: DaySpan("2025-01".month)).changes
        return changes.namingPeople(of: after, since: before)
    }()

    private static func clinic(isRevised: Bool) throws -> Schedule {
        let texts = [
            6: ["os": "N.G.F.P.C.(A ½)"], 7: ["call": "AVERBECK"], 9: ["cl": ""], 14: ["off": "D"],
            17: ["call": "DUVAL until 17:00, then ERIKSEN"], 20: ["off": "CLOSED for MLK Day, open at noon"],
            25: ["call": ""], 28: ["off": "CLOSED — Storm"], 30: ["os": "G.A.F.D.P.N.", "off": "A. (half day)"],
        ]
        let clinic = try clinic()
        let days = clinic.days.map { day -> DayRecord in
            guard day.date.yearMonth == "2025-01".month, let own = texts[day.date.day] else { return day }
            let keys = clinic.lines.map(\.key)
            let lines = keys.compactMap { key -> LineText? in
                guard let text = own[key] else { return day.text(ofLine: key) }
                return text.isEmpty ? nil : LineText(key: key, text: text)
            }
            return DayRecord(date: day.date, texts: lines, modified: day.modified)
        }
        let notes = clinic.notes.map { notes -> MonthlyNotes in
            guard notes.month == "2025-01".month else { return notes }
            let lines = notes.lines.map { $0.number == 1 ? NoteLine(number: 1, text: "Flu clinic: the 28th") : $0 }
            return MonthlyNotes(month: notes.month, lines: lines)
        }
        let date = CivilDate(year: 2025, month: 1, day: 22)!
        let drill = Event(
            Event.Content(title: "Fire drill"),
            span: .timed(start: CivilDateTime(date: date, minute: 600)!, end: CivilDateTime(date: date, minute: 630)))
        return Schedule(
            title: clinic.title, timeZone: clinic.timeZone, lines: clinic.lines, closedWords: clinic.closedWords,
            people: clinic.people, days: days, notes: notes, events: clinic.events + [drill])
    }

    /// A clinic with gaps on some days: on call, in the body, of some hours, and with fewer people than needed.
    static var withGaps: Schedule {
        let names = ["Averbeck", "Belacqua", "Corvane", "D’Ormesse", "Fjellåsen", "Kovář"]
        let days = (1...31).map { day in
            let texts = [("os", "A.C.F."), ("cl", day == 21 ? "B" : "B.K."), ("off", "D.")].filter { line, _ in
                ![3, 4, 10, 11, 17, 18, 24, 25, 31].contains(day) && !(line == "os" && [14, 29].contains(day))
            }
            let call = day == 8 ? "FJELLÅSEN until 12:00, KOVÁŘ from 14:00" : names[day / 5 % 6].uppercased()
            let own = day == 26 ? [("off", "CLOSED — Memorial Day")] : texts
            let all = [6, 18, 26, 29].contains(day) ? own : own + [("call", call)]
            return DayRecord(date: .may(day), texts: all.map { LineText(key: $0.0, text: $0.1) })
        }
        let people = names.map { Person(name: $0, initials: String($0.prefix(1))) }
        let schedule = Schedule(title: "Ward 3", people: people, days: days)
        var rules = CoverageRules()
        rules.needs = [
            StaffingNeed(line: "OS", days: .weekday), StaffingNeed(line: "CL", days: .weekday, people: 2),
            StaffingNeed(line: "CALL", includesClosedDays: true),
        ]
        return schedule.marking(RuleCheck(schedule, rules, days: DaySpan("2025-05".month)).coverage)
    }

    /// Two of its lines, with people of two groups and one of none.
    static var groupedWithGaps: Schedule {
        var schedule = withGaps.keeping(lines: ["os", "cl"], hasOthers: false)
        for index in schedule.people.indices.dropFirst() {
            schedule.people[index].group = index % 2 == 0 ? "Nurses" : "Physicians"
        }
        return schedule
    }

    /// A line for each of `entries`, with one name each, on some days of May 2025: by default, one in each week row.
    static func crowded(entries: Int, onDays days: [Int] = [1, 7, 14, 21, 28], name: String = "Sato") -> Schedule {
        let lines = (1...12).map { ScheduleLine(key: "l\($0)", label: "L\($0)") }
        let records = days.map { day in
            DayRecord(date: .may(day), texts: lines.prefix(entries).map { LineText(key: $0.key, text: name) })
        }
        let extra = days.flatMap { day in
            (12..<max(12, entries)).map { number in
                Event(Event.Content(title: "Event \(number + 1)"), span: .allDay(first: .may(day), last: .may(day)))
            }
        }
        return Schedule(lines: lines, days: records, events: extra)
    }

    /// May 2025, with a text on one day for which no cell has room.
    static func crowded(longTextOn day: Int) -> Schedule {
        let names = ["Ibsen", "Sato", "Nwosu", "Ek", "Larsson", "Moe"]
        let days = (1...31).map { number in
            let (own, call) = (names[number % names.count], names[(number + 1) % names.count])
            let long = (0..<72).map { names[$0 % names.count] }.joined(separator: ", ")
            return DayRecord(
                date: .may(number),
                texts: [
                    LineText(key: "os", text: number == day ? long : own),
                    LineText(key: "call", text: call.uppercased()),
                ])
        }
        return Schedule(days: days)
    }
}

// MARK: One person

extension Schedule {
    /// Kovář's own entries in the example clinic.
    static func ownSheet() throws -> Schedule {
        OwnSheet(
            try clinic(), of: try .kovar(), countsDays: false, locale: .english, timeFormat: PageStyle().timeFormat
        ).schedule
    }
}

extension Emphasis {
    /// Kovář's names.
    static let kovar = Emphasis { text in (try? ChosenPerson.example.get())?.places(in: text) ?? [] }
}

extension ChosenPerson {
    fileprivate static let example = Result { try People(of: .clinic()).choosing(["Kovář"]) }

    static func kovar() throws -> ChosenPerson { try example.get() }
}
