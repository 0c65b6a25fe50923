import CalendarCore
import Testing

@testable import ScheduleIO

/// What people write around a schedule is told apart from it, or an error names the option that leaves it out.
@Suite struct TableNoiseTests {
    private func result(_ table: String, ignoring names: [String] = []) -> ReadResult {
        var options = TableOptions()
        options.ignoredColumns = names
        let reading = ReadingOptions(table: options)
        return ReadResult.checkingOptions([ScheduleReader.read(Array(table.utf8), file: "t.csv", options: reading)])[0]
    }

    private func entries(_ table: String, ignoring names: [String] = []) -> [String]? {
        result(table, ignoring: names).schedule?.flatEntries
    }

    @Test func `a row below the days asks, and the option of its message leaves it out`() {
        let table = "Date,OS,CL\n2026-03-02,Averbeck,Kovář\n2026-03-03,Kovář,\nHead count,2,1\n"
        let said = result(table).errors.map(\.description)
        #expect(
            said == ["t.csv:4:1: error: 'Head count' is not a date (--ignore-row 'Head count' leaves the row out)"])
        #expect(entries(table, ignoring: ["Head count"])?.count == 3)
    }

    @Test func `a range begins with its first day, however many footers there are`() {
        let range = "From,To,OS\n2026-06-12,2026-06-13,Averbeck\nOn duty,5,1\nA = B\nC = D\nE = F\nG = H\nI = J\n"
        #expect(entries(range, ignoring: ["On duty"]) == ["2026-06-12 os: Averbeck", "2026-06-13 os: Averbeck"])
    }

    @Test func `one day is enough, however many titles and footers there are`() {
        let day = "Clinic\nRoster\nMarch\n\nWhen?,OS,CL\n2026-03-02,Averbeck,Kovář\nA = B\nC = D\nE = F\nG = H\n"
        let footers = ["A = B", "C = D", "E = F", "G = H"]
        #expect(entries(day, ignoring: footers) == ["2026-03-02 os: Averbeck", "2026-03-02 cl: Kovář"])
        let digits = day.replacing("2026-03-02", with: "20260302").replacing("When?", with: "Date of")
        #expect(entries(digits, ignoring: footers) == ["2026-03-02 os: Averbeck", "2026-03-02 cl: Kovář"])
    }

    @Test func `a word among serial numbers is the only one that is no date`() {
        let table = "Date,OS\n46083,Averbeck\n46084,Kovář\nVAC,Vacation\n"
        #expect(result(table).errors.count == 1)
        #expect(entries(table, ignoring: ["VAC"]) == ["2026-03-02 os: Averbeck", "2026-03-03 os: Kovář"])
    }

    @Test func `a column without a name goes by its letter`() {
        let table = "Date,Person,Role\n2026-03-02,Averbeck,OS,,swap?\n2026-03-02,Kovář,CL\n"
        #expect(result(table).errors[0].hint == "--ignore-column 'column E' leaves it out")
        #expect(entries(table, ignoring: ["column E"]) == ["2026-03-02 os: Averbeck", "2026-03-02 cl: Kovář"])
    }

    @Test func `a name that a message cuts is the option's`() {
        let note = "Please send wishes for next month by the 20th to the office"
        let table = "Date,OS,CL\n2026-03-02,Averbeck,\n2026-03-03,Kovář,\n\(note),Averbeck,\n"
        #expect(entries(table) == nil)
        #expect(entries(table, ignoring: [note.abridged])?.count == 2)
    }

    @Test func `a row of shifts without a date is that of the day above only where others are`() {
        let table = "Shift,Name,Date\nOS,Averbeck,2026-03-02\nCL,Kovář,2026-03-02\nApproved by,Corvane,\n"
        #expect(result(table).errors[0].hint == "--ignore-row 'Approved by' leaves the row out")
        #expect(entries(table, ignoring: ["Approved by"]) == ["2026-03-02 os: Averbeck", "2026-03-02 cl: Kovář"])
    }

    @Test func `a shift without a date whose role others have is that of the day above`() {
        let table = "Shift,Name,Date\nOS,Averbeck,2026-03-02\nCL,Kovář,2026-03-03\nO.S.,Corvane,\nCALL,Averbeck,\n"
        #expect(entries(table)?.suffix(2) == ["2026-03-03 cl: Kovář", "2026-03-03 call: Averbeck"])
        #expect(entries(table)?.count == 4)
    }

    @Test func `totals below dates are no row of days`() {
        let table =
            "When?,KW,OS,CL,CALL\n2026-03-02,10,,A,B\n2026-03-03,10,C,,D\n2026-03-04,10,E,F,\nSumme,4,14,24,25\nby J."
        #expect(entries(table, ignoring: ["by J."])?.count == 6)
    }

    @Test func `a legend can stand right below a roster or beside it`() {
        let days = "Name,2026-03-02,2026-03-03"
        let expected = ["2026-03-02 night: Averbeck", "2026-03-02 day: AB", "2026-03-03 day: Averbeck"]
        #expect(entries("\(days)\nAverbeck,N,D\nAB,D,\nN,Night\nD,Day\n").map(Set.init) == Set(expected))
        #expect(entries("\(days),,N,Night\nAverbeck,N,D,,D,Day\nAB,D,\n").map(Set.init) == Set(expected))
        #expect(entries("\(days)\nAverbeck,N,D,,N = Night\nAB,D,,,D = Day\n").map(Set.init) == Set(expected))
    }

    @Test func `a signature below a roster is no person`() {
        let table = "Name,2026-03-02,2026-03-03\nAverbeck,N,D\nKovář,D,\nApproved by,Corvane\n"
        #expect(result(table).codes == [.ambiguousTable])
        #expect(entries(table, ignoring: ["Approved by"])?.count == 3)
    }

    @Test func `the first week of a month can have one day`() {
        let weeks = "Name,1\nAverbeck,OS\nName,2,3,4,5,6,7,8\nAverbeck,CL,,,,,,\n"
        #expect(entries("March 2026\n" + weeks) == ["2026-03-01 os: Averbeck", "2026-03-02 cl: Averbeck"])
    }

    @Test func `totals below the first week are no week`() {
        let weeks = ",1,2,3\nAverbeck,OS,,\nTotal,5,3,3\n,4,5,6,7,8,9,10\nAverbeck,CL,,,,,,\n"
        #expect(entries("May 2026\n" + weeks) == ["2026-05-01 os: Averbeck", "2026-05-04 cl: Averbeck"])
    }

    @Test func `the last week of a month can have two days without a name beside them`() {
        let weeks = "Name,23,24,25,26,27,28,29\nAverbeck,OS,,,,,,\n,30,31\nAverbeck,CL,OS\n"
        #expect(
            entries("March 2026\n" + weeks)
                == ["2026-03-23 os: Averbeck", "2026-03-30 cl: Averbeck", "2026-03-31 os: Averbeck"])
    }

    @Test func `months as pages stand below each other, with a note below the last`() {
        func page(_ title: String, _ first: Int, _ name: String) -> String {
            let weeks = (0..<4).map { week in (0..<7).map { "\(first + 7 * week + $0)" }.joined(separator: ",") }
            return "\(title)\nMon,Tue,Wed,Thu,Fri,Sat,Sun\n\(weeks.joined(separator: "\n\(name),,,,,,\n"))\n"
        }
        let pages = page("CALL February 2027", 1, "Averbeck") + page("CALL March 2027", 1, "Kovář")
        let found = entries(pages + "\nChanges to the office by Friday\n")
        #expect(found?.first == "2027-02-01 call: Averbeck" && found?.last == "2027-03-15 call: Kovář")
        #expect(found?.count == 6)
    }

    @Test func `a column of the days on which people asked is left out`() {
        let leave = "Name,Type,Requested on,From,To\nAverbeck,Leave,2026-02-01,2026-03-02,2026-03-03\n"
        #expect(entries(leave) == ["2026-03-02 leave: Averbeck", "2026-03-03 leave: Averbeck"])
        #expect(result(leave).codes == [.leftOut])
        let shifts = "Name,Approved on,Role,Date\nAverbeck,2026-02-01,OS,2026-03-02\n"
        #expect(entries(shifts) == ["2026-03-02 os: Averbeck"])
        #expect(entries("Beantragt am;OS\n2026-02-01;Averbeck\n") == ["2026-02-01 os: Averbeck"])
    }

    @Test func `a line with one mark is no signature`() {
        let table = "Task,2026-03-02,2026-03-03\nFridge,x,x\nCart,x,\nSharps,,x\n"
        #expect(entries(table)?.last == "2026-03-03 sharps: x" && entries(table)?.count == 4)
        #expect(result(table.replacing(",x\n", with: ",Averbeck\n")).codes == [.ambiguousTable])
    }

    @Test func `a shift of people in columns of their own is no line`() {
        let table = "Date,Shift,Nurse,Doctor\n2026-03-02,Day,Averbeck,Kovář\n2026-03-03,Day,Corvane,Belacqua\n"
        #expect(result(table).codes == [.ambiguousTable])
        var options = TableOptions()
        options.columns = [.init(name: "Shift", meaning: "role")]
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
        #expect(read.schedule?.flatEntries.first == "2026-03-02 nurse: Averbeck (Day)")
        options.columns = [.init(name: "Shift", meaning: "Shift")]
        let line = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
        #expect(line.schedule?.flatEntries.first == "2026-03-02 shift: Day")
    }
}
