import Foundation
import GoldenSupport
import Testing

/// Output that cannot be written: the status, one line, the old file, and nothing left behind.
@Suite struct DeliveryFailureTests {
    private let draw = Command.oneMonth + ["-o", "a.pdf"]

    @Test(arguments: [["pdf"], ["html"], ["png"], ["svg"]])
    func `a full device is an I/O error`(format: [String]) throws {
        try withTemporaryFolder { folder in
            let draw = Command.oneMonth + ["--output-format"] + format
            try Command.shell("exec \"$@\" > /dev/full", draw, in: folder)
                .expectFailure(74, "standard output", "No space left")
            try Command.run(draw + ["-o", "/dev/full"]).expectFailure(74, "/dev/full", "No space left")
        }
    }

    @Test func `closed standard output is an I/O error`() throws {
        try withTemporaryFolder { folder in
            try Command.shell("exec \"$@\" >&-", Command.oneMonth, in: folder).expectFailure(74, "standard output")
        }
    }

    @Test func `a folder that is missing is named`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", "no/such/a.pdf"], in: folder)
                .expectFailure(73, "the folder 'no/such' does not exist")
            try folder.write("", to: "file")
            try Command.run(Command.oneMonth + ["-o", "file/a.pdf"], in: folder)
                .expectFailure(73, "'file' is not a folder")
            #expect(try folder.names == ["file"])
        }
    }

    @Test func `a folder is no file`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", folder.path]).expectFailure(73, "it is a folder")
        }
    }

    @Test(.enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"))
    func `a folder that may not be written takes no file`() throws {
        try withUnprivilegedCommand { folder, command in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "closed"), withIntermediateDirectories: true)
            try folder.write("old", to: "closed/a.pdf")
            try folder.setMode(0o666, of: "closed/a.pdf")
            try folder.setMode(0o555, of: "closed")
            for name in ["a.pdf", "b.pdf", "c-%d.svg"] {
                try run(command[0], command.dropFirst() + ["-o", "closed/\(name)"], in: folder)
                    .expectFailure(73, "permission denied in the folder 'closed'")
            }
            #expect(try folder.appending(path: "closed").names == ["a.pdf"])
            #expect(try folder.text(of: "closed/a.pdf") == "old")
            try folder.setMode(0o755, of: "closed")
        }
    }

    @Test(.enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"))
    func `what is there and may not be written is not replaced either`() throws {
        try withUnprivilegedCommand { folder, command in
            try folder.setMode(0o777)
            try folder.write("old", to: "a.pdf")
            try folder.setMode(0o444, of: "a.pdf")
            #expect(mkfifo(folder.appending(path: "fifo").path, 0) == 0)
            for name in ["a.pdf", "fifo"] {
                try run(command[0], command.dropFirst() + ["-o", name], in: folder)
                    .expectFailure(77, "'\(name)'", "Permission denied")
            }
            #expect(try folder.text(of: "a.pdf") == "old")
        }
    }

    /// Calls `body` with a folder and a command line that draws one month without root's rights. The command is copied:
    /// the folder in which it was built may be closed to others.
    private func withUnprivilegedCommand(_ body: (URL, [String]) throws -> Void) throws {
        try withTemporaryFolder { folder in
            // By another process: programs that other tests start meanwhile would inherit the open copy, and what is
            // open for writing cannot be run.
            _ = try requireSuccess(of: "cp", [Command.path, Command.schedule, folder.path])
            let wrapper = try #require(Machine.unprivileged)
            try body(folder, wrapper + ["./calprint", "--from", "2025-01", "-s", "clinic.json"])
        }
    }

    // MARK: Full and read-only file systems

    private static let needsMounts: Comment = "needs a mount namespace: unshare -m, or -rm"

    @Test(
        .enabled(if: Machine.privateMounts != nil, needsMounts),
        arguments: ["a.pdf", "a.html", "a-%02d.png", "a-%02d.svg"])
    func `a full file system keeps its old files and nothing else`(name: String) throws {
        try expectFailureOnFullFileSystem(name, environment: [:])
    }

    @Test(
        .enabled(if: Machine.privateMounts != nil, needsMounts),
        .enabled(if: Machine.withoutUnnamedFiles != nil, "needs a C compiler"), arguments: ["a.pdf", "a-%02d.png"])
    func `so does one without unnamed files`(name: String) throws {
        try expectFailureOnFullFileSystem(name, environment: ["LD_PRELOAD": Machine.withoutUnnamedFiles?.path])
    }

    private func expectFailureOnFullFileSystem(_ name: String, environment: [String: String?]) throws {
        try withTemporaryFolder { folder in
            let first = name.replacing("%02d", with: "01")
            let script = """
                mount -t tmpfs -o size=\(name == first ? 64 : 600)k none . && cd "$PWD" && echo old > \(first) || exit 9
                "$@"; status=$?
                test "$(cat \(first))" = old && test "$(ls -A)" = \(first) || exit 8
                exit $status
                """
            // All together larger than the file system; no page is by itself.
            let years = ["--from", "2025-01", "--to", "2026-12", "-s", Command.schedule, "-o", name]
            try Command.shell(
                script, years, under: try #require(Machine.privateMounts), environment: environment, in: folder
            ).expectFailure(74, "'a", "No space left")
        }
    }

    @Test(.enabled(if: Machine.privateMounts != nil, needsMounts))
    func `a read-only file system takes no file`() throws {
        try withTemporaryFolder { folder in
            let script = """
                mount -t tmpfs none . && cd "$PWD" && echo old > a.pdf && mount -o remount,ro . || exit 9
                "$@"
                """
            for name in ["a.pdf", "b.pdf"] {
                try Command.shell(
                    script, Command.oneMonth + ["-o", name], under: try #require(Machine.privateMounts), in: folder
                ).expectFailure(73, "Read-only file system")
            }
        }
    }
}
