import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables that have the times of shifts.
extension RandomTable {
    /// A row a day with a start and an end, which are those of the people in all other columns.
    mutating func writeTimedDays() {
        let words = [["Start", "End"], ["From", "To"], ["Von", "Bis"], ["Od", "Do"], ["Begin", "Finish"]]
            .randomElement(using: &random)!
        rows = [["Date"] + words + roster.lines.map { roster.header($0, &random) }]
        for (index, day) in roster.days.enumerated() {
            let time = time()
            rows.append([dates.cell(index), dates.clock(time.start), dates.clock(time.end)] + texts(of: day))
            for shift in roster.shifts(on: [day]) { expect(shift, at: time.start) }
        }
    }

    /// A row a person, and for each day the columns of its start and its end.
    mutating func writePairDays() {
        let words = [["Start", "End"], ["Start", "Finish"], ["Von", "Bis"], ["From", "To"]].randomElement(
            using: &random)!
        let head = ["Name", "Employee", ""].randomElement(using: &random)!
        let (isApart, days) = (random.oneIn(2), dates.headerCells)
        if isApart {
            rows = [[""] + days.flatMap { [$0, ""] }, [head] + days.flatMap { _ in words }]
        } else {
            rows = [[head] + days.flatMap { day in words.map { "\(day) \($0)" } }]
        }
        let persons = roster.persons.filter { person in roster.shifts.contains { $0.person == person } }
        for person in persons {
            var row = [person]
            for day in roster.days {
                guard let shift = roster.shifts.first(where: { ($0.date, $0.person) == (day, person) }) else {
                    row += ["", ""]
                    continue
                }
                let time = time()
                row += [dates.clock(time.start), dates.clock(time.end)]
                entries.append(
                    TableCase.flat("\(day)", head.isEmpty ? nil : head, shift.person, iso(day, time.start)))
            }
            rows.append(row)
        }
        people = persons
    }

    /// A row a shift, with its hours in one cell and a note, in any order.
    mutating func writeHoursLong() {
        let order = [0, 1, 2, 3, 4].shuffled(using: &random)
        let heads = ["Date", "Shift", "Name", "Hours", "Note"]
        rows = [order.map { heads[$0] }]
        var shifts = roster.shifts
        for index in shifts.indices where random.oneIn(3) {
            shifts[index].note = ["charge", "swap with Belacqua", "until noon", "late"].randomElement(using: &random)!
        }
        let times = shifts.map { _ in time() }
        for (index, time) in times.enumerated() { shifts[index].hours = "\(clock(time.start))–\(clock(time.end))" }
        expect(shifts, people: shifts.map(\.person))
        let isLong = random.oneIn(2)
        for (shift, time) in zip(shifts, times) {
            let hours =
                isLong
                ? "\(dates.clock(time.start)) - \(dates.clock(time.end))"
                : "\(dates.clock(time.start))-\(dates.clock(time.end))"
            let cells = [
                dates.cell(of: shift.date), roster.header(shift.line, &random), shift.person, hours, shift.note ?? "",
            ]
            rows.append(order.map { cells[$0] })
        }
    }

    private func clock(_ minute: Int) -> String { String(iso(roster.days[0], minute).suffix(5)) }

    /// Returns minutes of the day; the end can be on the next one.
    private mutating func time() -> (start: Int, end: Int) {
        let start = Int.random(in: 0..<96, using: &random) * 15
        return (start, (start + Int.random(in: 1...64, using: &random) * 15) % 1440)
    }

    private mutating func expect(_ shift: RandomRoster.Shift, at minute: Int) {
        entries.append(TableCase.flat("\(shift.date)", shift.line, shift.text, iso(shift.date, minute)))
    }

    private func iso(_ date: CivilDate, _ minute: Int) -> String { CivilDateTime(date: date, minute: minute)!.iso8601 }
}
