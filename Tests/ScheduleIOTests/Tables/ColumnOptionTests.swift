import CalendarCore
import Testing

@testable import ScheduleIO

/// The option that says what a column is.
@Suite struct ColumnOptionTests {
    /// Reads a table with options as `Zettel=document`.
    private static func read(_ table: String, _ columns: [String] = [], ignored: [String] = []) -> ReadResult {
        var options = ReadingOptions()
        options.table.columns = columns.map { column in
            let parts = column.split(separator: "=").map(String.init)
            return TableOptions.Assignment(name: parts[0], meaning: parts[1])
        }
        options.table.ignoredColumns = ignored
        let result = ScheduleReader.read(Array(table.utf8), file: "t.csv", options: options)
        return ReadResult.checkingOptions([result])[0]
    }

    private static func documents(_ result: ReadResult) -> [String] {
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        return schedule.requirements.map {
            "\($0.person) \($0.document) \($0.expires?.description ?? "-")\($0.isRequired ? "" : " optional")"
        }
    }

    /// `Kovář onboarding: a, -b`; a minus is an open item.
    private static func progress(_ result: ReadResult) -> [String] {
        guard let schedule = result.schedule else { return result.errors.map(\.description) }
        return schedule.checklists.progress.map { progress in
            let items = progress.items.map { "\($0.isDone ? "" : "-")\($0.item)\($0.date.map { " \($0)" } ?? "")" }
            return "\(progress.person) \(progress.template): \(items.joined(separator: ", "))"
        }
    }

    private static func options(in hint: String?) -> [String] {
        (hint ?? "").split(separator: "'").map(String.init).filter { $0.contains("=") }
    }

    // MARK: Records of people

    @Test func `an option says which columns have the documents of people`() {
        let table = "Wer;Zettel;Frist;Muss\nKovář;CPR;1.7.2026;ja\nCorvane;ACLS;;nein\n"
        let columns = ["Wer=person", "Zettel=document", "Frist=expires", "Muss=required"]
        #expect(Self.documents(Self.read(table, columns)) == ["Kovář CPR 2026-07-01", "Corvane ACLS - optional"])
        // The name of the field in JSON, and any word at the head of such a column.
        let others = ["Wer=Mitarbeiter", "zettel=kind", "Frist=valid until", "Muss=required"]
        #expect(Self.documents(Self.read(table, others)) == ["Kovář CPR 2026-07-01", "Corvane ACLS - optional"])
    }

    @Test func `an option says which columns have the items of checklists`() {
        let table = "Wer,Bogen,Schritt,Haken,Am\nKovář,onboarding,a,x,2026-01-05\nKovář,onboarding,b,,\n"
        let columns = ["Wer=person", "Bogen=template", "Schritt=item", "Haken=done", "Am=date"]
        #expect(Self.progress(Self.read(table, columns)) == ["Kovář onboarding: a 2026-01-05, -b"])
    }

    @Test func `a column without a name is known by its letter`() {
        let table = "person,document,\nKovář,CPR,2026-07-01\n"
        #expect(Self.documents(Self.read(table, ["column C=expires"])) == ["Kovář CPR 2026-07-01"])
    }

    @Test func `an option goes before the words of other columns`() {
        let table = "name,Vertretung,document,expires\nKovář,Corvane,CPR,2026-07-01\n"
        #expect(Self.documents(Self.read(table)) == ["Kovář CPR 2026-07-01"])
        #expect(Self.documents(Self.read(table, ["Vertretung=person"])) == ["Corvane CPR 2026-07-01"])
    }

    @Test func `a column of records can be left out`() {
        let table = "person,document,expires,required\nKovář,CPR,2026-07-01,no\n"
        let result = Self.read(table, ignored: ["required"])
        #expect(Self.documents(result) == ["Kovář CPR 2026-07-01"])
        #expect(result.tables[0].cells?.portions.contains { $0.use == .leftOutByOption } == true)
    }

    @Test(arguments: [
        (
            "Wer;Zettel;Frist\nKovář;CPR;1.7.2026\nCorvane;ACLS;2.7.2026\n", ["Wer=person", "Zettel=document"],
            "Frist=expires"
        ),
        ("Wer,Zettel,expires\nKovář,CPR,2026-07-01\n", ["Zettel=document"], "Wer=person"),
        ("person,Bogen,Posten,done\nKovář,onboarding,a,yes\n", ["Bogen=template"], "Posten=item"),
    ])
    func `an option without the other columns of its records names the one that is missing`(
        table: String, columns: [String], missing: String
    ) {
        let errors = Self.read(table, columns).errors
        #expect(errors.map(\.code) == [.unmatchedOption], "\(errors)")
        #expect(Self.options(in: errors.first?.hint) == [missing])
        #expect(Self.read(table, columns + [missing]).errors.isEmpty)
    }

    @Test func `without a column that can be the missing one, the hint says what to find out`() {
        let result = Self.read("Wer;Zettel\nKovář;CPR\n", ["Zettel=document"])
        #expect(
            result.errors.map(\.description) == [
                "t.csv:1:5: error: --column 'Zettel=document' has no effect: the table has no column 'person' and 'expires'"
                    + " (say which column is which: --column 'HEADER=person', --column 'HEADER=expires')"
            ])
    }

    @Test(arguments: ["hours", "Ocean", "people", "template"])
    func `a use that a column of records cannot have is an error`(use: String) {
        let errors = Self.read("person,document,expires,Amt\nKovář,CPR,2026-07-01,8\n", ["Amt=\(use)"]).errors
        #expect(errors.map(\.code) == [.unmatchedOption])
        #expect(errors.first?.message == "--column 'Amt=\(use)' has no effect: the table has documents")
    }

    @Test func `two columns cannot both be the person of a record`() {
        let table = "A,B,document,expires\nKovář,Corvane,CPR,2026-07-01\n"
        let errors = Self.read(table, ["A=person", "B=person"]).errors
        #expect(errors.map(\.message) == ["--column 'B=person' has no effect: 'A' has it"])
    }

    @Test func `dates beside documents are asked about if nothing says that they expire then`() {
        let table = "Mitarbeiter;Nachweis;Frist\nKovář;CPR;1.7.2026\nCorvane;ACLS;2.7.2026\n"
        let errors = Self.read(table).errors
        #expect(errors.map(\.code) == [.ambiguousTable])
        #expect(Self.options(in: errors.first?.hint) == ["Frist=expires", "Frist=date"])
        #expect(
            Self.documents(Self.read(table, ["Frist=expires"])) == ["Kovář CPR 2026-07-01", "Corvane ACLS 2026-07-02"])
        #expect(Self.read(table, ["Frist=date"]).schedule?.days.count == 2)
    }

    // MARK: Other tables

    /// A roster, a table of days, of shifts, with persons as columns, a month as a page, events.
    private static let tables = [
        "Who,Team,2026-03-02,2026-03-03\nKovář,A,D,N\nCorvane,B,N,D\n",
        "date,OS,Team\n2026-03-02,Kovář,A\n2026-03-03,Corvane,B\n",
        "date,person,role,Team\n2026-03-02,Kovář,OS,A\n2026-03-02,Corvane,CALL,B\n",
        "date,Kovář,Corvane\n2026-03-02,OS,CALL\n2026-03-03,CALL,OS\n",
        "Subject,Start Date,Team\nRetreat,2026-03-02,A\n",
    ]

    @Test(arguments: tables, ["document", "expires", "template", "item", "done"])
    func `a use of records has no effect on a table that has none`(table: String, use: String) {
        let column = table.contains("Team") ? "Team" : "Kovář"
        let errors = Self.read(table, ["\(column)=\(use)"]).errors
        #expect(errors.map(\.code) == [.unmatchedOption], "\(errors)")
        #expect(errors.first?.message.hasPrefix("--column '\(column)=\(use)' has no effect: ") == true)
    }

    @Test(arguments: [
        (tables[0], "Team=hours"), (tables[0], "Who=role"), (tables[0], "Team=date"), (tables[0], "Team=CALL"),
        (tables[1], "Team=hours"), (tables[1], "Team=date"), (tables[1], "date=person"), (tables[2], "Team=date"),
        (tables[3], "Kovář=role"), (tables[4], "Team=person"),
    ])
    func `a use that makes no sense on a table is an error`(table: String, option: String) {
        let errors = Self.read(table, [option]).errors
        #expect(errors.map(\.code) == [.unmatchedOption], "\(errors)")
    }

    @Test func `a use that another column has already is an error`() {
        let table =
            "date,person,role,Who,Remark,More\n2026-03-02,Kovář,OS,Corvane,a,b\n2026-03-02,Kovář,CALL,Corvane,a,b\n"
        let given = ["Remark=note", "More=note", "Who=group"]
        let errors = Self.read(table, given).errors
        #expect(errors.map(\.message) == ["--column 'More=note' has no effect: another column has it"])
    }

    @Test(arguments: [
        (tables[0], "Team=group"), (tables[0], "Who=person"), (tables[1], "Team=Team"),
        (tables[1], "date=date"), (tables[2], "Team=group"), (tables[2], "Team=note"), (tables[3], "Kovář=person"),
    ])
    func `a use that makes sense is taken`(table: String, option: String) {
        let errors = Self.read(table, [option]).errors
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `a line can be called as a column of records if the header is`() {
        let table = "date,OS,Item\n2026-03-02,Kovář,A\n"
        let schedule = Self.read(table, ["Item=Item"]).schedule
        #expect(schedule?.lines.map(\.label) == ["OS", "Item"])
    }

    @Test func `an option that one of several tables takes is no error`() {
        let shifts = Self.read(Self.tables[2], ["Team=note"])
        var options = ReadingOptions()
        options.table.columns = [TableOptions.Assignment(name: "Team", meaning: "note")]
        let roster = ScheduleReader.read(Array(Self.tables[0].utf8), file: "r.csv", options: options)
        #expect(ReadResult.checkingOptions([roster])[0].errors.map(\.code) == [.unmatchedOption])
        #expect(ReadResult.checkingOptions([roster, shifts]).flatMap(\.errors).isEmpty)
    }
}
