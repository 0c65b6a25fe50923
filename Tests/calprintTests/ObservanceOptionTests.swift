import Foundation
import GoldenSupport
import Testing

/// `--observances`: files that name days and do not close them; and the texts that choose events of such files.
@Suite struct ObservanceOptionTests {
    private static func event(_ day: String, _ lines: String...) -> String {
        (["BEGIN:VEVENT", "DTSTART;VALUE=DATE:\(day)"] + lines + ["END:VEVENT"]).joined(separator: "\r\n") + "\r\n"
    }

    private static let calendar =
        "BEGIN:VCALENDAR\r\n"
        + event("20250101", "UID:a", "SUMMARY:New Year's Day", "CATEGORIES:Public holiday,Bank")
        + event("20250214", "UID:b", "SUMMARY:Valentine's Day", "DESCRIPTION:Observed\\, not a day off")
        + event("20250120", "UID:c", "SUMMARY:MLK Day", "CATEGORIES:PUBLIC HOLIDAY")
        + event("20250106", "UID:d", "SUMMARY:Epiphany", "RRULE:FREQ=YEARLY;COUNT=3")
        + event("20260107", "UID:d", "RECURRENCE-ID;VALUE=DATE:20260106", "SUMMARY:Moved")
        + "END:VCALENDAR\r\n"

    /// `DATE KIND TEXT` for each entry of three months, with `CLOSED` before those of closed days.
    private static func entries(_ arguments: [String], from: String = "2025-01") throws -> [String] {
        try withTemporaryFolder { folder in
            try write(to: folder)
            let options = ["--from", from, "--months", "2", "--view", "agenda", "-o", "a.pdf", "--report", "a.json"]
            let run = try Command.run(options + arguments, in: folder)
            #expect(run.status == 0, "\(run.errorText)")
            let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes(of: "a.json")))
            return report.entries.map { "\($0.date ?? "") \($0.text)" }.sorted()
        }
    }

    private static func write(to folder: URL) throws {
        try folder.write(calendar, to: "h.ics")
        try folder.write("date,OFF\n2025-01-20,CLOSED — King\n2025-02-02,Groundhog Day\n", to: "h.csv")
        try folder.write("date,OS\n2025-01-02,A\n2025-02-03,B\n", to: "s.csv")
    }

    @Test func `an observance is named and closes nothing`() throws {
        let entries = try Self.entries(["-s", "s.csv", "--observances", "h.ics", "--observances", "h.csv"])
        #expect(
            entries == [
                "2025-01-01 New Year's Day", "2025-01-02 A", "2025-01-06 Epiphany", "2025-01-20 King",
                "2025-01-20 MLK Day", "2025-02-02 Groundhog Day", "2025-02-03 B", "2025-02-14 Valentine's Day",
            ])
        let words = try Self.words(["--observances", "h.ics"])
        #expect(words.contains("Epiphany") && !words.contains("CLOSED"))
        #expect(try Self.words(["--holidays", "h.ics"]).contains("CLOSED"))
    }

    @Test(arguments: [
        (["--holidays-matching", "public"], ["New Year's Day", "MLK Day"]),
        (["--holidays-matching", "BANK"], ["New Year's Day"]),
        (["--holidays-matching", "epiph", "--holidays-matching", "not a day off"], ["Epiphany", "Valentine's Day"]),
        (["--holidays-matching", "day"], ["New Year's Day", "MLK Day", "Valentine's Day"]),
    ])
    func `texts choose by summary, category and description`(_ options: [String], _ titles: [String]) throws {
        let entries = try Self.entries(["--holidays", "h.ics"] + options)
        #expect(entries.map { $0.dropFirst(11) }.sorted() == titles.map { $0[...] }.sorted())
        let observed = options.map { $0.replacing("--holidays", with: "--observances") }
        #expect(try Self.entries(["--observances", "h.ics"] + observed) == entries)
    }

    @Test func `a table has its texts, and a chosen series the changes of its events`() throws {
        let table = try Self.entries(["--holidays", "h.csv", "--holidays-matching", "hog"])
        #expect(table == ["2025-02-02 Groundhog Day"])
        let moved = try Self.entries(["--holidays", "h.ics", "--holidays-matching", "epiph"], from: "2026-01")
        #expect(moved == ["2026-01-07 Moved"])
    }

    @Test func `both kinds are chosen each by its own texts, also in a configuration file`() throws {
        let options = ["--holidays", "h.ics", "--holidays-matching", "public", "--observances", "h.ics"]
        let entries = try Self.entries(options + ["--observances-matching", "valentine"])
        #expect(entries == ["2025-01-01 New Year's Day", "2025-01-20 MLK Day", "2025-02-14 Valentine's Day"])
        try withTemporaryFolder { folder in
            let configuration = """
                holidays = ["h.ics"]
                holidays-matching = ["public"]
                observances = ["h.ics"]
                observances-matching = ["valentine"]
                """
            try Self.write(to: folder)
            try folder.write(configuration, to: "c.toml")
            let common = ["--from", "2025-01", "--months", "2", "-s", "s.csv", "-o"]
            try Command.run(common + ["a.pdf", "--config", "c.toml"], in: folder).expectSuccess()
            try Command.run(common + ["b.pdf"] + options + ["--observances-matching", "valentine"], in: folder)
                .expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
        }
    }

    /// February has no Epiphany, but the file does.
    @Test func `a text that chooses nothing on the days drawn is right`() throws {
        #expect(try Self.entries(["--holidays", "h.ics", "--holidays-matching", "Epiph"], from: "2025-02") == [])
    }

    @Test(arguments: [
        ["--from", "2025-01", "-s", "s.csv", "-o", "a.pdf"], ["stats", "-s", "s.csv"], ["check", "s.csv"],
    ])
    func `a text that matches nothing is an error`(_ command: [String]) throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            for kind in ["holidays", "observances"] {
                let options = ["--\(kind)", "h.ics", "--\(kind)-matching", "Day", "--\(kind)-matching", "Dya"]
                let run = try Command.run(command + options, in: folder)
                let message = "error: --\(kind)-matching 'Dya' matches no event (summaries,"
                #expect(run.status == 64 && (run.text + run.errorText).contains(message), "\(run.text)\(run.errorText)")
                let alone = try Command.run(command + ["--\(kind)-matching", "Day"], in: folder)
                #expect(alone.status == 64 && alone.errorText.contains("--\(kind)-matching needs --\(kind) FILE"))
            }
        }
    }

    @Test func `items of a batch and stamps know them`() throws {
        try withTemporaryFolder { folder in
            try Self.write(to: folder)
            let days = #""from": "2025-01", "months": 2, "schedule": "s.csv", "holidays": "h.ics""#
            let item = #"{"id": "a", "# + days + #", "holidays-matching": "public", "observances": "h.csv"}"#
            try folder.write(item + "\n", to: "m.jsonl")
            try #expect(Command.run(["batch", "m.jsonl", "--out", "out"], in: folder).status == 0)
            let options = ["--holidays", "h.ics", "--holidays-matching", "public", "--observances", "h.csv"]
            let common = ["--from", "2025-01", "--months", "2", "-s", "s.csv"] + options
            try Command.run(common + ["-o", "a.pdf"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "out/a.pdf"))
            try Command.run(common + ["-o", "b.pdf", "--stamp"], in: folder).expectSuccess()
            let verified = try Command.run(["verify", "b.pdf", "-s", "s.csv"] + options, in: folder)
            #expect(verified.status == 0, "\(verified.text)\(verified.errorText)")
            let other = try Command.run(["verify", "b.pdf", "-s", "s.csv"] + options.dropLast(2), in: folder)
            #expect(other.status == 2)
        }
    }

    private static func words(_ arguments: [String]) throws -> String {
        try withTemporaryFolder { folder in
            try write(to: folder)
            try Command.run(["--from", "2025-01", "-s", "s.csv", "-o", "a.pdf"] + arguments, in: folder).expectSuccess()
            return try requireSuccess(of: "pdftotext", [folder.appending(path: "a.pdf").path, "-"]).text
        }
    }
}
