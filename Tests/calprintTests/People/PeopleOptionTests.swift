import Foundation
import GoldenSupport
import Testing

/// `--people`, and `[[people]]` in a configuration file: people beside those of the schedules.
@Suite struct PeopleOptionTests {
    /// Texts with a nickname that only the file of people knows.
    private static let schedule = """
        {"format": "provider-schedule", "version": 1, "id": "ward",
         "people": [{"name": "Kovář", "initials": "K"}, {"name": "Averbeck", "initials": "A"}],
         "days": [{"date": "2025-03-03", "os": "Chief, A"}, {"date": "2025-03-04", "os": "K, Doe"},
                  {"date": "2025-03-05", "os": "A"}]}
        """

    private static let people = """
        [[people]]
        name = "KOVÁŘ"
        initials = "KV"
        spellings = ["Chief"]
        [[people]]
        name = "Doe"

        """

    private static func inFolder(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder(with: ["s.json": schedule, "p.toml": people]) { folder in
            try body(folder)
        }
    }

    private static let listing = """
        Name      Initials  Spellings  Assignments  First day   Last day
        Kovář     KV        Chief, K             2  2025-03-03  2025-03-04
        Averbeck  A         -                    2  2025-03-03  2025-03-05
        Doe       -         -                    1  2025-03-04  2025-03-04

        """

    @Test(arguments: ["--people", "--config"])
    func `they are added to those of the schedule, with the names of both`(option: String) throws {
        try Self.inFolder { folder in
            let run = try Command.run(["--list-people", "-s", "s.json", option, "p.toml"], in: folder)
            #expect(run.status == 0 && run.text == Self.listing, "\(run.text)\(run.errorText)")
        }
    }

    @Test func `every command knows them`() throws {
        try Self.inFolder { folder in
            let (more, days) = (["--people", "p.toml"], ["--from", "2025-03"])
            let own = days + ["-s", "s.json", "--person", "Chief", "--only", "-o", "o.pdf"]
            try Command.run(own + more, in: folder).expectSuccess()
            let page = try requireSuccess(
                of: "pdftotext", ["-layout", folder.appending(path: "o.pdf").path, "-"]
            ).text
            #expect(page.contains("March 2025 · Kovář") && page.contains(/OS\s+2/), "\(page)")
            #expect(!page.contains("Averbeck") && !page.contains("Doe"))

            let table = try Command.run(["stats", "-s", "s.json", "--person", "KV"] + more, in: folder)
            #expect(table.status == 0 && table.text.contains("Kovář   2"), "\(table.text)\(table.errorText)")
            let phone = ["export", "-s", "s.json", "--person", "Chief", "--format", "ics"]
            let events = try Command.run(phone + more, in: folder)
            #expect(events.status == 0 && events.text.components(separatedBy: "BEGIN:VEVENT").count == 3)
            let roster = days + ["-s", "s.json", "--view", "roster", "-o", "r.html"]
            try Command.run(roster + more, in: folder).expectSuccess()
            #expect(try folder.text(of: "r.html").contains("Doe"))
            try folder.write("[rules]\nmax-per-week = 1\n", to: "r.toml")
            let checked = try Command.run(["check", "s.json", "--rules", "r.toml"] + more, in: folder)
            #expect(checked.text.contains("Kovář has 2 days"), "\(checked.text)")
            #expect(!checked.text.contains("Doe"), "\(checked.text)")
            #expect(try Command.run(["check", "s.json", "--rules", "r.toml"], in: folder).text.contains("'Doe'"))
        }
    }

    @Test(arguments: ["1", "2"]) func `an item of a batch has a file of its own, and is drawn again if that changes`(
        jobs: String
    ) throws {
        try Self.inFolder { folder in
            let item =
                #"{"id": "a", "from": "2025-03", "schedule": "s.json", "people": "p.toml", "person": "Chief", "#
            try folder.write(item + #""only": true}"# + "\n", to: "m.jsonl")
            let draw = ["batch", "m.jsonl", "--out", "out", "--jobs", jobs, "--report", "-"]
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "drawn""#))
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "up-to-date""#))
            try folder.write(Self.people + "[[people]]\nname = \"New\"\n", to: "p.toml")
            #expect(try Command.run(draw, in: folder).text.contains(#""outcome": "drawn""#))
            try Command.run(["batch", "m.jsonl", "--out", ".", "--report", "p.toml"], in: folder)
                .expectFailure(64, "'p.toml' is")
        }
    }

    @Test func `a name of two people, a wrong file and a missing one are errors`() throws {
        try Self.inFolder { folder in
            let draw = ["--from", "2025-03", "-s", "s.json", "-o", "o.pdf", "--people"]
            try folder.write("[[people]]\nname = \"Doe\"\nspellings = [\"a\"]\n", to: "clash.toml")
            let words = "clash.toml:1:1: error: 'a' could be 'Averbeck' or 'Doe'"
            for arguments in [draw + ["clash.toml"], ["check", "s.json", "--people", "clash.toml"]] {
                let run = try Command.run(arguments, in: folder)
                #expect(run.status == 65 && (run.text + run.errorText).contains(words), "\(run.text)\(run.errorText)")
            }
            try folder.write("[[people]]\nnames = \"Doe\"\n", to: "wrong.toml")
            let run = try Command.run(draw + ["wrong.toml"], in: folder)
            let message = "wrong.toml:2:1: error: unknown key 'names' (did you mean 'name'?)\n"
            #expect(run.status == 78 && run.errorText == message)
            #expect(try Command.run(draw + ["none.toml"], in: folder).status == 66)
            #expect(try !folder.names.contains("o.pdf"))
        }
    }

    @Test func `a page does not replace the file`() throws {
        try Self.inFolder { folder in
            let draw = ["--from", "2025-03", "-s", "s.json", "--people", "p.toml", "-o", "o.pdf"]
            try Command.run(draw + ["--report", "p.toml"], in: folder)
                .expectFailure(64, "'p.toml' is the file of people of this run and would be replaced")
        }
    }
}
