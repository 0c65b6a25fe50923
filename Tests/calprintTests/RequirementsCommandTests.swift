import Foundation
import GoldenSupport
import Testing

/// Documents of people on pages.
@Suite struct RequirementsCommandTests {
    private static let table = """
        person,document,expires,required
        Averbeck,CPR,2025-03-14,
        Kovář,DEA,,
        Kovář,License,2025-03-20,

        """

    private func text(_ options: [String], in folder: URL) throws -> String {
        let output = try Command.run(
            ["--from", "2025-03", "-s", Command.schedule, "-s", "d.csv", "-o", "a.pdf"] + options, in: folder)
        #expect(output.status == 0, "\(output.errorText)")
        return try requireSuccess(of: "pdftotext", ["-layout", folder.appending(path: "a.pdf").path, "-"]).text
    }

    @Test func `pages of days say when a document expires, and with a warning before`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.table]) { folder in
            for view in ["week", "agenda"] {
                let text = try self.text(["--view", view], in: folder)
                #expect(text.contains("CPR of Averbeck expires") && !text.contains("expires on"))
                #expect(!text.contains("DEA of"))
            }
            let warned = try text(["--view", "agenda", "--warn", "1w"], in: folder)
            #expect(warned.contains("CPR of Averbeck expires on 14 Mar"))
        }
    }

    @Test func `an own sheet has one's own documents alone`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.table]) { folder in
            let own = ["--person", "Kovář", "--only"]
            let agenda = try text(own + ["--view", "agenda"], in: folder)
            #expect(agenda.contains("License of Kovář expires") && !agenda.localizedCaseInsensitiveContains("averbeck"))
            let documents = try text(own + ["--view", "requirements", "--today", "2025-03-01"], in: folder)
            #expect(documents.contains("DEA") && !documents.localizedCaseInsensitiveContains("averbeck"))
        }
    }

    @Test func `the table of documents looks at the page's date`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.table]) { folder in
            func foot(_ date: String, _ options: String...) throws -> [Substring] {
                let text = try self.text(["--view", "requirements", "--today", date] + options, in: folder)
                let line = text.split(separator: "\n").first { $0.contains("missing or expired") } ?? ""
                return line.split(separator: " ").suffix(4)
            }
            let expected = [
                "2025-03-14": ["–", "1", "–", "1"], "2025-03-15": ["1", "1", "–", "2"],
                "2025-03-21": ["1", "1", "1", "3"],
            ]
            for (date, counts) in expected {
                let found = try foot(date).map(String.init)
                #expect(found == counts, "\(date)")
            }
        }
    }

    @Test func `without documents there is no table, and nothing is written`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["--view", "requirements", "-o", "a.pdf"], in: folder)
                .expectFailure(65, "no documents to draw", "person, document, expires")
            #expect(try folder.names.isEmpty)
        }
    }

    @Test func `a schedule without a word about months has no empty ones`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.table]) { folder in
            let output = try Command.run(
                ["--from", "2025-03", "-s", "d.csv", "--view", "requirements", "--strict", "-o", "a.pdf"], in: folder)
            output.expectSuccess()
        }
    }

    @Test func `what is exported says that documents are left out`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.table]) { folder in
            let output = try Command.run(["export", "-s", "d.csv", "-o", "a.json"], in: folder)
            #expect(output.status == 0 && output.errorText.contains("documents of people are left out: 3"))
        }
    }

    @Test func `rules say which line asks for which document`() throws {
        let table = "person,document,expires\nKovář,CPR,2025-03-03\nAverbeck,CPR,2025-03-04\n"
        let schedule = """
            {"format": "provider-schedule", "version": 1, "people": [{"name": "Averbeck"}, {"name": "Kovář"}],
            "days": [{"date": "2025-03-03", "call": "KOVÁŘ"}, {"date": "2025-03-04", "call": "KOVÁŘ", "os": "Averbeck"}]}
            """
        let rules = "[rules.documents]\nCALL = [\"CPR\"]\n"
        try withTemporaryFolder(with: ["d.csv": table, "s.json": schedule, "r.toml": rules]) { folder in
            let output = try Command.run(["check", "--rules", "r.toml", "s.json", "d.csv"], in: folder)
            #expect(
                output.text
                    == "s.json:2:82: warning: CPR of Kovář expired on 2025-03-03, and Kovář is on CALL on Tue 2025-03-04 (CPR: d.csv:2:7)\n",
                "\(output.text)\(output.errorText)")
            try folder.write("[rules.documents]\nCAL = [\"CPR\"]\nCALL = \"CPR\"\n", to: "r.toml")
            let wrong = try Command.run(["check", "--rules", "r.toml", "s.json", "d.csv"], in: folder)
            #expect(
                wrong.status == 78
                    && wrong.errorText.contains("r.toml:3:8: error: 'documents.CALL' takes a list of texts"))
        }
    }
}
