import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables of weeks: a row a week, or a week whose last day a title or a head names.
@Suite struct WeekTableTests {
    @Test(arguments: [
        "Week,Mon,Tue,Wed\n2026-03-02,Averbeck,Corvane,Belacqua\n2026-03-09,Corvane,,Averbeck\n",
        "W/C,Mon,Tue,Wed\n2026-03-02,Averbeck,Corvane,Belacqua\n2026-03-09,Corvane,,Averbeck\n",
        "From,To,Mon,Tue,Wed\n2026-03-02,2026-03-08,Averbeck,Corvane,Belacqua\n2026-03-09,2026-03-15,Corvane,,Averbeck\n",
        "KW;Datum;Mo;Di;Mi\n10;02.03.2026;Averbeck;Corvane;Belacqua\n11;09.03.2026;Corvane;;Averbeck\n",
    ]) func `a column of a weekday is that day of the row's week`(_ table: String) {
        #expect(
            entries(table) == [
                "2026-03-02 Averbeck", "2026-03-03 Corvane", "2026-03-04 Belacqua", "2026-03-09 Corvane",
                "2026-03-11 Averbeck",
            ])
    }

    @Test func `a column can be several weekdays`() {
        let days = entries("From,To,Mon-Fri,Weekend\n2026-03-02,2026-03-08,Averbeck,Corvane\n")
        #expect(days.count == 7 && days[4] == "2026-03-06 Averbeck" && days[5] == "2026-03-07 Corvane")
    }

    @Test func `an option gives the weekdays of a table their line`() throws {
        var options = TableOptions()
        options.columns = [.init(name: "Mon", meaning: "CALL"), .init(name: "Tue", meaning: "CALL")]
        let read = read("Week,Mon,Tue\n2026-03-02,Averbeck,Corvane\n", options)
        let result = ReadResult.checkingOptions([read])[0]
        let days = try #require(result.schedule).days
        #expect(days.map(\.date.description) == ["2026-03-02", "2026-03-03"])
        #expect(days.flatMap(\.texts).map(\.key) == ["call", "call"])
    }

    @Test func `a column beside weekdays is asked about`() {
        #expect(read("Week,Mon,Tue,Phone\n2026-03-02,Averbeck,Corvane,555\n").places == ["unknown-column 1:14"])
    }

    @Test(arguments: ["Week ending", "W/E", "Semaine finissant"]) func `a week can be named by its last day`(
        _ head: String
    ) throws {
        let table = "\(head),On call\n2026-03-08,Averbeck\n2026-03-15,Corvane\n"
        let days = try #require(read(table).schedule).days
        #expect(days.count == 14 && days[0].date.description == "2026-03-02")
    }

    @Test func `a title can name the last day of its week`() throws {
        let table = "Rota w/e 08/03/2026\nName,Mon,Tue,Wed,Thu,Fri,Sat,Sun\nAnn,E,E,L,L,,,N\nBob,L,L,E,E,E,,\n"
        let days = try #require(read(table).schedule).days
        #expect(days.first?.date.description == "2026-03-02" && days.last?.date.description == "2026-03-08")
    }

    @Test func `the day on which a table was made is not that of its week`() {
        #expect(read("Stand: 01.06.2026\nName;Mo;Di;Mi;Do;Fr\nAnn;F;F;S;S;\n").schedule == nil)
    }

    @Test func `heads above several columns are part of their names`() throws {
        let table = ",Ward A,,Ward B,\nDate,Early,Late,Early,Late\n2026-03-02,Averbeck,Corvane,Belacqua,Kovář\n"
        let labels = try #require(read(table).schedule).lines.map(\.label)
        #expect(Array(labels.suffix(4)) == ["Ward A Early", "Ward A Late", "Ward B Early", "Ward B Late"])
        var options = TableOptions()
        options.columns = [.init(name: "Ward B Late", meaning: "CALL")]
        let read = ReadResult.checkingOptions([read(table, options)])[0]
        #expect(try #require(read.schedule).days.flatMap(\.texts).first { $0.key == "call" }?.text == "Kovář")
    }

    @Test(arguments: ["Total", "Count"]) func `a column of numbers below a word for totals is no line`(
        _ head: String
    ) throws {
        let result = read("Date,Early,Late,\(head)\n2026-03-02,Averbeck,Corvane,2\n2026-03-03,Corvane,,1\n")
        #expect(try #require(result.schedule).days.flatMap(\.texts).map(\.key) == ["early", "late", "early"])
        #expect(result.findings.map(\.description) == ["t.csv:1:17: note: column '\(head)' is left out: it has totals"])
    }

    @Test func `bold texts of a drawn table are read without their marks`() throws {
        let table = "| Date | Early |\n|---|---|\n| **2026-03-02** | **Averbeck** |\n| 2026-03-03 | Corvane |\n"
        #expect(try #require(read(table).schedule).days.flatMap(\.texts).map(\.text) == ["Averbeck", "Corvane"])
    }

    @Test func `an option for a column that names a cell alone has no effect`() {
        var options = TableOptions()
        options.columns = [.init(name: "nurse", meaning: "nurse")]
        let table = "Date,Name,Role\n2026-03-02,Averbeck,Nurse\n2026-03-02,Corvane,Doctor\n"
        let read = ReadResult.checkingOptions([read(table, options)])[0]
        #expect(read.errors.map(\.message) == ["--column 'nurse=nurse' has no effect: no column has that head"])
    }

    @Test func `the first row alone heads people where others do`() throws {
        let table = "Name,2026-03-02,2026-03-03\nICU,,\nAverbeck,D,D\nWard 3,,\nCorvane,D,N\n"
        let people = try #require(read(table).schedule).people
        #expect(people.map(\.name) == ["Averbeck", "Corvane"])
        #expect(people.map(\.group) == ["ICU", "Ward 3"])
    }

    private func entries(_ table: String) -> [String] {
        let events = read(table).schedule?.events ?? []
        return events.map { "\($0.firstDay) \($0.title)" }.sorted()
    }

    private func read(_ table: String, _ options: TableOptions = TableOptions()) -> ReadResult {
        ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }
}
