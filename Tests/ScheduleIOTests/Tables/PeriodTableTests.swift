import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables whose rows or columns are weeks by their numbers, or months.
@Suite struct PeriodTableTests {
    private func result(_ table: String, _ change: (inout TableOptions) -> Void = { _ in }) -> ReadResult {
        var options = TableOptions()
        change(&options)
        let reading = ReadingOptions(table: options)
        return ReadResult.checkingOptions([ScheduleReader.read(Array(table.utf8), file: "t.csv", options: reading)])[0]
    }

    /// The days that each text has, from the first to the last: `os Averbeck 2026-03-02 7`.
    private func spans(_ result: ReadResult) -> [String] {
        let entries = (result.schedule?.flatEntries ?? []).map { $0.split(separator: " ", maxSplits: 1) }
        var (texts, days) = ([Substring](), [Substring: [Substring]]())
        for entry in entries {
            if days[entry[1]] == nil { texts.append(entry[1]) }
            days[entry[1], default: []].append(entry[0])
        }
        return texts.map { "\($0) \(days[$0]![0]) \(days[$0]!.count)" }
    }

    @Test(arguments: ["2025-W23", "W23 2025", "KW 23/2025", "Week 23, 2025", "2025 CW 23", "semaine 23 2025"])
    func `a week with its year can head a row or a column`(_ week: String) {
        let rows = "Week;OS;CALL\n\(week);Averbeck;Kovář\n"
        #expect(spans(result(rows)) == ["os: Averbeck 2025-06-02 7", "call: Kovář 2025-06-02 7"])
        let next = week.replacing("23", with: "24")
        let columns = "Name;\(week);\(next)\nAverbeck;OS;CL\nKovář;;OS\n"
        let wanted = ["os: Averbeck 2025-06-02 7", "os: Kovář 2025-06-09 7", "cl: Averbeck 2025-06-09 7"]
        #expect(spans(result(columns)) == wanted)
        #expect(result(columns).codes == [])
    }

    @Test func `weeks have the year of a title, of a column, or of an option`() {
        let rows = "KW;OS\n10;Averbeck\n11;Kovář\n"
        let wanted = ["os: Averbeck 2026-03-02 7", "os: Kovář 2026-03-09 7"]
        #expect(spans(result("Dienstplan 2026\n" + rows)) == wanted)
        #expect(spans(result("Dienstplan März 2026\n" + rows)) == wanted)
        #expect(spans(result("Jahr;KW;OS\n2026;KW 10;Averbeck\n;KW 11;Kovář\n")) == wanted)
        #expect(result(rows).errors.map(\.hint) == ["--from YYYY-MM says it"])
        #expect(spans(result(rows) { $0.from = YearMonth(year: 2026, month: 2) }) == wanted)
        let other = result("Dienstplan Mai 2026\n" + rows)
        #expect(other.errors.first?.hint == "--ignore-row 'Dienstplan Mai 2026' leaves the row out")
    }

    @Test func `weeks of a long table are those of its people`() {
        let table = "Week,Name,Role\n2026-W10,Averbeck,OS\n,Kovář,CL\n2026-W11,Kovář,OS\n"
        let wanted = ["os: Averbeck 2026-03-02 7", "cl: Kovář 2026-03-02 7", "os: Kovář 2026-03-09 7"]
        #expect(spans(result(table)) == wanted)
        let timed = "Week,Name,Role,Start,End\n2026-W10,Averbeck,OS,07:00,15:00\n2026-W11,Kovář,OS,07:00,15:00\n"
        #expect(result(timed).codes == [.ambiguousTable])
    }

    @Test func `an English week is told, and one of a rotation is asked about`() {
        let rota = "Rota 2026\nName,Week 22,Week 23\nAverbeck,OS,CL\n"
        #expect(result(rota).codes == [.doubtfulDate] && result(rota).schedule != nil)
        let first = rota.replacing("22", with: "1").replacing("23", with: "2")
        #expect(result(first).errors.map(\.hint) == ["--column 'Week 1=date' if it is one of the year"])
        let given = result(first) { $0.columns = [.init(name: "Week 1", meaning: "date")] }
        #expect(spans(given) == ["os: Averbeck 2025-12-29 7", "cl: Averbeck 2026-01-05 7"])
        let rows = "Rota 2026\nWeek,OS\n1,Averbeck\n2,Kovář\n"
        #expect(spans(result(rows)).first == "os: Averbeck 2025-12-29 7")
        #expect(result(rows.replacing("\n1,", with: "\nWeek 1,")).codes == [.ambiguousDate])
        #expect(result("2026\nMonth,Week,OS\nMarch,1,Averbeck\nMarch,2,Kovář\n").codes == [.ambiguousDate])
    }

    @Test func `weeks go on into the next year`() {
        let roster = "Plan\nName,KW 52,KW 1\nAverbeck,OS,CL\n"
        let wanted = ["os: Averbeck 2025-12-22 7", "cl: Averbeck 2025-12-29 7"]
        #expect(spans(result(roster.replacing("Plan", with: "Plan 2025/26"))) == wanted)
        #expect(spans(result(roster.replacing("Plan", with: "Plan January 2026"))) == wanted)
        let open = roster.replacing("Plan", with: "Plan 2026")
        #expect(result(open).errors.map(\.hint) == ["--from YYYY-MM says which"])
        #expect(spans(result(open) { $0.from = YearMonth(year: 2025, month: 12) }) == wanted)
        #expect(result("2026\nName,KW 53,KW 54\nAverbeck,OS,CL\n").codes == [.noHeader])
        #expect(result("2025\nName,KW 52,KW 53\nAverbeck,OS,CL\n").codes == [.ambiguousDate])
    }

    @Test(arguments: ["Name,Feb,Mar", "Name,February 2026,March 2026", "Name,2026-02,2026-03", "名前,2月,3月"])
    func `months can stand across`(_ heads: String) {
        let table = "Rotations 2026\n\(heads)\nAverbeck,OS,CL\nKovář,CL,\n"
        let wanted = ["os: Averbeck 2026-02-01 28", "cl: Kovář 2026-02-01 28", "cl: Averbeck 2026-03-01 31"]
        #expect(spans(result(table)) == wanted)
        #expect(result(table).tables.first?.cells?.portions.allSatisfy { $0.use != .notUnderstood } == true)
    }

    @Test func `numbers below weeks and months are counts`() {
        #expect(result("Hours 2026\nName,Feb,Mar\nAverbeck,160,152\n").codes == [.noHeader])
        #expect(result("Hours 2026\nKW,Total\nKW 10,160\nKW 11,152\n").codes == [.noHeader])
    }
}
