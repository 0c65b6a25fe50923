import CalendarCore
import Testing

@testable import ScheduleIO

/// Each filled cell of a table is in the account once.
@Suite struct CellAccountTests {
    @Test(arguments: try! TableCase.all()) func `the account of a table closes`(_ table: TableCase) throws {
        try expectClosed("Corpus/\(table.file)", table.options)
    }

    private func expectClosed(_ file: String, _ options: TableOptions) throws {
        let bytes = try TestFiles.bytes(file)
        let result = ScheduleReader.read(bytes, file: file, options: ReadingOptions(table: options))
        guard result.errors.isEmpty else { return }
        for table in result.tables {
            let cells = try #require(table.cells)
            #expect(cells.portions.allSatisfy { $0.use != .notUnderstood }, "\(cells.portions)")
            #expect(cells.usedCount > 0)
        }
    }

    @Test func `each cell has one use`() throws {
        let cells = try account(
            """
            June 2026,,,
            Name,1,2,3,4,5
            Averbeck,D,N,-,D,D
            Corvane,N,D,,N,N
            Total,2,2,0,2,2

            D,Day
            N,Night
            Remark on all
            """)
        #expect(
            cells.portions.map { "\($0.use): \($0.runs.map(\.name).joined(separator: " "))" } == [
                "head: A2", "date: A1 B2 C2 D2 E2 F2", "person: A3:A4",
                "code: B3:B4 C3:C4 E3:E4 F3:F4", "legend: A7:A8 B7:B8", "nothing: D3",
                "leftOutByRule: A5 B5 C5 D5 E5 F5", "leftOutByRule: A9",
            ])
        #expect(cells.count == 29)
    }

    @Test func `a blank cell is in no account`() throws {
        let cells = try account(
            "April 2026,,\n,1,2,3,4,5,6,7\n,W,T,F,S,S,M,T\nAverbeck,D,D,,,N,N,\nCorvane,N,,D,D,,,D\n")
        #expect(cells.count == 25 && cells.usedCount == 25)
    }

    @Test func `rows above the header that are no title are an error, and an option leaves them out`() {
        let table = """
            Who,Mo 1. Woche,Di 1. Woche
            Eve,D,N

            Rota March 2026
            Name,1,2,3,4,5
            Averbeck,D,D,N,,D
            Corvane,N,,D,D,
            """
        let found = read(table)
        #expect(found.schedule == nil)
        #expect(found.errors.map(\.code) == [.unknownCell, .unknownCell])
        #expect(
            found.errors.map(\.hint) == [
                "--ignore-row 'Who' leaves the row out", "--ignore-row 'Eve' leaves the row out",
            ])
        var options = TableOptions()
        options.ignoredRows = ["Who", "2"]
        #expect(read(table, options).errors.isEmpty)
    }

    @Test(arguments: try! TableCase.all()) func `each entry of a table has its cells`(_ table: TableCase) throws {
        var options = ReadingOptions(table: table.options)
        options.table.tracesCells = true
        let bytes = try TestFiles.bytes("Corpus/\(table.file)")
        #expect(ScheduleReader.read(bytes, file: table.file, options: options).untraced == [])
    }

    @Test(arguments: [
        (
            "Name,1,2,3,4,5\n,Mo,Di,Mi,Do,Fr\nAverbeck,D,,,,\nCorvane,N,D,,,",
            "B3 B1 B2 A3, B4 B1 B2 A4, C4 C1 C2 A4"
        ),
        ("date,os,cl\n2026-06-01,Averbeck,Corvane\n2026-06-02,,Averbeck", "B2 B1 A2, C2 C1 A2, C3 C1 A3"),
        (
            "Date,Shift,Name,Start,End\n2026-06-01,D,Averbeck,07:00,15:00\n,N,Corvane,,",
            "C3 A2 B3, C2 A2 B2 D2 E2"
        ),
    ]) func `an entry has the cells of who, what and when`(_ table: String, _ cells: String) throws {
        var options = TableOptions()
        (options.from, options.tracesCells) = (YearMonth(year: 2026, month: 6), true)
        let result = read(table, options)
        let schedule = try #require(result.schedule)
        let found = schedule.entryPlaces.map { result.tables[0].cells(ofEntryAt: $0).joined(separator: " ") }
        #expect(found.joined(separator: ", ") == cells)
    }

    private func account(_ table: String) throws -> CellAccount {
        try #require(read(table).tables.first?.cells)
    }

    private func read(_ table: String, _ options: TableOptions = TableOptions()) -> ReadResult {
        ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }
}

extension Schedule {
    /// The places of the texts of days, and of events.
    fileprivate var entryPlaces: [CalendarCore.SourceLocation] {
        (days.flatMap(\.texts).map(\.location) + events.map(\.location)).compactMap(\.self)
    }
}

extension ReadResult {
    /// The entries that do not name a used cell of a date, or of a record, beside their own, with the cells that they
    /// name.
    var untraced: [String] {
        (schedule?.entryPlaces ?? []).compactMap { place in
            let cells = tables.flatMap { $0.cells(ofEntryAt: place) }
            let uses = cells.map { cell in tables.compactMap { $0.cells?.use(of: cell) } }
            let areUsed = cells.count > 1 && uses.allSatisfy { !$0.isEmpty && $0.contains(where: \.isUsed) }
            let isDated = uses.contains { $0.contains(.date) || $0.contains(.record) }
            return areUsed && isDated ? nil : "\(place): \(cells)"
        }
    }
}

extension CellAccount {
    /// Returns the use of a cell; nil for a blank one.
    fileprivate func use(of cell: String) -> CellUse? {
        portions.first { $0.runs.contains { $0.contains(cell) } }?.use
    }
}

extension CellRun {
    fileprivate func contains(_ cell: String) -> Bool {
        let letters = SourceLocation.letters(ofColumn: column)
        return (firstRow...lastRow).contains { "\(letters)\($0)" == cell }
    }
}
