import GoldenSupport
import Testing

@testable import calprint

/// Checklists on the command line: what is refused, kept and exported.
@Suite struct ChecklistCommandTests {
    private static let list = """
        {"format": "provider-checklists", "version": 1,
        "templates": [{"id": "t", "name": "Onboarding", "items": [{"id": "a", "title": "Badge"}]}],
        "progress": [{"person": "Corvane", "template": "t", "items": [{"item": "a", "done": true}],
        "documents": [{"kind": "CPR", "expires": "2026-07-01"}]}]}
        """
    private static let changed = list.replacing(
        "\"name\": \"Onboarding\"", with: "\"name\": \"Onboardinq\", \"hash\": \"00\"")

    @Test func `a changed template is refused by every command, and nothing is written`() throws {
        for command in [
            ["check", "c.json"], ["import", "--store", "s", "c.json"], ["export", "-s", "c.json", "-o", "o.json"],
            ["--from", "2026-07", "-s", "c.json", "-o", "o.pdf"],
        ] {
            try withTemporaryFolder(with: ["c.json": Self.changed]) { folder in
                let output = try Command.run(command, in: folder)
                #expect(output.status == 65, "\(command): \(output.errorText)")
                let said = output.text + output.errorText
                #expect(
                    said.contains("c.json:2:22: error: template 't' does not match its hash"), "\(command): \(said)")
                #expect(said.contains("error: 'Corvane' has progress with template 't'"), "\(command): \(said)")
                #expect(try folder.names == ["c.json"])
            }
        }
    }

    @Test func `the tasks of somebody's calendar are exported and counted as a checklist, if asked for`() throws {
        let calendar = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-", "BEGIN:VTODO", "UID:1", "SUMMARY:Badge", "STATUS:COMPLETED",
            "END:VTODO", "BEGIN:VTODO", "UID:2", "SUMMARY:Tour", "END:VTODO", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
        try withTemporaryFolder(with: ["t.ics": calendar]) { folder in
            let source = ["-s", "person:Corvane=t.ics", "--tasks", "checklist"]
            let export = try Command.run(["export", "--checklists"] + source, in: folder)
            #expect(export.text.contains("provider-checklists") && export.text.contains("Tour"), "\(export.errorText)")
            let stats = try Command.run(["stats", "--format", "json", "--from", "2026-01"] + source, in: folder)
            #expect(stats.status == 0 && stats.text.contains("Corvane"), "\(stats.errorText)")
        }
    }

    @Test func `a store with checklists alone is exported as they are`() throws {
        try withTemporaryFolder(with: ["c.json": Self.list]) { folder in
            try Command.run(["import", "--store", "s", "c.json"], in: folder).expectSuccess()
            let stored = try Command.run(["export", "--store", "s"], in: folder)
            let read = try Command.run(["export", "-s", "c.json"], in: folder)
            #expect(stored.status == 0 && stored.text == read.text && read.text.contains("\"hash\": \""))
            let list = try Command.run(["store", "--store", "s"], in: folder).text
            #expect(
                list.contains("documents of people 1, templates of checklists 1, people's checklists 1")
                    && list.contains("no days"), "\(list)")
        }
    }

    @Test func `beside a schedule an option writes them, for json alone`() throws {
        let day = #"{"format": "provider-schedule", "version": 1, "days": [{"date": "2026-07-01", "os": "A"}]}"#
        try withTemporaryFolder(with: ["c.json": Self.list, "s.json": day]) { folder in
            let both = ["export", "-s", "s.json", "-s", "c.json"]
            let plain = try Command.run(both, in: folder)
            #expect(plain.text.contains("provider-schedule"))
            for kind in ["templates of checklists", "people's checklists"] {
                #expect(plain.errorText.contains("note: \(kind) are left out: 1; json with --checklists has them"))
            }
            let lists = try Command.run(both + ["--checklists"], in: folder)
            #expect(lists.text == (try Command.run(["export", "-s", "c.json"], in: folder).text))
            #expect(lists.errorText.contains("days, months of notes and events are left out: 1"))
            try Command.run(both + ["--checklists", "--format", "csv"], in: folder)
                .expectFailure(64, "--checklists is for json")
            try Command.run(["export", "-s", "s.json", "--checklists"], in: folder)
                .expectFailure(65, "there are no checklists and no documents of people to write")
        }
    }

    @Test func `progress needs its template among the files that are checked`() throws {
        let table = "person,template,item,done\nAverbeck,t,a,yes\n"
        try withTemporaryFolder(with: ["c.json": Self.list, "p.csv": table]) { folder in
            try Command.run(["check", "c.json", "p.csv"], in: folder).expectSuccess()
            let alone = try Command.run(["check", "p.csv"], in: folder)
            #expect(alone.status == 65)
            #expect(alone.text == "p.csv:2:1: error: 'Averbeck' has progress with template 't', which no source has\n")
        }
    }

    @Test func `statistics count documents on the last day, and what is done`() throws {
        try withTemporaryFolder(with: ["c.json": Self.list]) { folder in
            let command = ["stats", "--from", "2026-06-15", "-s", "c.json"]
            let output = try Command.run(command, in: folder)
            #expect(
                output.text == """
                    Documents on 2026-06-15
                    Name     Valid  Within 60 days  Expired  Missing
                    Corvane      0               1        0        0

                    Checklists
                    Name     Checklist   Done  Items
                    Corvane  Onboarding     1      1

                    """, "\(output.text)\(output.errorText)")
            let json = try Command.run(command + ["--format", "json"], in: folder)
            #expect(json.text.contains(#"{"name": "Corvane", "valid": 0, "soon": 1, "expired": 0, "missing": 0}"#))
            #expect(try JSONSchema.errors(of: json.stdout, named: "stats", in: "stats.schema.json") == "0\n")
            try Command.run(["stats", "-s", "c.json"], in: folder).expectFailure(65, "give --from")
            try Command.run(command + ["--person", "Nobody"], in: folder).expectFailure(
                65, "nobody is called 'Nobody'")
        }
    }
}
