import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables of every shape, beyond the files of Corpus/.
@Suite struct TableShapeTests {
    private func read(_ text: String, _ name: String = "t.csv", _ change: (inout TableOptions) -> Void = { _ in })
        -> ReadResult
    {
        var options = TableOptions()
        change(&options)
        return ScheduleReader.read(Array(text.utf8), file: name, options: ReadingOptions(table: options))
    }

    private func entries(
        _ text: String, _ name: String = "t.csv", _ change: (inout TableOptions) -> Void = { _ in }
    ) -> [String]? {
        read(text, name, change).schedule?.flatEntries
    }

    @Test(arguments: [",", ";", "\t", "|"]) func `any separator will do`(_ separator: String) {
        let rows = ["Roster of March", "", "Date,Early,Late", "2026-03-01,A,B", "2026-03-02,,C"]
        let text = rows.joined(separator: "\n").replacing(",", with: separator)
        #expect(entries(text) == ["2026-03-01 early: A", "2026-03-01 late: B", "2026-03-02 late: C"])
    }

    @Test func `rows of one date are merged line by line`() {
        let result = read("date,OS,CL\n2026-03-01,A,\n2026-03-01,B,C\n2026-03-01,A,C\n")
        #expect(result.schedule?.flatEntries == ["2026-03-01 os: A, B", "2026-03-01 cl: C"])
        #expect(result.places == ["joined-texts 2:12"] && result.findings[0].severity == .note)
    }

    @Test func `a header with a weekday that is no date is an error, also before the first date`() {
        let days = (1...5).map { "\($0). April 2033" }.joined(separator: ";")
        let result = read("Name;Do, 31. MŠrz 2033;\(days)\nA;OS;OS;CL;OS;CL;OS\nB;CL;CL;OS;CL;OS;CL\n")
        #expect(result.schedule == nil && result.places == ["invalid-date 1:6"])
    }

    @Test func `lines that codes name stand behind the known ones`() {
        let result = read("Name,1,2,3,4,5\nA,Urlaub,CL,OFF,OS,Ward\n", "roster-2026-03.csv")
        #expect(result.schedule?.lines.map(\.label) == ["OS", "CL", "OFF", "Urlaub", "Ward"])
        let days = read("date,Ward,CL,OS\n2026-03-01,A,B,C\n")
        #expect(days.schedule?.lines.map(\.label) == ["Ward", "CL", "OS"])
    }

    @Test func `records with ids compete`() {
        let result = read("date,OS,CL,id\n2026-03-01,A,,x\n2026-03-01,B,C,y\n")
        #expect(result.schedule?.flatEntries == ["2026-03-01 os: B", "2026-03-01 cl: C"])
        #expect(result.codes == [.repeatedDate])
    }

    @Test(arguments: [
        ("Date,OS,CAL\n2026-03-01,A,B\n", "unknown-column 1:9"),
        ("Date,Ward,WARD\n2026-03-01,A,B\n", "repeated-column 1:11"),
        ("Date,OS,\n2026-03-01,A,B\n2026-03-02,C,D\n", "unknown-column 2:14"),
        ("Date,OS\nfoo,A\nbar,B\n", "invalid-date 2:1"),
        ("Date,OS\n2026-03-01,A\nbar,B\n2026-03-03,C", "invalid-date 3:1"),
        ("Date,OS\n3/2/2026,A\n4/3/2026,B\n", "ambiguous-date 2:1"),
        ("Date,OS\n1-Mar,A\n2-Mar,B\n", "ambiguous-date 2:1"),
        ("Name,1,2,3,4,5\nAnn,OS,CL,OS,CL,OS\n", "ambiguous-date 1:6"),
        ("March 2025,,,,,\nName,1,2,3,4,5\n,Sun,Mon,Tue,Wed,Thu\nAnn,OS,CL,OS,CL,OS\n", "ambiguous-date 2:6"),
        ("Date,Day,OS\n2026-03-01,Mon,A\n2026-03-02,Tue,B\n", "ambiguous-date 2:1"),
        ("Date,Ann,Bob\n2026-03-01,OS,CL\n2026-03-02,CL,F\n2026-03-03,OS,OS\n", "ambiguous-table 3:15"),
        ("x;1.3.2026;2.3.2026\nAnna;Frei;Krank\nPaul;Krank;Frei\n", "ambiguous-table 2:1"),
        ("Name,26,27,28,29,30,31,1,2\nAnn,OS,CL,OS,CL,OS,CL,OS,OS\n", "ambiguous-date 1:6"),
        ("Item,Number\nGloves,46082\nGauze,46083\n", "no-header 1:1"),
    ])
    func `what is wrong or in doubt has one finding`(_ text: String, _ place: String) {
        let result = read(text)
        #expect(result.schedule == nil)
        #expect(result.errors.map { "\($0.code.rawValue) \($0.location!.line):\($0.location!.column)" } == [place])
    }

    @Test func `forty-one lines are too many`() {
        let names = (0..<41).map { "Room \($0)" }.joined(separator: ",")
        let result = read("Date,\(names)\n2026-03-01\(String(repeating: ",x", count: 41))\n")
        #expect(result.codes == [.tooMany] && result.findings[0].location?.line == 1)
    }

    @Test func `options map and leave out columns`() {
        let text = "Datum;Bereitschaft;Kommentar;CAL\n01.03.2026;A;x;B\n"
        let found = entries(text) { options in
            options.columns = [.init(name: "bereitschaft", meaning: "CALL"), .init(name: "CAL", meaning: "CAL")]
            options.ignoredColumns = ["Kommentar"]
        }
        #expect(found == ["2026-03-01 call: A", "2026-03-01 cal: B"])
    }

    @Test func `rows can be lines`() {
        let text = "Roster March 2026\n\nLine,1,2,3,4,5\n,Sun,Mon,Tue,Wed,Thu\nOS,Lee,,Kim,,\nCALL,Kim,Lee,,,\n"
        #expect(entries(text)?.first == "2026-03-01 os: Lee")
        #expect(entries(text)?.count == 4)
        #expect(
            entries(";1.3.2026;2.3.2026\nFrühdienst;Lee;Kim\nNachtdienst;Kim;Lee\n")?.first
                == "2026-03-01 frühdienst: Lee")
    }

    @Test func `an option says whether rows are persons or lines`() {
        let text = "x;1.3.2026;2.3.2026\nAnna;Frei;Krank\nPaul;Krank;Frei\n"
        #expect(entries(text) { $0.codes = [.init(name: "Frei", meaning: "OFF")] }?.first == "2026-03-01 off: Anna")
        #expect(entries(text) { $0.columns = [.init(name: "Anna", meaning: "Anna")] }?.first == "2026-03-01 anna: Frei")
    }

    @Test func `several codes in a cell are several lines`() {
        let text = "Name,2026-03-01,2026-03-02\nAnn,OS/N,A/L\nBob,N,-\n"
        #expect(
            entries(text) { $0.codes = [.init(name: "N", meaning: "CALL")] }
                == ["2026-03-01 os: Ann", "2026-03-01 call: Ann, Bob", "2026-03-02 a/l: Ann"])
    }

    @Test func `a month can stand in a name or above its days`() {
        let text = "Name,29,30,31,1,2,3\nAnn,OS,CL,OS,OS,CL,OS\n"
        let above = entries(",March 2026,,,April 2026,,\n" + text)
        #expect(above?.first == "2026-03-29 os: Ann" && above?.last == "2026-04-03 os: Ann")
        #expect(entries("Name,1,2,3,4,5\nAnn,OS,,,,\n", "plan-2026-03.csv") == ["2026-03-01 os: Ann"])
        #expect(
            entries("Name,1,2,3,4,5\nAnn,OS,,,,\n") { $0.from = YearMonth(year: 2026, month: 3) } == [
                "2026-03-01 os: Ann"
            ])
        #expect(entries("März 2026;;\nTag;OS;CL\n1;A;\n2;;B\n3;;\n4;;\n5;C;\n")?.last == "2026-03-05 os: C")
    }

    @Test func `a legend stands below, blocks of persons may have gaps`() {
        let text = "Name,2026-03-01,2026-03-02\nAnn,N,F\n\nBob,F,N\n\nN = CALL\nF,Float\nUpdated by Ann\n"
        #expect(
            entries(text)
                == ["2026-03-01 call: Ann", "2026-03-01 float: Bob", "2026-03-02 call: Bob", "2026-03-02 float: Ann"])
    }

    @Test func `a legend's code that no day has is no person`() {
        let text = "Name,2026-03-01,2026-03-02\nAnn,N,F\n\nN,CALL\nF,Float\nU,OFF\n"
        #expect(entries(text) == ["2026-03-01 call: Ann", "2026-03-02 float: Ann"])
        #expect(read(text).codes.contains(.leftOut))
    }

    @Test func `a column among days that is none is an error`() {
        let text = "Name,28.02.2026,29.02.2026,01.03.2026\nAnn,OS,CL,OS\n"
        #expect(read(text).places == ["invalid-date 1:17"])
        #expect(entries("Name,28.02.2026,Sum,01.03.2026\nAnn,OS,12,OS\n")?.count == 2)
    }

    @Test func `shifts have times, or days from first to last`() {
        #expect(
            entries("Date,Name,Shift,Start,End\n2026-03-01,Ann,Night,22:00,7:00\n,Bob,Day,,\n")
                == ["2026-03-01 night: Ann 2026-03-01T22:00", "2026-03-01 day: Bob"])
        #expect(
            entries("Name,Role,Start,End\nAnn,Leave,2026-03-02,2026-03-04\n")
                == ["2026-03-02 leave: Ann", "2026-03-03 leave: Ann", "2026-03-04 leave: Ann"])
        #expect(
            entries(
                "Member,Group,Start Date,Start Time,End Date,End Time\nAnn,ER,3/13/2026,7:00 AM,3/13/2026,3:00 PM\n"
            ) {
                $0.columns = [.init(name: "Member", meaning: "person"), .init(name: "Group", meaning: "role")]
            } == ["2026-03-13 er: Ann 2026-03-13T07:00"])
    }

    @Test func `header cells can be merged downwards`() {
        #expect(
            entries("Date,Clinic,,Call\n,Ocean,Cedar,MD\n2026-03-01,A,B,C\n")
                == ["2026-03-01 ocean: A", "2026-03-01 cedar: B", "2026-03-01 md: C"])
    }

    @Test func `the lines of another source are known`() {
        var options = ReadingOptions()
        options.lines = [ScheduleLine(key: "er", label: "Emergency")]
        let text = "Date,E.R.,Emergency 2\n2026-03-01,A,B\n"
        let schedule = ScheduleReader.read(Array(text.utf8), file: "t.csv", options: options).schedule
        #expect(schedule?.lines.map(\.key) == ["er", "emergency2"])
        #expect(schedule?.lines.first?.label == "Emergency")
    }

    @Test func `notes are no warnings`() {
        let strict = read("Date,Day,OS\n2026-03-01,Sun,A\nTotal,,1\n").strict
        #expect(strict.schedule != nil)
        #expect(strict.findings.map(\.severity) == [.note, .note])
    }
}
