import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables with a row for a shift, an absence or an event.
extension RandomTable {
    mutating func writeLong() {
        var shifts = roster.shifts
        if random.oneIn(4) {
            shifts.sort { ($0.person, $0.date) < ($1.person, $1.date) }
            dates.passesYearMoreThanOnce()
        }
        expect(shifts, people: shifts.map(\.person))
        let merges = shifts.map(\.date) == shifts.map(\.date).sorted() && random.oneIn(3)
        var last: CivilDate?
        let names = [
            ["Date", "Datum", "Day"], ["Person", "Name", "provider"], ["Role", "Shift"],
        ].map { $0.randomElement(using: &random)! }
        let order = [0, 1, 2].shuffled(using: &random)
        leavesOutDates = (merges || Set(shifts.map(\.date)).count == 1) && order[0] != 0
        rows = [order.map { names[$0] }]
        let breaksLines = random.oneIn(4)
        for (index, shift) in shifts.enumerated() {
            let above = index > 0 ? shifts[index - 1] : nil
            if breaksLines, let above, (above.date, above.line) == (shift.date, shift.line) {
                rows[rows.count - 1][order.firstIndex(of: 1)!] += "\n\(shift.person)"
                continue
            }
            let cell = merges && last == shift.date ? "" : dates.cell(of: shift.date)
            last = shift.date
            let cells = [cell, shift.person, roster.header(shift.line, &random)]
            rows.append(order.map { cells[$0] })
        }
    }

    mutating func writeTimedLong() {
        let (isApart, hasNotes) = (random.oneIn(2), random.oneIn(3))
        rows = [isApart ? ["Date", "Person", "Shift", "Start", "End"] : ["Person", "Shift", "Start", "End"]]
        if hasNotes { rows[0].append("Note") }
        var shifts = roster.shifts
        for index in shifts.indices where hasNotes {
            shifts[index].note = [nil, "charge", "for Belacqua"].randomElement(using: &random)!
        }
        expect(shifts, people: shifts.map(\.person))
        entries = []
        for shift in shifts {
            let start = Int.random(in: 0..<96, using: &random) * 15
            let length = Int.random(in: 1...64, using: &random) * 15
            let end = (start + length) % 1440
            let endDate = shift.date.adding(days: (start + length) / 1440)
            let role = roster.header(shift.line, &random)
            if isApart {
                rows.append([dates.cell(of: shift.date), shift.person, role, dates.clock(start), dates.clock(end)])
            } else {
                rows.append([
                    shift.person, role, dates.cell(of: shift.date) + " " + dates.clock(start),
                    dates.cell(of: endDate) + " " + dates.clock(end),
                ])
            }
            if hasNotes { rows[rows.count - 1].append(shift.note ?? "") }
            let minute = start % 60
            let time = "\(shift.date)T\(start / 60 < 10 ? "0" : "")\(start / 60):\(minute < 10 ? "0" : "")\(minute)"
            entries.append(TableCase.flat("\(shift.date)", shift.line, shift.text, time))
        }
    }

    /// A row a shift, with several people in columns of their own: on the line of the role, or on that of the column.
    mutating func writeLongPeople() {
        let shifts = ["Day", "Night", "Early", "Late"].shuffled(using: &random).prefix(
            .random(in: 1...3, using: &random))
        let heads = [
            ["Nurse", "Doctor"], ["Provider", "Backup"], ["Physician", "Nurse", "Cover"], ["Name", "Secondary"],
        ]
        .randomElement(using: &random)!
        let role = ["Shift", "Role", "Shift type"].randomElement(using: &random)!
        var found: [RandomRoster.Shift] = []
        rows = [["Date", role] + heads]
        for day in roster.days {
            for shift in shifts {
                let names = heads.map { _ in random.oneIn(5) ? "" : roster.persons.randomElement(using: &random)! }
                rows.append([dates.cell(of: day), shift] + names)
                for (head, name) in zip(heads, names) where !name.isEmpty {
                    let isGeneral = ["Provider", "Name"].contains(head)
                    found.append(
                        RandomRoster.Shift(
                            date: day, line: isGeneral ? shift : head, person: name, note: isGeneral ? nil : shift))
                }
            }
        }
        knowledge.columns = [role: "role"]
        for head in heads { knowledge.columns[head] = "person" }
        expect(found, people: found.map(\.person))
    }

    /// A row a person, from a first day to a last one.
    mutating func writeAbsences() {
        let heads = [
            ["Person", "Role", "Start", "End"], ["Employee", "Type", "Start Date", "End Date"],
            ["Mitarbeiter", "Absence type", "Von", "Bis"], ["Name", "Leave type", "From", "To"],
        ]
        rows = [heads.randomElement(using: &random)!]
        let counts = random.oneIn(4)
        if counts { rows[0].append("Days") }
        if counts { knowledge.noise.insert("Days") }
        var shifts: [RandomRoster.Shift] = []
        for shift in roster.shifts {
            let count = Int.random(in: 0...4, using: &random)
            rows.append([
                shift.person, roster.header(shift.line, &random), dates.cell(of: shift.date),
                dates.cell(of: shift.date.adding(days: count)),
            ])
            if counts { rows[rows.count - 1].append(String(count + 1)) }
            shifts += (0...count).map { offset in
                RandomRoster.Shift(date: shift.date.adding(days: offset), line: shift.line, person: shift.person)
            }
        }
        expect(shifts, people: shifts.map(\.person))
    }

    mutating func writeEvents() {
        var (starts, ends): ([CivilDate], [CivilDate]) = ([], [])
        defer { dates.decideOrder(starts: starts, ends: ends) }
        rows = [["Subject", "Start Date", "Start Time", "End Date", "End Time", "All Day Event", "Description"]]
        for shift in roster.shifts.sorted(by: { $0.date < $1.date }) {
            let isLine = random.oneIn(3) && roster.isDefault(shift.line)
            let subject = isLine ? "\(shift.line): \(shift.person)" : shift.person
            let label = isLine ? shift.line : nil
            starts.append(shift.date)
            if random.oneIn(2) {
                let days = Int.random(in: 0...3, using: &random)
                let last = shift.date.adding(days: days)
                ends.append(last)
                rows.append([subject, dates.cell(of: shift.date), "", dates.cell(of: last), "", "True", "x"])
                for offset in 0...days {
                    entries.append(TableCase.flat("\(shift.date.adding(days: offset))", label, shift.person, nil))
                }
            } else {
                let start = Int.random(in: 0..<80, using: &random) * 15
                let day = dates.cell(of: shift.date)
                let (from, until) = (dates.americanClock(start), dates.americanClock(start + 45))
                rows.append([subject, day, from, day, until, "False", ""])
                let time = CivilDateTime(date: shift.date, minute: start)!.iso8601
                entries.append(TableCase.flat("\(shift.date)", label, shift.person, time))
            }
        }
    }
}
