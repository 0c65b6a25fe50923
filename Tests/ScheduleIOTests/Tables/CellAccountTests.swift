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

    private func account(_ table: String) throws -> CellAccount {
        try #require(read(table).tables.first?.cells)
    }

    private func read(_ table: String, _ options: TableOptions = TableOptions()) -> ReadResult {
        ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }
}
