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

    /// The example clinic in July 2026 with meetings, events of several days, and one that runs into August.
    static func clinicWithEvents() throws -> Schedule {
        let clinic = try Schedule.clinic()
        let events = [
            timed(2, "13:00–16:30", "Flu shots", "CL"), timed(7, "12:15–13:15", "Staff meeting", "OS conf. room"),
            timed(11, "8:00–12:00", "School physicals", "CL"), timed(14, "7:30–8:15", "Journal club"),
            timed(16, "10:30–11:00", "Fire drill"), timed(23, "17:30–19:00", "CPR course", "Room 2"),
            timed(27, "8:00–9:00", "New staff tour", "Front desk"),
            Event(title: "Corvane: conference, San Diego", span: .allDay(first: july(9), last: july(14))),
            Event(title: "EMR upgrade: use paper charts", span: .allDay(first: july(20), last: july(22))),
            Event(
                title: "Parking lot B closed", span: .allDay(first: july(29), last: .may(4, month: 8, year: 2026))),
        ]
        return Schedule(
            title: clinic.title, timeZone: clinic.timeZone, lines: clinic.lines, days: clinic.days,
            notes: clinic.notes, events: events)
    }

    private static func july(_ day: Int) -> CivilDate { .may(day, month: 7, year: 2026) }

    private static func timed(_ day: Int, _ times: String, _ title: String, _ place: String? = nil) -> Event {
        let ends = times.split(separator: "–").map { time in
            let parts = time.split(separator: ":").compactMap { Int($0) }
            return CivilDateTime(date: july(day), minute: parts[0] * 60 + parts[1])!
        }
        return Event(title: title, place: place, span: .timed(start: ends[0], end: ends[1]))
    }

    /// Two weeks of a ward with lines, roles and closing words of its own.
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

    /// A line for each of `entries`, with one name each, on some days of May 2025: by default, one in each week row.
    static func crowded(entries: Int, onDays days: [Int] = [1, 7, 14, 21, 28], name: String = "Sato") -> Schedule {
        let lines = (1...12).map { ScheduleLine(key: "l\($0)", label: "L\($0)") }
        let records = days.map { day in
            DayRecord(date: .may(day), texts: lines.prefix(entries).map { LineText(key: $0.key, text: name) })
        }
        let extra = days.flatMap { day in
            (12..<max(12, entries)).map { number in
                Event(title: "Event \(number + 1)", span: .allDay(first: .may(day), last: .may(day)))
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
