import CalendarCore
import Testing

@testable import ScheduleIO

/// The output of `remind -ppp` and `remind -pp`.
@Suite struct RemindReaderTests {
    private func sample(_ name: String, label: String? = nil) throws -> ReadResult {
        let bytes = try TestFiles.bytes("Samples/\(name)", testFile: #filePath)
        return ScheduleReader.read(bytes, file: name, options: ReadingOptions(label: label))
    }

    private static let expected = [
        "2025-01-02 Staff \"Dr. A\" é", "2025-01-03 9:00 Staff meeting -> 2025-01-03 10:30", "2025-01-06 Red day",
        "2025-01-11 23:00 Overnight -> 2025-01-12 2:00 call", "2025-01-26 7:05 Early",
        "2025-01-27 14:30 Alba os", "2025-01-31 22:00 Over the month -> 2025-02-01 10:00", "2025-02-03 Twice",
        "2025-02-04 Twice",
    ]

    @Test(arguments: ["kinds.json", "kinds-24h.json", "kinds.txt"])
    func `every kind of reminder becomes an event, and what decorates a page is told`(_ name: String) throws {
        let result = try sample(name)
        #expect(result.schedule?.eventLines == RemindReaderTests.expected)
        #expect(result.codes == [.ignoredComponent, .ignoredComponent, .ignoredComponent, .ignoredComponent])
        #expect(result.findings.map(\.message).first == "SHADE is not printed (2 in this file)")
        #expect(result.findings.contains { $0.message.hasPrefix("PANGO is not printed (1 ") })
    }

    @Test func `a label puts all of them on one line`() throws {
        let result = try sample("kinds.json", label: "OFF")
        #expect(result.schedule?.events.allSatisfy { $0.lineKey == "off" } == true)
        #expect(result.schedule?.eventLines.contains("2025-01-27 14:30 OS: Alba off") == true)
    }

    private func entry(_ fields: String) -> ReadResult {
        read("[{\"monthname\": \"January\", \"entries\": [\n{\"date\": \"2025-01-12\", \(fields)}\n]}]")
    }

    @Test func `an event that began before the first month keeps its start`() {
        let result = entry(
            """
            "time": 0, "duration": 120, "eventduration": 180, "eventstart": "2025-01-11T23:00",
            "body": "12:00-2:00am Overnight"
            """)
        #expect(result.schedule?.eventLines == ["2025-01-11 23:00 Overnight -> 2025-01-12 2:00"])
    }

    @Test func `an older remind does not say when an event began`() {
        let result = entry("\"time\": 600, \"duration\": 60, \"passthru\": \"COLOR\", \"body\": \"1 2 3 10:00 A\"")
        #expect(result.schedule?.eventLines == ["2025-01-12 10:00 A -> 2025-01-12 11:00"])
        #expect(result.findings.isEmpty)
    }

    @Test(arguments: [
        ("\"body\": \" \"", "blank-event 2:32"), ("\"body\": 1", "wrong-type 2:32"),
        ("\"time\": 1440, \"body\": \"A\"", "wrong-type 2:32"), ("\"time\": 1.5, \"body\": \"A\"", "wrong-type 2:32"),
        ("\"eventstart\": \"x\", \"body\": \"A\"", "invalid-date-time 2:38"),
        ("\"date\": \"2025-01-12\", \"body\": \"A\"", "repeated-field 2:24"),
    ])
    func `what is wrong with an entry has its place`(_ fields: String, _ place: String) {
        #expect(entry(fields).places == [place])
    }

    @Test(arguments: [
        ("[{\"monthname\": \"A\", \"entries\": [{\"body\": \"A\"}]}]", "missing-field 1:33"),
        ("[{\"monthname\": \"A\", \"entries\": [{\"date\": \"2025-02-30\"}]}]", "invalid-date 1:42"),
        ("[{\"monthname\": \"A\"}]", "missing-field 1:2"),
        ("[{\"monthname\": \"A\", \"entries\": 1}]", "wrong-type 1:32"),
        ("# rem2ps begin\nJanuary 2025 31 3 0\n", "wrong-format 1:1"), ("# rem2ps2 begin\nJ\n", "unexpected-end 3:1"),
        ("# rem2ps2 begin\n{\"date\": }\n# rem2ps2 end\n", "syntax 2:10"),
    ])
    func `each fault of a file has its place`(_ text: String, _ place: String) {
        let result = read(text)
        #expect(result.places == [place] && result.schedule == nil)
    }

    @Test func `a month without reminders is an empty schedule`() {
        let result = read("[\n{\n\"monthname\":\"January\",\"entries\":[\n]\n}\n]\n")
        #expect(result.findings.isEmpty && result.schedule?.events.isEmpty == true)
    }
}

/// The parts that are removed from the text of an entry.
@Suite struct RemindTextTests {
    @Test(arguments: [
        ("9:00am A", 540, "A"), ("9:00-10:30am A B", 540, "A B"), ("11:00pm-2:00am+1 A", 1380, "A"),
        ("09:00 A", 540, "A"), ("14.30 A", 870, "A"), ("2:30pm A", 870, "A"), ("12:00am A", 0, "A"),
        ("9:00nachm. A", 1260, "A"), ("10:00am A", 540, "10:00am A"), ("A 9:00am", 540, "A 9:00am"),
        ("9:00am", 540, "9:00am"), ("9:00am-x A", 540, "9:00am-x A"), ("9:00+x A", 540, "9:00+x A"), ("", 0, ""),
        ("4/5 A", 240, "4/5 A"), ("9:00! A", 540, "9:00! A"),
    ])
    func `only the reminder's own time goes`(_ text: String, _ minute: Int, _ rest: String) {
        #expect(RemindText.removingTime(minute, from: text) == rest)
    }

    @Test(arguments: [("255 0 0 A B", "A B"), ("255 0 A", "255 0 A"), ("256 0 0 A", "256 0 0 A"), ("1 2 3", "1 2 3")])
    func `a colour is three numbers before the text`(_ body: String, _ rest: String) {
        #expect(RemindText.removingColour(from: body) == rest)
    }
}

extension Schedule {
    /// `2025-01-01 9:00 Title -> 2025-01-01 10:00 os` for every event.
    fileprivate var eventLines: [String] {
        events.map { event in
            var text = "\(event.firstDay) " + (event.start.map { "\($0.clockTime) " } ?? "") + event.words
            if case .timed(_, let end?) = event.span { text += " -> \(end.date) \(end.clockTime)" }
            return text + (event.lineKey.map { " \($0)" } ?? "")
        }
    }
}
