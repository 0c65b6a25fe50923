import Foundation
import GoldenSupport
import Testing

/// Checklists on pages.
@Suite struct ChecklistPageCommandTests {
    private static let example = Golden.root.appending(path: "Examples/checklist.json").path
    private static let documents = "person,document,expires\nŽurawin,CPR,2026-01-20\nKovář,DEA,2026-01-21\n"

    private func text(_ options: [String], in folder: URL) throws -> String {
        try Command.run(options + ["-s", Self.example, "-o", "a.pdf"], in: folder).expectSuccess()
        return try requireSuccess(of: "pdftotext", ["-layout", folder.appending(path: "a.pdf").path, "-"]).text
    }

    @Test func `a person's checklist needs no days, and has nobody else's data`() throws {
        try withTemporaryFolder { folder in
            let text = try text(["--view", "checklist", "--person", "žurawin"], in: folder)
            #expect(text.contains("16 of 22 done 73 %") && text.contains("Cuff sizes!"))
            #expect(!text.contains("Belacqua") && !text.contains("Booked"))
        }
    }

    @Test func `all months of a source without days draw the pages that show no days, and no others`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.documents]) { folder in
            #expect(try text(["--from", "all", "--view", "checklist"], in: folder).contains("20 of 22"))
            let all = ["--from", "all", "-s", "d.csv", "-o", "b.pdf"]
            try Command.run(all + ["--view", "requirements"], in: folder).expectSuccess()
            try Command.run(all, in: folder).expectFailure(65, "(--from all)")
        }
    }

    @Test func `without a person, everybody is on the page`() throws {
        try withTemporaryFolder { folder in
            let text = try text(["--view", "checklist"], in: folder)
            for name in ["Belacqua", "Fjellåsen", "Thistlewaite-Mbekanni", "Žurawin"] { #expect(text.contains(name)) }
            #expect(text.contains("20 of 22") && !text.contains("Booked"))
        }
    }

    @Test func `a person whom nobody is called is refused, and nothing is written`() throws {
        try withTemporaryFolder { folder in
            try Command.run(
                ["--view", "checklist", "--person", "Belaqua", "-s", Self.example, "-o", "a.pdf"], in: folder
            )
            .expectFailure(65, "nobody with documents or checklists is called 'Belaqua'", "Belacqua")
            #expect(try folder.names.isEmpty)
        }
    }

    @Test func `on pages of days are a person's entries and expiry dates alone`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.documents]) { folder in
            let text = try text(
                [
                    "--from", "2026-01", "--view", "agenda", "--person", "Žurawin", "-s", Command.schedule, "-s",
                    "d.csv",
                ],
                in: folder)
            #expect(text.contains("CPR of Žurawin expires") && !text.contains("DEA") && !text.contains("AVERBECK"))
        }
    }

    @Test func `requirements need no days`() throws {
        try withTemporaryFolder(with: ["d.csv": Self.documents]) { folder in
            try Command.run(
                ["--view", "requirements", "--today", "2026-01-21", "-s", "d.csv", "-o", "a.pdf"], in: folder
            ).expectSuccess()
            try Command.run(["--view", "requirements,month", "-s", "d.csv", "-o", "b.pdf"], in: folder)
                .expectFailure(64, "which days?")
        }
    }

    @Test func `the report has every item of the pages`() throws {
        try withTemporaryFolder { folder in
            _ = try text(["--view", "checklist", "--person", "Žurawin", "--report", "r.json"], in: folder)
            let report = try folder.text(of: "r.json")
            #expect(report.components(separatedBy: "\"template\": \"onboarding\"").count == 23)
            #expect(report.components(separatedBy: "\"done\": true").count == 17)
        }
    }

    @Test func `the document is called by its checklist, not by days`() throws {
        try withTemporaryFolder { folder in
            _ = try text(["--view", "checklist", "--person", "Žurawin"], in: folder)
            let facts = try requireSuccess(of: "pdfinfo", [folder.appending(path: "a.pdf").path]).text
            #expect(facts.contains(/Title: +Training checklist\n/), "\(facts)")
        }
    }

    @Test func `a batch draws everybody's checklist in a file of its own`() throws {
        let manifest = "{\"id\": \"w\", \"schedule\": \"\(Self.example)\", \"view\": \"checklist\"}\n"
        try withTemporaryFolder(with: ["m.jsonl": manifest]) { folder in
            try Command.run(["batch", "m.jsonl", "--out", "out", "--each-person"], in: folder).expectSuccess()
            let files = try folder.appending(path: "out").names.filter { !$0.hasPrefix(".") }
            #expect(files.count == 4, "\(files)")
            for file in files {
                let path = folder.appending(path: "out/\(file)").path
                let text = try requireSuccess(of: "pdftotext", [path, "-"]).text
                let named = ["Belacqua", "Fjellåsen", "Thistlewaite", "Žurawin"].filter(text.contains)
                #expect(named.count == 1 && file.contains(named[0].prefix(4)), "\(file)")
            }
        }
    }
}
