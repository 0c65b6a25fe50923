import Foundation
import GoldenSupport
import Testing

/// `--since 2025-05-01`: what changed since the store was as it was on a day.
@Suite struct SinceDateTests {
    private let draw = ["--from", "2025-01", "-o", "a.pdf", "--report", "r.json"]

    /// A store with two imports: of 1 December, and of 20 December, which changes a day, adds one and moves one.
    private func withStore(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            func file(_ days: String) -> String {
                #"{"format": "provider-schedule", "version": 1, "timeZone": "America/Chicago", "days": [\#(days)]}"#
            }
            let (old, new) = (#""modified": "2024-12-01T12:00:00Z"}"#, #""modified": "2024-12-20T03:00:00Z"}"#)
            try folder.write(
                file(
                    #"{"date": "2025-01-06", "os": "A", \#(old), {"date": "2025-01-07", "os": "M", "id": "m", \#(old), "#
                        + #"{"date": "2025-01-10", "os": "S", \#(old)"#), to: "old.json")
            try folder.write(
                file(
                    #"{"date": "2025-01-06", "os": "B", \#(new), {"date": "2025-01-08", "os": "M", "id": "m", \#(new), "#
                        + #"{"date": "2025-01-09", "os": "N", \#(new)"#), to: "new.json")
            for name in ["old.json", "new.json"] {
                try folder.write(folder.text(of: name), to: "now.json")
                #expect(try Command.run(["import", "now.json", "--store", "s"], in: folder).status == 0)
            }
            try body(folder)
        }
    }

    private func changes(in folder: URL) throws -> [String] {
        let report = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: "r.json"))) as? [String: Any]
        let changes = try #require(report?["changes"] as? [[String: Any]])
        return changes.map { change in
            let words = ["date", "old", "new"].map { change[$0] as? String ?? "" }
            return "\(words[0]) \(words[1]) → \(words[2])"
        }
    }

    private static let all = ["2025-01-06 A → B", "2025-01-07 M → ", "2025-01-08  → M", "2025-01-09  → N"]

    @Test func `a date is the store at the end of that day, where the schedule is at home`() throws {
        try withStore { folder in
            // In Chicago it was still the 19th.
            for (day, expected) in [("2024-12-18", Self.all), ("2024-12-19", []), ("2025-06-01", [])] {
                let drawn = try Command.run(draw + ["--store", "s", "--since", day], in: folder)
                #expect(drawn.status == 0, "\(drawn.errorText)")
                #expect(drawn.errorText.contains("nothing has changed since '\(day)'") == expected.isEmpty)
                #expect(try changes(in: folder) == expected, "\(day)")
            }
            try Command.run(draw + ["--store", "s", "--since", "2024-11-30"], in: folder).expectSuccess()
            #expect(
                try changes(in: folder) == [
                    "2025-01-06  → B", "2025-01-08  → M", "2025-01-09  → N", "2025-01-10  → S",
                ])
            let shown = try Command.run(["store", "--store", "s"], in: folder)
            #expect(shown.text.hasSuffix("\n  earlier versions: 2\n"), "\(shown.text)")
        }
    }

    @Test func `a configuration file has the date as well, and a file may be called like one`() throws {
        try withStore { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "options"), withIntermediateDirectories: false)
            try folder.write("since = \"2024-12-18\"\nstore = \"../s\"\n", to: "options/a.toml")
            try Command.run(draw + ["--config", "options/a.toml"], in: folder).expectSuccess()
            #expect(try changes(in: folder) == Self.all)
            try folder.write("since = 2024-12-18\n", to: "b.toml")
            let unquoted = try Command.run(draw + ["--config", "b.toml"], in: folder)
            #expect(unquoted.status == 78 && unquoted.errorText.contains("in quotation marks"), "\(unquoted.errorText)")
            try FileManager.default.copyItem(
                at: folder.appending(path: "old.json"), to: folder.appending(path: "2024-12-19"))
            try Command.run(draw + ["--store", "s", "--since", "./2024-12-19"], in: folder).expectSuccess()
            #expect(try changes(in: folder) == Self.all)
        }
    }

    @Test func `what does not say when it was changed counts as unchanged, and a note says so`() throws {
        try withTemporaryFolder(with: ["a.csv": "date,OS\n2025-01-06,A\n2025-01-07,B\n"]) { folder in
            #expect(try Command.run(["import", "a.csv", "--store", "s"], in: folder).status == 0)
            let drawn = try Command.run(draw + ["--store", "s", "--since", "2024-12-18"], in: folder)
            #expect(drawn.status == 0 && drawn.errorText.contains("do not say when they were changed: 2"))
            #expect(try changes(in: folder) == [])
        }
    }

    @Test func `an item of a batch takes the usual store, and is drawn again if that changes`() throws {
        try withStore { folder in
            let home = ["XDG_DATA_HOME": folder.path as String?]
            try folder.write(
                #"{"id": "a", "from": "2025-01", "schedule": "new.json", "since": "2024-12-18"}"#, to: "m.jsonl")
            func run() throws -> String {
                let batch = try Command.run(["batch", "m.jsonl", "--out", "out"], environment: home, in: folder)
                return batch.text + batch.errorText
            }
            let missing = try run()
            #expect(missing.contains("a date takes the schedule from the store"), "\(missing)")
            func `import`(_ name: String) throws {
                #expect(try Command.run(["import", name], environment: home, in: folder).status == 0)
            }
            try `import`("new.json")
            _ = try run()
            let first = try folder.bytes(of: "out/a.pdf")
            _ = try run()
            #expect(try folder.bytes(of: "out/a.pdf") == first)
            try `import`("old.json")
            _ = try run()
            #expect(try folder.bytes(of: "out/a.pdf") != first)
        }
    }
}
