import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables with a row for a day, or for days.
extension RandomTable {
    mutating func writeDays() {
        // Numbers below another word need not be dates.
        let word = dates.areNumbers ? "Datum" : "When?"
        var header = [["Date", "Datum", "date", "Fecha", word, ""].randomElement(using: &random)!]
        var columns = roster.days.indices.map { [dates.cell($0)] }
        func add(_ name: String, _ cells: [String]) {
            header.append(name)
            for index in cells.indices { columns[index].append(cells[index]) }
        }
        if dates.hasWeekdayColumn {
            add(["Day", "Tag", "", "Wochentag"].randomElement(using: &random)!, dates.weekdayColumn)
        }
        if random.oneIn(6) { add("KW", roster.days.map { String($0.isoWeekNumber) }) }
        for (index, line) in roster.lines.enumerated() {
            let name = random.oneIn(8) ? "Column \(index + 1)" : roster.header(line, &random)
            if name.hasPrefix("Column") { options.columns.append(.init(name: name, meaning: line)) }
            add(name, roster.days.map { roster.text(line, $0) })
        }
        if random.oneIn(5) {
            options.ignoredColumns = ["Comment"]
            add("comment ", roster.days.map { _ in ["", "swap?", "ok"].randomElement(using: &random)! })
        }
        if random.oneIn(6) { add("", roster.days.map { _ in "" }) }
        if header[0] != "" { knowledge.dateHeader = header[0] }
        rows = [header] + columns
        for index in stride(from: rows.count, to: 1, by: -1) where random.oneIn(30) { rows.insert([], at: index) }
        entries = roster.entries
    }

    mutating func writePersonColumns() {
        var header = [["Date", "Datum", "date"].randomElement(using: &random)!]
        if dates.hasWeekdayColumn { header.append("Day") }
        let codes = codes()
        let used = Set(roster.shifts.map(\.line))
        options.codes = codes.filter { used.contains($0.key) }.sorted { $0.value < $1.value }.map {
            .init(name: $0.value, meaning: $0.key)
        }
        rows = [header + roster.persons]
        for (index, day) in roster.days.enumerated() {
            let cells = roster.persons.map { cell($0, day, codes, blank: "") }
            rows.append([dates.cell(index)] + (dates.hasWeekdayColumn ? [dates.weekdayColumn[index]] : []) + cells)
        }
        // An empty column is left out, with a note.
        let working = Set(roster.shifts.map(\.person))
        expect(ordered(roster.shifts, roster.persons), people: roster.persons.filter(working.contains))
    }
}
