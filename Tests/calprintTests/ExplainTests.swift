import Foundation
import GoldenSupport
import Testing

/// `check --explain` says what was understood of a table.
@Suite struct ExplainTests {
    private static let table = "Date,Day,O.S.,Night\n3/1/2026,Sun,A,B\n3/2/2026,Mon,,C\nTotal,,1,2\n"

    private func explain(_ options: String...) throws -> String {
        try withTemporaryFolder(with: ["r.csv": Self.table]) { folder in
            let output = try Command.run(["check", "--explain", "r.csv"] + options, in: folder)
            output.expectSuccess()
            return output.text
        }
    }

    @Test func `as text`() throws {
        let text = try explain()
        for line in [
            "r.csv: a row a day, a column a line", "  rows 2 to 3: days (2)", "  column 'O.S.': line OS",
            "  column 'Day': left out: weekdays",
            "  date order: month first, because the weekdays agree", "  row 'Total' is left out: it has totals",
            "  for example, 'B' is on Night on Sunday, 2026-03-01 (line 2)",
            "  cells: 14, 9 used; 5 not: A4, C4, D4 (it has totals), B2:B3 (it has weekdays)",
            "  |       | Sun 1 | Mon 2 | Tue 3 | Wed 4 | Thu 5 | Fri 6 | Sat 7 |",
            "  | Night | B     | C     |       |       |       |       |       |",
            "r.csv:4:1: note: row 'Total' is left out: it has totals",
        ] {
            #expect(text.split(separator: "\n").map(String.init).contains(line), "\(text)")
        }
    }

    @Test func `a roster is shown by its rows, its headings and its columns`() throws {
        let table =
            "June 2026\nName,1,2,3,4,5,6,7\nNurses,,,,,,,\nAverbeck,D,D,N,,,,\nBelacqua,,,D,N,,,\n\nICU\nKovář,N,N,,D,,,\n"
        try withTemporaryFolder(with: ["r.csv": table]) { folder in
            let output = try Command.run(["check", "--explain", "r.csv"], in: folder)
            output.expectSuccess()
            let lines = output.text.split(separator: "\n").map(String.init)
            for line in [
                "  rows 4 to 5, 8: people (3)", "  rows 3, 7: headings of groups (2)", "  columns B to H: days (7)",
                "r.csv:7:1: note: row 'ICU' is taken for the heading of the people below it",
            ] {
                #expect(lines.contains(line), "\(output.text)")
            }
            #expect(!output.text.contains("3:1: note"))
        }
    }

    @Test func `each entry names its cells as JSON`() throws {
        let text = try explain("--json")
        let entry = #"{"date": "2026-03-01", "line": "OS", "text": "A", "sheet": null, "cells": ["C2", "C1", "A2"]}"#
        #expect(text.contains(entry), "\(text)")
    }

    @Test func `a report has the account of each table`() throws {
        try withTemporaryFolder(with: ["r.csv": Self.table]) { folder in
            try Command.run(
                ["--from", "2026-03", "-s", "r.csv", "-o", "a.pdf", "--report", "r.json", "--quiet"], in: folder
            ).expectSuccess()
            let report = try folder.bytes(of: "r.json")
            #expect(
                String(decoding: report, as: UTF8.self).contains(
                    #"{"file": "r.csv", "sheet": null, "cells": {"count": 14, "used": 9, "uses": ["#))
            let errors = try JSONSchema.errors(of: report, named: "report", in: "report.schema.json", after: "pass")
            #expect(errors == "0\n")
        }
    }

    @Test func `files of a folder have their own names`() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "rosters"), withIntermediateDirectories: true)
            try folder.write(Self.table, to: "rosters/a.csv")
            try folder.write("not a schedule", to: "rosters/b.txt")
            try folder.write("[]", to: "rosters/c.json")
            try folder.write(Self.table, to: "d.csv")
            let output = try Command.run(["check", "--explain", "rosters", "d.csv"], in: folder)
            let lines = output.text.split(separator: "\n").map(String.init)
            for line in [
                "rosters/a.csv: a row a day, a column a line", "rosters/b.txt: no table that can be read",
                "rosters/c.json: no table that can be read", "d.csv: a row a day, a column a line",
            ] {
                #expect(lines.contains(line), "\(output.text)")
            }
        }
    }

    @Test func `as JSON`() throws {
        let object = try JSONSerialization.jsonObject(with: Data(try explain("--json").utf8)) as? [String: Any]
        let files = try #require(object?["files"] as? [[String: Any]])
        let tables = try #require(files.first?["tables"] as? [[String: Any]])
        #expect(tables.first?["shape"] as? String == "days" && tables.first?["dateOrder"] as? String == "mdy")
        let examples = try #require(tables.first?["examples"] as? [[String: Any]])
        #expect(examples.map { $0["text"] as? String } == ["A", "B", "C"])
        let cells = try #require(tables.first?["cells"] as? [String: Any])
        #expect(cells["count"] as? Int == 14 && cells["used"] as? Int == 9)
        #expect((files.first?["firstDays"] as? [Any])?.count == 2)
        #expect((object?["findings"] as? [Any])?.count == 2)
    }
}
