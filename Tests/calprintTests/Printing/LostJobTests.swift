import Foundation
import GoldenSupport
import Testing

/// A print server that is killed before it has saved a job: the run says so, and the next one sends the document.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct LostJobTests {
    private let page = Command.oneMonth + ["--print", "cal", "--state-dir", "state"]
    /// The server saves no job until it ends; by itself it would after 30 seconds.
    private static let forgetful = "DirtyCleanInterval 3600"
    private let lost =
        "the server has lost job 1: it was stopped before it had saved the job; "
        + "it may be printed, but the next run sends it again"

    @Test func `a job that the server has lost is told, and the next run prints it`() throws {
        try PrintHost.with(.init(), settings: Self.forgetful) { host in
            try host.makePrinter(ready: false)
            try host.run(page + ["--quiet"]).expectSuccess()
            try host.crash()
            try host.makePrinter(ready: true)
            try host.run(page).expectPrintFailure(75, lost, "(client-error-not-found)")
            try host.run(page + ["--wait=120", "--quiet"]).expectSuccess()
            #expect(try host.run(page).errorText.contains("already printed as job"))
            #expect(host.printedTitles.count == 1)
        }
    }

    @Test func `a job that is lost while the run waits for it is told at once`() throws {
        try PrintHost.with(.init(), settings: Self.forgetful) { host in
            try host.makePrinter(ready: false)
            let waiting = try WaitingRun(page + ["--wait=120"], host)
            try waiting.until { $0.errorText.contains("sent as job 1") }
            try host.crash()
            try waiting.until { $0.status != nil }
            #expect(waiting.status == 75 && waiting.errorText.contains(lost), "\(waiting.errorText)")
            try host.makePrinter(ready: true)
            try host.run(page + ["--wait=120", "--quiet"]).expectSuccess()
            #expect(host.printedTitles.count == 1)
        }
    }

    @Test func `a job whose number another one has is lost`() throws {
        try PrintHost.with(.init(), settings: Self.forgetful) { host in
            try host.makePrinter(ready: false)
            try host.run(page + ["--quiet"]).expectSuccess()
            try host.crash()
            try host.makePrinter(ready: true)
            let other = try host.run(page + ["--title", "Other", "--wait=120"])
            #expect(other.errorText.contains("job 1 is printed"), "\(other.errorText)")
            try host.run(page).expectPrintFailure(75, lost)
            #expect(try host.run(page + ["--wait=120"]).errorText.contains("job 2 is printed"))
            #expect(host.printedTitles.count == 2)
        }
    }

    @Test func `a job that was seen to end is printed, whatever the server has lost`() throws {
        try PrintHost.with(.init(), settings: Self.forgetful) { host in
            try host.run(page + ["--wait=120", "--quiet"]).expectSuccess()
            try host.crash()
            let second = try host.run(page + ["--wait=120"])
            #expect(second.status == 0 && second.errorText.contains("already printed as job 1"), "\(second.errorText)")
            #expect(host.printedTitles.count == 1)
        }
    }

    @Test func `a server without a history has lost nothing`() throws {
        try PrintHost.with(.init(), settings: "PreserveJobHistory No") { host in
            try host.run(page + ["--quiet"]).expectSuccess()
            _ = try host.printed(1)
            let second = try host.run(page + ["--wait=120"])
            #expect(second.status == 0 && second.errorText.contains("already sent as job 1"), "\(second.errorText)")
            let other = try host.run(page + ["--wait=120", "--title", "Other"])
            #expect(other.status == 0 && !other.errorText.contains("lost"), "\(other.errorText)")
            #expect(try host.run(page + ["--title", "Other"]).errorText.contains("already"))
            #expect(host.printedTitles.count == 2)
        }
    }

    /// At whatever moment the server is killed, the run has said 75, or the document is on paper, and once in the end.
    @Test func `servers that are killed at random moments around sending print once`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        try PrintHost.with(.init(hasDriver: false), settings: Self.forgetful) { host in
            var titles: [String] = []
            for number in 1...5 {
                titles.append("January 2025 · Document \(number)")
                let run = page + ["--title", "Document \(number)", "--wait=120"]
                try host.makePrinter(ready: false)
                let waiting = try WaitingRun(run, host)
                usleep(UInt32.random(in: 0...400_000, using: &random))
                try host.crash()
                try host.makePrinter(ready: true)
                try waiting.until { $0.status != nil }
                #expect([0, 75].contains(waiting.status), "seed \(seed): \(waiting.errorText)")
                if waiting.status == 75 { try host.run(run + ["--quiet"]).expectSuccess() }
                #expect(host.printedTitles == titles, "seed \(seed): \(waiting.errorText)")
            }
        }
    }
}

/// A run in the background.
private final class WaitingRun {
    private let folder: URL

    init(_ arguments: [String], _ host: PrintHost) throws {
        folder = host.folder.appending(path: "waiting")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The shell's own streams are closed, so that nobody waits for it.
        let script =
            "{ \"$@\" 2>waiting/said; echo $? >waiting/code; mv waiting/code waiting/status; } >/dev/null 2>&1 &"
        _ = try Command.shell(script, arguments, environment: host.environment, in: host.folder)
    }

    /// What it has written to standard error.
    var errorText: String { (try? folder.text(of: "said")) ?? "" }

    /// Its exit status; nil while it runs.
    var status: Int? {
        (try? folder.text(of: "status")).flatMap { Int($0.trimmingCharacters(in: .newlines)) }
    }

    func until(_ condition: (WaitingRun) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(self) {
            try #require(ContinuousClock.now < deadline, "\(errorText)")
            usleep(20_000)
        }
    }
}
