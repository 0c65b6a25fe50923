import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Each fault of a calendar is reported with its place, and the rest counts.
@Suite struct BrokenCalendarTests {
    private let good = event("DTSTART;VALUE=DATE:20250101", uid: "good", summary: "good")

    @Test func `the format is told by content`() {
        for text in ["BEGIN:VCALENDAR\nEND:VCALENDAR", "\n begin:vcalendar\r\nEND:VCALENDAR"] {
            #expect(ScheduleReader.format(of: Array(text.utf8)) == .iCalendar)
        }
        #expect(ScheduleReader.format(of: Array("BEGIN,date\n".utf8)) == .csv)
        let table = ScheduleReader.read(Array("date,os\n".utf8), file: "t", format: .iCalendar)
        #expect(table.places == ["wrong-format 1:1"])
    }

    @Test(arguments: [
        ("BEGIN:VEVENT\nSUMMARY:A\nEND:VEVENT", "missing-field 3:1"),
        ("BEGIN:VEVENT\nDTSTART:tomorrow\nEND:VEVENT", "syntax 4:9"),
        ("BEGIN:VEVENT\nDTSTART;VALUE=DATE:20250631\nEND:VEVENT", "invalid-date-time 4:20"),
        ("BEGIN:VEVENT\nDTSTART:20250101T250000\nEND:VEVENT", "invalid-date-time 4:9"),
        ("BEGIN:VEVENT\nDTSTART:20250601\nBEGIN:VALARM\nTRIGGER:x", "syntax 7:1"),
        ("END:VALARM", "syntax 3:1"),
        ("BEGIN:VTODO\nSUMMARY:A\nEND:VTODO", "ignored-component 3:1"),
    ])
    func `the rest counts`(_ broken: String, _ finding: String) {
        let result = readCalendar(calendar(broken, good))
        #expect(result.occurrences.contains("2025-01-01 good"))
        #expect(result.places.contains(finding), "\(result.places)")
        #expect(result.errors.isEmpty)
    }

    @Test func `a file that ends inside an event keeps the others`() {
        let text = calendar(good, "BEGIN:VEVENT\nDTSTART:2025")
        let result = readCalendar(String(text.dropLast("END:VCALENDAR\n".count)))
        #expect(result.occurrences == ["2025-01-01 good"])
        #expect(result.codes == [.unexpectedEnd, .syntax])
    }

    @Test func `an event without END ends where the next begins`() {
        let open = "BEGIN:VEVENT\nUID:b\nSUMMARY:B\nDTSTART:20250102"
        let result = readCalendar(calendar(open, "BEGIN:VALARM\nTRIGGER:-PT5M", good))
        #expect(result.occurrences == ["2025-01-01 good", "2025-01-02 B"] && result.places == ["syntax 9:1"])
        let next = readCalendar("BEGIN:VCALENDAR\n\(open)\n\(calendar(good, head: "X-WR-CALNAME:Ward"))")
        #expect(next.occurrences == ["2025-01-01 good", "2025-01-02 B"] && next.schedule?.title == "Ward")
        let last = readCalendar(calendar(good, open))
        #expect(last.occurrences == ["2025-01-01 good", "2025-01-02 B"] && last.places == ["syntax 12:1"])
    }

    @Test(arguments: [
        ("BEGIN:VEVENT\nDTSTART:20250102\nSUMMARY:B\n", ["2025-01-01 good", "2025-01-02 B"]),
        ("BEGIN:VEVENT\nDTSTART:20250102\nSUMMARY:B", ["2025-01-01 good", "2025-01-02 B"]),
        ("BEGIN:VEVENT\nSUMMARY:B\nDTSTART:20250102\nRRULE:FREQ=DAILY\n", nil),
        ("BEGIN:VEVENT\nSUMMARY:B\nDTSTART:20250102\nRRULE:FREQ=DAILY", ["2025-01-01 good"]),
        ("BEGIN:VEVENT\nSUMMARY:B\n", ["2025-01-01 good"]),
    ])
    func `an event in which the file ends counts if its times and rules are whole`(
        _ end: String, _ occurrences: [String]?
    ) {
        let result = readCalendar(calendar(good, end).replacing("\nEND:VCALENDAR\n", with: ""))
        #expect(result.codes == [.unexpectedEnd])
        if let occurrences {
            #expect(result.occurrences == occurrences)
        } else {
            #expect(result.occurrences.count == 365)
        }
    }

    @Test func `an unreadable rule leaves the start`() {
        let result = readCalendar(calendar(event("DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=NEVER")))
        #expect(result.occurrences == ["2025-01-01 A"])
        #expect(result.places == ["syntax 7:7"])
    }

    @Test func `bytes that are no text are told`() {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250101\nSUMMARY:Caf".utf8)
        let result = ScheduleReader.read(head + [0xE9] + Array("\nEND:VEVENT\nEND:VCALENDAR".utf8), file: "t")
        #expect(result.places == ["guessed-encoding 4:12"])
        #expect(result.schedule?.events.map(\.title) == ["Café"])
    }

    @Test func `a wrong byte in a text of UTF-8 stays one`() {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250101\nSUMMARY:Café ".utf8)
        let result = ScheduleReader.read(head + [0xE9] + Array("\nEND:VEVENT\nEND:VCALENDAR".utf8), file: "t")
        #expect(result.places == ["not-utf8 4:1"] && result.schedule?.events.map(\.title) == ["Café \u{FFFD}"])
    }

    @Test func `a guessed encoding is told without a word of the calendar`() {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250101\nCLASS:PRIVATE\nSUMMARY:Caf".utf8)
        let result = ScheduleReader.read(head + [0xE9] + Array("\nEND:VEVENT\nEND:VCALENDAR".utf8), file: "t")
        #expect(result.findings.first?.message == "read as Windows-1252 (byte 0xE9 is not UTF-8)")
    }

    @Test(arguments: [
        (TextEncoding.windows1250, [UInt8(0xE8)], "č"), (.macRoman, [0x8E], "é"), (.utf8, [0xC3, 0xA9], "é"),
    ])
    func `an option names the encoding`(_ encoding: TextEncoding, _ bytes: [UInt8], _ letter: String) {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250101\nSUMMARY:".utf8)
        var options = ReadingOptions()
        options.table.encoding = encoding
        let text = head + bytes + Array("\nEND:VEVENT\nEND:VCALENDAR".utf8)
        let result = ScheduleReader.read(text, file: "t", options: options)
        #expect(result.schedule?.events.map(\.title) == [letter] && result.findings.isEmpty)
    }

    @Test(arguments: [true, false]) func `a calendar may be UTF-16`(_ hasMark: Bool) {
        let units = ((hasMark ? "\u{FEFF}" : "") + calendar(event("DTSTART:20250101", summary: "Café"))).utf16
        let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(ScheduleReader.format(of: bytes) == .iCalendar)
        let result = ScheduleReader.read(bytes, file: "t", format: .iCalendar)
        #expect(result.occurrences == ["2025-01-01 Café"])
        #expect(result.codes == (hasMark ? [] : [.guessedEncoding]))
    }

    @Test func `a vCalendar is named`() {
        let result = readCalendar(calendar(good, head: "VERSION:1.0"))
        #expect(result.occurrences == ["2025-01-01 good"] && result.places == ["unsupported-version 2:9"])
    }

    @Test(arguments: ["<br />\nNotice: x, y on line 12\n", "date,os\r\n", "HTTP/1.1 200 OK\nContent-Type: x\n\n"])
    func `words before a calendar are told`(_ words: String) {
        let bytes = Array((words + calendar(good)).utf8)
        #expect(ScheduleReader.format(of: bytes) == .iCalendar && ScheduleReader.certainFormat(of: bytes) == .iCalendar)
        let result = ScheduleReader.read(bytes, file: "t")
        #expect(result.occurrences == ["2025-01-01 good"] && result.places == ["syntax 1:1"])
    }

    @Test(arguments: [
        ("Ward\u{B}meeting", "Ward meeting"), ("Page\u{C}two", "Page two"), ("Board\u{15}", "Board"),
        ("Bo\u{0}ard\u{7F}", "Board"), ("Café\u{B}bar", "Café bar"), ("Board\u{91}", "Board"),
    ])
    func `an odd character costs no text`(_ written: String, _ title: String) {
        let result = readCalendar(calendar(event("DTSTART:20250101\nLOCATION:\(written)", summary: written)))
        #expect(result.codes == [.controlCharacter, .controlCharacter])
        #expect(result.schedule?.events.map(\.title) == [title])
        #expect(result.schedule?.events.first?.content.place == title)
    }

    @Test func `an odd character costs no time and no name of a calendar`() {
        let result = readCalendar(calendar(event("DTSTART:20250101\u{0}"), head: "X-WR-CALNAME:Ward\u{B}3"))
        #expect(result.occurrences == ["2025-01-01 A"] && result.schedule?.title == "Ward 3")
        #expect(result.places == ["control-character 2:1", "control-character 6:1"])
    }

    @Test func `very long texts are cut with a warning`() {
        let result = readCalendar(calendar(event("DTSTART:20250101", summary: String(repeating: "é", count: 100_000))))
        #expect(result.codes == [.textTooLong])
        #expect(result.schedule?.events.first?.title.count == 2000)
    }

    @Test func `a time zone that has lost its END counts`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Ward
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0300
            END:STANDARD
            """
        let event = event("DTSTART;TZID=Ward:20250304T090000")
        let result = readCalendar(calendar(zone, event), zone: "Etc/UTC")
        #expect(result.occurrences == ["2025-03-04 6:00 A"] && result.codes == [.syntax])
        let inside = zone.replacing("\nEND:STANDARD", with: "")
        #expect(readCalendar(calendar(inside, event), zone: "Etc/UTC").codes.contains(.invalidTimeZone))
    }

    @Test func `deep and unclosed components end`() {
        let deep = String(repeating: "BEGIN:X\n", count: 10_000)
        #expect(readCalendar(calendar(deep, good)).occurrences == ["2025-01-01 good"])
    }

    @Test(arguments: CalendarCorpusTests.Sample.allCases)
    func `every prefix ends well`(_ sample: CalendarCorpusTests.Sample) throws {
        let bytes = try sample.bytes
        for count in 0..<bytes.count { check(Array(bytes[..<count]), "\(sample), first \(count)") }
    }

    @Test(arguments: CalendarCorpusTests.Sample.allCases)
    func `every changed file ends well`(_ sample: CalendarCorpusTests.Sample) throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for number in 0..<500 {
            var bytes = try sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
            check(bytes, "\(sample), seed \(seed), number \(number)")
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
        let marks = Array("\"\\:;,=-/TZ0\r\n\t".utf8).map { [$0] }
        bytes.mutate(inserting: [[Array("\r\n ".utf8)], marks], &generator)
    }

    private func check(_ bytes: [UInt8], _ name: String) {
        let options = ReadingOptions(days: CivilDate("2025-01-01")...CivilDate("2026-12-31"))
        let result = ScheduleReader.read(bytes, file: "s", format: .iCalendar, options: options)
        expectPlaces(result, in: bytes, name)
    }
}
