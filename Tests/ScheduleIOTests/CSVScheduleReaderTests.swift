import CalendarCore
import Testing

@testable import ScheduleIO

/// Tables of days and of notes, beyond the files of BadInputs/.
@Suite struct CSVScheduleReaderTests {
    @Test func `every column is read`() throws {
        let result = read(
            """
            modified,ID,Zone,Date,x-room,CALL
            2025-01-01T00:00:01.5Z,n,z,2025-01-01,"7, 8",A
            """)
        #expect(result.findings.isEmpty)
        let schedule = try #require(result.schedule)
        #expect(schedule.entries == ["2025-01-01 call=A"])
        #expect(schedule.days[0].identity == RecordIdentity(zone: "z", name: "n"))
        #expect(schedule.days[0].modified == Instant(milliseconds: 1_735_689_601_500))
        #expect(schedule.lines == ScheduleLine.defaults)
    }

    @Test func `a row without an ID has no identity`() {
        #expect(read("date,os,id\n2025-01-01,A, ").schedule?.days[0].identity == nil)
    }

    @Test func `texts stand in the order of the lines with their own places`() throws {
        let texts = try #require(read("call,os,date,cl\r\nC, A ,2025-01-01,\" B \"\r\n").schedule).days[0].texts
        #expect(texts.map(\.key) == ["os", "cl", "call"])
        #expect(texts.map(\.text) == ["A", "B", "C"])
        #expect(texts.map { $0.location!.column } == [4, 18, 1])
        #expect(texts.allSatisfy { $0.location?.line == 2 })
    }

    @Test(arguments: [(",", ";"), (";", ","), ("\t", ",")])
    func `the header tells the delimiter`(_ delimiter: String, _ other: String) {
        let names = ["date", "\"x-\(other)\(other)\(other)\"", "OS"].joined(separator: delimiter)
        let cells = ["2025-01-01", "", "A\(other)B"].joined(separator: delimiter)
        #expect(read("\(names)\n\(cells)").schedule?.entries == ["2025-01-01 os=A\(other)B"])
    }

    @Test(arguments: ["\n", "\r", "\r\n"]) func `every line end counts`(_ end: String) {
        let rows = ["", "date,os", "2025-01-01,\"A\(end)\(end)é\"", " , ", "x,B"]
        #expect(read(rows.joined(separator: end)).places == ["invalid-date 7:1"])
        #expect(
            read(rows.dropLast().joined(separator: end)).schedule?.entries == ["2025-01-01 os=A, \u{E9}"])
    }

    @Test func `columns count scalars over lines`() {
        let result = read("date,os,cl\n2025-01-01,\"é😀\r\n\u{301}é\u{202E}\",\"é\u{85}\"")
        #expect(result.places == ["direction-control 3:3", "control-character 3:8"])
    }

    @Test func `quotation marks inside are text`() {
        #expect(
            read("date,os,cl\n2025-01-01, \"A\"\"\" ,5\" B \"\"\n").schedule?.entries
                == ["2025-01-01 os=A\" cl=5\" B \"\""])
    }

    @Test(arguments: [
        ("date,os\n2025-01-01,A,,\n", nil), ("date,os,,\n2025-01-01,A,,\n", nil),
        ("date,os,\n2025-01-01,A,B", "unknown-column 2:14"),
        ("date,os\n2025-01-01,A,,B", "too-many-cells 2:15"), ("date,OS,line2", "conflicting-columns 1:9"),
        ("line1,date,cl", "conflicting-columns 1:12"),
        ("date,x-a,X-A", "repeated-column 1:10"), ("date,line5", "unknown-column 1:6"),
        ("dat,os", "missing-column 1:1"),
        ("year,line1", "missing-column 1:1"), ("date,os\n1899-12-31,A", "invalid-date 2:1"),
        (",,\n;;", "no-header 1:1"),
        ("date,modified\n2025-01-01,2025-01-01", "invalid-date-time 2:12"), ("os,date\nA", "missing-field 2:1"),
        ("date,id\n2025-01-01,\"a\nb\"", "control-character 2:14"),
        ("date,os\n2025-01-01,A\u{7F}", "control-character 2:13"),
        ("date,os\n2025-01-01T00:00:00Z,A", "ambiguous-date 2:1"),
        ("month,line1,line13\n", "unknown-column 1:13"), ("month,os", "unknown-column 1:7"),
        ("month,line1\n2025-1,A", "invalid-month 2:1"), ("month,line1\n,A", "missing-field 2:1"),
        ("month,year\n13,2025", "invalid-month 2:1"), ("month,year\n1,25", "invalid-month 2:3"),
        ("month,year,line1\n1,,A", "missing-field 2:1"), ("month,year\n2025-01,2025", "invalid-month 2:1"),
    ])
    func `what is wrong has its place`(_ text: String, _ place: String?) {
        #expect(read(text).places == [place].compactMap(\.self))
    }

    @Test func `several errors are told together`() {
        #expect(read("dat,OS,os,y").codes == [.missingColumn])
        #expect(read("date,os\n2025-01-01,A,,B,C").places == ["too-many-cells 2:15", "too-many-cells 2:17"])
        #expect(read("date,OS,os,CAL").places == ["repeated-column 1:9", "unknown-column 1:12"])
        #expect(
            read("date,os\nx,\n,A\n2025-01-01,\0").places == [
                "invalid-date 2:1", "missing-field 3:1", "control-character 4:12",
            ])
    }

    @Test func `a thousand columns may have a name and any number none`() {
        let names = (1..<1000).map { "x-\($0)," }.joined()
        let unnamed = String(repeating: ",", count: 20_000)
        #expect(read("\(names)date\(unnamed)\n").findings.isEmpty)
        #expect(read("date,\(names)os\n").codes == [.tooMany])
    }

    @Test func `hints name the remedy`() {
        #expect(read("dat,OS").findings[0].description == "t.json:1:1: error: no 'date' column (is it 'dat'?)")
        #expect(read("month,lin1").findings[0].hint == "did you mean 'line1'?")
    }

    @Test func `huge cells are too long`() {
        for unit in ["A", "é", "\u{301}", "\"\"", "😀"] {
            let (fits, tooLong) = (String(repeating: unit, count: 2000), String(repeating: unit, count: 500_000))
            #expect(read("date,os\n2025-01-01,\"\(fits)\"").findings.isEmpty)
            #expect(read("date,os\n2025-01-01,\"\(fits)A\"").places == ["text-too-long 2:12"])
            #expect(read("date,os\n2025-01-01,\"\(tooLong)\"").places == ["text-too-long 2:12"])
        }
    }

    @Test func `notes have their own table`() {
        let result = read("line3,month,LINE1\nC,2025-02,A\n,2025-01,\n,2025-03,\"B\nB\"")
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == ["2025-01", "2025-02 1=A 3=C", "2025-03 1=B B"])
    }
}

/// The tables of Examples/ hold what clinic.json holds.
@Suite struct ExampleTableTests {
    @Test(arguments: ["clinic.csv", "clinic-excel.csv"])
    func `tables hold the same entries`(_ table: String) throws {
        let native = try #require(read("clinic.json").schedule)
        let tables = ScheduleReader.merge([try read(table), try read("clinic-notes.csv")])
        #expect(tables.findings.isEmpty)
        #expect(native.days.count == 724 && native.notes.count == 22)
        #expect(tables.schedule?.entries == native.entries)
        #expect(tables.schedule?.lines == native.lines)
    }

    private func read(_ name: String) throws -> ReadResult {
        ScheduleReader.read(try TestFiles.example(name), file: name)
    }
}
