import Foundation
import GoldenSupport
import Testing

/// A batch that is run again: what is up to date stays, what is not is drawn.
@Suite struct BatchAgainTests {
    @Test func `what is up to date is not drawn again`() throws {
        try BatchFolder.with(BatchFolder.items(3)) { folder in
            try folder.run().expectSuccess()
            let before = try folder.files()
            #expect(try folder.again() == ["i1": "up-to-date", "i2": "up-to-date", "i3": "up-to-date"])
            #expect(try folder.files() == before)
        }
    }

    @Test func `a changed schedule is drawn again`() throws {
        let lines = BatchFolder.items(1) + [#"{"id": "empty", "from": "2025-01", "schedule": []}"#]
        try BatchFolder.with(lines) { folder in
            try folder.run().expectSuccess()
            let text = try folder.url.text(of: "clinic.json")
            try folder.url.write(text + "\n", to: "clinic.json")
            #expect(try folder.again() == ["i1": "drawn", "empty": "up-to-date"])
        }
    }

    @Test func `a changed item is drawn again, also where its months are the clock's`() throws {
        let clock = #"{"id": "clock", "from": "this-month", "schedule": "clinic.json"}"#
        try BatchFolder.with(BatchFolder.items(2) + [clock]) { folder in
            let run = ["batch", "manifest.jsonl", "--out", "out", "--report", "report.json"]
            for (epoch, outcome) in [("1736000000", "drawn"), ("1736000000", "up-to-date"), ("1739000000", "drawn")] {
                let environment = ["SOURCE_DATE_EPOCH": epoch, "TZ": "UTC"]
                #expect(try Command.run(run, environment: environment, in: folder.url).status == 0)
                #expect(try folder.outcomes("report.json")["clock"] == outcome)
            }
            #expect(try folder.again()["i1"] == "drawn")
            try folder.write([BatchFolder.item("i1", #", "title": "Ward""#), BatchFolder.item("i2"), clock])
            let outcomes = try folder.again()
            #expect(outcomes["i1"] == "drawn" && outcomes["i2"] == "up-to-date")
        }
    }

    @Test func `a file that is gone, cut or changed is repaired`() throws {
        try BatchFolder.with(BatchFolder.items(5)) { folder in
            try folder.run().expectSuccess()
            let before = try folder.tree()
            try FileManager.default.removeItem(at: folder.url.appending(path: "out/i1.pdf"))
            try folder.url.write("", to: "out/i2.pdf")
            try folder.url.write("%PDF", to: "out/i3.pdf")
            try folder.url.write("calprint-item 1\n", to: "out/.calprint/i4")
            let drawn = ["i1": "drawn", "i2": "drawn", "i3": "drawn", "i4": "drawn", "i5": "up-to-date"]
            #expect(try folder.again() == drawn)
            #expect(try folder.tree() == before)
        }
    }

    @Test func `the shards of a manifest are one run`() throws {
        let lines =
            BatchFolder.items(4) + ["", BatchFolder.item("bad", #", "cell": "none""#)] + [BatchFolder.item("last")]
        try BatchFolder.with(lines) { folder in
            #expect(try folder.run(out: "whole").status == 1)
            let statuses = try (1...3).map { try folder.run("--shard", "\($0)/3", "--jobs", "1", out: "parts").status }
            #expect(statuses == [0, 0, 1])
            #expect(try folder.tree("parts") == folder.tree("whole"))
            #expect(try folder.tree("parts").count == 10)
        }
    }
}

extension BatchFolder {
    /// The numbers of the files in the folder of a batch: another file of the same name has another one.
    fileprivate func files() throws -> [String: Int] {
        let root = url.appending(path: "out")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: root.appending(path: name).path)
                return (name, attributes[.systemFileNumber] as? Int ?? 0)
            })
    }
}
