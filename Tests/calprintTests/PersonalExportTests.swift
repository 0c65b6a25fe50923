import Foundation
import GoldenSupport
import Testing

/// `export --person`: one person's calendar, for a phone.
@Suite struct PersonalExportTests {
    static let schedule = #"""
        {"format": "provider-schedule", "version": 1, "id": "ward-3", "title": "Ward 3",
         "people": [{"name": "Kovář", "initials": "K"}, {"name": "Averbeck", "initials": "A"},
                    {"name": "D.C. Doe", "initials": "D.C."}],
         "days": [{"date": "2025-01-02", "os": "K.A.", "call": "Dr. Kovar"},
                  {"date": "2025-01-03", "off": "Kovář — sick, Averbeck instead"}],
         "notes": [{"month": "2025-01", "line1": "Averbeck has the keys"}],
         "events": [{"title": "Dentist", "person": "Kovář", "start": "2025-01-06", "private": true}]}
        """#

    private func export(_ schedule: String, _ arguments: String...) throws -> ProgramOutput {
        try withTemporaryFolder(with: ["s.json": schedule]) { folder in
            return try Command.run(["export", "-s", "s.json"] + arguments, in: folder)
        }
    }

    @Test func `a person is found by any of their names, and what the calendar lacks is noted`() throws {
        let output = try export(
            PersonalExportTests.schedule, "--person", "k", "--person", "Dr. Kovar", "--format", "ics")
        #expect(output.status == 0)
        #expect(output.text.contains("X-WR-CALNAME:Ward 3: Kovář\r\n"))
        let summaries = output.text.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY") }
        #expect(summaries == ["SUMMARY:OS", "SUMMARY:CALL", "SUMMARY:OFF"])
        #expect(!output.text.contains("Averbeck") && !output.text.contains("sick"))
        #expect(
            output.errorText.split(separator: "\n") == [
                "calprint: note: private events are left out: 1; --private busy or show writes them",
                "calprint: note: texts that say more than who is on a line: 1; the calendar has only the line",
            ])
        let shown = try export(PersonalExportTests.schedule, "--person", "K", "--format", "ics", "--private", "show")
        #expect(shown.text.contains("SUMMARY:Dentist\r\nCLASS:PRIVATE"))
    }

    @Test func `the same file from another path has the same bytes`() throws {
        try withTemporaryFolder(with: ["a.json": PersonalExportTests.schedule]) { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "b"), withIntermediateDirectories: false)
            try folder.write(PersonalExportTests.schedule, to: "b/c.json")
            for name in ["a.json", "b/c.json"] {
                let export = ["export", "-s", name, "--person", "Kovář", "-o", "\(name).ics"]
                #expect(try Command.run(export, in: folder).status == 0)
            }
            #expect(try folder.bytes(of: "a.json.ics") == folder.bytes(of: "b/c.json.ics"))
        }
    }

    @Test func `a schedule without an id is told of`() throws {
        let untitled = PersonalExportTests.schedule.replacing(#""id": "ward-3", "title": "Ward 3","#, with: "")
        let titled = PersonalExportTests.schedule.replacing(#""id": "ward-3", "#, with: "")
        let person = ["--person", "A", "--format", "ics"]
        #expect(
            try export(untitled, person[0], person[1], person[2], person[3]).errorText.hasPrefix(
                "calprint: warning: the schedule has neither an id nor a title; "))
        #expect(
            try export(titled, person[0], person[1], person[2], person[3]).errorText.hasPrefix(
                "calprint: note: the schedule has no id, so its title 'Ward 3' must stay as it is; "))
    }

    @Test func `somebody who is declared and has nothing to do has an empty calendar`() throws {
        let output = try export(PersonalExportTests.schedule, "--person", "D.C.", "--format", "ics")
        #expect(output.status == 0 && output.errorText == "" && !output.text.contains("VEVENT"))
    }

    @Test(arguments: [
        (["--person", "Kovár"], 65, "no entry names 'Kovár' (did you mean 'Kovář'?) (--person)"),
        (["--person", "D"], 65, "no entry names 'D' (--person)"),
        (["--person", "K", "--person", "A"], 65, "'A' could be 'Kovář' or 'Averbeck' (--person)"),
        (["--person", "!"], 64, "--person takes a name"),
        (["--person", "K", "--format", "csv"], 64, "--person is for ics; the output is csv"),
        (["--private", "maybe"], 64, "omit, busy or show is expected"),
    ])
    func `who is meant has to be certain`(arguments: [String], status: Int32, words: String) throws {
        try withTemporaryFolder(with: ["s.json": PersonalExportTests.schedule]) { folder in
            let format = arguments.contains("--format") ? [] : ["--format", "ics"]
            try Command.run(["export", "-s", "s.json"] + arguments + format, in: folder).expectFailure(status, words)
        }
    }

    /// A person's own pages do not make a copy of the schedule their own.
    @Test func `a configuration file takes nothing out of an export`() throws {
        try withTemporaryFolder { folder in
            try folder.write(PersonalExportTests.schedule, to: "s.json")
            try folder.write("provider = [\"K\"]\nprivate = \"busy\"\n", to: "c.toml")
            let plain = try Command.run(["export", "-s", "s.json"], in: folder)
            let configured = try Command.run(["export", "-s", "s.json", "--config", "c.toml"], in: folder)
            #expect(configured.status == 0 && configured.stdout == plain.stdout && plain.text.contains("Dentist"))
        }
    }

    @Test(arguments: [
        ("json", "omit", false, false), ("json", "busy", false, true), ("json", "show", true, true),
        ("ics", "omit", false, false), ("ics", "busy", false, true), ("ics", "show", true, true),
    ])
    func `an export has of private events what is asked for`(
        format: String, rule: String, hasWords: Bool, isMarked: Bool
    ) throws {
        let output = try export(PersonalExportTests.schedule, "--format", format, "--private", rule)
        #expect(output.status == 0 && output.text.contains("Dentist") == hasWords)
        #expect(output.text.contains("busy") == (rule == "busy"))
        #expect((output.text.contains("CLASS:PRIVATE") || output.text.contains("\"private\": true")) == isMarked)
    }
}
