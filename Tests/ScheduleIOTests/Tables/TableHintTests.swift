import CalendarCore
import Testing

@testable import ScheduleIO

/// A hint names the option that decides, with all that the table tells.
@Suite struct TableHintTests {
    private static func read(_ table: String, _ options: TableOptions = TableOptions()) -> ReadResult {
        let reading = ReadingOptions(table: options)
        return ReadResult.checkingOptions([ScheduleReader.read(Array(table.utf8), file: "t.csv", options: reading)])[0]
    }

    private static let undated = "OS,When\nKovář,2026-03-02\n" + String(repeating: "Averbeck,open\n", count: 9)
    private static let weeks = "Week of,OS\n2026-03-02,Kovář\n2026-03-04,Averbeck\n2026-03-06,Kovář\n"
    private static let persons = "date,Kovář,Corvane\n2026-03-02,OS,CALL\n2026-03-03,CALL,OS\n2026-03-04,XY,OS\n"

    @Test(arguments: [
        (undated, "--column 'When=date' if it has the dates"),
        ("OS,Number\nKovář,1\nAverbeck,2\n", "--column 'Number=date' if it has the dates"),
        ("OS,CL\nKovář,Averbeck\n", "say which column has the dates: --column 'HEADER=date'"),
        (weeks, "--column 'Week of=date' if each row is a day"),
        (
            persons,
            "--column 'Kovář=Kovář' if columns are lines, say which line 'XY' is if they are persons: --code 'XY=LINE'"
        ),
    ])
    func `a hint has the column and the code that are meant`(table: String, hint: String) {
        #expect(Self.read(table).errors.first?.hint == hint)
    }

    @Test func `the options of hints decide`() {
        var options = TableOptions()
        options.columns = [TableOptions.Assignment(name: "Week of", meaning: "date")]
        #expect(Self.read(Self.weeks, options).schedule?.days.map(\.date.day) == [2, 4, 6])
        options.columns = [TableOptions.Assignment(name: "Kovář", meaning: "Kovář")]
        #expect(Self.read(Self.persons, options).schedule?.lines.map(\.label) == ["Kovář", "Corvane"])
        options = TableOptions()
        options.codes = [TableOptions.Assignment(name: "XY", meaning: "CL")]
        #expect(Self.read(Self.persons, options).schedule?.people.map(\.name) == ["Kovář", "Corvane"])
    }

    @Test func `a request for a line is an option that is tried with the code itself`() {
        let hint = TableHint("--ignore-row 'X' leaves the row out, say which line 'N' is: --code 'N=LINE'")
        #expect(
            hint.parts.map(\.option) == [.ignoredRow("X"), .code(TableOptions.Assignment(name: "N", meaning: "N"))])
        #expect(hint.text == "--ignore-row 'X' leaves the row out, say which line 'N' is: --code 'N=LINE'")
        #expect(TableHint("say which column has the dates: --column 'HEADER=date'").parts.map(\.option) == [nil])
    }
}
