import Foundation
import GoldenSupport
import Testing

/// Calendars of people and of lines: `-s NAME=FILE`.
@Suite struct OwnerSourceTests {
    private static func calendar(_ events: [(uid: String, day: Int, title: String)], properties: String = "") -> String
    {
        let components = events.map { event in
            """
            BEGIN:VEVENT
            UID:\(event.uid)
            DTSTART;VALUE=DATE:202501\(event.day < 10 ? "0" : "")\(event.day)
            SUMMARY:\(event.title)
            \(properties)END:VEVENT

            """
        }
        return "BEGIN:VCALENDAR\n\(components.joined())END:VCALENDAR\n"
    }

    private static let files = [
        "a.ics": calendar([("retreat", 7, "Clinic retreat")]), "b.ics": calendar([("retreat", 7, "Clinic retreat")]),
        "own.ics": calendar([("x", 8, "Teaching")], properties: "X-CALPRINT-OWNER:Belacqua\n"),
        "t.csv": "date,OS,CL\n2025-01-07,Averbeck,Corvane\n",
        "p.json": """
        {"format": "provider-schedule", "version": 1, "title": "Clinic", "lines": [{"key": "er", "label": "Peds"}],
         "people": [{"name": "Kovář", "initials": "K", "spellings": ["Dr. Kovář"]}], "days": []}
        """,
    ]

    /// The events of a month as a report has them: day, line and text.
    private func entries(_ arguments: [String], _ folder: URL) throws -> [String] {
        try Command.reportedEvents(["--from", "2025-01"] + arguments, in: folder).map { entry in
            [entry["line"], entry["text"]].map { $0 as? String ?? "-" }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        (["Corvane=a.ics"], ["- Corvane: Clinic retreat"]), (["OS=a.ics"], ["os Clinic retreat"]),
        (["CALL=a.ics"], ["call Clinic retreat"]), (["person:OS=a.ics"], ["- OS: Clinic retreat"]),
        (["line:Corvane=a.ics"], ["corvane Clinic retreat"]), (["p.json", "peds=a.ics"], ["er Clinic retreat"]),
        (["p.json", "K=a.ics"], ["- Kovář: Clinic retreat"]), (["K=a.ics", "p.json"], ["- Kovář: Clinic retreat"]),
        (["p.json", "person:Dr. Kovář=a.ics"], ["- Kovář: Clinic retreat"]),
        (["line:Lab=a.ics", "lab=b.ics"], ["lab Clinic retreat", "lab Clinic retreat"]),
        (["Corvane=own.ics"], ["- Belacqua: Teaching"]), (["Clinic=a.ics"], ["- Clinic retreat"]),
        (["Corvane=a.ics", "Averbeck=b.ics"], ["- Corvane: Clinic retreat", "- Averbeck: Clinic retreat"]),
        (["?=a.ics"], ["? Clinic retreat"]),
    ])
    func `a name that is a line is that line, any other is a person's`(sources: [String], expected: [String]) throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            let found = try entries(sources.flatMap { ["-s", $0] }, folder)
            #expect(found == expected)
        }
    }

    @Test func `people of a file of their own have calendars, too`() throws {
        let people = "[[people]]\nname = \"Núñolver\"\ninitials = \"N\"\n"
        try withTemporaryFolder(with: OwnerSourceTests.files.merging(["p.toml": people]) { $1 }) { folder in
            let found = try entries(["-s", "N=a.ics", "--people", "p.toml"], folder)
            #expect(found == ["- Núñolver: Clinic retreat"])
        }
    }

    @Test func `a note tells of a name that is nearly a line's`() throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            let note = """
                a.ics:1:1: note: 'CALLS' is taken as a person (did you mean 'CALL'? line:CALLS=FILE makes it a line)

                """
            let told = try Command.run(["check", "CALLS=a.ics"], in: folder).text
            #expect(told == note)
            #expect(
                try Command.run(["check", "--strict", "person:CALLS=a.ics", "Corvane=b.ics"], in: folder).text == "")
        }
    }

    @Test func `a table has no name before it`() throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            for name in ["Corvane", "person:Corvane"] {
                let output = try Command.run(["check", "\(name)=t.csv"], in: folder)
                #expect(output.status == 65)
                #expect(output.text == "t.csv:1:1: error: only calendars (ics, remind) can be somebody's as a whole\n")
            }
            try Command.run(["--from", "2025-01", "-s", "person:**=a.ics", "-o", "a.pdf"], in: folder)
                .expectFailure(64, "person:**=FILE needs a name with a letter or a digit in it")
        }
    }

    @Test func `a person's own sheet, phone and list have the calendar`() throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            let sources = ["-s", "t.csv", "-s", "Corvane=a.ics", "-s", "Granholt-Pym=b.ics"]
            #expect(
                try entries(sources + ["--person", "Granholt-Pym", "--only"], folder) == ["- Clinic retreat"])
            #expect(try entries(sources + ["--person", "Averbeck", "--only"], folder) == [])
            let phone = try Command.run(
                ["export", "--format", "ics", "--person", "Granholt-Pym", "-o", "-"] + sources, in: folder)
            #expect(phone.text.contains("SUMMARY:Clinic retreat\r\n"), "\(phone.errorText)")
            let list = try Command.run(["--list-people"] + sources, in: folder).text
            let names = list.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
            #expect(names == ["Name", "Averbeck", "Corvane", "Granholt-Pym"])
        }
    }

    @Test func `the foot names what was merged, and one source as before`() throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            func foot(_ arguments: [String]) throws -> String {
                try Command.run(["--from", "2025-01", "-o", "a.pdf"] + arguments, in: folder).expectSuccess()
                let words = try PDFWords(pdf: folder.bytes(of: "a.pdf")).words.map(\.text)
                let foot = words.suffix(12).split(separator: "page")[0]
                return foot.filter { $0.contains("vane") || $0.contains("beck") || $0.hasPrefix("Clinic") }
                    .joined(separator: " ")
            }
            let owners = ["-s", "Corvane=own.ics", "-s", "Averbeck=own.ics"]
            let merged = try foot(["-s", "p.json"] + owners)
            #expect(merged == "Clinic, Corvane, Averbeck")
            #expect(try foot(["-s", "Corvane=own.ics"]) == "")
            #expect(try foot(["-s", "p.json", "-s", "own.ics"]) == "Clinic")
        }
    }

    @Test func `a store keeps whose the events are, and so does an export`() throws {
        try withTemporaryFolder(with: OwnerSourceTests.files) { folder in
            for source in ["Corvane=a.ics", "Averbeck=b.ics"] {
                let output = try Command.run(["import", "--store", "s.sqlite", source], in: folder)
                #expect(output.text == "\(source): added 1, changed 0, left 0, removed 0\n", "\(output.errorText)")
            }
            let expected = ["- Averbeck: Clinic retreat", "- Corvane: Clinic retreat"]
            let stored = try entries(["--store", "s.sqlite"], folder)
            #expect(stored.sorted() == expected)
            for format in ["ics", "json"] {
                try Command.run(["export", "--store", "s.sqlite", "-o", "all.\(format)"], in: folder).expectSuccess()
                let exported = try entries(["-s", "all.\(format)"], folder)
                #expect(exported.sorted() == expected)
            }
        }
    }
}
