import CalendarCore
import Testing

@testable import ScheduleIO

/// First and last names in two columns, in tables of every shape: two people can share a surname.
@Suite struct FullNameTableTests {
    private func result(_ rows: [String], _ columns: [(String, String)] = []) -> ReadResult {
        var options = ReadingOptions()
        options.table.columns = columns.map { TableOptions.Assignment(name: $0.0, meaning: $0.1) }
        return ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "t.csv", options: options)
    }

    private static let names = ["Jo Averbeck", "Li Averbeck"]

    @Test(arguments: [
        ["First,Last,2026-03-02,2026-03-03", "Jo,Averbeck,OS,CL", "Li,Averbeck,CL,OS"],
        ["Last,First,2026-03-02,2026-03-03", "Averbeck,Jo,OS,CL", "Averbeck,Li,CL,OS"],
        [
            "First,Last,2 March 2026 Start,2 March 2026 End,3 March 2026 Start,3 March 2026 End",
            "Jo,Averbeck,07:00,15:00,,", "Li,Averbeck,,,07:00,15:00",
        ],
        ["Date,Shift,First,Last", "2026-03-02,OS,Jo,Averbeck", "2026-03-02,CL,Li,Averbeck"],
        [
            "Shift,Last Name,First Name,Start,End", "OS,Averbeck,Jo,2026-03-02,2026-03-03",
            "CL,Averbeck,Li,2026-03-02,2026-03-03",
        ],
        ["Date,Vorname,Name", "2026-03-02,Jo,Averbeck", "2026-03-03,Li,Averbeck"],
    ]) func `both are people of the schedule`(_ rows: [String]) {
        let read = result(rows)
        #expect(read.schedule?.people.map(\.name) == Self.names, "\(read.findings)")
    }

    @Test func `both have their documents and checklists`() {
        let documents = result([
            "Last Name,First Name,Document,Expires", "Averbeck,Jo,CPR,2026-03-02",
            "Averbeck,Li,CPR,2026-03-03",
        ])
        #expect(documents.schedule?.requirements.map(\.person) == Self.names && documents.findings.isEmpty)
        let lists = result([
            "Name,Surname,Template,Item,Done", "Jo,Averbeck,start,Badge,no",
            "Li,Averbeck,start,Badge,no",
        ])
        #expect(lists.schedule?.checklists.progress.map(\.person) == Self.names)
        let half = result(["First,Last,Document,Expires", ",Averbeck,CPR,2026-03-02"])
        #expect(half.schedule?.requirements.map(\.person) == ["Averbeck"])
    }

    @Test func `first and last alone can be lines, so they are asked about`() {
        let rows = ["Date,First,Last", "2026-03-02,Jo,Averbeck", "2026-03-03,Li,Averbeck"]
        let hint = "--column 'Last=person' if it has the people, --column 'Last=Last' if it is a line"
        #expect(result(rows).errors.map(\.hint) == [hint])
        #expect(result(rows, [("Last", "person")]).schedule?.people.map(\.name) == Self.names)
        #expect(result(rows, [("Last", "Last")]).schedule?.flatEntries.last == "2026-03-03 last: Averbeck")
    }
}
