import Foundation
import GoldenSupport
import Testing

/// `--since`: what changed since an earlier schedule.
@Suite struct SinceOptionTests {
    private let draw = ["--from", "2025-01", "-s", "new.json", "--since"]

    private static func schedule(_ days: String, more: String = "") -> String {
        #"{"format": "provider-schedule", "version": 1, "people": [{"name": "Kovář", "initials": "K"}, "#
            + #"{"name": "Averbeck", "initials": "A"}, {"name": "Belacqua", "initials": "B"}], "#
            + #""days": [\#(days)]\#(more)}"#
    }

    private static let old = schedule(
        #"{"date": "2025-01-06", "os": "KOVÁŘ / BELACQUA", "call": "Belacqua"}, "#
            + #"{"date": "2025-01-07", "os": "A", "cl": "B"}, {"date": "2025-02-03", "os": "K"}"#,
        more: #", "events": [{"title": "Staff", "start": "2025-01-08T10:00", "place": "Hall"}, "#
            + #"{"title": "Secret old", "start": "2025-01-09T10:00", "private": true}]"#)
    private static let new = schedule(
        #"{"date": "2025-01-06", "os": "KOVÁŘ / AVERBECK", "call": "Belacqua"}, "#
            + #"{"date": "2025-01-07", "os": "A"}, {"date": "2025-02-03", "os": "B"}"#,
        more: #", "events": [{"title": "Staff", "start": "2025-01-08T10:30", "place": "Hall"}, "#
            + #"{"title": "Secret new", "start": "2025-01-09T11:00", "private": true}]"#)

    private func withSchedules(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder(with: ["old.json": Self.old, "new.json": Self.new]) { folder in
            try body(folder)
        }
    }

    /// `place: old → new`, as the report has the changes.
    private func changes(of name: String, in folder: URL) throws -> [String] {
        let report = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: name))) as? [String: Any]
        let changes = try #require(report?["changes"] as? [[String: Any]])
        return changes.map { change in
            let place = change["date"] as? String ?? change["month"] as? String ?? ""
            return "\(place) \(change["line"] as? String ?? "-"): \(change["old"] as? String ?? "")"
                + " → \(change["new"] as? String ?? "")"
        }
    }

    private static let expected = [
        "2025-01-06 os: KOVÁŘ / BELACQUA → KOVÁŘ / AVERBECK", "2025-01-07 cl: B → ",
        "2025-01-08 -: 10:00 Staff, Hall → 10:30 Staff, Hall",
    ]

    @Test func `a schedule's changes are in the report, on the page, and on a page of their own`() throws {
        try withSchedules { folder in
            try Command.run(draw + ["old.json", "-o", "a.pdf", "--report", "r.json"], in: folder)
                .expectDone()
            #expect(try changes(of: "r.json", in: folder) == Self.expected)
            let path = folder.appending(path: "a.pdf").path
            let pages = try requireSuccess(of: "pdftotext", ["-layout", path, "-"]).text.split(separator: "\u{0C}")
            try #require(pages.count == 2)
            #expect(pages[1].contains("Changes") && pages[1].contains("Monday, January 6"))
            #expect(pages[1].contains("+ Averbeck − Belacqua") && pages[0].contains("page 1 of 2"))
        }
    }

    @Test func `the report follows its schema`() throws {
        let run = try withTemporaryFolder(with: ["old.json": Self.old]) { folder in
            return try ReportRun(
                ["--from", "2025-01", "--since", folder.appending(path: "old.json").path], schedules: [Self.new])
        }
        let bytes = try #require(run.bytes)
        #expect(try JSONSchema.errors(of: bytes, named: "report", in: "report.schema.json", after: "pass") == "0\n")
        for statement in ["del report['changes'][0]['old']", "report['changes'][0]['date'] = 'x'"] {
            let errors = try JSONSchema.errors(of: bytes, named: "report", in: "report.schema.json", after: statement)
            #expect(errors != "0\n")
        }
    }

    @Test func `the report has the records that differ`() throws {
        func schedule(_ phone: String) -> String {
            #"{"format": "provider-schedule", "version": 1, "people": [{"name": "Averbeck", "phone": "\#(phone)"}], "#
                + #""days": [{"date": "2025-01-06", "call": "Averbeck"}]}"#
        }
        try withTemporaryFolder(with: ["old.json": schedule("111"), "new.json": schedule("222")]) { folder in
            try Command.run(
                ["--from", "2025-01-06", "--view", "call", "-s", "new.json", "--since", "old.json", "-o", "a.pdf"]
                    + ["--report", "r.json"], in: folder
            ).expectDone()
            let report = try folder.bytes(of: "r.json")
            #expect(
                String(decoding: report, as: UTF8.self).contains(
                    #"{"record": "person", "subject": "Averbeck", "field": "phone", "old": "111", "new": "222"}"#))
            let errors = try JSONSchema.errors(of: report, named: "report", in: "report.schema.json", after: "pass")
            #expect(errors == "0\n")
        }
    }

    @Test func `documents that differ are on the page of changes`() throws {
        func table(_ expires: String) -> String { "person,document,expires\nAverbeck,CPR,\(expires)\n" }
        try withTemporaryFolder(with: ["a.csv": table("2025-03-01"), "b.csv": table("2026-03-01")]) { folder in
            let arguments = ["--view", "requirements", "--today", "2025-01-06", "-s", "b.csv", "--since", "a.csv"]
            try Command.run(arguments + ["-o", "a.pdf"], in: folder).expectDone()
            let path = folder.appending(path: "a.pdf").path
            let pages = try requireSuccess(of: "pdftotext", ["-layout", path, "-"]).text.split(separator: "\u{0C}")
            try #require(pages.count == 2)
            #expect(pages[1].contains("Averbeck, CPR") && pages[1].contains("1 Mar 2026"), "\(pages[1])")
            #expect(pages[1].contains("was 1 Mar 2025"), "\(pages[1])")
        }
    }

    @Test func `the account has what is gone, and closes`() throws {
        try withSchedules { folder in
            try Command.run(
                draw + [
                    "old.json", "--view", "month,agenda,week,day,roster,year", "-o", "a.pdf", "--report", "r.json",
                ],
                in: folder
            ).expectDone()
            let report = try folder.text(of: "r.json")
            #expect(report.contains(#""kind": "removed", "line": "os", "text": "KOVÁŘ / BELACQUA""#))
        }
    }

    @Test(arguments: ["month", "agenda", "month,week"])
    func `the report of a PDF does as well as its schedule`(view: String) throws {
        try withSchedules { folder in
            try Command.run(
                [
                    "--from", "2025-01", "-s", "old.json", "--view", view, "-o", "a.pdf", "--report", "old-report.json",
                ], in: folder
            ).expectDone()
            try Command.run(
                ["--from", "2025-01", "--to", "2025-02", "-s", "new.json", "--since", "old-report.json"]
                    + ["-o", "b.pdf", "--report", "r.json"], in: folder
            ).expectDone()
            let found = try changes(of: "r.json", in: folder)
            // The report knows the printed words only, and nothing of February.
            #expect(
                found.map { $0.prefix(13) } == ["2025-01-06 os", "2025-01-07 cl", "2025-01-08 -:", "2025-01-08 -:"]
                    || found.map { $0.prefix(13) } == ["2025-01-06 os", "2025-01-07 cl", "2025-01-08 -:"])
            #expect(Array(found.prefix(2)) == Array(Self.expected.prefix(2)))
            // Of the same schedule it says that nothing changed.
            let same = try Command.run(
                ["--from", "2025-01", "-s", "old.json", "--since", "old-report.json", "-o", "c.pdf"], in: folder)
            #expect(same.status == 0 && same.errorText.contains("nothing has changed since 'old-report.json'"))
        }
    }

    @Test func `if nothing changed, the pages are those without the option, and a note says so`() throws {
        try withSchedules { folder in
            let same = try Command.run(draw + ["new.json", "-o", "a.pdf", "--report", "r.json"], in: folder)
            #expect(same.status == 0)
            #expect(same.errorText.contains("calprint: note: nothing has changed since 'new.json' (--since)\n"))
            #expect(try changes(of: "r.json", in: folder) == [])
            try Command.run(["--from", "2025-01", "-s", "new.json", "-o", "b.pdf"], in: folder).expectDone()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
        }
    }

    @Test func `a folder is a schedule, too`() throws {
        try withSchedules { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "last"), withIntermediateDirectories: false)
            try folder.write(Self.old, to: "last/old.json")
            try Command.run(draw + ["last", "-o", "a.pdf", "--report", "r.json"], in: folder).expectDone()
            #expect(try changes(of: "r.json", in: folder) == Self.expected)
        }
    }

    // MARK: Hidden entries

    @Test func `lines that are not drawn, private events and other people stay away`() throws {
        try withSchedules { folder in
            func report(_ options: String...) throws -> [String] {
                try Command.run(draw + ["old.json"] + options + ["-o", "a.html", "--report", "r.json"], in: folder)
                    .expectDone()
                return try changes(of: "r.json", in: folder)
            }
            #expect(try report("--line", "cl") == ["2025-01-07 cl: B → "])
            #expect(try report("--hide", "os") == Array(Self.expected.dropFirst()))
            #expect(
                try report("--person", "Belacqua", "--person", "B") == [
                    "2025-01-06 os: KOVÁŘ / BELACQUA → ", "2025-01-07 cl: B → ",
                ])
            #expect(try report("--private", "busy").contains("2025-01-09 -: 10:00 busy → 11:00 busy"))
            let own = try report("--person", "Belacqua", "--only")
            #expect(
                own.filter { !$0.hasPrefix("2025-01 ") } == ["2025-01-06 os: OS … → ", "2025-01-07 cl: CL → "]
                    || own.contains { $0.hasPrefix("2025-01-06 os: OS") })
            for file in ["a.html", "r.json"] {
                let text = try folder.text(of: file).lowercased()
                for name in ["kovář", "averbeck", "secret"] { #expect(!text.contains(name), "\(file): \(name)") }
            }
        }
    }

    @Test func `the report of an own sheet is for that sheet`() throws {
        try withSchedules { folder in
            let own = ["--person", "Belacqua", "--only"]
            try Command.run(
                ["--from", "2025-01", "-s", "old.json", "-o", "a.pdf", "--report", "own.json"] + own, in: folder
            ).expectDone()
            try Command.run(draw + ["own.json", "-o", "b.pdf", "--report", "r.json"] + own, in: folder)
                .expectDone()
            let found = try changes(of: "r.json", in: folder)
            #expect(found.contains { $0.hasPrefix("2025-01-06 os: OS") && $0.hasSuffix("→ ") }, "\(found)")
            try Command.run(draw + ["own.json", "-o", "c.pdf"], in: folder)
                .expectFailure(65, "the earlier report is of one person's own sheet")
        }
    }

    // MARK: Errors

    @Test func `an earlier schedule that cannot be read fails as a schedule does`() throws {
        try withSchedules { folder in
            try Command.run(draw + ["none.json", "-o", "a.pdf"], in: folder).expectFailure(66, "none.json")
            try folder.write("{", to: "bad.json")
            let bad = try Command.run(draw + ["bad.json", "-o", "a.pdf"], in: folder)
            #expect(bad.status == 65 && bad.errorText.contains("bad.json:1:2: error:"))
            try folder.write(#"{"format": "calprint-report", "version": 1, "entries": [}"#, to: "bad-report.json")
            let report = try Command.run(draw + ["bad-report.json", "-o", "a.pdf"], in: folder)
            #expect(
                report.status == 65 && report.errorText.contains("bad-report.json:1:57: error:"), "\(report.errorText)")
            try folder.write("%PDF-1.7\n", to: "old.pdf")
            let pdf = try Command.run(draw + ["old.pdf", "-o", "a.pdf"], in: folder)
            #expect(pdf.status == 65)
            #expect(
                pdf.errorText == """
                    old.pdf:1:1: error: unknown format (a PDF has no schedule in it; give the file that it was drawn \
                    from, or for --since its report)

                    """)
            try Command.run(draw + ["2024-12-01", "-o", "a.pdf"], in: folder)
                .expectFailure(66, "a date takes the schedule from the store, and there is none (calprint import FILE)")
            try Command.run(
                ["--from", "2025-01", "--store", "none", "--since", "2024-12-01", "-o", "a.pdf"], in: folder
            )
            .expectFailure(66, "no such store")
            try Command.run(["--from", "2025-01", "-s", "-", "--since", "-", "-o", "a.pdf"], in: folder)
                .expectFailure(64, "standard input can be read only once")
            #expect(try !folder.names.contains("a.pdf"))
        }
    }

    @Test func `it is not replaced`() throws {
        try withSchedules { folder in
            try Command.run(draw + ["old.json", "-o", "a.pdf", "--report", "old.json"], in: folder)
                .expectFailure(64, "'old.json' is the earlier schedule of this run")
        }
    }

    @Test func `an item of a batch has it, and is drawn again if it changes`() throws {
        try withSchedules { folder in
            try folder.write(
                #"{"id": "a", "from": "2025-01", "schedule": "new.json", "since": "old.json"}"#, to: "m.jsonl")
            func run() throws -> String {
                let batch = try Command.run(["batch", "m.jsonl", "--out", "out"], in: folder)
                #expect(batch.status == 0, "\(batch.errorText)")
                return try requireSuccess(of: "pdftotext", [folder.appending(path: "out/a.pdf").path, "-"]).text
            }
            #expect(try run().contains("Changes"))
            try folder.write(Self.new, to: "old.json")
            #expect(try !run().contains("Changes"))
        }
    }
}

extension ProgramOutput {
    fileprivate func expectDone(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(status == 0, "\(errorText)", sourceLocation: sourceLocation)
    }
}
