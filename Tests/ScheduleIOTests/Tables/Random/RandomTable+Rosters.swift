import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Rosters with a column for a day.
extension RandomTable {
    mutating func writePersonRows() {
        let week = "KW \(roster.days[0].isoWeekNumber)"
        defer { if random.oneIn(5) { insert(above: [["", week] + roster.days.dropFirst().map { _ in "" }]) } }
        rows = [[["Name", "Provider", "Mitarbeiter", ""].randomElement(using: &random)!] + dates.headerCells]
        let hasTotals = random.oneIn(4)
        if hasTotals { rows[0].append(totalWord()) }
        if dates.hasWeekdayColumn { rows.append([""] + dates.weekdayColumn) }
        let codes = shape == .exactCodes ? exactCodes() : codes()
        let dash = ["", "", "-"].randomElement(using: &random)!
        // "Team A" alone in a row heads people.
        let persons = roster.persons.filter { $0 != "Team A" || roster.shifts.map(\.person).contains($0) }
        for person in persons {
            let cells = roster.days.map { cell(person, $0, codes, blank: dash) }
            rows.append([person] + cells + (hasTotals ? [String(cells.count { !$0.isEmpty })] : []))
        }
        expect(ordered(roster.shifts, roster.persons), people: persons)
        vary(persons)
        if hasTotals, random.oneIn(2) {
            rows.append(labels(totalWord()) + roster.days.map { _ in String(random.next() % 9) })
        }
        addLegend(codes)
        if shape == .payPeriod, !dates.hasPeriod { dates.leavesMonthOpen(of: roster.days.indices) }
    }

    mutating func writeLineRows() {
        rows = [[["Shift", "Role", "Dienst", "Line"].randomElement(using: &random)!] + dates.headerCells]
        if dates.hasWeekdayColumn { rows.append([""] + dates.weekdayColumn) }
        for line in roster.lines {
            let header = roster.header(line, &random)
            rows.append([header] + roster.days.map { roster.text(line, $0) })
            let name = header.trimmingSpaces
            knowledge.columns[name] = name
        }
        entries = roster.entries
    }

    /// The codes of lines that have one.
    mutating func codes() -> [String: String] {
        var codes: [String: String] = [:]
        for (index, line) in roster.lines.enumerated() where random.oneIn(2) || !roster.isDefault(line) {
            codes[line] = ["N", "U", "F", "T1", "Sp", "X", "Z9", "K", "B2", "G", "V", "W"][index]
        }
        for (line, code) in codes { knowledge.codes[code] = line }
        return codes
    }

    /// The codes of somebody's lines on a day.
    func cell(_ person: String, _ day: CivilDate, _ codes: [String: String], blank: String) -> String {
        let lines = roster.linesOf(person, day)
        return lines.isEmpty ? blank : lines.map { codes[$0] ?? $0 }.joined(separator: "/")
    }

    /// Shifts day by day, in the order of these people.
    func ordered(_ shifts: [RandomRoster.Shift], _ persons: [String]) -> [RandomRoster.Shift] {
        func rank(_ shift: RandomRoster.Shift) -> Int { persons.firstIndex(of: shift.person) ?? 0 }
        return shifts.sorted { ($0.date, rank($0)) < ($1.date, rank($1)) }
    }
}
