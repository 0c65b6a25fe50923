import Foundation
import GoldenSupport
import Testing

/// Characters that a terminal, a log or cupsd would obey are shown, not sent, wherever a message quotes them.
@Suite struct ControlCharacterTests {
    private let evil = "x\u{1B}[31m\nPAGE: 1 1000\nSTATE: +paused\u{9B}\u{202E}"

    private func expectHarmless(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let controls = text.unicodeScalars.filter {
            $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
        }
        #expect(controls.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
        for line in text.split(separator: "\n") {
            #expect(!line.hasPrefix("PAGE:") && !line.hasPrefix("STATE:"), sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [
        ["-s", "EVIL"], ["--from", "EVIL"], ["EVIL"], ["--media", "EVIL"], ["check", "EVIL"],
        ["check", "--json", "EVIL"],
        ["--config", "EVIL"], ["batch", "EVIL", "--out", "o"], ["export", "-s", "EVIL", "-o", "EVIL"],
        ["diff", "EVIL", "EVIL"], ["store", "--store", "EVIL"], ["-o", "EVIL"], ["--title", "EVIL"],
    ])
    func `an argument`(_ words: [String]) throws {
        try withTemporaryFolder { folder in
            let words = words.map { $0 == "EVIL" ? evil : $0 }
            let output = try Command.run(words, in: folder)
            #expect(output.status != 0 || words.contains("store"))
            expectHarmless(output.errorText + output.text)
        }
    }

    @Test func `a manifest's fields, ids and outputs, in messages and in the report`() throws {
        try withTemporaryFolder { folder in
            let quoted = try #require(String(data: JSONEncoder().encode(evil), encoding: .utf8))
            try folder.write(
                """
                {"id": "a", "from": "2025-01", "schedule": [], \(quoted): 1}
                {"id": "b", "from": \(quoted), "schedule": []}
                {"id": "c", "from": "2025-01", "schedule": \(quoted)}
                """, to: "m.jsonl")
            let output = try Command.run(["batch", "m.jsonl", "--out", "o", "--report", "-"], in: folder)
            #expect(output.status == 1)
            expectHarmless(output.errorText)
            // Marks of direction belong to the text, and JSON is not what a terminal is given to show.
            #expect(!output.text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        }
    }

    @Test(
        .enabled(if: PrintHost.isInstalled, PrintHost.need), arguments: ["media", "title", "from", "x\nSTATE: +paused"])
    func `an option of a print job`(name: String) throws {
        try withTemporaryFolder { folder in
            try folder.link("calprinttopdf", to: Command.path)
            for value in [evil, String(repeating: "x", count: 3000) + "STATE: +paused"] {
                let words = ["7", "nobody", evil, "1", "calprint-\(name)='\(value)'", Command.schedule]
                let output = try run(folder.appending(path: "calprinttopdf").path, words, in: folder)
                expectHarmless(output.errorText)
                #expect(output.errorText.split(separator: "\n").allSatisfy { $0.utf8.count < 2000 })
            }
        }
    }
}
