import CalendarCore
import Testing

@testable import ScheduleIO

/// Rosters in short weeks, over a new year, and with names, legends and remarks where others have codes.
@Suite struct RosterNoiseTests {
    private func result(_ table: String, ignoring names: [String] = []) -> ReadResult {
        var options = TableOptions()
        options.ignoredColumns = names
        return ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }

    private func entries(_ table: String, ignoring names: [String] = []) -> [String]? {
        result(table, ignoring: names).schedule?.flatEntries
    }

    private let week = "Name,2,3,4,5,6,7,8\nAverbeck,N,D,D,,,,\nKovář,D,,,D,D,,\n"

    @Test func `a signature below a last week without codes is no person`() {
        let table = "March 2026\n\(week),9\nAverbeck,\nApproved by,Kovář\n"
        #expect(result(table).codes == [.ambiguousTable])
        #expect(entries(table, ignoring: ["Approved by"])?.count == 6)
    }

    @Test func `a legend below a last week without codes is one`() {
        let read = result("March 2026\n\(week),9\nAverbeck,\nKovář,\nN = Night\nD = Day\n").schedule
        #expect(read?.lines.map(\.label) == ["Night", "Day"] && read?.people.map(\.name) == ["Averbeck", "Kovář"])
    }

    @Test func `a legend in two columns may have a code that no day has`() {
        let read = result("March 2026\n\(week),9,10\nAverbeck,N,D\nN,Night\nD,Day\nU,CL\n").schedule
        #expect(read?.lines.map(\.label) == ["Night", "Day"] && read?.people.map(\.name) == ["Averbeck", "Kovář"])
    }

    @Test func `somebody with one code whom a signature names is no code`() {
        let found = entries("March 2026\n\(week),9,10\nAverbeck,N,D\nKovář,D,\n\nApproved by,Kovář\n")
        #expect(found?.contains("2026-03-09 d: Kovář") == true)
    }

    @Test func `somebody with a remark and no code in a first short week keeps the place in the order`() {
        let read = result("March 2026\nName,1\nAverbeck,N\nKovář,,,,,,,,,swap?\nCorvane,\n\(week)Corvane,N,N,,,,,\n")
        #expect(read.schedule?.people.map(\.name) == ["Averbeck", "Kovář", "Corvane"])
    }

    @Test func `a name in quotation marks is no remark, even without codes`() {
        let read = result("March 2026\n\(week)“Corvane”,,,,,,,\n").schedule
        #expect(read?.people.map(\.name) == ["Averbeck", "Kovář", "“Corvane”"])
    }

    @Test(arguments: [
        "Corvane (N) (N) (N)", "Dr. med. univ. Corvane", "Corvane Anne Marie", "@Corvane", "*Corvane RN",
        "Corvane C. J.", "“@Corvane”",
    ])
    func `titles, signs and additions make no remark of a name, even without codes`(name: String) {
        let read = result("March 2026\n\(week)\(name),,,,,,,\n").schedule
        #expect(read?.people.map(\.name) == ["Averbeck", "Kovář", name])
    }

    @Test(arguments: ["Swaps go to the office", "*half day", "– Corvane", "* Corvane", "7 days"])
    func `a sentence or a footnote below the roster is a footer`(text: String) {
        let read = result("March 2026\n\(week)\(text),,,,,,,\n")
        #expect(read.schedule?.people.map(\.name) == ["Averbeck", "Kovář"])
        #expect(read.findings.contains { $0.message.hasSuffix("it is a footer") })
    }

    @Test func `dates and a title with a comma do not make it the separator`() {
        let table = "Cedar Lake, OS\nWeek of;CL\nSunday, 3 October 2032;Kovář\nSunday, 10 October 2032;Averbeck\n"
        let found = entries(table)
        #expect(found?.first == "2032-10-03 cl: Kovář" && found?.count == 14)
    }

    @Test func `commas of titles and notes do not make it the separator`() {
        let table =
            "Clinic\nCedar Lake, OS\nDate;Kovář;Averbeck\n2033-03-01;CL;CALL;;;ask Jo\nTo be agreed, in writing\n"
        #expect(entries(table, ignoring: ["column F"]) == ["2033-03-01 cl: Kovář", "2033-03-01 call: Averbeck"])
    }

    @Test func `the first week can end in the next year, without years`() {
        let weeks = "Name,31.12.,1.1.,2.1.\nAverbeck,N,,D\n,3.1.,4.1.,5.1.\nAverbeck,,D,\n"
        #expect(
            entries("December 2026\n" + weeks)
                == ["2026-12-31 n: Averbeck", "2027-01-02 d: Averbeck", "2027-01-04 d: Averbeck"])
    }

    @Test func `the last week can begin in March, without years`() {
        let weeks = ",25.2.,26.2.,27.2.,28.2.\nAverbeck,N,,,D\n,1.3.,2.3.\nAverbeck,,D\n"
        #expect(
            entries("February 2027\n" + weeks)
                == ["2027-02-25 n: Averbeck", "2027-02-28 d: Averbeck", "2027-03-02 d: Averbeck"])
    }

    @Test func `a week can have a legend and remarks beside its days`() {
        let table = "March 2026\n\(week)Name,9,10,11,12,13,14,15,,N,Night,,swap?\nAverbeck,N,,,,,,,,D,Day,,\n"
        #expect(entries(table)?.last == "2026-03-09 night: Averbeck")
        let first = "March 2026\nName,1,,,,,,,,N,Night,,swap?\nAverbeck,N,,,,,,,,D,Day,,\n\(week)"
        #expect(entries(first)?.first == "2026-03-01 night: Averbeck")
    }

    @Test func `counts below a roster with a legend beside them are no codes`() {
        let table =
            "Name,2026-03-02,2026-03-03,Total\nAverbeck,N,D,2,,N,Night\nKovář,D,,1,,D,Day\nTotal,2,1,,,S,Shift\n"
        #expect(
            entries(table).map(Set.init) == [
                "2026-03-02 night: Averbeck", "2026-03-02 day: Kovář", "2026-03-03 day: Averbeck",
            ])
    }

    @Test func `the number of a line in a legend is no code`() {
        let table = "Name,2026-03-02,2026-03-03,Total\nAverbeck,N,D,2\nKovář,D,,1\n\nN,Standby 2\nD,Day\n"
        #expect(
            entries(table) == ["2026-03-02 standby 2: Averbeck", "2026-03-02 day: Kovář", "2026-03-03 day: Averbeck"])
    }

    @Test(arguments: [";", "\t"]) func `dates with commas and remarks make no other separator`(separator: String) {
        let rows = [
            ["Von", "Bis", "CL"], ["November 7, 2028", "November 7, 2028", "Averbeck"],
            ["November 10, 2028", "November 10, 2028", "Kovář", "ask Jo"],
            ["November 13, 2028", "November 13, 2028", "Averbeck", "ask Jo"],
        ]
        let table = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
        #expect(result(table).errors[0].hint == "--ignore-column 'column D' leaves it out")
        #expect(
            entries(table, ignoring: ["column D"])
                == ["2028-11-07 cl: Averbeck", "2028-11-10 cl: Kovář", "2028-11-13 cl: Averbeck"])
    }

    @Test(arguments: [
        ["14.2.", "2.9.", "21.12.", "19.2."], ["23.5.", "12.7.", "19.12.", "7.2.", "3.5.", "18.1."],
    ])
    func `days that can be those of two years ask for the year`(days: [String]) {
        var options = TableOptions()
        options.from = YearMonth(year: 2026, month: 2)
        let table = "Date,OS\n" + days.map { "\($0),Averbeck\n" }.joined()
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
        #expect(read.codes == [.ambiguousDate] && read.schedule == nil)
    }
}
