import CalendarCore
import Testing

@testable import ScheduleIO

/// The groups of people that tables have: in a column, in rows that head people, or in the titles of blocks.
@Suite struct TableGroupTests {
    private static let (averbeck, belacqua) = ("Averbeck,D,D,D,N,N,,", "Belacqua,N,N,,D,D,D,")
    private static let (corvane, kovář) = ("Corvane,D,D,D,,,N,N", "Kovář,,,N,N,N,D,D")

    /// `Averbeck Nurses`, in the order of the table.
    private func people(_ rows: String..., columns: [(String, String)] = []) -> [String] {
        var options = ReadingOptions()
        options.table.columns = columns.map { TableOptions.Assignment(name: $0.0, meaning: $0.1) }
        let bytes = Array(rows.joined(separator: "\n").utf8)
        let result = ScheduleReader.read(bytes, file: "t.csv", options: options)
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        return schedule.people.map { [$0.name, $0.group].compactMap(\.self).joined(separator: " ") }
    }

    private static let days = ",1,2,3,4,5,6,7"

    @Test(arguments: ["Nurses", "Ärzte", "Team B", "Early birds:", "INFIRMIÈRES"])
    func `a row with a word for people or a colon heads those below it`(heading: String) {
        let name = heading.hasSuffix(":") ? String(heading.dropLast()) : heading
        let read = people(
            "June 2026", "Name" + Self.days, Self.averbeck, heading + ",,,,,,,", Self.corvane, Self.kovář)
        #expect(read == ["Averbeck", "Corvane \(name)", "Kovář \(name)"])
    }

    @Test func `a person without a duty stays a person`() {
        let read = people("June 2026", "Name" + Self.days, Self.averbeck, "Fjellåsen,,,,,,,", Self.corvane)
        #expect(read == ["Averbeck", "Fjellåsen", "Corvane"])
        // The last row heads nobody.
        let last = people("June 2026", "Name" + Self.days, Self.averbeck, Self.corvane, "Nurses,,,,,,,")
        #expect(last == ["Averbeck", "Corvane", "Nurses"])
    }

    @Test func `an option makes a row a heading`() {
        let read = people(
            "June 2026", "Name" + Self.days, "Night owls,,,,,,,", Self.averbeck, Self.corvane,
            columns: [("night owls", "group")])
        #expect(read == ["Averbeck Night owls", "Corvane Night owls"])
    }

    @Test func `a word alone is a heading where everybody else has more, or below a blank row`() {
        let numbered = people(
            "June 2026", "ID,Name" + Self.days, ",ICU,,,,,,,", "1," + Self.averbeck, "2," + Self.belacqua,
            ",ER,,,,,,,", "3," + Self.corvane)
        #expect(numbered == ["Averbeck ICU", "Belacqua ICU", "Corvane ER"])
        let spaced = people(
            "June 2026", "Name" + Self.days, Self.averbeck, "", "Early birds", Self.corvane, Self.kovář, "",
            "Approved by Fjellåsen")
        #expect(spaced == ["Averbeck", "Corvane Early birds", "Kovář Early birds"])
    }

    @Test func `a column has the groups, in each row or in merged cells`() {
        let each = people(
            "June 2026", "Team,Name" + Self.days, "Red," + Self.averbeck, "Blue," + Self.belacqua,
            "Red," + Self.corvane, "," + Self.kovář)
        #expect(each == ["Averbeck Red", "Belacqua Blue", "Corvane Red", "Kovář"])
        let merged = people(
            "June 2026", "Abteilung,Name" + Self.days, "Chirurgie," + Self.averbeck, "," + Self.belacqua,
            "Innere," + Self.corvane, "," + Self.kovář)
        #expect(merged == ["Averbeck Chirurgie", "Belacqua Chirurgie", "Corvane Innere", "Kovář Innere"])
    }

    @Test func `the titles of blocks are groups if all differ and none is a date`() {
        let (ward3, ward4) = ("Ward 3", "Ward 4")
        let titled = people(
            "June 2026", ward3, "Name" + Self.days, Self.averbeck, "", ward4, "Name" + Self.days, Self.corvane)
        #expect(titled == ["Averbeck Ward 3", "Corvane Ward 4"])
        let heads = people("June 2026", "Nurses" + Self.days, Self.averbeck, "Doctors" + Self.days, Self.corvane)
        #expect(heads == ["Averbeck Nurses", "Corvane Doctors"])
        let months = people(
            "June 2026", "Name" + Self.days, Self.averbeck, "", "July 2026", "Name" + Self.days, Self.corvane)
        #expect(months == ["Averbeck", "Corvane"])
    }

    @Test func `heads over several columns of people are their groups`() {
        let days = ["2026-06-01,OS,CL,OS,CALL", "2026-06-02,CL,OS,CALL,OS"].joined(separator: "\n")
        let grouped = ["Averbeck Ward A", "Belacqua Ward A", "Corvane Ward B", "Kovář Ward B"]
        for head in ["", "Date"] {
            #expect(
                people("\(head),Ward A,,Ward B,\nDate,Averbeck,Belacqua,Corvane,Kovář", days) == grouped)
        }
        #expect(people("Date,Ward A,,Ward B,\n,Averbeck,Belacqua,Corvane,Kovář", days) == grouped)
        let titled = people("Clinic\n,Averbeck,,,\nDate,Averbeck,Belacqua,Corvane,Kovář", days)
        #expect(titled == ["Averbeck", "Belacqua", "Corvane", "Kovář"])
    }

    @Test(arguments: [
        ",Jo,Li,Al,Ro", ",,Ward A,,Ward B", ",March,,April,", ",12,,14,",
    ])
    func `other cells above the names of columns are asked about`(_ row: String) {
        let table = row + "\nDate,Averbeck,Belacqua,Corvane,Kovář\n2026-06-01,OS,CL,OS,CALL\n2026-06-02,CL,OS,CALL,OS"
        let asked = people(table)
        #expect(asked.count == 1 && asked[0].contains("no groups of people (--ignore-row '"), "\(asked)")
        var options = ReadingOptions()
        options.table.ignoredRows = ["1"]
        let read = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: options)
        #expect(read.schedule?.people.map(\.name) == ["Averbeck", "Belacqua", "Corvane", "Kovář"])
    }

    @Test func `a name that heads two columns is asked about`() {
        let days = "2026-06-01,OS,CL,OS,CALL\n2026-06-02,CL,OS,CALL,OS"
        let asked = people(",Ward A,,Ward B,\nDate,Averbeck,Corvane,Averbeck,Kovář", days)
        #expect(asked.count == 1 && asked[0].contains("--ignore-column 'column D' leaves it out"), "\(asked)")
    }

    @Test func `a table of shifts has a column of groups only by an option`() {
        let rows = "Date,Name,Shift,Team\n2026-06-01,Averbeck,D,Red\n2026-06-02,Averbeck,D,Red\n2026-06-02,Kovář,N,Blue"
        #expect(people(rows, columns: [("Team", "group")]) == ["Averbeck Red", "Kovář Blue"])
        let refused = people(rows)
        #expect(refused.count == 1 && refused[0].contains("--column 'Team=group' keeps it"), "\(refused)")
    }
}
