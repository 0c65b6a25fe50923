import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Sheets with cells that are merged. The reader gets them as the converter of workbooks writes them.
extension RandomTable {
    /// Merges somebody's duties of several days that are the same.
    mutating func mergeDays() {
        for row in rows.indices where row > 0 && rows[row].count > 1 && roster.persons.contains(rows[row][0]) {
            var column = 1
            while column <= roster.days.count, column < rows[row].count {
                var end = column
                while end < roster.days.count, end + 1 < rows[row].count, rows[row][end + 1] == rows[row][column] {
                    end += 1
                }
                if end > column, rows[row][column] != "", !random.oneIn(4) {
                    merge(row, row, column, end)
                }
                column = end + 1
            }
        }
    }

    /// Rows of shifts whose dates are merged downwards, or days with a duty that is merged over several of them.
    mutating func writeMergedRows() {
        random.oneIn(2) ? writeMergedDates() : writeMergedDuties()
    }

    private mutating func writeMergedDates() {
        let order = random.oneIn(2) ? [0, 1, 2] : [0, 2, 1]
        rows = [order.map { ["Date", "Shift", "Name"][$0] }]
        var start = 1
        for (index, shift) in roster.shifts.enumerated() {
            let cells = [dates.cell(of: shift.date), roster.header(shift.line, &random), shift.person]
            rows.append(order.map { cells[$0] })
            let isLast = index + 1 == roster.shifts.count || roster.shifts[index + 1].date != shift.date
            guard isLast else { continue }
            if rows.count - 1 > start { merge(start, rows.count - 1, 0, 0) }
            start = rows.count
        }
        expect(roster.shifts, people: roster.shifts.map(\.person))
    }

    private mutating func writeMergedDuties() {
        rows = [["Date"] + roster.lines]
        rows += roster.days.indices.map { [dates.cell($0)] + roster.lines.map { _ in "" } }
        for column in roster.lines.indices {
            var row = 1
            while row < rows.count {
                let end = min(row + Int.random(in: 0...6, using: &random), rows.count - 1)
                let text = roster.persons.randomElement(using: &random)!
                for other in row...end {
                    rows[other][column + 1] = text
                    entries.append(TableCase.flat("\(roster.days[other - 1])", roster.lines[column], text, nil))
                }
                if end > row { merge(row, end, column + 1, column + 1) }
                row = end + 1
            }
        }
    }

    /// Merges cells: only the first keeps its text.
    private mutating func merge(_ top: Int, _ bottom: Int, _ left: Int, _ right: Int) {
        for row in top...bottom {
            for column in left...right where (row, column) != (top, left) { rows[row][column] = "" }
        }
        merged.append(CellArea(rows: top...bottom, columns: left...right))
    }

    /// The sheet as the converter writes it.
    mutating func sheet() -> [UInt8] {
        let facts = merged.map { area in
            "\u{6}merged \(area.rows.lowerBound) \(area.columns.lowerBound) \(area.rows.upperBound) "
                + "\(area.columns.upperBound)\n"
        }
        return Array(("\u{7}1 visible Sheet1\n" + facts.joined()).utf8) + form.bytes(rows, &random)
    }
}
