import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Files of others in a folder that all may write, such as `/tmp`, whatever the system's own protection is
/// (`fs.protected_symlinks` and others).
@Suite(.enabled(if: Machine.isRoot, "only root can plant files of somebody else"))
struct SharedFolderTests {
    private static let stranger: uid_t = 65534

    /// A folder with a shared one in it, something precious, and what a stranger has planted in the shared one.
    private func withSharedFolder(
        _ mode: Int = 0o1777, planted: [String] = [], _ body: (URL) throws -> Void
    ) throws {
        try withTemporaryFolder(with: ["victim.pdf": "precious"]) { folder in
            for name in ["shared", "private"] { #expect(mkdir(folder.appending(path: name).path, 0o755) == 0) }
            try folder.setMode(mode, of: "shared")
            for item in planted {
                let path = folder.appending(path: "shared/a.pdf").path
                switch item {
                case "file": try folder.write("theirs", to: "shared/a.pdf")
                case "pipe": #expect(mkfifo(path, 0o666) == 0)
                default: try folder.link("shared/a.pdf", to: item)
                }
                #expect(lchown(path, Self.stranger, Self.stranger) == 0)
            }
            try body(folder)
            #expect(try folder.text(of: "victim.pdf") == "precious")
            #expect(try folder.appending(path: "private").names == [])
            #expect(try folder.appending(path: "shared").names.filter { $0.hasPrefix(".") } == [])
        }
    }

    private static let outputs = [
        ["-o", "shared/a.pdf", "--mode", "0600"], ["-o", "shared/a.pdf"], ["-o", "b.pdf", "--report", "shared/a.pdf"],
    ]

    @Test(arguments: outputs, [0o1777, 0o1770])
    func `a file of somebody else is not replaced`(output: [String], mode: Int) throws {
        try withSharedFolder(mode, planted: ["file"]) { folder in
            try Command.run(Command.oneMonth + output, in: folder)
                .expectFailure(73, "cannot replace 'shared/a.pdf': it is somebody else's file", "give another name")
            #expect(try folder.text(of: "shared/a.pdf") == "theirs")
        }
    }

    @Test(arguments: outputs, ["../victim.pdf", "../missing.pdf", "/dev/null", "/dev/stdout"])
    func `a link of somebody else is not followed`(output: [String], target: String) throws {
        try withSharedFolder(planted: [target]) { folder in
            try Command.run(Command.oneMonth + output, in: folder)
                .expectFailure(73, "cannot create 'shared/a.pdf': it is somebody else's link", "give another name")
            #expect(try !folder.names.contains("missing.pdf"))
        }
    }

    /// Nobody reads from the pipe: whoever opens it waits.
    @Test(arguments: outputs)
    func `a pipe of somebody else is not opened`(output: [String]) throws {
        try withSharedFolder(planted: ["pipe"]) { folder in
            let words = ["-k", "1", "20", Command.path] + Command.oneMonth + output
            try run("timeout", words, in: folder)
                .expectFailure(73, "cannot create 'shared/a.pdf': it is somebody else's pipe")
        }
    }

    @Test(arguments: [
        ["-o", "shared/a.pdf/b.pdf"], ["-o", "shared/a.pdf/b-%d.png"], ["-o", "shared/a.pdf/more/../b.pdf"],
        ["-o", "b.pdf", "--report", "shared/a.pdf/r.json"], ["-o", "way/b.pdf"],
    ])
    func `a link of somebody else to a folder is not followed`(output: [String]) throws {
        try withSharedFolder(planted: ["../private"]) { folder in
            // The user's own link leads over theirs.
            try folder.link("way", to: "shared/a.pdf")
            try Command.run(Command.oneMonth + output, in: folder)
                .expectFailure(73, "'shared/a.pdf' is somebody else's link, in a folder where others may write")
        }
    }

    @Test func `neither is one on the way to a batch, a state folder or an export`() throws {
        try withSharedFolder(planted: ["../private"]) { folder in
            try folder.write(#"{"id": "a", "from": "2025-01", "schedule": "\#(Command.schedule)"}"#, to: "m.jsonl")
            for out in ["shared/a.pdf", "shared/a.pdf/out"] {
                try Command.run(["batch", "m.jsonl", "--out", out], in: folder)
                    .expectFailure(73, "'shared/a.pdf/", "somebody else's link")
            }
            try Command.run(["export", "-s", Command.schedule, "-o", "shared/a.pdf/c.json"], in: folder)
                .expectFailure(73, "'shared/a.pdf' is somebody else's link")
            let state = StateFolder(folder.appending(path: "shared/a.pdf/state").path)
            let failure = #expect(throws: Failure.self) { try StateLock.ofRun(in: state) }
            #expect(failure?.status == .cannotCreate)
        }
    }

    @Test func `nor is a folder of theirs taken for the state of the user's prints`() throws {
        try withSharedFolder { folder in
            #expect(mkdir(folder.appending(path: "shared/state").path, 0o777) == 0)
            #expect(chown(folder.appending(path: "shared/state").path, Self.stranger, Self.stranger) == 0)
            for path in ["shared/state", "shared/state/more"] {
                let state = StateFolder(folder.appending(path: path).path)
                let failure = #expect(throws: Failure.self) { try StateLock.ofRun(in: state) }
                #expect(failure?.status == .cannotCreate)
                #expect(failure?.message.contains("is somebody else's folder") == true)
            }
            #expect(try folder.appending(path: "shared/state").names == [])
            try StateLock.ofRun(in: StateFolder(folder.appending(path: "shared/own").path))
            try expectWritten("shared/state/a.pdf", as: "shared/state/a.pdf", in: folder)
        }
    }

    @Test func `a schedule is not read through a link of somebody else`() throws {
        try withSharedFolder(planted: [Command.schedule]) { folder in
            try Command.run(["--from", "2025-01", "-s", "shared/a.pdf", "-o", "b.pdf"], in: folder)
                .expectFailure(77, "cannot read 'shared/a.pdf'", "somebody else's link", "the name that it leads to")
        }
    }

    @Test(arguments: ["", "-wal", "-shm", "-journal"])
    func `a store is neither a link nor has a log of somebody else's`(suffix: String) throws {
        try withSharedFolder { folder in
            _ = try Command.run(["import", Command.schedule, "--store", "shared/s"], in: folder)
            let file = folder.appending(path: "shared/s\(suffix)").path
            _ = rename(file, folder.appending(path: "kept").path)
            try folder.link("shared/s\(suffix)", to: "../kept")
            #expect(lchown(file, Self.stranger, Self.stranger) == 0)
            let kept = try? folder.bytes(of: "kept")
            for command in [["import", Command.schedule], ["store"], ["export", "-o", "a.json"]] {
                try Command.run(command + ["--store", "shared/s"], in: folder)
                    .expectFailure(73, "'shared/s\(suffix)' is somebody else's link", "use a folder of your own")
            }
            #expect((try? folder.bytes(of: "kept")) == kept)
        }
    }

    // MARK: What still works

    @Test func `the store of somebody else is read, but not written`() throws {
        try withSharedFolder { folder in
            _ = try Command.run(["import", Command.schedule, "--store", "shared/s"], in: folder)
            for name in ["s", "s-wal", "s-shm"] {
                #expect(chown(folder.appending(path: "shared/\(name)").path, Self.stranger, Self.stranger) == 0)
            }
            try Command.run(["export", "--store", "shared/s", "-o", "a.json"], in: folder).expectSuccess()
            try Command.run(["import", Command.schedule, "--store", "shared/s"], in: folder)
                .expectFailure(73, "'shared/s' is somebody else's file")
        }
    }

    private func expectWritten(_ file: String, as name: String, in folder: URL) throws {
        try Command.run(Command.oneMonth + ["-o", name], in: folder).expectSuccess()
        #expect(try folder.text(of: file).hasPrefix("%PDF-"))
        try FileManager.default.removeItem(at: folder.appending(path: file))
    }

    @Test func `the user's own links and files are followed and replaced`() throws {
        try withSharedFolder { folder in
            try folder.link("shared/own.pdf", to: "../made.pdf")
            try folder.link("shared/more", to: "..")
            try folder.write("old", to: "shared/file.pdf")
            try expectWritten("made.pdf", as: "shared/own.pdf", in: folder)
            try expectWritten("made.pdf", as: "shared/more/made.pdf", in: folder)
            try expectWritten("shared/file.pdf", as: "shared/file.pdf", in: folder)
        }
    }

    @Test(arguments: [0o755, 0o777, 0o775])
    func `in a folder that is not sticky, everybody's links are followed`(mode: Int) throws {
        try withSharedFolder(mode, planted: ["../made.pdf"]) { folder in
            try expectWritten("made.pdf", as: "shared/a.pdf", in: folder)
        }
    }

    @Test(arguments: ["file", "../made.pdf"])
    func `what belongs to the owner of a shared folder is written`(planted: String) throws {
        try withSharedFolder(planted: [planted]) { folder in
            #expect(chown(folder.appending(path: "shared").path, Self.stranger, Self.stranger) == 0)
            try expectWritten(planted == "file" ? "shared/a.pdf" : "made.pdf", as: "shared/a.pdf", in: folder)
        }
    }

    @Test func `links of /proc lead to folders and files that are open`() throws {
        try withSharedFolder { folder in
            let script = "exec \"$@\" -o /proc/self/cwd/a.pdf"
            try Command.shell(script, Command.oneMonth, in: folder).expectSuccess()
            try Command.shell("exec \"$@\" -o /dev/fd/3/b.pdf 3< .", Command.oneMonth, in: folder).expectSuccess()
            try Command.shell("exec \"$@\" -o /dev/fd/3 3> c.pdf", Command.oneMonth, in: folder).expectSuccess()
            let pdf = try Command.run(Command.oneMonth).stdout
            for name in ["a.pdf", "b.pdf", "c.pdf"] { #expect(try folder.bytes(of: name) == pdf) }
        }
    }
}
