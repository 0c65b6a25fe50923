import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables of people's documents.
@Suite struct RequirementTableTests {
    private func read(_ rows: String...) -> ReadResult {
        ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "t.csv")
    }

    /// `Kovář CPR 2026-07-01`, `Kovář CPR missing optional`.
    private func documents(_ rows: String...) -> [String] {
        let result = ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "t.csv")
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        return schedule.requirements.map { requirement in
            let validity =
                switch requirement.validity {
                case .missing: "missing"
                case .unlimited: "unlimited"
                case .until(let date): date.description
                }
            return
                "\(requirement.person) \(requirement.document) \(validity)\(requirement.isRequired ? "" : " optional")"
        }
    }

    @Test func `a row is a document of a person`() {
        #expect(
            documents(
                "person,document,expires,required", "Kovář,CPR,2026-07-01,yes", "Kovář,DEA,,yes", "Corvane,ACLS,,no",
                "Corvane,License,never,") == [
                    "Kovář CPR 2026-07-01", "Kovář DEA missing", "Corvane ACLS missing optional",
                    "Corvane License unlimited",
                ])
    }

    @Test(arguments: [
        "name;kind;valid until\nKovář;CPR;1.7.2026",
        "Mitarbeiter;Nachweis;gültig bis;Pflicht\nKovář;CPR;1. Juli 2026;ja",
        "expires\tdocument\temployee\nJul 1, 2026\tCPR\tKovář",
        "Documents 2026,,\nperson,document,expires\nKovář,CPR,2026-07-01\nKovář,DEA,",
    ])
    func `columns are found by their names, in any order and language, and dates in any form`(table: String) {
        #expect(documents(table).first == "Kovář CPR 2026-07-01")
    }

    @Test(arguments: [
        (",CPR,2026-07-01,", "t.csv:2:1: error: a row without a person"),
        ("Kovář,,2026-07-01,", "t.csv:2:1: error: a row without a document"),
        ("Kovář,CPR,soon,", "t.csv:2:11: error: 'soon' is not a date"),
        ("Kovář,CPR,2026-02-30,", "t.csv:2:11: error:"),
        ("Kovář,CPR,2026-07-01,perhaps", "'perhaps' does not say whether the document is required (yes or no)"),
    ])
    func `a row that cannot be read is an error with its place`(row: String, message: String) {
        let found = documents("person,document,expires,required", row)
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }

    @Test func `a document that is in the table twice is told`() {
        let result = read("person,document,expires", "Kovář,CPR,2026-07-01", "Kovář,CPR,2027-07-01")
        #expect(
            result.findings.map(\.description) == [
                "t.csv:3:7: warning: 'CPR' of 'Kovář' repeated; the newer record is kept (line 3, not line 2)"
            ])
        #expect(result.schedule?.requirements.count == 1)
    }

    @Test func `a roster with a column of kinds is still a roster`() {
        let result = read("date,person,kind", "2026-07-01,Kovář,Day", "2026-07-02,Corvane,Night")
        #expect(result.schedule?.requirements.isEmpty == true && result.schedule?.days.count == 2)
    }
}
