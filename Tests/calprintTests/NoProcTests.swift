import Foundation
import GoldenSupport
import Testing

/// The command where there is no /proc: in a chroot, or a container without it.
@Suite(.enabled(if: Machine.withoutProc != nil, "needs unshare, to take /proc away"))
struct NoProcTests {
    private func run(_ arguments: [String], in folder: URL) throws -> ProgramOutput {
        let wrapper = try #require(Machine.withoutProc)
        return try Command.shell("test ! -e /proc/self && exec \"$@\"", arguments, under: wrapper, in: folder)
    }

    @Test func `it knows its arguments`() throws {
        try withTemporaryFolder { folder in
            let version = try run(["--version"], in: folder)
            #expect(version.status == 0 && version.text == "calprint 0.1.0\n", "\(version.errorText)")
            try run(["--no-such-option"], in: folder).expectFailure(64, "--no-such-option")
            try run(["frobnicate", ""], in: folder).expectFailure(64, "unknown command 'frobnicate'")
        }
    }

    @Test(arguments: ["pdf", "svg", "png", "html"])
    func `it draws the same bytes`(format: String) throws {
        try withTemporaryFolder { folder in
            let draw = Command.oneMonth + ["--output-format", format]
            let here = try Command.run(draw)
            #expect(here.status == 0 && !here.stdout.isEmpty)
            #expect(try run(draw, in: folder).stdout == here.stdout)
            for _ in 1...2 {
                try run(draw + ["-o", "a"], in: folder).expectSuccess()
                #expect(try folder.names == ["a"] && folder.bytes(of: "a") == here.stdout)
            }
        }
    }

    @Test func `a text that fontconfig finds the faces for is an error that names what is missing`() throws {
        try withTemporaryFolder { folder in
            try run(Command.oneMonth + ["--title", "ΑΒΓ", "-o", "a.pdf"], in: folder)
                .expectFailure(69, "cannot load the fonts", "/proc/self/fd")
            #expect(try folder.names == [])
        }
    }

    @Test(arguments: ["1", "2"])
    func `a batch finds the program for its workers`(jobs: String) throws {
        try withTemporaryFolder { folder in
            let items = (1...3).map {
                #"{"id": "item\#($0)", "schedule": "\#(Command.schedule)", "from": "2025-0\#($0)"}"#
            }
            try folder.write(items.joined(separator: "\n"), to: "m.jsonl")
            let output = try run(["batch", "m.jsonl", "--out", "out", "--jobs", jobs], in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            let names = try folder.appending(path: "out").names
            #expect(names.filter { !$0.hasPrefix(".") } == ["item1.pdf", "item2.pdf", "item3.pdf"])
        }
    }
}
