import Foundation
import GoldenSupport
import Testing

/// Runs that nobody watches print every document once.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct PrintLedgerTests {
    private let page = Command.oneMonth + ["--print", "cal", "--state-dir", "state", "--wait=120"]

    @Test func `a second run prints nothing and says so`() throws {
        try PrintHost.with(.init()) { host in
            #expect(
                try host.run(page).errorText
                    == "calprint: cal: sent as job 1\ncalprint: cal: job 1 is printed (1 side)\n")
            let second = try host.run(page)
            #expect(second.status == 0)
            #expect(
                second.errorText
                    == "calprint: cal: already printed as job 1; nothing is sent (--reprint prints it again)\n")
            try host.run(page + ["--quiet"]).expectSuccess()
            #expect(try host.printedJobs == ["1"])
        }
    }

    @Test func `another document, or --reprint, is printed`() throws {
        try PrintHost.with(.init()) { host in
            try host.run(page + ["--quiet"]).expectSuccess()
            try host.run(page + ["--quiet", "--title", "New"]).expectSuccess()
            try host.run(page + ["--quiet", "--reprint"]).expectSuccess()
            #expect(try host.printedJobs == ["1", "2", "3"])
            #expect(try host.entries() == ["printed 2\n", "printed 3\n"])
        }
    }

    @Test func `a job that was sent is not sent again, and is followed by who waits`() throws {
        try PrintHost.with(.init(name: "cal", backend: "slow")) { host in
            let sending = Array(page.dropLast())
            #expect(try host.run(sending).errorText == "calprint: cal: sent as job 1\n")
            #expect(try host.run(sending).errorText.hasPrefix("calprint: cal: already sent as job 1, which is "))
            let third = try host.run(sending + ["--wait=1"])
            #expect(
                third.status == 75 && third.errorText.contains("job 1 has not ended after 1 s"), "\(third.errorText)")
            #expect(try host.entry() == "sent 1\n")
        }
    }

    @Test func `a job that was aborted is sent again`() throws {
        try PrintHost.with(.init(backend: "broken")) { host in
            for job in 1...2 {
                try host.run(page).expectPrintFailure(76, "job \(job) was aborted")
            }
            let sending = Array(page.dropLast())
            for job in 3...4 {
                let output = try host.run(sending)
                #expect(output.errorText == "calprint: cal: sent as job \(job)\n")
                try host.waitUntilAborted(job)
            }
        }
    }

    @Test func `a run that was cut short between sending and noting does not print twice`() throws {
        try PrintHost.with(.init()) { host in
            try host.run(page + ["--quiet"]).expectSuccess()
            try host.write(entry: "sending-after 0\n")
            let second = try host.run(page)
            #expect(second.errorText.contains("already sent as job 1, which is printed"), "\(second.errorText)")
            #expect(try host.entry() == "printed 1\n")
            // Job 1 is of an earlier run: the one that was cut short sent nothing.
            try host.write(entry: "sending-after 1\n")
            #expect(try host.run(page).errorText.hasPrefix("calprint: cal: sent as job 2\n"))
            #expect(try host.printedJobs == ["1", "2"])
        }
    }

    @Test(.enabled(if: PreloadedLibrary.killedAtReplacing != nil, "needs a C compiler"))
    func `a run that is killed between sending and noting has left word`() throws {
        try PrintHost.with(.init()) { host in
            let killing = host.environment.merging(["LD_PRELOAD": PreloadedLibrary.killedAtReplacing?.path]) { $1 }
            let killed = try Command.run(page, environment: killing, in: host.folder)
            #expect(killed.status == 137 && killed.errorText == "calprint: cal: sent as job 1\n", "\(killed.errorText)")
            #expect(try host.entry() == "sending-after 0\n")
            let second = try host.run(page)
            #expect(second.status == 0 && second.errorText.contains("already sent as job 1"), "\(second.errorText)")
            #expect(try host.printedJobs == ["1"])
        }
    }

    @Test func `of two runs at once one prints`() throws {
        try PrintHost.with(.init()) { host in
            let output = try Command.shell(
                "\"$@\" & \"$@\"; status=$?; wait $! && exit $status", page, environment: host.environment,
                in: host.folder)
            #expect(output.status == 0, "\(output.errorText)")
            #expect(output.errorText.contains("already"), "\(output.errorText)")
            #expect(try host.printedJobs == ["1"])
        }
    }

    /// Whatever moment a run is killed at, the document is on paper once in the end.
    @Test func `runs that are killed at random print once`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        try PrintHost.with(.init(hasDriver: false)) { host in
            try host.run(Command.oneMonth + ["-o", "a.pdf"]).expectSuccess()
            let print = ["print", "-d", "cal", "--state-dir", "state", "a.pdf"]
            for _ in 0..<20 {
                let delay = Double.random(in: 0...0.1, using: &random)
                _ = try Command.shell(
                    "\"$@\" & sleep \(delay); kill -KILL $!", print, environment: host.environment, in: host.folder)
            }
            #expect(try host.run(print + ["--wait=120"]).status == 0, "seed \(seed)")
            _ = try host.printed(1)
            #expect(try host.run(print + ["--wait=120"]).status == 0, "seed \(seed)")
            #expect(try host.printedJobs == ["1"], "seed \(seed)")
        }
    }

    @Test(.enabled(if: IPPPrinter.isInstalled, "needs cancel (cups-client)"))
    func `a job that somebody cancels is told, and not sent again`() throws {
        try PrintHost.with(.init(backend: "slow")) { host in
            let cancel = "for i in $(seq 600); do cancel cal-1 2>/dev/null && break; sleep 0.1; done"
            let script = "\"$@\" & \(cancel); wait $!"
            let output = try Command.shell(script, page, environment: host.environment, in: host.folder)
            #expect(output.status == 76, "\(output.errorText)")
            #expect(output.errorText.contains("calprint: cal: job 1 was canceled"), "\(output.errorText)")
            let second = try host.run(page)
            #expect(second.status == 0 && second.errorText.contains("job 1, which was canceled"), "\(second.errorText)")
        }
    }

    @Test func `what the server refuses leaves no trace, or the old one`() throws {
        try PrintHost.with(.init(isAccepting: false)) { host in
            try host.run(page).expectPrintFailure(69, "takes no jobs")
            #expect(try host.entries() == [])
        }
    }

    @Test func `without a server only what was printed to the end is known`() throws {
        try PrintHost.with(.init()) { host in
            try host.run(page + ["--quiet"]).expectSuccess()
            let away: [String: String?] = ["CUPS_SERVER": "127.0.0.1:1"]
            let second = try Command.run(page, environment: away, in: host.folder)
            #expect(second.status == 0 && second.errorText.contains("already printed"), "\(second.errorText)")
            try host.write(entry: "sent 1\n")
            let third = try Command.run(page, environment: away, in: host.folder)
            #expect(third.status == 0 && third.errorText.contains("already sent as job 1"), "\(third.errorText)")
            try host.write(entry: "sending-after 0\n")
            try Command.run(page, environment: away, in: host.folder).expectPrintFailure(75, "does not answer")
            try host.write(entry: "nonsense\n")
            try Command.run(page, environment: away, in: host.folder).expectFailure(65, "is not an entry of the ledger")
        }
    }

    @Test func `of two runs with --lock the second ends at once`() throws {
        try PrintHost.with(.init()) { host in
            let script = "mkdir state; exec 9>state/run.lock; flock 9; \"$@\""
            let output = try Command.shell(
                script, page + ["--lock"], environment: host.environment, in: host.folder)
            output.expectFailure(75, "another run is under way in 'state'")
            try host.run(page + ["--lock", "--quiet"]).expectSuccess()
        }
    }

    @Test func `a folder that cannot be made keeps the job from being sent`() throws {
        try PrintHost.with(.init()) { host in
            try host.folder.write("", to: "file")
            let options = ["--print", "cal", "--state-dir", "file/state"]
            try host.run(Command.oneMonth + options).expectFailure(73, "cannot create 'file/state'")
            #expect(try host.printedJobs == [])
        }
    }
}

extension PrintHost {
    private var ledger: URL { folder.appending(path: "state/printed/cal") }

    /// The ledger's entry of each document, sorted.
    fileprivate func entries() throws -> [String] {
        guard let names = try? ledger.names else { return [] }
        return try names.filter { !$0.hasPrefix(".") }.map(ledger.text).sorted()
    }

    /// The entry of the only one.
    fileprivate func entry() throws -> String { try entries().joined() }

    fileprivate func write(entry: String) throws { try ledger.write(entry, to: try #require(try ledger.names.last)) }

    /// Waits until the server has given a job up.
    fileprivate func waitUntilAborted(_ job: Int) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isAborted(job) {
            try #require(ContinuousClock.now < deadline, "\(log)")
            usleep(20_000)
        }
    }

    private func isAborted(_ job: Int) -> Bool {
        let text = (try? folder.text(of: "log/error_log")) ?? ""
        return text.contains(try! Regex("\\[Job \(job)\\] Job (stopped|aborted)"))
    }
}
