import Foundation
import GoldenSupport
import Testing

/// `--private`: what pages show of private events.
@Suite struct PrivacyOptionTests {
    static let schedule = #"""
        {"format": "provider-schedule", "version": 1, "title": "Ward", "days": [{"date": "2025-01-06", "os": "Ames"}],
         "events": [
          {"title": "Sekret", "subtitle": "Subtil", "place": "Raum", "person": "Ames", "start": "2025-01-09T09:00",
           "end": "2025-01-09T10:00", "private": true},
          {"title": "Sekret", "start": "2025-01-13", "end": "2025-01-16", "private": true},
          {"title": "Ames, Sekret", "start": "2025-01-20", "private": true, "closed": true}]}
        """#
    static let words = ["Sekret", "Subtil", "Raum"]
    static let views = ["month", "weeks", "week", "day", "agenda", "roster", "year", "quarter", "planner"]

    private func draw(_ arguments: String..., in folder: URL) throws -> ProgramOutput {
        try folder.write(PrivacyOptionTests.schedule, to: "s.json")
        return try Command.run(["--from", "2025-01", "-s", "s.json"] + arguments, in: folder)
    }

    @Test(arguments: PrivacyOptionTests.views)
    func `of all kinds of page none says what a private event says`(view: String) throws {
        try withTemporaryFolder { folder in
            for rule in ["omit", "busy"] {
                let output = try draw(
                    "--view", view, "--private", rule, "--verbose", "--report", "r.json", "-o", "a.pdf", in: folder)
                #expect(output.status == 0, "\(output.errorText)")
                #expect(output.errorText.contains("private events are withheld: 3") == (rule == "omit"))
                let web = try draw("--view", view, "--private", rule, "-o", "a.html", in: folder)
                let text = try run("pdftotext", ["-layout", "a.pdf", "-"], in: folder).text
                let unpacked = try run("qpdf", ["--qdf", "--object-streams=disable", "a.pdf", "-"], in: folder).stdout
                let all = try [
                    output.errorText, web.errorText, text, folder.text(of: "r.json"), folder.text(of: "a.html"),
                ].joined(separator: "\n")
                for word in PrivacyOptionTests.words {
                    #expect(!all.contains(word), "\(rule)")
                    #expect(Data(unpacked).range(of: Data(word.utf8)) == nil, "\(rule)")
                    #expect(Data(unpacked).range(of: word.utf16Data) == nil, "\(rule)")
                }
            }
        }
    }

    @Test(arguments: [("en_US", "busy"), ("de_DE", "belegt"), ("ja_JP", "予定あり"), ("eu", "×")])
    func `busy is said in the pages' language, with the times`(locale: String, word: String) throws {
        try withTemporaryFolder { folder in
            let output = try draw(
                "--private", "busy", "--locale", locale, "--report", "r.json", "--times", "range", "-o", "a.html",
                "--missing-glyphs", "warn", in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            let (web, report) = try (folder.text(of: "a.html"), folder.text(of: "r.json"))
            #expect(web.contains(word) && report.contains("\"withheld\": 0"))
            #expect(web.contains("10:00"))
        }
    }

    @Test func `shown they are drawn as others are`() throws {
        try withTemporaryFolder { folder in
            #expect(try draw("--private", "show", "-o", "a.html", in: folder).errorText == "")
            let text = PrivacyOptionTests.schedule.replacing(", \"private\": true", with: "")
            try folder.write(text, to: "public.json")
            try Command.run(["--from", "2025-01", "-s", "public.json", "-o", "b.html"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.html") == folder.bytes(of: "b.html"))
        }
    }

    @Test func `a month with private events alone is empty unless they are shown`() throws {
        try withTemporaryFolder { folder in
            let text = PrivacyOptionTests.schedule.replacing("2025-01-06\"", with: "2025-02-06\"")
            try folder.write(text, to: "t.json")
            for rule in ["omit", "busy", "show"] {
                let draw = ["--from", "2025-01", "-s", "t.json", "--private", rule, "--strict", "-o", "a.pdf"]
                #expect(try Command.run(draw, in: folder).status == (rule == "omit" ? 65 : 0), "\(rule)")
            }
        }
    }

    @Test func `the sheet of a person has their own private events as busy`() throws {
        try withTemporaryFolder { folder in
            let output = try draw(
                "--person", "Ames", "--private", "busy", "--report", "r.json", "-o", "a.pdf", in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            #expect(try folder.text(of: "r.json").contains("\"text\": \"busy\""))
        }
    }

    @Test func `a configuration file and an item of a batch can ask for them, and a print job cannot`() throws {
        try withTemporaryFolder(with: ["c.toml": "private = \"show\"\n"]) { folder in
            #expect(try draw("--config", "c.toml", "-o", "a.html", in: folder).errorText == "")
            #expect(try folder.text(of: "a.html").contains("Sekret"))
            let item = #"{"id": "a", "from": "2025-01", "schedule": "s.json", "private": "busy"}"#
            try folder.write(item + "\n", to: "m.jsonl")
            let batch = try Command.run(["batch", "m.jsonl", "--out", "o", "--report", "r.json"], in: folder)
            #expect(batch.status == 0, "\(batch.errorText)")
            for name in try folder.appending(path: "o").names where name.hasSuffix(".pdf") {
                #expect(try run("pdftotext", ["o/\(name)", "-"], in: folder).text.contains("busy"))
            }
            #expect(try !folder.text(of: "r.json").contains("Sekret"))
            try folder.link("calprinttopdf", to: Command.path)
            for rule in ["busy", "show", "omit"] {
                let job = try run(
                    "./calprinttopdf",
                    ["7", "nobody", "t", "1", "calprint-from=2025-01 calprint-private=\(rule)", "s.json"],
                    in: folder)
                #expect(job.status == 1 && job.stdout == [])
                #expect(job.errorText.contains("unknown option 'calprint-private'"), "\(job.errorText)")
            }
        }
    }

    @Test func `check finds what shown events would need`() throws {
        try withTemporaryFolder { folder in
            let text = PrivacyOptionTests.schedule.replacing("Sekret", with: "Sekret \u{5D0}")
            try folder.write(text, to: "s.json")
            let check = ["check", "s.json", "--private"]
            for rule in ["omit", "busy"] {
                let output = try Command.run(check + [rule], in: folder)
                #expect(output.status == 0 && !output.text.contains("5D0") && !output.text.contains("Sekret"))
            }
            let shown = try Command.run(check + ["show"], in: folder)
            #expect(shown.status == 0 && shown.text.contains("U+05D0"), "\(shown.text)")
        }
    }
}

extension String {
    /// As a PDF has texts beyond Latin: UTF-16, the larger byte first.
    fileprivate var utf16Data: Data { Data(utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
}
