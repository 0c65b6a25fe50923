import Foundation
import GoldenSupport
import Testing

@Suite struct ProgramTests {
    @Test func `a program returns its two outputs and its status`() throws {
        let output = try run("sh", ["-c", "echo out; echo err >&2; exit 3"])
        #expect(output.text == "out\n")
        #expect(output.errorText == "err\n")
        #expect(output.status == 3)
    }

    @Test func `megabytes go in and come out`() throws {
        let input = Array(repeating: UInt8(7), count: 3_000_000)
        let output = try run("sh", ["-c", "tee /dev/stderr"], input: input)
        #expect(output.stdout == input)
        #expect(output.stderr == input)
    }

    @Test func `a signal ends a program as in a shell`() throws {
        #expect(try run("sh", ["-c", "kill -9 $$"]).status == 137)
    }

    @Test func `a program starts with no signal blocked or ignored`() throws {
        #expect(try run("grep", ["SigBlk", "/proc/self/status"]).text == "SigBlk:\t0000000000000000\n")
        #expect(try run("sh", ["-c", "kill -PIPE $$"]).status == 141)
        #expect(try run("sh", ["-c", "sleep 30 & kill -TERM $!; wait $!; exit $?"]).status == 143)
    }

    @Test func `variables are set and removed`() throws {
        let output = try run("sh", ["-c", "echo ${A-none} ${HOME-none}"], environment: ["A": "a b", "HOME": nil])
        #expect(output.text == "a b none\n")
    }

    @Test func `a program runs in the folder it is given`() throws {
        try withTemporaryFolder { folder in
            try Data("here".utf8).write(to: folder.appending(path: "file"))
            #expect(try run("cat", ["file"], in: folder).text == "here")
        }
    }

    @Test func `a program that does not exist is an error`() {
        #expect(throws: FailedProgram.self) { try run("no-such-program") }
    }

    @Test func `a program that does not end is ended, and what it started`() throws {
        try withTemporaryFolder { folder in
            let error = #expect(throws: FailedProgram.self) {
                try run("sh", ["-c", "sleep 600 & echo $! >child; wait"], in: folder, seconds: 1)
            }
            #expect(error?.description == "sh did not end within 1 seconds")
            let child = String(decoding: try Data(contentsOf: folder.appending(path: "child")), as: UTF8.self)
            let isGone = "for i in $(seq 100); do kill -0 $1 2>/dev/null || exit 0; sleep 0.1; done; exit 1"
            #expect(try run("sh", ["-c", isGone, "sh", child.trimmingCharacters(in: .newlines)]).status == 0)
        }
    }

    @Test func `a program that has to succeed throws its messages if it fails`() {
        let error = #expect(throws: FailedProgram.self) {
            try requireSuccess(of: "sh", ["-c", "echo why >&2; exit 4"])
        }
        #expect(error?.description == "sh: exit 4: why\n")
    }

    @Test func `a temporary folder is gone afterwards`() throws {
        let folder = try withTemporaryFolder { folder in
            #expect(FileManager.default.fileExists(atPath: folder.path))
            return folder
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
