import CalendarCore
import CalendarLayout

extension Schedule {
    /// Two weeks of fourteen people's shifts over the end of June 2026, with needs, and what changed since an earlier
    /// version.
    static var payPeriod: Schedule {
        let (after, before) = (PayPeriod.schedule(PayPeriod.rows), PayPeriod.schedule(PayPeriod.earlierRows))
        let changes = ScheduleComparison(after, since: before, on: PayPeriod.days).changes
        return after.marking(
            changes.namingPeople(of: after, since: before), as: PageStyle().entryFormat(RosterPage.details))
    }
}

/// The shifts: a row a person, a letter a day; a point is a day off.
private enum PayPeriod {
    static let days = CivilDate.may(29, month: 6, year: 2026)...CivilDate.may(12, month: 7, year: 2026)

    static let rows = [
        ("Averbeck", "DDDDD..DDDDD.."), ("Belacqua", "DDEEE...DDEEE."), ("Corvane", "EEE..DDEEE..DD"),
        ("D’Ormesse", "NN..DDD.NNN..D"), ("Fjellåsen", "VVVVV..DDDDD.."), ("Granholt-Pym", ".DDDEE..DDDEE."),
        ("Kovář", "E..EEEEE..EEEE"), ("McQuillster", "..NNNN...NNNN."), ("Núñolver", "DD..NNNN...DDD"),
        ("O’Brannoch", "EEEE..EEEE...E"), ("Pellëtier-St. Aubin", "NNN...NNNN...N"), ("Szőllősdal", "D..DDDD..DDDD."),
        ("Thistlewaite-Mbekanni", ".DDEE..VVVVV.."), ("Žurawin", "..DD.EEEE..NNN"),
    ]

    /// The same, but for six days.
    static let earlierRows = rows.map { name, shifts in
        let earlier = ["Belacqua": (4, "D"), "Corvane": (3, "E"), "Granholt-Pym": (4, "D"), "Kovář": (9, "E")]
            .merging(["Núñolver": (7, "."), "Szőllősdal": (12, "E")]) { $1 }
        guard let (day, shift) = earlier[name] else { return (name, shifts) }
        return (name, String(shifts.prefix(day)) + shift + String(shifts.dropFirst(day + 1)))
    }

    private static let lines = [
        ("D", "day", 7, 15), ("E", "evening", 15, 23), ("N", "night", 23, 31), ("V", "vac", 0, 0), (".", "off", 0, 0),
    ].map { code, key, start, end in
        var line = ScheduleLine(key: key, label: key == "vac" ? "vacation" : key == "off" ? "off" : code)
        if start < end { line.hours = ShiftHours(start * 60, end * 60) }
        line.code = key == "vac" ? "VAC" : key == "off" ? nil : code
        return (code: Character(code), line: line)
    }

    static func schedule(_ rows: [(String, String)]) -> Schedule {
        let records = days.days.enumerated().map { index, date in
            let texts = lines.compactMap { code, line in
                let names = rows.filter { Array($0.1)[index] == code }.map(\.0)
                return names.isEmpty ? nil : LineText(key: line.key, text: names.joined(separator: ", "))
            }
            return DayRecord(date: date, texts: texts)
        }
        let schedule = Schedule(
            title: "Invented Clinic · Ward 3", lines: lines.map(\.line), people: rows.map { Person(name: $0.0) },
            days: records)
        var rules = CoverageRules()
        rules.needs = [
            StaffingNeed(line: "D", days: .weekday, people: 4), StaffingNeed(line: "D", days: .weekend, people: 3),
            StaffingNeed(line: "E", people: 3), StaffingNeed(line: "N", people: 2),
        ]
        return schedule.marking(RuleCheck(schedule, rules, days: days).coverage)
    }
}
