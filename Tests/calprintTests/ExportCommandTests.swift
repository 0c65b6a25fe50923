import Foundation
import GoldenSupport
import Testing

/// `export`, as far as it is the command's.
@Suite struct ExportCommandTests {
    @Test(arguments: ["a.xlsx", "folder.json/a.PDF", "b.c.txt"])
    func `a name of no format is refused`(_ name: String) throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(["export", "-s", Command.schedule, "-o", name], in: folder)
            output.expectFailure(64, "--format chooses one of json, csv, ics")
            let chosen = ["export", "-s", Command.schedule, "-o", "a.xlsx", "--format", "json"]
            try Command.run(chosen, in: folder).expectSuccess()
        }
    }

    @Test func `an address on the web is no file`() throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(["export", "-s", "https://example.org/a.ics"], in: folder)
            output.expectFailure(64, "not 'https://example.org/a.ics'", "[source.NAME]", "calprint fetch NAME")
        }
    }

    @Test func `the kind is told by the option, else by the name, else it is json`() throws {
        try withTemporaryFolder { folder in
            let export = ["export", "-s", Command.schedule, "--from", "2025-01-02"]
            let table = "date,OS,CL,OFF,CALL\r\n2025-01-02,P.G.K.A.D.F.,N.B.C.,,AVERBECK\r\n"
            let printed = try Command.run(export + ["--format", "csv"], in: folder)
            #expect(printed.text == table)
            let named = try Command.run(export + ["-o", "a.csv"], in: folder)
            #expect(named.status == 0)
            #expect(try folder.text(of: "a.csv") == table)
            let chosen = try Command.run(export + ["-o", "b.csv", "--format", "ics"], in: folder)
            #expect(chosen.status == 0)
            #expect(try folder.text(of: "b.csv").hasPrefix("BEGIN:VCALENDAR\r\n"))
            let other = try Command.run(export, in: folder)
            #expect(other.text.hasPrefix("{\n  \"format\": \"provider-schedule\""))
        }
    }

    @Test func `days and months, both ends included`() throws {
        func days(_ arguments: String...) throws -> [Substring] {
            let export = ["export", "-s", Command.schedule, "--format", "csv"]
            return try Command.run(export + arguments).text.split(separator: "\r\n").dropFirst().map { $0.prefix(10) }
        }
        #expect(try days("--from", "2025-01-30", "--to", "2025-02-01") == ["2025-01-30", "2025-01-31", "2025-02-01"])
        let february = try days("--from", "2025-02")
        #expect(february.count == 28 && february.first == "2025-02-01" && february.last == "2025-02-28")
        #expect(try days("--from", "2025-02", "--to", "2025-03-01").count == 29)
        #expect(try days().count == 724)
    }

    @Test func `what the kind has no place for is noted`() throws {
        let output = try Command.run(["export", "-s", Command.schedule, "--from", "2025-01", "--format", "csv"])
        #expect(output.status == 0)
        #expect(
            output.errorText
                == "calprint: note: months with notes are left out: 1; json has them, and csv with --notes\n")
    }

    @Test(arguments: [
        (["--to", "2025-01"], "--from"), (["--from", "2025-02", "--to", "2025-01-31"], "comes before"),
        (["--from", "2025-02-30"], "neither a month"), (["--format", "pdf"], "pdf"),
        (["--notes"], "--notes is for csv"),
        (["--spreadsheet-safe"], "--spreadsheet-safe is for csv"),
    ])
    func `a wrong command line is a usage error`(arguments: [String], words: String) throws {
        try Command.run(["export", "-s", Command.schedule] + arguments).expectFailure(64, words)
    }

    @Test func `without a schedule and a store nothing takes the place of the old file`() throws {
        try withTemporaryFolder(with: ["a.json": "old"]) { folder in
            let output = try Command.run(["export", "-o", "a.json"], in: folder)
            output.expectFailure(66, "no schedule given", "no store")
            #expect(try folder.text(of: "a.json") == "old")
        }
    }

    @Test func `a bad schedule leaves the old file`() throws {
        try withTemporaryFolder(with: ["a.json": "old", "bad.json": "{}"]) { folder in
            let output = try Command.run(["export", "-s", "bad.json", "-o", "a.json"], in: folder)
            #expect(output.status == 65 && output.stdout == [])
            #expect(try folder.text(of: "a.json") == "old")
        }
    }
}
