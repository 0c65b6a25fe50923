import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables with several people in a cell, or several rows for one of them.
extension RandomTable {
    /// A row a shift, with all its people in one cell.
    mutating func writeCrowdedLong() {
        let role = ["Role", "Shift", "Duty"].randomElement(using: &random)!
        let name = ["Staff", "Name", "Provider", "Mitarbeiter"].randomElement(using: &random)!
        let marks = [", ", " / ", "/", " & ", "; ", "\n", " + ", " und "].shuffled(using: &random).prefix(2)
        rows = [["Date", role, name]]
        // Everybody is alone in a cell once, so they are known.
        var shifts = roster.persons.map {
            [RandomRoster.Shift(date: roster.days[0], line: "Standby \(roster.rank($0) + 1)", person: $0)]
        }
        for day in roster.days {
            for line in roster.lines {
                let several = roster.shifts(on: [day]).filter { $0.line == line }
                if !several.isEmpty { shifts.append(several) }
            }
        }
        for several in shifts {
            let people = several.map(\.person).joined(separator: marks.randomElement(using: &random)!)
            rows.append([dates.cell(of: several[0].date), roster.header(several[0].line, &random), people])
        }
        let all = shifts.flatMap(\.self)
        expect(all, people: all.map(\.person))
    }

    /// A row for each half of somebody's day, with the name in the first or in both.
    mutating func writePartRows() {
        let parts = [
            ["AM", "PM"], ["Vormittag", "Nachmittag"], ["am", "pm"], ["Day", "Night"], ["Rano", "Wieczorem"],
        ]
        .randomElement(using: &random)!
        let repeats = random.oneIn(3)
        let head = ["Name", "Staff", "Provider", ""].randomElement(using: &random)!
        rows = [[head, ""] + dates.headerCells]
        if random.oneIn(2) { rows[0][1] = ["Part", "Half", "Session"].randomElement(using: &random)! }
        if dates.hasWeekdayColumn { rows.append(["", ""] + dates.weekdayColumn) }
        let codes = codes()
        var shifts: [[RandomRoster.Shift]] = [[], []]
        for person in roster.persons {
            for (part, word) in parts.enumerated() {
                let cells = roster.days.map { day in
                    let lines = roster.linesOf(person, day)
                    return lines.count > part ? lines[part] : lines.isEmpty || random.oneIn(3) ? "" : lines[0]
                }
                rows.append([part == 0 || repeats ? person : "", word] + cells.map { codes[$0] ?? $0 })
                for (day, line) in zip(roster.days, cells) where !line.isEmpty {
                    shifts[part].append(RandomRoster.Shift(date: day, line: line, person: person, note: word))
                }
            }
        }
        expect(ordered(shifts.flatMap(\.self), roster.persons), people: roster.persons)
        addLegend(codes)
    }

    /// Lets the author know the column of names, which need not have a name itself.
    mutating func knowPeopleColumn() {
        guard let row = rows.first(where: { roster.persons.contains($0.first { !$0.isEmpty } ?? "") }),
            let column = row.firstIndex(where: { !$0.isEmpty })
        else { return }
        knowledge.columns["column \(SourceLocation.letters(ofColumn: column + 1))"] = "person"
    }
}
