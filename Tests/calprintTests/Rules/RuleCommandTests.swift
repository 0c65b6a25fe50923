import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Rules on the command line: what `check` says, and what pages mark.
@Suite struct RuleCommandTests {
    private static let schedule = """
        {"format": "provider-schedule", "version": 1,
        "people": [{"name": "Averbeck", "initials": "A"}, {"name": "Kovář", "initials": "K"}],
        "days": [
        {"date": "2025-03-03", "os": "A", "cl": "K", "call": "KOVÁŘ"},
        {"date": "2025-03-04", "os": "A", "cl": "A"},
        {"date": "2025-03-06", "os": "Averbek", "call": "AVERBECK until 12:00, KOVÁŘ from 14:00"},
        {"date": "2025-03-07", "off": "CLOSED — Flood", "call": "see the board"}]}
        """
    private static let rules = """
        [rules]
        two-lines = [["OS", "CALL"], ["CL", "CALL"]]
        [[rules.need]]
        line = "CALL"
        closed = true
        """

    private static func inFolder(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder(with: ["s.json": schedule, "r.toml": rules]) { folder in
            try body(folder)
        }
    }

    @Test func `findings have the places of both sides, and are errors only with --strict`() throws {
        try Self.inFolder { folder in
            let plain = try Command.run(["check", "--rules", "r.toml", "s.json"], in: folder)
            let said = """
                s.json:5:10: warning: nobody is on CALL on Tue 2025-03-04 (r.toml:3:1 asks for 1)
                s.json:5:30: warning: Averbeck is on OS and CL at once on Tue 2025-03-04 (CL: s.json:5:41)
                r.toml:3:1: warning: nobody is on CALL on Wed 2025-03-05
                s.json:6:30: warning: unknown person 'Averbek' on OS on Thu 2025-03-06 (did you mean 'Averbeck'?)
                s.json:6:49: warning: nobody is on CALL on Thu 2025-03-06 at 12:00–14:00 (r.toml:3:1 asks for 1)
                s.json:7:57: note: the text of CALL on Fri 2025-03-07 has more than names; nobody can tell whether it has \
                the people it needs (r.toml:3:1 asks for 1)

                """
            #expect(plain.status == 0 && plain.text == said, "\(plain.text)")
            let strict = try Command.run(["check", "--strict", "--rules", "r.toml", "s.json"], in: folder)
            #expect(strict.status == 65 && strict.text == said.replacing("warning:", with: "error:"))
            let days = ["--from", "2025-03-05", "--to", "2025-03-05"]
            let one = try Command.run(["check", "--rules", "r.toml", "s.json"] + days, in: folder)
            #expect(one.text == "r.toml:3:1: warning: nobody is on CALL on Wed 2025-03-05\n")
            try Command.run(["check", "--rules", "r.toml", "s.json", "--to", "2025-03"], in: folder).expectFailure(
                64, "--to without --from")
        }
    }

    @Test func `as JSON they have codes, days, lines, people and both places`() throws {
        try Self.inFolder { folder in
            let run = try Command.run(["check", "--json", "--rules", "r.toml", "s.json"], in: folder)
            let found = try #require(JSONSerialization.jsonObject(with: Data(run.stdout)) as? [[String: Any]])
            let codes = found.compactMap { $0["code"] as? String }
            #expect(codes == ["gap", "two-lines", "gap", "unknown-person", "gap", "unclear"])
            #expect(
                run.text.contains(
                    #""date": "2025-03-04", "lines": ["os", "cl"], "people": ["Averbeck"], "#
                        + #""related": [{"file": "s.json", "line": 5, "column": 41}]"#))
        }
    }

    @Test func `a configuration file may have the rules itself`() throws {
        try Self.inFolder { folder in
            try folder.write("title = \"Ward\"\n" + Self.rules, to: "c.toml")
            let run = try Command.run(["check", "--config", "c.toml", "s.json"], in: folder)
            #expect(run.text.contains("nobody is on CALL on Wed 2025-03-05"))
            let shown = try Command.run(["config", "--no-config", "--config", "c.toml"], in: folder)
            #expect(shown.text.contains("/c.toml\"  # c.toml:2\n"))
        }
    }

    @Test func `what is wrong with rules is told before anything is drawn`() throws {
        try Self.inFolder { folder in
            let draw = ["--from", "2025-03", "-s", "s.json", "-o", "o.pdf", "--show-gaps"]
            try Command.run(draw, in: folder).expectFailure(64, "--show-gaps needs rules (--rules FILE)")
            try folder.write("[rules]\nneeds = 1", to: "wrong.toml")
            let run = try Command.run(draw + ["--rules", "wrong.toml"], in: folder)
            #expect(
                run.status == 78
                    && run.errorText == "wrong.toml:2:1: error: unknown key 'needs' (did you mean 'need'?)\n")
            #expect(try Command.run(draw + ["--rules", "none.toml"], in: folder).status == 66)
            try Command.run(Array(draw.dropLast()) + ["--rules", "r.toml", "--report", "r.toml"], in: folder)
                .expectFailure(
                    64, "'r.toml' is the file of rules of this run and would be replaced")
            #expect(try folder.names == ["r.toml", "s.json", "wrong.toml"])
        }
    }

    // MARK: Pages

    @Test(arguments: ["month", "agenda", "week", "day", "roster"])
    func `every kind of page with lines marks every gap once, and the report lists them`(view: String) throws {
        try Self.inFolder { folder in
            let run = try Command.run(
                [
                    "--from", "2025-03-04", "--to", "2025-03-06", "-s", "s.json", "--rules", "r.toml", "--show-gaps",
                    "--view", view, "-o", "o.pdf", "--report", "report.json",
                ], in: folder)
            #expect(run.status == 0, "\(run.errorText)")
            let report = try folder.bytes(of: "report.json")
            let parsed = try #require(JSONSerialization.jsonObject(with: Data(report)) as? [String: Any])
            let gaps = try #require(parsed["entries"] as? [[String: Any]]).filter { $0["kind"] as? String == "gap" }
            let days = gaps.compactMap { $0["date"] as? String }.filter { ("2025-03-04"..."2025-03-06").contains($0) }
            #expect(days.sorted() == ["2025-03-04", "2025-03-05", "2025-03-06"])
            #expect(gaps.allSatisfy { $0["page"] is Int && $0["line"] as? String == "call" && $0["source"] is NSNull })
            #expect((parsed["totals"] as? [String: Int])?["gaps"] == gaps.count)
            #expect(try JSONSchema.errors(of: report, named: "report", in: "report.schema.json") == "0\n")
        }
    }

    @Test func `those who listen hear that nobody is there, and a person's sheet has no gaps`() throws {
        try Self.inFolder { folder in
            let draw = ["--from", "2025-03", "-s", "s.json", "--rules", "r.toml", "--show-gaps", "-o", "o.html"]
            #expect(try Command.run(draw, in: folder).status == 0)
            let page = try folder.text(of: "o.html")
            #expect(page.contains("CALL: nobody") && page.contains("CALL 12–14: nobody"))
            #expect(try Command.run(draw + ["--locale", "de"], in: folder).status == 0)
            #expect(try folder.text(of: "o.html").contains("CALL: niemand"))
            #expect(try Command.run(draw + ["--person", "Kovář", "--person", "K"], in: folder).status == 0)
            #expect(try !folder.text(of: "o.html").contains("nobody"))
            #expect(try Command.run(draw + ["--hide", "CALL"], in: folder).status == 0)
            #expect(try !folder.text(of: "o.html").contains("nobody"))
        }
    }

    @Test func `an item of a batch is drawn anew if its rules change`() throws {
        try Self.inFolder { folder in
            let item = #"{"id": "a", "from": "2025-03", "schedule": ["s.json"], "rules": "r.toml", "show-gaps": true}"#
            try folder.write(item + "\n", to: "m.jsonl")
            let batch = ["batch", "m.jsonl", "--out", "out", "--jobs", "1", "--report", "-"]
            #expect(try Command.run(batch, in: folder).text.contains("\"drawn\": 1"))
            #expect(try Command.run(batch, in: folder).text.contains("\"drawn\": 0"))
            try folder.write(Self.rules + "\npeople = 2\n", to: "r.toml")
            #expect(try Command.run(batch, in: folder).text.contains("\"drawn\": 1"))
        }
    }

    // MARK: Statistics

    @Test func `stats are a table with numbers at the right, whatever the names are written in`() throws {
        try withTemporaryFolder { folder in
            try folder.write("date,OS,CALL\n2025-03-01,\"Sato, 田中\",Sato\n2025-03-02,Sato,\n", to: "s.csv")
            let text = try Command.run(["stats", "-s", "s.csv"], in: folder)
            text.expectSuccess()
            #expect(
                text.text == """
                    2025-03-01 to 2025-03-02
                    Name  OS  CALL  At work  Weekend  Nights  Longest run  Weekends  Nights ±
                    Sato   2     1        2        2       1            2         1      +0.5
                    田中   1     0        1        1       0            1         1      -0.5
                    All    3     1        3        3       1            2         2         0

                    """)
            let csv = try Command.run(["stats", "-s", "s.csv", "--format", "csv", "--person", "SATO"], in: folder)
            #expect(
                csv.text == "Name,OS,CALL,At work,Weekend,Nights,Longest run,Weekends,Nights ±\r\n"
                    + "Sato,2,1,2,2,1,2,1,+0.5\r\n")
            let json = try Command.run(["stats", "-s", "s.csv", "--format", "json"], in: folder)
            #expect(try JSONSchema.errors(of: json.stdout, named: "stats", in: "stats.schema.json") == "0\n")
            #expect(
                try JSONSchema.errors(
                    of: json.stdout, named: "stats", in: "stats.schema.json",
                    after: "del stats['people'][0]['nights']") != "0\n")
            try Command.run(["stats", "-s", "s.csv", "--person", "Satu"], in: folder).expectFailure(
                65, "nobody is called 'Satu' (did you mean 'Sato'?) (--person)")
        }
    }

    @Test func `stats have hours, the most of a week and the shortest rest if hours are known`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "date,OS,CL,CALL\n2025-03-03,\"Sato, Abe\",,Abe\n2025-03-04,Sato,Abe,\n2025-03-06,Abe,,\n2025-03-07,Abe,,\n2025-03-10,Abe until 12:00,,\n",
                to: "s.csv")
            try folder.write("[lines]\nOS = '08:00-16:30'\nCALL = '16:30-06:00'\n", to: "l.toml")
            let run = try Command.run(["stats", "-s", "s.csv", "--lines", "l.toml"], in: folder)
            #expect(
                run.text == """
                    2025-03-03 to 2025-03-10
                    Name  OS  CL  CALL  At work  Weekend  Nights  Longest run  Weekends  Nights ±  Hours  A week   Rest
                    Abe    4   1     1        5        0       1            2         0      +0.5     43      39  15:30
                    Sato   2   0     0        2        0       0            2         0      -0.5     17      17  15:30
                    All    6   1     1        7        0       1            2         0         0     60      39  15:30

                    """)
            #expect(run.errorText.contains("shifts whose hours are not known: 1; [lines] gives lines"))
            let json = try Command.run(["stats", "-s", "s.csv", "--lines", "l.toml", "--format", "json"], in: folder)
            #expect(try JSONSchema.errors(of: json.stdout, named: "stats", in: "stats.schema.json") == "0\n")
        }
    }

    @Test func `stats of some days say how many texts are not understood`() throws {
        try Self.inFolder { folder in
            let run = try Command.run(
                ["stats", "-s", "s.json", "--from", "2025-03-06", "--rules", "r.toml"], in: folder)
            #expect(run.status == 0 && run.text.hasPrefix("2025-03-06 to 2025-03-06\n"))
            #expect(
                run.errorText.contains("texts with words besides known names: 1; whom else they mean is not counted"))
        }
    }

    @Test func `no name or label in a CSV of statistics is a formula`() throws {
        let table = "April 2026\nName,1,2,3,4,5,6,7\n=1+1,D,-x,D,D,,,\nKovář,D,D,-x,D,,,\n"
        try withTemporaryFolder(with: ["t.csv": table]) { folder in
            let stats = ["stats", "-s", "t.csv", "--from", "2026-04"]
            let plain = try Command.run(stats + ["--format", "csv"], in: folder).text
            let safe = try Command.run(stats + ["--format", "csv", "--spreadsheet-safe"], in: folder).text
            #expect(!plain.contains("'") && safe.contains("'=1+1,") && safe.contains(",'-x,"), "\(plain)\(safe)")
            #expect(safe.replacing("'", with: "") == plain)
            try Command.run(stats + ["--spreadsheet-safe"], in: folder)
                .expectFailure(64, "--spreadsheet-safe is for --format csv")
        }
    }
}
