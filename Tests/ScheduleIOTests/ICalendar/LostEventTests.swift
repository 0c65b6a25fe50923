import CalendarCore
import Testing

@testable import ScheduleIO

/// No event, rule or text of a calendar is lost without a finding.
@Suite struct LostEventTests {
    @Test(arguments: [
        ("DTSTART", ["missing-field 3:1", "syntax 6:1"]), ("DTSTART:", ["syntax 6:9"]),
        ("DTSTART;TZID=\"America/Chicago:20250101T090000", ["missing-field 3:1", "unclosed-text 6:1"]),
        ("DTSTART:20250101\nRRULE", ["syntax 7:1"]), ("DTSTART:20250101\nRRULE:", ["syntax 7:7"]),
        ("DTSTART:20250101\nEXDATE", ["syntax 7:1"]), ("DTSTART:20250101\nEXDATE:", ["syntax 7:8"]),
        ("DTSTART:20250101\nRDATE:20250102,x", ["syntax 7:7"]), ("DTSTART:20250101\nRDATE:", ["syntax 7:7"]),
        ("DTSTART:20250101\nEXDATE:20250102T250000,20250101", ["invalid-date-time 7:8"]),
        ("DTSTART:20250101\nRDATE;VALUE=PERIOD:20250102T090000/x", ["invalid-date-time 7:20"]),
        ("DTSTART:20250101\nDURATION:1H", ["syntax 7:10"]), ("DTSTART:20250101\nDURATION:P", ["syntax 7:10"]),
        ("DTSTART:20250101\nDURATION:P9999999999W", ["syntax 7:10"]), ("DTSTART:20250101\nDTEND:", ["syntax 7:7"]),
        ("DTSTART:20250101\nRECURRENCE-ID:x", ["syntax 7:15"]),
        ("DTSTART:20250101\nthe rest of a text", ["syntax 7:1"]),
        ("DTSTART:20250101\nand more: the rest of a text", ["syntax 7:1"]),
        ("DTSTART:20250101\nDTSTART:20250102", ["repeated-field 7:1"]),
        ("DTSTART:20250101\nENBEGIN:VEVENT\nUID:b\nSUMMARY:B", ["repeated-field 8:1", "repeated-field 9:1"]),
        ("DTSTART:18991231", ["invalid-date 6:9"]), ("DTSTART:22000101T090000", ["invalid-date 6:9"]),
        ("DTSTART:22000101\nRRULE:FREQ=DAILY", ["invalid-date 6:9"]),
    ])
    func `what is lost is told with its place`(_ properties: String, _ places: [String]) {
        #expect(readCalendar(calendar(event(properties))).places == places)
    }

    @Test(arguments: ["SUMMARY:long\n\n er text", "SUMMARY:long\n\n\n er text", "SUMMARY:long\r\r\n er text"])
    func `a fold may have blank lines, and lines a second CR`(_ summary: String) {
        let text =
            "BEGIN:VCALENDAR\r\r\nBEGIN:VEVENT\r\r\nDTSTART:20250101\r\r\n\(summary)\r\r\nEND:VEVENT\r\r\nEND:VCALENDAR\r\r\n"
        let result = readCalendar(text)
        #expect(result.occurrences == ["2025-01-01 longer text"] && result.findings.isEmpty)
    }

    @Test func `lines that end in CR CR LF are counted once`() {
        let result = readCalendar("BEGIN:VCALENDAR\r\r\nBEGIN:VEVENT\r\r\nDTSTART:x\r\r\nEND:VEVENT\r\r\nEND:VCALENDAR")
        #expect(result.places == ["syntax 3:9"])
    }

    @Test(arguments: [
        ("DTSTART:20250110T090000\nDTEND:99991231T235959", "2025-01-10 9:00-2199-12-31 23:59 A", "invalid-date 7:7"),
        ("DTSTART:20250110T090000\nDURATION:P500000W", "2025-01-10 9:00-2199-12-31 23:59 A", "invalid-date 7:10"),
        ("DTSTART:20250110\nDTEND:99991231", "2025-01-10 to 2199-12-31 A", "invalid-date 7:7"),
        ("DTSTART:18500101\nDTEND:20250103", "1900-01-01 to 2025-01-02 A", "invalid-date 6:9"),
        ("DTSTART:18500101T090000\nDTEND:20250103T090000", "1900-01-01 0:00-2025-01-03 9:00 A", "invalid-date 6:9"),
    ])
    func `an event that reaches out of the schedule's years is cut`(
        _ properties: String, _ occurrence: String, _ place: String
    ) {
        let result = readCalendar(calendar(event(properties)))
        #expect(result.occurrences == [occurrence] && result.places == [place])
    }

    @Test func `a birthday may lie before the schedule's years`() {
        let result = readCalendar(calendar(event("DTSTART;VALUE=DATE:16040229\nRRULE:FREQ=YEARLY")), from: "2024-01-01")
        #expect(result.occurrences == ["2024-02-29 A"] && result.findings.isEmpty)
    }

    @Test func `a series that ends before the schedule's years is told`() {
        let text = calendar(event("DTSTART:00250101T090000\nRRULE:FREQ=DAILY;COUNT=2"))
        let result = read(text, as: "t.ics")
        #expect(result.schedule?.events.isEmpty == true && result.findings.map(\.code) == [.invalidDate])
    }

    @Test func `the last added date is reached without a range`() {
        let text = calendar(event("DTSTART;VALUE=DATE:20200101\nRDATE;VALUE=DATE:20300101"))
        let result = read(text, as: "t.ics")
        #expect(result.schedule?.events.map { "\($0.firstDay)" } == ["2020-01-01", "2030-01-01"])
    }

    @Test func `an empty UID makes no two events one`() {
        let text = calendar(event("DTSTART:20250101", uid: ""), event("DTSTART:20250102", uid: ""))
        #expect(readCalendar(text).occurrences == ["2025-01-01 A", "2025-01-02 A"])
    }

    @Test func `notes are not lost either`() {
        let head = "BEGIN:VJOURNAL\nSUMMARY:NOTES\n"
        #expect(readCalendar(calendar("\(head)DESCRIPTION:A\nEND:VJOURNAL")).places == ["missing-field 3:1"])
        #expect(readCalendar(calendar("\(head)DTSTART:20250101\nEND:VJOURNAL")).places == ["ignored-component 3:1"])
        let old = "\(head)DTSTART:18000101\nDESCRIPTION:A\nEND:VJOURNAL"
        #expect(readCalendar(calendar(old)).places == ["invalid-date 5:9"])
    }

    @Test(arguments: ["DTSTART:20250101", "SUMMARY:A", "DTEND:20250101", "DURATION:P1D", "RRULE:FREQ=DAILY"])
    func `what only an event has is told outside one`(line: String) {
        #expect(readCalendar(calendar(line)).places == ["syntax 3:1"])
        #expect(readCalendar(calendar("BEGINVEVENT\n\(line)\nENDVEVENT")).places.contains("syntax 4:1"))
    }

    @Test(arguments: [String(repeating: "u", count: 300), "a\tb"])
    func `notes whose UID cannot be a name can be exported and read again`(uid: String) throws {
        let text = "BEGIN:VJOURNAL\nUID:\(uid)\nSUMMARY:NOTES\nDTSTART:20250101\nDESCRIPTION:A\nEND:VJOURNAL"
        let schedule = try #require(readCalendar(calendar(text)).schedule)
        #expect(schedule.notes.count == 1)
        let copy = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "copy", format: .json)
        #expect(copy.findings.isEmpty)
        #expect(copy.schedule?.notes.first?.lines.map(\.text) == ["A"])
    }

    @Test(arguments: [String(repeating: "u", count: 300), "a\tb"])
    func `an event whose UID cannot be a name can be exported and read again`(uid: String) throws {
        let text = "BEGIN:VEVENT\nUID:\(uid)\nDTSTART:20250101\nSUMMARY:A\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT"
        let schedule = try #require(readCalendar(calendar(text)).schedule)
        #expect(schedule.events.count == 3)
        let again = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "s", format: .json)
        #expect(again.findings == [] && again.schedule?.events.count == 3)
    }

    @Test func `what a calendar has, too, is no event's`() {
        #expect(
            readCalendar(calendar("UID:1\nDESCRIPTION:A\nCATEGORIES:B\nLAST-MODIFIED:20250101T000000Z")).places == [])
    }

    @Test func `a component inside too many others is told`() {
        let text = String(repeating: "BEGIN:VCALENDAR\n", count: 70) + event("DTSTART:20250101") + "\n"
        #expect(readCalendar(text).codes.contains(.tooDeep))
    }
}
