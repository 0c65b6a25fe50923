import Foundation
import GoldenSupport
import Testing

/// Batches whose processes are killed.
@Suite struct BatchSafetyTests {
    @Test(arguments: ["1", "2"], ["i2", "i9"])
    func `kill -9 and again gives the tree of one run`(jobs: String, item: String) throws {
        try BatchFolder.with(BatchFolder.items(20)) { folder in
            try folder.run(out: "whole").expectSuccess()
            try folder.killed(
                "until test -e out/\(item).pdf; do test -e /proc/$!/cwd || break; done; kill -9 $!", jobs: jobs)
            try folder.run().expectSuccess()
            #expect(try folder.tree() == folder.tree("whole"))
        }
    }

    @Test func `what a killed run left half-written is gone after the next`() throws {
        try BatchFolder.with(BatchFolder.items(1)) { folder in
            try folder.run(out: "whole").expectSuccess()
            try folder.run().expectSuccess()
            for name in [".calprint-0abc", ".calprint/.calprint-0abc"] {
                try folder.url.write("%PDF", to: "out/\(name)")
            }
            try folder.run().expectSuccess()
            #expect(try folder.tree() == folder.tree("whole"))
        }
    }

    @Test func `an item whose process is killed is told, and the rest are done`() throws {
        try BatchFolder.with(BatchFolder.items(20)) { folder in
            try folder.run(out: "whole").expectSuccess()
            let children = "/proc/$!/task/$!/children"
            let find = "until child=$(cut -d' ' -f1 \(children)) && test \"$child\""
            let kill = "\(find); do test -e /proc/$!/cwd || break; done; kill -9 $child"
            let output = try folder.killed(kill, jobs: "2")
            #expect(output.status == 1)
            #expect(
                output.errorText.contains(/manifest\.jsonl:\d+:8: error: item 'i\d+': the process .* signal 9\n/),
                "\(output.errorText)")
            #expect(
                output.errorText.hasSuffix("calprint: error: 1 of 20 items failed; run it again to retry only those\n"))
            try folder.run().expectSuccess()
            #expect(try folder.tree() == folder.tree("whole"))
        }
    }

    @Test func `of many items that fail, a hundred messages are printed, and the rest counted`() throws {
        let items = (1...150).map { #"{"id": "i\#($0)", "nope": 1}"# }
        try BatchFolder.with(items) { folder in
            let output = try folder.run()
            #expect(output.status == 1)
            #expect(output.errorText.split(separator: "\n").count == 101, "\(output.errorText)")
            #expect(output.errorText.contains("150 of 150 items failed (200 more messages are in --report)"))
        }
    }

    @Test func `a folder that takes no file is told`() throws {
        try BatchFolder.with(BatchFolder.items(1)) { folder in
            try folder.url.write("", to: "out")
            try folder.run().expectFailure(73, "'out")
        }
    }
}

extension BatchFolder {
    /// Runs the batch in the background, and a shell's words while it runs; how the batch ended.
    @discardableResult
    fileprivate func killed(_ words: String, jobs: String) throws -> ProgramOutput {
        let script = "exec 3>&2 2>/dev/null; \"$@\" 2>&3 & \(words); wait $!"
        let arguments = ["batch", "manifest.jsonl", "--out", "out", "--jobs", jobs]
        return try Command.shell(script, arguments, in: url)
    }
}
