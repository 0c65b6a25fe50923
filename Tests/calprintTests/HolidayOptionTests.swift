import Foundation
import GoldenSupport
import Testing

/// `--holidays`: files that close days.
@Suite struct HolidayOptionTests {
    private static let calendar = """
        BEGIN:VCALENDAR\r
        BEGIN:VEVENT\r
        UID:a\r
        DTSTART;VALUE=DATE:20240101\r
        RRULE:FREQ=YEARLY\r
        SUMMARY:New Year's Day\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:b\r
        DTSTART:20250102T090000\r
        SUMMARY:Timed\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    private static let table = "date,OFF\n2025-01-20,CLOSED — King\n2025-01-21,Ferie: due\n"

    private static let json = #"""
        {"format": "provider-schedule", "version": 1, "title": "Not this one",
        "lines": [{"key": "x", "label": "X", "place": "foot"}], "days": [{"date": "2025-01-24", "x": "Text"}],
        "notes": [{"month": "2025-01", "line1": "No note"}],
        "events": [{"title": "Shutdown", "start": "2025-01-27", "end": "2025-01-29"}]}
        """#

    /// `DATE KIND TEXT (FILE)` for each entry in the report of a run with these files.
    private static func entries(_ arguments: [String]) throws -> [String] {
        try withTemporaryFolder { folder in
            try write(to: folder)
            let options = ["--from", "2025-01", "-o", "a.pdf", "--report", "a.json"]
            try Command.run(options + arguments, in: folder).expectSuccess()
            let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes(of: "a.json")))
            return report.entries.map { "\($0.date ?? "") \($0.kind) \($0.text) (\($0.source?.file ?? ""))" }.sorted()
        }
    }

    private static func write(to folder: URL) throws {
        try folder.write(calendar, to: "h.ics")
        try folder.write(table, to: "h.csv")
        try folder.write(json, to: "h.json")
        try folder.write("date,OS\n2025-01-02,A\n", to: "s.csv")
    }

    @Test func `the all-day events and texts of any format are events, and nothing else is used`() throws {
        let entries = try Self.entries([
            "-s", "s.csv", "--holidays", "h.ics", "--holidays", "h.csv", "--holidays", "h.json", "--closed", "Ferie",
        ])
        #expect(
            entries == [
                "2025-01-01 event New Year's Day (h.ics)", "2025-01-02 line A (s.csv)", "2025-01-20 event King (h.csv)",
                "2025-01-21 event due (h.csv)", "2025-01-24 event Text (h.json)", "2025-01-27 event Shutdown (h.json)",
                "2025-01-28 event Shutdown (h.json)",
            ])
    }

    @Test func `their format is told by their content, whatever that of the schedules`() throws {
        let entries = try Self.entries(["-s", "s.csv", "--format", "csv", "--holidays", "h.json"])
        #expect(entries.count == 4)
    }

    @Test func `a holiday that is in the schedule, too, is printed once`() throws {
        let entries = try Self.entries(["-s", "h.json", "--holidays", "h.json"])
        #expect(entries.filter { $0.contains("Shutdown") }.count == 4, "two lost")
        let drawn = try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let options = ["--from", "2025-01", "-v", "-o", "a.pdf", "-s", "h.json", "--holidays", "h.json"]
            return try Command.run(options, in: folder).errorText
        }
        #expect(drawn.contains(", 2 superseded"), "\(drawn)")
    }

    @Test func `without a schedule or with the store they close days as well`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let draw = ["--from", "2025-01", "--holidays", "h.ics", "--report", "a.json", "-o", "a.pdf"]
            let alone = try Command.run(draw, in: folder)
            #expect(alone.status == 0 && alone.errorText.contains("no schedule given"), "\(alone.errorText)")
            #expect(try folder.text(of: "a.json").contains("New Year's Day"))
            #expect(try Command.run(["import", "s.csv", "--store", "s.sqlite"], in: folder).status == 0)
            try Command.run(draw + ["--store", "s.sqlite"], in: folder).expectSuccess()
            let report = try folder.text(of: "a.json")
            #expect(report.contains("New Year's Day") && report.contains("\"text\": \"A\""))
        }
    }

    @Test func `a person's calendar has them, though they name nobody`() throws {
        let entries = try Self.entries(["-s", "s.csv", "--person", "A", "--holidays", "h.ics"])
        #expect(entries == ["2025-01-01 event New Year's Day (h.ics)", "2025-01-02 line A (s.csv)"])
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let options = [
                "--from", "2025-01", "-s", "s.csv", "--holidays", "h.ics", "-o", "a.pdf", "--person", "New",
            ]
            try Command.run(options, in: folder).expectFailure(65, "no entry names 'New'")
        }
    }

    @Test func `a file that is missing or wrong is told by its name`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let draw = ["--from", "2025-01", "-s", "s.csv", "-o", "a.pdf", "--holidays"]
            try Command.run(draw + ["none.ics"], in: folder).expectFailure(66, "cannot read 'none.ics'")
            try folder.write("date,OFF\n2025-13-01,A\n", to: "bad.csv")
            let bad = try Command.run(draw + ["bad.csv"], in: folder)
            #expect(bad.status == 65 && bad.errorText.hasPrefix("bad.csv:2:1: error: "), "\(bad.errorText)")
            let event = "BEGIN:VEVENT\nUID:a\nDTSTART;VALUE=DATE:20250101\nEND:VEVENT\n"
            try folder.write("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", to: "untitled.ics")
            let untitled = try Command.run(draw + ["untitled.ics"], in: folder)
            #expect(untitled.status == 0)
            #expect(untitled.errorText.hasPrefix("untitled.ics:2:1: warning: "), "\(untitled.errorText)")
            #expect(try Command.run(draw + ["untitled.ics", "--strict"], in: folder).status == 65)
            try Command.run(["--from", "2025-01", "-s", "-", "--holidays", "-"], in: folder)
                .expectFailure(64, "standard input can be read only once")
        }
    }

    @Test func `a file of options names them from its own folder`() throws {
        try withTemporaryFolder { folder in
            let sub = folder.appending(path: "sub")
            try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
            try Self.write(to: sub)
            try sub.write("holidays = ['h.ics', 'h.csv']\n", to: "c.toml")
            let options = ["--from", "2025-01", "-s", "sub/s.csv", "-o", "a.pdf", "--report", "a.json"]
            try Command.run(options + ["--config", "sub/c.toml"], in: folder).expectSuccess()
            #expect(try folder.text(of: "a.json").contains("sub/h.ics"))
        }
    }

    @Test func `an item of a batch is drawn again if its holidays change, and means what the command line means`()
        throws
    {
        let item = BatchFolder.item("i", #", "holidays": "h.csv", "closed": ["Ferie"], "foot": ["OFF"]"#)
        let swapped = #"{"id": "j", "from": "2025-01", "schedule": ["clinic.json", "h.csv"]}"#
        try BatchFolder.with([item, swapped]) { folder in
            try Self.write(to: folder.url)
            #expect(try folder.run("--jobs", "1").status == 0, "warnings for j")
            let options = ["--holidays", "h.csv", "--closed", "Ferie", "--foot", "OFF", "-o", "i.pdf"]
            try Command.run(["--from", "2025-01", "-s", "clinic.json"] + options, in: folder.url).expectSuccess()
            #expect(try folder.url.bytes(of: "i.pdf") == folder.url.bytes(of: "out/i.pdf"))
            let plain = ["--from", "2025-01", "-s", "clinic.json", "-s", "h.csv", "-o", "j.pdf"]
            #expect(try Command.run(plain, in: folder.url).status == 0)
            #expect(try folder.url.bytes(of: "j.pdf") == folder.url.bytes(of: "out/j.pdf"))
            #expect(try folder.again()["i"] == "up-to-date")
            try folder.url.write("date,OFF\n2025-01-20,Other\n", to: "h.csv")
            #expect(try folder.again()["i"] == "drawn")
        }
    }
}
