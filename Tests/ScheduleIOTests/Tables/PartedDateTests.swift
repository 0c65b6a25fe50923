import CalendarCore
import Testing

@testable import ScheduleIO

/// Dates whose parts are in columns of their own, or that only their column shows to be dates.
@Suite struct PartedDateTests {
    private func result(_ table: String, _ change: (inout TableOptions) -> Void = { _ in }) -> ReadResult {
        var options = TableOptions()
        change(&options)
        return ScheduleReader.read(Array(table.utf8), file: "t.csv", options: ReadingOptions(table: options))
    }

    private func entries(_ table: String, _ change: (inout TableOptions) -> Void = { _ in }) -> [String]? {
        result(table, change).schedule?.flatEntries
    }

    @Test(arguments: [
        "Year,Month,Day,OS\n2026,3,2,Averbeck\n2027,1,4,Kovář\n",
        "Day,Month,Year,OS\n2,March,2026,Averbeck\n4,Jan,2027,Kovář\n",
        "OS;Rok;Dzień;Miesiąc\nAverbeck;2026;2;marzec\nKovář;2027;4;styczeń\n",
        "Jahr;Monat;Tag;OS\n2026;März;2;Averbeck\n2027;Januar;4;Kovář\n",
    ]) func `years, months and days have columns in any order`(_ table: String) {
        #expect(entries(table) == ["2026-03-02 os: Averbeck", "2027-01-04 os: Kovář"])
    }

    @Test func `a blank year is that of the row above`() {
        let table = "Year,Month,Day,OS\n2026,March,2,Averbeck\n,,3,Kovář\n"
        #expect(entries(table) == ["2026-03-02 os: Averbeck", "2026-03-03 os: Kovář"])
    }

    @Test func `a column of two numbers below a word for dates has dates`() {
        #expect(entries("2026\nDate,OS\n06-29,Averbeck\n06-30,Kovář\n")?.last == "2026-06-30 os: Kovář")
        let days = "Data;Dzień;OS\n2.03;pn;Averbeck\n3.03;wt;Kovář\n"
        #expect(entries(days) { $0.from = YearMonth(year: 2026, month: 3) }?.last == "2026-03-03 os: Kovář")
        #expect(result("Hours,OS\n06-14,Averbeck\n14-22,Kovář\n").codes == [.missingColumn])
    }

    @Test func `two numbers that can be two days are asked about`() {
        let table = "Date,OS\n06-04,Averbeck\n07-05,Kovář\n"
        #expect(result(table).errors.map(\.hint) == ["--date-order mdy or --date-order dmy says which"])
        let read = entries(table) {
            ($0.dateOrder, $0.from) = (.mdy, YearMonth(year: 2026, month: 6))
        }
        #expect(read == ["2026-06-04 os: Averbeck", "2026-07-05 os: Kovář"])
    }

    @Test func `two numbers across are days that follow each other`() {
        let roster = "Roster 2026\nName,29-06,30-06,01-07\nAverbeck,OS,CL,07-15\nKovář,CL,OS,OS\n"
        #expect(entries(roster)?.last == "2026-07-01 07-15: Averbeck")
        #expect(result(roster.replacing("29-06,30-06,01-07", with: "07-08,08-09,09-10")).codes == [.noHeader])
    }

    @Test func `days with weekdays ask for their month, whichever it is`() {
        let table = "Name,pon. 2,wt. 3,śr. 4,czw. 5,pt. 6\nAverbeck,OS,CL,OS,CL,OS\n"
        #expect(result(table).errors.map(\.hint) == ["--from YYYY-MM says it"])
        #expect(entries(table) { $0.from = YearMonth(year: 2026, month: 3) }?.count == 5)
    }

    @Test func `Polish weekdays have two letters, too`() {
        let roster = "Marzec 2026\nName,2,3,4,5,6\n,pn,wt,śr,cz,pt\nAverbeck,OS,CL,OS,CL,OS\n"
        #expect(entries(roster)?.first == "2026-03-02 os: Averbeck")
        #expect(result(roster.replacing("pn,wt,śr,cz,pt", with: "wt,śr,cz,pt,so")).codes == [.ambiguousDate])
    }
}
