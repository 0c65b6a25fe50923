import Foundation
import GoldenSupport
import Testing

/// No output replaces a file that the run reads, or another of its outputs, whatever name leads to it.
@Suite struct KeptFileTests {
    /// A folder with a schedule under four names.
    private func withSchedule(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.copyItem(atPath: Command.schedule, toPath: folder.appending(path: "s.json").path)
            try folder.link("link.json", to: "s.json")
            try FileManager.default.linkItem(
                at: folder.appending(path: "s.json"), to: folder.appending(path: "hard.json"))
            try body(folder)
            let written = try folder.bytes(of: "s.json")
            #expect(try written == [UInt8](Data(contentsOf: URL(filePath: Command.schedule))))
        }
    }

    @Test(arguments: ["s.json", "link.json", "hard.json", "./s.json"])
    func `export does not replace its schedule`(output: String) throws {
        try withSchedule { folder in
            try Command.run(["export", "-s", "s.json", "-o", output], in: folder)
                .expectFailure(64, "'\(output)' is a schedule of this run")
        }
    }

    @Test(arguments: [
        ["-s", "s.json", "-o", "hard.json", "--output-format", "pdf"],
        ["-s", ".", "-o", "hard.json", "--output-format", "pdf"],
        ["-s", "*.json", "-o", "hard.json", "--output-format", "pdf"],
        ["-s", "s.json", "-o", "a.pdf", "--report", "link.json"],
        ["-s", "s.json", "--holidays", "hard.json", "-o", "a.pdf", "--report", "link.json"],
    ])
    func `drawing replaces neither its schedules nor its holidays`(arguments: [String]) throws {
        try withSchedule { folder in
            try Command.run(["--from", "2025-01"] + arguments, in: folder).expectFailure(
                64, "is a schedule of this run")
            #expect(try !folder.names.contains("a.pdf"))
        }
    }

    @Test func `drawing does not replace its store`() throws {
        try withSchedule { folder in
            try Command.run(["import", "s.json", "--store", "s.sqlite"], in: folder).expectSuccessfulRun()
            let store = try folder.bytes(of: "s.sqlite")
            for output in [["-o", "s.sqlite", "--output-format", "pdf"], ["-o", "a.pdf", "--report", "s.sqlite"]] {
                try Command.run(["--from", "2025-01", "--store", "s.sqlite"] + output, in: folder)
                    .expectFailure(64, "'s.sqlite' is the store of this run")
            }
            #expect(try folder.bytes(of: "s.sqlite") == store)
        }
    }

    @Test func `a batch replaces neither its manifest nor its schedules, and its report no calendar`() throws {
        try withSchedule { folder in
            try folder.write(#"{"id": "a", "from": "2025-01", "schedule": "s.json"}"#, to: "m.jsonl")
            let batch = ["batch", "m.jsonl", "--out", "out", "--report"]
            try Command.run(batch + ["m.jsonl"], in: folder).expectFailure(64, "'m.jsonl' is the manifest")
            try Command.run(batch + ["s.json"], in: folder).expectFailure(64, "'s.json' is a schedule")
            #expect(try !folder.names.contains("out"))
            try Command.run(batch + ["-"], in: folder).expectSuccessfulRun()
            try Command.run(batch + ["out/a.pdf"], in: folder).expectFailure(64, "'out/a.pdf' is a calendar")
            try folder.link("out/b.pdf", to: "../s.json")
            try folder.write(#"{"id": "b", "from": "2025-01", "schedule": "s.json"}"#, to: "m.jsonl")
            let output = try Command.run(["batch", "m.jsonl", "--out", "out"], in: folder)
            #expect(
                output.status == 65
                    && output.errorText.hasPrefix("m.jsonl:1:8: error: the output 'b.pdf' is a schedule"))
        }
    }

    @Test func `the picture of a comparison does not replace a PDF`() throws {
        try withSchedule { folder in
            try Command.run(Command.oneMonth + ["-o", "a.pdf"], in: folder).expectSuccess()
            try folder.link("p.png", to: "a.pdf")
            let output = try Command.run(["diff", "a.pdf", Command.schedule, "--picture", "p.png"], in: folder)
            #expect(output.status != 0)
            #expect(try folder.text(of: "a.pdf").hasPrefix("%PDF-"))
        }
    }
}

extension ProgramOutput {
    /// Success, perhaps with words.
    fileprivate func expectSuccessfulRun(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(status == 0, "\(errorText)", sourceLocation: sourceLocation)
    }
}
