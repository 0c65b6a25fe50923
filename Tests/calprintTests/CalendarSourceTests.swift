import Foundation
import GoldenSupport
import Testing

/// Calendars as sources of the command.
@Suite struct CalendarSourceTests {
    private static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:a
        DTSTART;TZID=America/Chicago:20250107T170000
        DTEND;TZID=America/Chicago:20250108T080000
        SUMMARY:Averbeck
        END:VEVENT
        BEGIN:VEVENT
        UID:b
        DTSTART;VALUE=DATE:20250631
        SUMMARY:never
        END:VEVENT
        END:VCALENDAR

        """

    private func entries(_ arguments: [String], _ folder: URL) throws -> [String] {
        try Command.reportedEvents(["--from", "2025-01"] + arguments, in: folder).map { entry in
            [entry["date"], entry["line"], entry["text"]].map { "\($0 ?? "-")" }.joined(separator: " ")
        }
    }

    @Test func `a label before the file is the line of all its events`() throws {
        try withTemporaryFolder { folder in
            try CalendarSourceTests.calendar.write(
                to: folder.appending(path: "oncall.ics"), atomically: true, encoding: .utf8)
            #expect(try entries(["-s", "CALL=oncall.ics"], folder) == ["2025-01-07 call 17:00–8:00 Averbeck"])
            #expect(
                try entries(["-s", "call=oncall.ics", "--time-zone", "Europe/Berlin", "--time-format", "12h"], folder)
                    == ["2025-01-08 call 12:00 AM–3:00 PM Averbeck"])
        }
    }

    @Test func `a calendar finds the lines that a later source declares`() throws {
        try withTemporaryFolder { folder in
            let schedule = """
                {"format": "provider-schedule", "version": 1, "lines": [{"key": "er", "label": "ER"}],
                 "days": [{"date": "2025-01-07", "er": "X"}]}
                """
            let calendar = CalendarSourceTests.calendar.replacing("SUMMARY:Averbeck", with: "SUMMARY:ER: Averbeck")
            try schedule.write(to: folder.appending(path: "er.json"), atomically: true, encoding: .utf8)
            try calendar.write(to: folder.appending(path: "a=b.ics"), atomically: true, encoding: .utf8)
            #expect(
                try entries(["-s", "./a=b.ics", "-s", "er.json"], folder) == ["2025-01-07 er 17:00–8:00 Averbeck"])
        }
    }

    @Test func `check tells what is broken with its place`() throws {
        try withTemporaryFolder { folder in
            try CalendarSourceTests.calendar.write(
                to: folder.appending(path: "oncall.ics"), atomically: true, encoding: .utf8)
            let output = try Command.run(["check", "oncall.ics"], in: folder)
            #expect(output.status == 0)
            #expect(output.text.hasPrefix("oncall.ics:10:20: warning: '20250631' is not a valid date"))
            #expect(try Command.run(["check", "--strict", "oncall.ics"], in: folder).status == 65)
        }
    }

    @Test func `the machine's time zone changes nothing`() throws {
        try withTemporaryFolder { folder in
            try CalendarSourceTests.calendar.write(
                to: folder.appending(path: "oncall.ics"), atomically: true, encoding: .utf8)
            let arguments = ["--from", "2025-01", "-s", "oncall.ics", "-o", "-"]
            let pages = try ["UTC", "Asia/Tokyo"].map {
                try Command.run(arguments, environment: ["TZ": $0], in: folder).stdout
            }
            #expect(pages[0] == pages[1] && !pages[0].isEmpty)
        }
    }

    @Test func `the example calendar has the pages of the example schedule`() throws {
        try withTemporaryFolder { folder in
            let months = ["--from", "2025-01", "--months", "24", "-o"]
            let calendar = Golden.root.appending(path: "Examples/clinic.ics").path
            // The footer tells the name and the time that the file has, the corner the people that it declares.
            let options = ["--no-footer", "--corner", "none", "-s"]
            try Command.run(months + ["a.pdf"] + options + [Command.schedule], in: folder).expectSuccess()
            try Command.run(months + ["b.pdf"] + options + [calendar], in: folder).expectSuccess()
            let difference = try Command.run(["diff", "a.pdf", "b.pdf", "--ignore", "metadata"], in: folder)
            #expect(difference.status == 0, "\(difference.text)")
        }
    }

    @Test func `a calendar that is imported finds the lines of the store, and is imported once`() throws {
        try withTemporaryFolder { folder in
            let lines = #"""
                {"format": "provider-schedule", "version": 1, "lines": [{"key": "er", "label": "ER"}], "days": []}
                """#
            try lines.write(to: folder.appending(path: "lines.json"), atomically: true, encoding: .utf8)
            try CalendarSourceTests.calendar.write(
                to: folder.appending(path: "er.ics"), atomically: true, encoding: .utf8)
            func importing(_ file: String) throws -> String {
                let output = try Command.run(["import", "--store", "s.sqlite", file], in: folder)
                #expect(output.status == 0, "\(output.errorText)")
                return output.text
            }
            _ = try importing("lines.json")
            #expect(try importing("ER=er.ics") == "ER=er.ics: added 1, changed 0, left 0, removed 0\n")
            #expect(try importing("ER=er.ics") == "ER=er.ics: added 0, changed 0, left 1, removed 0\n")
            #expect(try entries(["--store", "s.sqlite"], folder) == ["2025-01-07 er 17:00–8:00 Averbeck"])
        }
    }
}
