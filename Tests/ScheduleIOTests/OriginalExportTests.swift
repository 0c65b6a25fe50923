import CalendarCore
import Testing

@testable import ScheduleIO

/// The tables of the original app's exporter: instants for dates, every cell quoted, nothing escaped.
@Suite struct OriginalExportTests {
    private static let header = "Date,Line1,Line2,Line3\n"

    private func days(_ rows: String..., zone: String? = nil) -> ReadResult {
        read(OriginalExportTests.header + rows.joined(separator: "\n"), zone: zone)
    }

    private func date(_ instant: String, zone: String? = nil) -> String? {
        days("\"\(instant)\",\"A\",\"\",\"\"", zone: zone).schedule?.days.first.map { "\($0.date)" }
    }

    @Test func `a table is read with its lines`() {
        let result = days(
            #""2025-01-01T06:00:00Z","A","","C""#, #""2025-07-01T05:00:00Z","","B, B","""#)
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == ["2025-01-01 os=A off=C", "2025-07-01 cl=B, B"])
        #expect(result.schedule?.timeZone == nil)
    }

    @Test(arguments: [
        ("2025-01-01T00:00:00Z", "2025-01-01"), ("2025-01-01T05:00:00Z", "2025-01-01"),
        ("2025-01-01T09:30:00.000Z", "2025-01-01"), ("2024-12-31T12:15:00Z", "2025-01-01"),
        ("2024-12-31T18:30:00Z", "2025-01-01"), ("2024-12-31T23:00:00Z", "2025-01-01"),
        ("2025-01-01T00:00:00-06:00", "2025-01-01"), ("2025-01-01T00:00:00+09:00", "2025-01-01"),
        ("2025-01-01T00:00:00", "2025-01-01"), ("2025-01-01", "2025-01-01"),
    ])
    func `an instant is the nearest midnight`(_ instant: String, _ expected: String) {
        #expect(date(instant) == expected)
        #expect(days("\"\(instant)\",\"A\"").findings.isEmpty)
    }

    @Test(arguments: [
        ("2025-01-01T10:00:00Z", "2025-01-01"), ("2025-01-01T11:00:00Z", "2025-01-01"),
        ("2024-12-31T12:00:00Z", "2025-01-01"),
    ])
    func `on the date line an instant is doubtful once`(_ instant: String, _ expected: String) {
        let result = days("\"\(instant)\",\"A\"", "\"2025-02-01T10:00:00Z\",\"B\"")
        #expect(result.schedule?.days.first.map { "\($0.date)" } == expected)
        #expect(result.places == ["doubtful-date 2:1"])
        #expect(result.findings[0].hint == "give the schedule's time zone")
    }

    @Test(arguments: ["2025-01-01T18:23:11Z", "2025-01-01T05:00:01Z", "2025-01-01T23:00:00.5Z", "2025-01-01T08:00:00"])
    func `what is no midnight keeps its date with a warning`(_ instant: String) {
        let result = days("\"\(instant)\",\"A\"", "\"\(instant.replacing("01-01", with: "01-02"))\",\"A\"")
        #expect(result.places == ["doubtful-date 2:1", "doubtful-date 3:1"])
        #expect(result.schedule?.entries == ["2025-01-01 os=A", "2025-01-02 os=A"])
    }

    @Test func `a given zone decides`() {
        #expect(date("2025-01-01T10:00:00Z", zone: "Pacific/Kiritimati") == "2025-01-02")
        #expect(date("2025-01-01T10:00:00Z", zone: "Pacific/Honolulu") == "2025-01-01")
        let result = days(#""2025-01-01T06:00:00Z","A""#, #""2025-07-01T06:00:00Z","A""#, zone: "America/Chicago")
        #expect(result.places == ["doubtful-date 3:1"])
        #expect(result.schedule?.timeZone == "America/Chicago")
        #expect(result.schedule?.entries == ["2025-01-01 os=A", "2025-07-01 os=A"])
    }

    @Test func `a day that begins at one is no doubt`() {
        // In Beirut clocks go forward at midnight.
        let result = days("\"2025-03-29T22:00:00Z\",\"A\"", zone: "Asia/Beirut")
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == ["2025-03-30 os=A"])
    }

    @Test func `a zone without instants stays unused`() {
        #expect(read("date,os\n2025-01-01,A", zone: "America/Chicago").schedule?.timeZone == nil)
        #expect(TimeZoneName("America/Nowhere") == nil)
    }

    @Test(arguments: ["2025-02-30T06:00:00Z", "2025-01-01T25:00:00Z", "1899-12-31T00:00:00Z", "x"])
    func `what is no instant is an error`(_ text: String) {
        let result = days("\"2025-01-01T06:00:00Z\",\"A\"", "\"\(text)\",\"A\"")
        #expect(result.places == ["invalid-date 3:1"])
    }

    @Test func `bare quotation marks are text`() {
        let result = days(
            #""2025-01-01T06:00:00Z","A "x" B","5"","""#, #""2025-01-02T06:00:00Z",""A"","","B, "b"""#)
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == [#"2025-01-01 os=A "x" B cl=5""#, #"2025-01-02 os="A" off=B, "b""#])
    }

    @Test(arguments: [
        (#""A","B","C","D""#, #"os=A cl=B off=C","D"#, "doubtful-quote 2:34"),
        (#""A", B","C","D""#, #"os=A", B cl=C off=D"#, "doubtful-quote 2:26"),
        (#""A ""x" B""#, #"os=A "x" B"#, "doubtful-quote 2:27"),
        ("\"A\"\nB\",\"C\"", #"os=A" B cl=C"#, "doubtful-quote 2:26"),
    ])
    func `ambiguous marks are warnings`(_ cells: String, _ texts: String, _ place: String) {
        let result = days("\"2025-01-01T06:00:00Z\",\(cells)")
        #expect(result.places == [place])
        #expect(result.schedule?.summary("2025-01-01") == texts)
    }

    @Test func `other tables stay strict`() {
        #expect(read("Date,Line1,Line2\n\"2025-01-01\",\"A \"x\"\"").places == ["text-after-quote 2:18"])
        #expect(read("Date,Line1,Line2,Line3\n\"2025-01-01\",\"A \"x\"\"").places == ["text-after-quote 2:18"])
        #expect(read("Date;Line1;Line2;Line3\n2025-01-01T06:00:00Z;A").codes == [.ambiguousDate])
    }

    @Test func `a table saved again is read`() {
        let result = days(#"2025-01-01T06:00:00Z,"A ""x""",,"B, B""#)
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == [#"2025-01-01 os=A "x" off=B, B"#])
    }

    @Test func `notes have a month and a year`() {
        let result = read(
            "\"Month\",\"Year\",\"Line1\",\"Line2\",\"Line3\"\r\n\"1\",\"2025\",\"A \"x\"\",\"\",\"C\"\r\n\"12\",\"2025\",\"\",\"B\",\"\"\r\n"
        )
        #expect(result.findings.isEmpty)
        #expect(result.schedule?.entries == [#"2025-01 1=A "x" 3=C"#, "2025-12 2=B"])
    }
}
