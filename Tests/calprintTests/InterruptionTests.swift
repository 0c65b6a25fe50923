import Foundation
import GoldenSupport
import Testing

/// Runs that somebody ends.
@Suite struct InterruptionTests {
    /// 30 blank years.
    private static let years = ["--from", "2025-01", "--to", "2054-12", "--quiet"]

    /// 500 years, so that the run is certainly under way when the signal comes.
    private static let longRun = ["--from", "1900-01", "--to", "2399-12", "--quiet", "-o", "a.pdf"]

    /// A shell ignores SIGINT for what runs in its background.
    private static let heedingSignals = "env --default-signal=INT"

    @Test func `a reader that has enough ends the run without a word`() throws {
        try withTemporaryFolder { folder in
            let script = "{ \"$@\"; echo $? > status; } | head -c 10"
            let output = try Command.shell(script, InterruptionTests.years, in: folder)
            #expect(output.errorText == "")
            #expect(output.text.hasPrefix("%PDF-1.") && output.stdout.count == 10)
            #expect(try folder.text(of: "status") == "141\n")
            #expect(try folder.names == ["status"])
        }
    }

    @Test func `where SIGPIPE is ignored, a closed pipe is an I/O error`() throws {
        try withTemporaryFolder { folder in
            let script = "{ env --ignore-signal=PIPE \"$@\"; echo $? > status; } | head -c 10 > ten"
            let output = try Command.shell(script, InterruptionTests.years, in: folder)
            #expect(output.errorText == "calprint: error: cannot write standard output: Broken pipe\n")
            #expect(try folder.text(of: "status") == "74\n")
        }
    }

    @Test(arguments: [("TERM", 143 as Int32), ("INT", 130), ("HUP", 129)])
    func `a signal leaves the old file and nothing else`(signal: String, status: Int32) throws {
        // The output is open when the process has a file without a name in the folder.
        try expectInterruption(by: signal, status, when: "ls -l /proc/$!/fd | grep -q \"$PWD/.*deleted\"", [:])
    }

    @Test(
        .enabled(if: Machine.withoutUnnamedFiles != nil, "needs a C compiler"),
        arguments: [("TERM", 143 as Int32), ("INT", 130), ("HUP", 129)])
    func `a signal does so too where files cannot be without a name`(signal: String, status: Int32) throws {
        let preload = ["LD_PRELOAD": Machine.withoutUnnamedFiles?.path]
        try expectInterruption(by: signal, status, when: "ls -A | grep -q '^.calprint-'", preload)
    }

    private func expectInterruption(
        by signal: String, _ status: Int32, when condition: String, _ environment: [String: String?]
    ) throws {
        try withTemporaryFolder(with: ["a.pdf": "old"]) { folder in
            let script = """
                exec 3>&2 2>/dev/null # the shell's own word on the signal
                \(InterruptionTests.heedingSignals) "$@" 2>&3 &
                until \(condition); do test -e /proc/$!/cwd || break; done
                kill -\(signal) $!; wait $!
                """
            let output = try Command.shell(script, InterruptionTests.longRun, environment: environment, in: folder)
            #expect(output.status == status, "\(output.errorText)")
            #expect(output.errorText == "")
            #expect(try folder.names == ["a.pdf"])
            #expect(try folder.text(of: "a.pdf") == "old")
        }
    }
}
