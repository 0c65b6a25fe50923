import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables side by side, with a blank column between them.
@Suite struct TablePartsTests {
    private func result(_ rows: String..., ignoring column: String? = nil) -> ReadResult {
        var options = ReadingOptions()
        options.table.ignoredColumns = [column].compactMap(\.self)
        options.table.tracesCells = true
        let bytes = Array(rows.joined(separator: "\n").utf8)
        return ReadResult.checkingOptions([ScheduleReader.read(bytes, file: "t.csv", options: options)])[0]
    }

    @Test func `tables of dates are read one after the other`() {
        let read = result(
            "Date,OS,,Date,OS", "2026-03-02,Averbeck,,2026-04-02,Kovář", "2026-03-03,Kovář,,2026-04-03,Averbeck",
            ",,,2026-04-04,Kovář")
        let wanted = [
            "2026-03-02 os: Averbeck", "2026-03-03 os: Kovář", "2026-04-02 os: Kovář", "2026-04-03 os: Averbeck",
            "2026-04-04 os: Kovář",
        ]
        #expect(read.schedule?.flatEntries == wanted && read.findings.isEmpty)
        #expect(read.tables.count == 2 && read.untraced == [])
        let uses = read.tables.flatMap { $0.cells?.portions ?? [] }
        #expect(uses.allSatisfy { $0.use != .notUnderstood })
        let cells = uses.flatMap(\.runs).map { run in run.lastRow - run.firstRow + 1 }
        #expect(cells.reduce(0, +) == 14)
    }

    @Test func `each has the month above it, or that of all`() {
        let months = result("March 2026,,,April 2026", "Day,OS,,Day,OS", "1,Averbeck,,1,Kovář", "2,Kovář,,2,Averbeck")
        #expect(months.schedule?.flatEntries.last == "2026-04-02 os: Averbeck")
        let halves = result("March 2026", "Day,OS,,Day,OS", "1,Averbeck,,3,Kovář", "2,Kovář,,4,Averbeck")
        #expect(halves.schedule?.flatEntries.last == "2026-03-04 os: Averbeck")
        let doubtful = result("March 2026", "Day,OS,,Day,OS", "1,Averbeck,,1,Kovář", "2,Kovář,,2,Averbeck")
        #expect(doubtful.places == ["ambiguous-date 3:13"])
    }

    @Test func `rosters are read with few days each`() {
        let read = result(
            "March 2026", "Name,1,2,3,,Name,4,5,6", "Averbeck,OS,CL,OS,,Averbeck,CL,OS,CL",
            "Kovář,CL,OS,CL,,Corvane,OS,CL,OS")
        #expect(read.schedule?.flatEntries.count == 12)
        #expect(read.schedule?.people.map(\.name) == ["Averbeck", "Kovář", "Corvane"])
    }

    @Test func `an option knows a column by its letter`() {
        let read = result(
            "Date,OS,,Date,OS,Sign", "2026-03-02,Averbeck,,2026-04-02,Kovář,x", ignoring: "column F")
        #expect(read.schedule?.flatEntries == ["2026-03-02 os: Averbeck", "2026-04-02 os: Kovář"])
    }

    @Test(arguments: [
        ("Date,OS,,Date", "2026-03-02,Averbeck,,2026-02-01"),
        ("Date,OS,x,Date,OS", "2026-03-02,Averbeck,,2026-04-02,Kovář"),
        ("Name,OS,,Name,Telephone", "Averbeck,2026-03-02,,Kovář,555"),
    ]) func `other columns with the same head are no tables`(_ head: String, _ row: String) {
        #expect(result(head, row).tables.count == 1)
    }

    @Test func `two numbers below a word for days are days of a month that is known`() {
        #expect(result("March 2026", "Day,OS", "1,Averbeck", "2,Kovář").schedule?.flatEntries.count == 2)
        #expect(result("Day,OS", "1,Averbeck", "2,Kovář").schedule == nil)
        #expect(result("March 2026", "Shelf,OS", "1,Averbeck", "2,Kovář").schedule == nil)
    }
}
