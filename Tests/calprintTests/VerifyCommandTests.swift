import Foundation
import GoldenSupport
import Testing

/// `--stamp` and `calprint verify`: whether what hangs on the wall is still right.
@Suite struct VerifyCommandTests {
    /// Runs a test in a folder with the example as `old.json`, and as `new.json` with two days changed.
    private func withStates(_ test: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = Golden.root.appending(path: "Examples/clinic.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            try folder.write(text, to: "old.json")
            var document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            var days = try #require(document["days"] as? [[String: Any]])
            for index in days.indices where days[index]["date"] as? String == "2025-01-08" {
                days[index]["call"] = "CORVANE"
            }
            days.removeAll { $0["date"] as? String == "2025-02-11" }
            document["days"] = days
            try JSONSerialization.data(withJSONObject: document).write(to: folder.appending(path: "new.json"))
            try test(folder)
        }
    }

    private func draw(_ options: [String] = [], in folder: URL) throws {
        let draw = ["--from", "2025-01", "--to", "2025-02", "-s", "old.json", "--stamp", "-o", "a.pdf"]
        try Command.run(draw + options, in: folder).expectSuccess()
    }

    private func verify(_ schedule: String, _ options: [String] = [], in folder: URL) throws -> ProgramOutput {
        try Command.run(["verify", "a.pdf", "-s", schedule] + options, in: folder)
    }

    @Test(arguments: [
        [], ["--no-footer"], ["--pdfa"], ["--no-tags"], ["--view", "week,roster", "--locale", "de_DE"],
        ["--line", "CALL"], ["--person", "Kovář", "--only"], ["--today", "2025-01-09"],
    ])
    func `a PDF of the same schedule is current`(options: [String]) throws {
        try withStates { folder in
            try draw(options, in: folder)
            let run = try verify("old.json", in: folder)
            #expect(run.status == 0 && run.errorText == "")
            #expect(run.text.wholeMatch(of: /a\.pdf is current \([0-9a-f]{4}-[0-9a-f]{4}\)\n/) != nil, "\(run.text)")
        }
    }

    @Test func `notes that weeks repeat from the month before count`() throws {
        func schedule(_ note: String) -> String {
            #"{"format": "provider-schedule", "version": 1, "notes": [{"month": "2025-01", "line1": "\#(note)"}], "#
                + #""days": [{"date": "2025-01-29", "call": "Averbeck"}]}"#
        }
        try withTemporaryFolder(with: ["old.json": schedule("Key at the desk"), "new.json": schedule("No key")]) {
            let draw = ["--from", "2025-01-26", "--weeks", "2", "--view", "weeks", "--stamp", "-s"]
            try Command.run(draw + ["old.json", "-o", "a.pdf"], in: $0).expectSuccess()
            #expect(try verify("old.json", in: $0).status == 0)
            #expect(try verify("new.json", in: $0).status == 2)
            let since = ["new.json", "--since", "old.json", "-o", "b.pdf", "--report", "r.json"]
            try Command.run(draw + since, in: $0).expectSuccess()
            #expect(try $0.text(of: "r.json").contains(#""old": "Key at the desk", "new": "No key""#))
        }
    }

    @Test func `a card drawn with the hours of a file is current with them, and not without`() throws {
        try withStates { folder in
            try folder.write("[lines]\nCALL = \"16:00-07:00\"\n", to: "l.toml")
            try draw(["--view", "call", "--today", "2025-01-08", "--lines", "l.toml"], in: folder)
            #expect(try verify("old.json", ["--lines", "l.toml"], in: folder).status == 0)
            #expect(try verify("old.json", in: folder).status == 2)
        }
    }

    @Test func `the days that changed are listed, with what they say now`() throws {
        try withStates { folder in
            try draw(in: folder)
            let run = try verify("new.json", in: folder)
            #expect(run.status == 2 && run.errorText == "")
            let lines = run.text.split(separator: "\n").map(String.init)
            try #require(lines.count == 4 && lines[0].hasPrefix("a.pdf is not current: its code is "), "\(run.text)")
            #expect(lines[1] == "What changed since it was drawn (2), as it is now:")
            #expect(lines[2].hasPrefix("  2025-01-08: OS ") && lines[2].hasSuffix("; CALL CORVANE"))
            #expect(lines[3] == "  2025-02-11: nothing")
        }
    }

    @Test func `json says the same`() throws {
        try withStates { folder in
            try draw(in: folder)
            let run = try verify("new.json", ["--json"], in: folder)
            let answer = try #require(JSONSerialization.jsonObject(with: Data(run.stdout)) as? [String: Any])
            #expect(run.status == 2 && answer["current"] as? Bool == false)
            #expect(answer["stamp"] as? String != answer["now"] as? String)
            let changes = try #require(answer["changes"] as? [[String: Any]])
            #expect(changes.compactMap { $0["date"] as? String } == ["2025-01-08", "2025-02-11"])
        }
    }

    /// A current PDF, and one of whose days and notes some changed.
    @Test(arguments: [
        "pass", "del verify['now']", "verify['stamp'] = 'c193'", "verify['current'] = True",
        "verify['changes'][0]['line'] = 'OS'", "verify['changes'][0]['date'] = 'today'",
        "verify['changes'][-1]['texts'] = ['']", "verify['version'] = 2",
    ])
    func `json follows its schema`(statement: String) throws {
        try withStates { folder in
            try draw(in: folder)
            let changed = try String(contentsOf: folder.appending(path: "new.json"), encoding: .utf8)
            try folder.write(changed.replacing("STAFF MEETING", with: "TEAM MEETING"), to: "new.json")
            let errors = try ["old.json", "new.json"].map { schedule in
                let answer = try verify(schedule, ["--json"], in: folder).stdout
                return try JSONSchema.errors(
                    of: answer, named: "verify", in: "verify.schema.json",
                    after: schedule == "old.json" ? "pass" : statement)
            }
            #expect(errors[0] == "0\n")
            #expect((errors[1] == "0\n") == (statement == "pass"))
        }
    }

    @Test(arguments: [["--line", "OS"], ["--person", "A", "--only"]])
    func `what a sheet does not show does not make it old`(options: [String]) throws {
        try withStates { folder in
            try draw(options, in: folder)
            let run = try verify("new.json", in: folder)
            #expect(run.status == 2 && !run.text.contains("2025-01-08") && run.text.contains("2025-02-11"))
            try draw(options + ["--to", "2025-01"], in: folder)
            #expect(try verify("new.json", in: folder).status == 0)
        }
    }

    /// A forged stamp can say anything about private events; what may be shown is the caller's to say.
    @Test func `a stamp does not choose how private events are shown`() throws {
        func event(_ title: String) -> String {
            #"{"title": "\#(title)", "start": "2025-01-08", "private": true}"#
        }
        func schedule(_ title: String) -> String {
            #"{"format": "provider-schedule", "version": 1, "events": [\#(event(title)), {"title": "Fair", "start": "2025-01-08"}]}"#
        }
        try withTemporaryFolder(with: ["old.json": schedule("SECRET"), "new.json": schedule("SECRET TOO")]) { folder in
            for drawn in ["omit", "busy", "show"] {
                let draw = ["--from", "2025-01", "-s", "old.json", "--stamp", "--private", drawn, "-o", "a.pdf"]
                #expect(try Command.run(draw, in: folder).status == 0)
                for asked in ["omit", "busy", "show"] {
                    let run = try verify("new.json", asked == "omit" ? [] : ["--private", asked], in: folder)
                    let isCurrent = asked == drawn && drawn != "show"
                    #expect(run.status == (asked != drawn ? 64 : isCurrent ? 0 : 2), "\(drawn) \(asked)")
                    #expect((run.text + run.errorText).contains("SECRET") == (drawn == "show" && asked == "show"))
                    #expect(asked == drawn || run.errorText.contains("--private \(drawn)"), "\(run.errorText)")
                }
            }
        }
    }

    @Test func `a month's notes count`() throws {
        try withStates { folder in
            try draw(in: folder)
            let text = try folder.text(of: "old.json").replacing("STAFF MEETING", with: "NO MEETING")
            try folder.write(text, to: "new.json")
            let run = try verify("new.json", in: folder)
            #expect(run.status == 2 && run.text.contains("  2025-01, notes: "), "\(run.text)")
        }
    }

    @Test func `the code stands at the foot of each page`() throws {
        try withStates { folder in
            try draw(in: folder)
            let code = try #require(try verify("old.json", in: folder).text.firstMatch(of: /\((.*)\)/)).1
            let words = try PDFWords(pdf: folder.bytes(of: "a.pdf")).words.map(\.text)
            #expect(words.count { $0 == code } == 2)
        }
    }

    @Test func `an item of a batch can be verified`() throws {
        try BatchFolder.with([#"{"id": "a", "from": "2025-01", "schedule": "\#(Command.schedule)", "stamp": true}"#]) {
            folder in
            try folder.run("--jobs", "1").expectSuccess()
            let run = try Command.run(["verify", "out/a.pdf", "-s", Command.schedule], in: folder.url)
            #expect(run.status == 0, "\(run.errorText)")
        }
    }

    @Test func `the PDF can come on standard input`() throws {
        try withStates { folder in
            try draw(in: folder)
            let run = try Command.shell(#""$@" verify - -s old.json <a.pdf"#, [], in: folder)
            #expect(run.text.hasPrefix("- is current ("), "\(run.errorText)")
        }
    }

    @Test func `what cannot be verified is refused`() throws {
        try withStates { folder in
            try Command.run(["--from", "2025-01", "-s", "old.json", "-o", "a.pdf"], in: folder).expectSuccess()
            try verify("old.json", in: folder).expectFailure(65, "a.pdf: no stamp in it", "--stamp")
            try draw(in: folder)
            try verify("none.json", in: folder).expectFailure(66, "none.json")
            try Command.run(["verify", "b.pdf", "-s", "old.json"], in: folder).expectFailure(66, "b.pdf")
            try Command.run(["verify", "-", "-s", "-"], in: folder).expectFailure(64, "standard input")
            try Command.run(["verify", "a.pdf"], in: folder).expectFailure(66, "no schedule given")
            let pdf = try folder.bytes(of: "a.pdf")
            for (part, other) in [("view=month", "view=mouth"), ("view=month", "mode=00600"), ("\"to\"", "\"at\"")] {
                let changed = pdf.replacing(Array(part.utf8), with: Array(other.utf8))
                #expect(changed != pdf)
                try Data(changed).write(to: folder.appending(path: "a.pdf"))
                try verify("old.json", in: folder).expectFailure(65, "a.pdf: its stamp is damaged")
            }
        }
    }
}
