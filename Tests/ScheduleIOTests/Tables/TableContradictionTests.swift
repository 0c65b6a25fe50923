import CalendarCore
import Testing

@testable import ScheduleIO

/// A table that says two things of a day, or of a person, is asked about.
@Suite struct TableContradictionTests {
    @Test(arguments: [
        (
            "Roster March 2026\nName,1 Apr,2 Apr,3 Apr\nAverbeck,D,N,D\nCorvane,N,D,N\n", "ambiguous-date 1:1",
            "--ignore-row 'Roster March 2026' leaves the row out"
        ),
        (
            "Roster March\nDate,OS\n1 Apr,Averbeck\n2 Apr,Corvane\n", "ambiguous-date 1:1",
            "--ignore-row 'Roster March' leaves the row out"
        ),
        (
            "Name,1 Mar,2 Mar,3 Apr,4 Mar\nAverbeck,D,N,D,D\nCorvane,N,D,N,N\n", "ambiguous-date 1:18",
            "--ignore-column '3 Apr' leaves it out"
        ),
        (
            "Name,1 Mar,2 Mar\nMonday,D,N\nTuesday,N,D\n", "ambiguous-table 2:1",
            "--column 'Name=person' if they are"
        ),
        (
            "Name,Backup,1 Mar,2 Mar\nAverbeck,Corvane,D,N\nCorvane,Belacqua,N,D\n", "ambiguous-table 1:6",
            "--ignore-column 'Backup' leaves it out"
        ),
        (
            "Date,Shift,Nurse\n2 Mar,Early,Averbeck\n3 Mar,Late,Corvane\n", "ambiguous-table 1:6",
            "--column 'Shift=role' if it names the shift of the people, --column 'Shift=Shift' if it is a line"
        ),
        (
            "Service,Contact,From,To\nNetwork,Averbeck,2 Mar,8 Mar\nStorage,Corvane,5 Mar,11 Mar\n",
            "ambiguous-table 3:17",
            "--column 'Contact=person' if it has the people, --column 'Contact=Contact' if it is a line"
        ),
        (
            "Date,Ann,Bob,Cy\n2 Mar,Day,Night,Off\n3 Mar,Night,Off,Day\n", "ambiguous-table 1:6",
            "--column 'Ann=person' if columns are people, --column 'Ann=Ann' if they are lines"
        ),
        (
            "Name,2 Mar,3 Mar\nName,Day,Night\nAverbeck,x,\nCorvane,,x\n", "ambiguous-table 2:1",
            "--ignore-row '2' leaves the row out"
        ),
        (
            "Date,Ann,Bob\n2 Mar,08:00-16:00,\n3 Mar,,16:00-24:00\n", "ambiguous-table 1:6",
            "--column 'Ann=person' if columns are people, --column 'Ann=Ann' if they are lines"
        ),
    ]) func `a contradiction is a question, and its option answers it`(
        _ table: String, _ place: String, _ hint: String
    ) throws {
        let asked = read(table)
        #expect(asked.places == [place])
        #expect(asked.errors.first?.hint == hint)
        var options = TableOptions()
        let value = String(try #require(hint.split(separator: "'").dropFirst().first))
        if hint.hasPrefix("--ignore-row") { options.ignoredRows = [value] }
        if hint.hasPrefix("--ignore-column") { options.ignoredColumns = [value] }
        if hint.hasPrefix("--column"), let sign = value.firstIndex(of: "=") {
            options.columns = [.init(name: String(value[..<sign]), meaning: String(value[sign...].dropFirst()))]
        }
        #expect(read(table, options).errors.isEmpty)
    }

    @Test func `a title of another month than whole dates is a warning`() {
        let result = read("Roster March 2026\nDate,OS\n2026-04-01,Averbeck\n2026-04-02,Corvane\n")
        #expect(result.places == ["doubtful-date 1:1"] && result.schedule != nil)
    }

    @Test(arguments: [
        "Roster March 2026\nName,30 Mar,31 Mar,1 Apr\nAverbeck,D,N,D\nCorvane,N,D,N\n",
        "Roster March 2026\nDate,OS\n2026-03-30,Averbeck\n2026-04-05,Corvane\n",
        "Name,3 Jan,7 Feb,7 Mar\nAverbeck,D,N,D\nCorvane,N,D,N\n",
        "Name,Team,1 Mar,2 Mar\nAverbeck,Blue,D,N\nCorvane,Red,N,D\n",
        "Name,1 Mar,2 Mar\nAverbeck,7.5,7.5\nCorvane,8,8\n",
        "Name,1 Mar,2 Mar\nDo,D,N\nMi,N,D\n",
    ]) func `what only looks like one is read`(_ table: String) {
        let result = read(table)
        #expect(result.schedule != nil && result.findings.allSatisfy { $0.severity == .note }, "\(result.findings)")
    }

    private func read(_ table: String, _ options: TableOptions = TableOptions()) -> ReadResult {
        var options = options
        options.from = YearMonth(year: 2026, month: 1)
        return ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }
}
