import Foundation
import GoldenSupport
import Testing

/// `[lines]`: the usual hours of lines, beside the schedules.
@Suite struct LinesTableTests {
    private static let schedule = """
        {"format": "provider-schedule", "version": 1, "id": "ward", "people": [{"name": "Averbeck", "initials": "A"}],
         "lines": [{"key": "os", "label": "OS", "hours": "06:00-14:00"}, {"key": "call", "label": "CALL"}],
         "days": [{"date": "2025-03-03", "os": "A", "call": "A"}]}
        """

    private static let lines = """
        [lines]
        OS = "08:00-18:00"
        call = "17:00-08:00"

        """

    private static let people = "[[people]]\nname = \"Belacqua\"\n"

    private static func inFolder(_ body: (URL) throws -> Void) throws {
        let files = ["s.json": schedule, "l.toml": lines, "p.toml": people + lines, "r.toml": "[rules]\n"]
        try withTemporaryFolder(with: files) { folder in try body(folder) }
    }

    @Test(arguments: [
        ["--lines", "l.toml"], ["--people", "p.toml"], ["--people", "l.toml"], ["--config", "p.toml"],
    ])
    func `they take the place of the schedule's`(options: [String]) throws {
        try Self.inFolder { folder in
            let export = try Command.run(["export", "-s", "s.json"] + options, in: folder)
            #expect(export.status == 0 && export.text.contains(#""hours": "08:00-18:00""#), "\(export.errorText)")
            #expect(export.text.contains(#""hours": "17:00-08:00""#), "\(export.text)")
            let check = ["check", "s.json", "--rules", "r.toml"]
            #expect(try Command.run(check, in: folder).text.contains("OS and CALL at once"))
            #expect(try Command.run(check + options, in: folder).text.contains("Averbeck is on OS and CALL at once"))
            try folder.write("[rules]\nhours = { OS = \"08:00-16:00\" }\n", to: "r.toml")
            #expect(try !Command.run(check + options, in: folder).text.contains("at once"))
        }
    }

    @Test func `a file of people wins`() throws {
        try Self.inFolder { folder in
            try folder.write("[lines]\nOS = \"09:00-12:00\"\ncall = \"12:00-13:00\"\n", to: "other.toml")
            let options = ["--lines", "other.toml", "--people", "p.toml"]
            let export = try Command.run(["export", "-s", "s.json"] + options, in: folder)
            #expect(export.text.contains("08:00-18:00") && !export.text.contains("12:00"), "\(export.errorText)")
        }
    }

    @Test func `a line that the schedule lacks is a warning, and an error with strict`() throws {
        try Self.inFolder { folder in
            try folder.write("[lines]\nCALLS = \"17:00-08:00\"\n", to: "l.toml")
            let message = "the schedule has no line 'CALLS' (did you mean 'CALL'?)"
            for command in [["export", "-s", "s.json"], ["stats", "-s", "s.json"], ["check", "s.json"]] {
                let run = try Command.run(command + ["--lines", "l.toml"], in: folder)
                let words = "l.toml:2:1: warning: \(message)\n"
                #expect(run.status == 0 && (run.text + run.errorText).contains(words), "\(run.text)\(run.errorText)")
                let strict = try Command.run(command + ["--lines", "l.toml", "--strict"], in: folder)
                #expect(strict.status == 65 && (strict.text + strict.errorText).contains("error: \(message)"))
            }
        }
    }

    @Test(arguments: [
        ("[lines]\nCALL = \"17-8\"", "2:8: error: '17-8' is no span of hours (as in 17:00-08:00)"),
        ("[lines]\nCALL = 17", "2:8: error: 'lines.CALL' takes a text"),
        ("lines = 1", "1:9: error: 'lines' takes a table of lines"),
        ("[lins]", "1:2: error: unknown key 'lins' (did you mean 'lines'?)"),
        ("title = 'Ward'", "1:1: error: there are no lines; their usual hours stand in the table [lines]"),
    ])
    func `a wrong file is told with its place`(text: String, words: String) throws {
        try Self.inFolder { folder in
            try folder.write(text, to: "l.toml")
            let run = try Command.run(["stats", "-s", "s.json", "--lines", "l.toml"], in: folder)
            #expect(run.status == 78 && run.errorText.hasPrefix("l.toml:" + words), "\(run.errorText)")
        }
    }

    @Test func `an item of a batch is drawn again if the file changes, and no page replaces it`() throws {
        try Self.inFolder { folder in
            try folder.write(#"{"id": "a", "from": "2025-03", "schedule": "s.json", "lines": "l.toml"}"#, to: "m.jsonl")
            let draw = ["batch", "m.jsonl", "--out", "out", "--report", "-"]
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "drawn""#))
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "up-to-date""#))
            try folder.write("[lines]\nOS = \"08:00-17:00\"\n", to: "l.toml")
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "drawn""#))
            let page = ["--from", "2025-03", "-s", "s.json", "--lines", "l.toml", "-o", "o.pdf", "--report", "l.toml"]
            try Command.run(page, in: folder).expectFailure(64, "'l.toml' is the file of lines of this run")
        }
    }
}
