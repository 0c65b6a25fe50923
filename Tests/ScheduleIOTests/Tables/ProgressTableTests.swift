import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables of people's progress with checklists.
@Suite struct ProgressTableTests {
    private func read(_ rows: String...) -> ReadResult {
        ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "p.csv")
    }

    /// `Kovář onboarding: a 2026-01-05, -b`; a minus is an open item.
    private func progress(_ rows: String...) -> [String] {
        let result = ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "p.csv")
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        return schedule.checklists.progress.map { progress in
            let items = progress.items.map { "\($0.isDone ? "" : "-")\($0.item)\($0.date.map { " \($0)" } ?? "")" }
            return "\(progress.person) \(progress.template): \(items.joined(separator: ", "))"
        }
    }

    @Test func `a row is an item of a person's checklist`() throws {
        let result = read(
            "person,template,item,done,date,by,notes,comments", "Kovář,onboarding,a,yes,2026-01-05,MA,quick,fine",
            "Corvane,onboarding,a,no,,,,", "KOVÁŘ,onboarding,b,,,,,")
        let progress = try #require(result.schedule).checklists.progress
        #expect(progress.map(\.person) == ["Kovář", "Corvane"] && progress[0].items.map(\.isDone) == [true, false])
        let item = progress[0].items[0]
        #expect(
            [item.by, item.notes, item.comments] == ["MA", "quick", "fine"] && item.date == CivilDate("2026-01-05"))
        #expect(item.location?.line == 2 && result.tables[0].shape == .progress)
    }

    @Test(arguments: [
        "Mitarbeiter;Checkliste;Punkt;erledigt;Datum\nKovář;onboarding;a;ja;5.1.2026",
        "item\tperson\ttemplate\tcompleted at\na\tKovář\tonboarding\tJan 5, 2026",
        "Checklists 2026,,,\nname,checklist,task,done,date\nKovář,onboarding,a,x,2026-01-05",
    ])
    func `columns are found by their names, in any order and language`(table: String) {
        #expect(progress(table) == ["Kovář onboarding: a 2026-01-05"])
    }

    @Test(arguments: [
        ("yes", true), ("X", true), ("done", true), ("✓", true), ("erledigt", true), ("1", true), ("", false),
        ("no", false), ("open", false), ("-", false), ("offen", false), ("FALSE", false),
    ])
    func `words say what is done`(word: String, isDone: Bool) {
        #expect(progress("person,template,item,done", "Kovář,t,a,\(word)") == ["Kovář t: \(isDone ? "" : "-")a"])
    }

    @Test(arguments: [
        (",t,a,yes,", "p.csv:2:1: error: a row without a person"),
        ("Kovář,,a,yes,", "p.csv:2:1: error: a row without a template"),
        ("Kovář,t,,yes,", "p.csv:2:1: error: a row without an item"),
        ("Kovář,t,a,perhaps,", "p.csv:2:11: error: 'perhaps' does not say whether the item is done (yes or no)"),
        ("Kovář,t,a,yes,soon", "p.csv:2:15: error: 'soon' is not a date"),
        ("Kovář,t,a,yes,\nKOVÁŘ,t,a,no,", "p.csv:3:9: error: item 'a' of 'KOVÁŘ' is in the table twice"),
    ])
    func `a row that cannot be read is an error with its place`(row: String, message: String) {
        let found = progress("person,template,item,done,date", row)
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }

    @Test func `a table needs its template`() {
        let merged = ScheduleReader.merge([read("person,template,item,done", "Kovář,onboarding,a,yes")])
        #expect(merged.codes == [.missingTemplate])
    }
}
