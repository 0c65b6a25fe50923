import GoldenSupport
import Testing

/// The findings of `calprint check` in schedules that can be drawn.
@Suite struct CheckCommandTests {
    private static let schedule = """
        {"format": "provider-schedule", "version": 1, "days": [], "events": [
        {"title": "Rounds", "start": "2025-03-05T09:00", "end": "2025-03-05T10:00", "place": "Hall"},
        {"title": "Night", "start": "2025-03-05T22:00", "end": "2025-03-06T06:00"},
        {"title": "Call", "start": "2025-03-05T17:00", "end": "2025-03-12T08:00"},
        {"title": "Tea", "start": "2025-03-06T16:00", "end": "2025-03-06T16:30"},
        {"title": "Secret", "start": "2025-03-06", "private": true}]}
        """

    @Test func `a strict check tells what a page will not show`() throws {
        try withTemporaryFolder(with: ["s.json": CheckCommandTests.schedule]) { folder in
            let plain = try Command.run(["check", "s.json"], in: folder)
            #expect(plain.status == 0 && plain.text.isEmpty)
            let strict = try Command.run(["check", "--strict", "s.json"], in: folder)
            #expect(strict.status == 0)
            #expect(
                strict.text == """
                    s.json:6:11: note: a private event is not printed

                    """)
            let json = try Command.run(["check", "--strict", "--json", "s.json"], in: folder)
            #expect(json.text.contains(#""severity": "note", "code": "not-printed""#))
        }
    }

    @Test func `a strict check tells what no page has of a calendar, and no longer what pages have`() throws {
        let calendar = [
            "BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20250305T090000", "SUMMARY:A", "DESCRIPTION:x",
            "URL:https://example.org", "END:VEVENT", "BEGIN:VTODO", "SUMMARY:B", "DUE:20250306T090000", "URL:tel:1",
            "ATTENDEE:mailto:a@example.org", "END:VTODO", "END:VCALENDAR", "",
        ]
        try withTemporaryFolder(with: ["c.ics": calendar.joined(separator: "\n")]) { folder in
            let strict = try Command.run(["check", "--strict", "c.ics"], in: folder)
            #expect(strict.status == 0)
            #expect(
                strict.text == """
                    c.ics:5:1: note: descriptions are not printed (1 in this file)
                    c.ics:12:1: note: attendees are not printed (1 in this file)
                    c.ics:11:1: note: addresses (URL) other than http, https and mailto are not printed (1 in this file)

                    """)
        }
    }

    @Test func `what a strict check tells is what the page leaves out`() throws {
        try withTemporaryFolder(with: ["s.json": CheckCommandTests.schedule]) { folder in
            let arguments = ["--from", "2025-03", "-s", "s.json", "-o"]
            #expect(try Command.run(arguments + ["full.pdf"], in: folder).status == 0)
            let less = arguments + ["plain.pdf", "--times", "start", "--places", "off"]
            #expect(try Command.run(less, in: folder).status == 0)
            let plain = try PDFWords(pdf: folder.bytes(of: "plain.pdf")).text(ofPage: 1)
            let full = try PDFWords(pdf: folder.bytes(of: "full.pdf")).text(ofPage: 1)
            for words in ["9:00", "to 10:00", "Rounds", "Hall", "16:00", "to 16:30"] {
                #expect(full.contains(words), "\(words)")
            }
            for words in ["10:00", "16:30", "Hall"] { #expect(!plain.contains(words), "\(words)") }
            for page in [plain, full] {
                #expect(page.contains("22:00") && page.contains("to Thu 6:00") && page.contains("Night"))
                #expect(page.contains("from 17:00 Call") && page.contains("until 8:00") && !page.contains("Secret"))
            }
        }
    }

    @Test func `a workbook that the host cannot read now is not at fault`() throws {
        let workbook = Golden.root.appending(path: "Tests/ScheduleIOTests/Tables/Workbooks/march.xls").path
        let output = try Command.run(["check", workbook], environment: ["TMPDIR": "/no/such/folder"])
        #expect(output.status == 75 && output.text.contains("cannot be read now"), "\(output.text)")
        #expect(try Command.run(["check", workbook]).status != 75)
    }

    @Test func `progress that replaces another source's is told, as when it is drawn`() throws {
        try withTemporaryFolder { folder in
            func checklists(_ isDone: Bool) -> String {
                """
                {"format": "provider-checklists", "version": 1,
                "templates": [{"id": "t", "name": "First days", "items": [{"id": "a", "title": "Keys"}]}],
                "progress": [{"person": "Averbeck", "template": "t", "items": [{"item": "a", "done": \(isDone)}]}]}
                """
            }
            try folder.write(checklists(true), to: "a.json")
            try folder.write(checklists(false), to: "b.json")
            let told = "the progress of 'Averbeck' with 't' replaces another source's (a.json:3:25)"
            let draw = ["-s", "a.json", "-s", "b.json", "--view", "checklist", "--from", "2025-03", "-o", "a.pdf"]
            #expect(try Command.run(draw, in: folder).errorText.contains(told))
            #expect(try Command.run(["check", "a.json", "b.json"], in: folder).text.contains(told))
        }
    }
}
