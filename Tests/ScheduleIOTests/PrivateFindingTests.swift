import CalendarCore
import Testing

@testable import ScheduleIO

/// Findings on private records say where something is wrong, and nothing of what the record says.
@Suite struct PrivateFindingTests {
    /// Reads a file and returns its findings.
    private func findings(_ text: String, _ file: String, _ options: TableOptions = TableOptions()) -> [String] {
        let reading = ReadingOptions(timeZone: TimeZoneName("Europe/Prague"), table: options)
        let lines = file.hasSuffix(".ics") ? text.replacing("\n", with: "\r\n") : text
        return ScheduleReader.read(Array(lines.utf8), file: file, options: reading).findings.map(\.description)
    }

    private func component(_ lines: String) -> String {
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Clinic//EN
        BEGIN:VEVENT
        UID:secret-uid
        CLASS:PRIVATE
        \(lines)
        END:VEVENT
        END:VCALENDAR

        """
    }

    @Test(arguments: [
        "DTSTART:20260106T090000Z\nSUMMARY:First\nsecret chemotherapy",
        "DTSTART;TZID=secret-zone:20260106T090000\nSUMMARY:a", "DTSTART:secret\nSUMMARY:a",
        "DTSTART:20260106T090000Z\nRRULE:FREQ=secret\nSUMMARY:a",
        "DTSTART:20260106T090000Z\nRRULE:FREQ=DAILY;X-secret=1\nSUMMARY:a",
        "DTSTART:20260106T090000Z\nsecret name:a\nSUMMARY:a",
        "DTSTART:20260106T090000Z\nEXDATE:secret\nSUMMARY:a",
        "DTSTART:20260106T090000Z\nSUMMARY;ENCODING=QUOTED-PRINTABLE:secret=20visit",
        "DTSTART:20260106T090000Z\nSUMMARY:secret\u{B}visit",
    ])
    func `of a private component`(lines: String) {
        let found = findings(component(lines), "a.ics")
        #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("a.ics:") && !$0.contains("secret") }, "\(found)")
    }

    @Test func `of words before a calendar`() {
        let found = findings("SUMMARY:secret\nEND:VEVENT\n" + component("DTSTART:20260106\nSUMMARY:a"), "a.ics")
        #expect(
            found == [
                "a.ics:1:1: warning: the calendar begins in line 3, and there are words before it (left out)",
                "a.ics:2:1: warning: END:VEVENT without its BEGIN",
            ])
    }

    @Test func `an event that may have lost its class with the end of the file is left out`() {
        let start = component("DTSTART:20260106\nSUMMARY:a").replacing("END:VCALENDAR\n", with: "")
        let text = start + "BEGIN:VEVENT\nUID:b\nDTSTART:20260107\nSUMMARY:secret\n"
        let result = ScheduleReader.read(Array(text.utf8), file: "a.ics")
        #expect(result.schedule?.events.map(\.title) == ["a"] && result.findings.map(\.code) == [.unexpectedEnd])
    }

    @Test(arguments: [
        #""title": "secret", "start": "secret", "private": true"#, #""title": "secret", "secret": 1, "private": true"#,
        #""private": true, "title": "secret", "start": "2026-01-05", "end": "secret""#,
    ])
    func `of a private record of JSON`(fields: String) {
        let text = #"{"format": "provider-schedule", "version": 1, "events": [{\#(fields)}]}"#
        let found = findings(text, "a.json")
        #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("a.json:1:") && !$0.contains("secret") }, "\(found)")
    }

    @Test(arguments: [
        "secret,2026-01-secret,,,,x,True", "secret,2026-01-05,secret,,,x,True", "secret,2026-01-05,,2026-01-04,,x,True",
        "\"secret\nsecret\",2026-01-05,09:00,2026-01-05,secret,x,True",
    ])
    func `of a private row of events`(row: String) {
        let header = "Subject,Start Date,Start Time,End Date,End Time,Location,Private"
        let others = "Open,2026-01-05,09:99,,,x,False"
        let found = findings("\(header)\n\(row)\n\(others)\n", "a.csv")
        #expect(found.contains { $0.contains("'09:99' is not a time of day") }, "\(found)")
        #expect(found.count > 1 && found.allSatisfy { !$0.contains("secret") }, "\(found)")
    }
}
