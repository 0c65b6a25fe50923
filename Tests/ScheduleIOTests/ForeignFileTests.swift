import CalendarCore
import Testing

@testable import ScheduleIO

/// Files that people get in the place of a calendar are called by their names.
@Suite struct ForeignFileTests {
    private static let files = [
        (
            "<!DOCTYPE html>\n<html><form>Sign in, please</form></html>",
            "this is a web page, probably one to sign in, and no schedule"
        ),
        ("<?xml version=\"1.0\"?>\n<html><p>a, b</p></html>", "this is a web page, and no schedule"),
        ("<?xml version=\"1.0\"?>\n<icalendar xmlns=\"x\"/>", "this is a calendar in XML (xCal)"),
        ("[ \"vcalendar\", [], []]", "this is a calendar in JSON (jCal)"),
        ("{\"error\": {\"code\": 4}}", "this is a server's answer, and no schedule: '{\"error\": {\"code\": 4}}'"),
        ("{\"message\": \"No\"}", "this is a server's answer, and no schedule: '{\"message\": \"No\"}'"),
    ]

    @Test(arguments: files, [ScheduleFormat?.none, .iCalendar])
    func `each is named`(_ file: (text: String, message: String), _ format: ScheduleFormat?) {
        let bytes = Array(file.text.utf8)
        let result = ScheduleReader.read(bytes, file: "t.ics", format: format)
        #expect(ScheduleReader.format(of: bytes) == nil)
        #expect(result.places == ["unknown-format 1:1"] && result.findings.first?.message == file.message)
        #expect(result.findings.first?.hint != nil)
    }

    @Test(arguments: ["{\"format\": \"provider-schedule\"}", "{\"days\": []}", "[\"a\"]", "<a>, <b>\n1, 2"])
    func `others are read as before`(_ text: String) {
        #expect(ScheduleReader.format(of: Array(text.utf8)) != nil)
    }
}

/// Calendars in ZIP archives.
@Suite struct ZippedCalendarTests {
    private let text = calendar(event("DTSTART:20250101"))

    @Test func `an archive with one calendar is read`() {
        let archive = zip([("__MACOSX/b.ics", ""), ("Ward/a.ics", text), ("readme.txt", "x")])
        #expect(ScheduleReader.format(of: archive) == .iCalendar)
        let result = ScheduleReader.read(archive, file: "t.ical.zip")
        #expect(result.occurrences == ["2025-01-01 A"] && result.findings.isEmpty)
    }

    @Test func `an archive with several names them`() {
        let result = ScheduleReader.read(zip([("a.ics", text), ("b.ics", text)]), file: "t.zip")
        #expect(result.places == ["unknown-format 1:1"])
        #expect(result.findings.first?.message == "an archive of 2 calendars: 'a.ics', 'b.ics'")
    }

    @Test func `an archive that is broken, or has no calendar inside, is an error`() {
        let whole = zip([("a.ics", text)])
        #expect(ScheduleReader.read(Array(whole.dropLast(4)), file: "t", format: .iCalendar).codes == [.unknownFormat])
        #expect(ScheduleReader.read(zip([("a.ics", "date,os")]), file: "t").codes == [.unknownFormat])
        #expect(ScheduleReader.read(zip([("a.ics", "PK\u{3}\u{4}")]), file: "t").codes == [.unknownFormat])
    }

    /// An archive of files as they are, without compression.
    private func zip(_ files: [(name: String, text: String)]) -> [UInt8] {
        var (archive, list): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let (name, data) = (Array(file.name.utf8), Array(file.text.utf8))
            let sizes = number(checksum(data), 4) + number(data.count, 4) + number(data.count, 4)
            let facts = number(20, 2) + number(0, 8) + sizes + number(name.count, 2) + number(0, 2)
            list += [0x50, 0x4B, 1, 2] + number(20, 2) + facts + number(0, 10) + number(archive.count, 4) + name
            archive += [0x50, 0x4B, 3, 4] + facts + name + data
        }
        let counts = number(files.count, 2) + number(files.count, 2)
        let end = [0x50, 0x4B, 5, 6] + number(0, 4) + counts + number(list.count, 4) + number(archive.count, 4)
        return archive + list + end + number(0, 2)
    }

    private func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }

    /// CRC-32, as in ISO 3309.
    private func checksum(_ bytes: [UInt8]) -> Int {
        let sum = bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return Int(~sum)
    }
}
