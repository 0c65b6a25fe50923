import Foundation
import GoldenSupport
import Testing

/// Failures between a page and its printer: each case has its status, its words and IPP's.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct PrintFailureTests {
    private let page = Command.oneMonth

    @Test func `a queue that is not there is told, with the one that was meant`() throws {
        try PrintHost.with(.init(name: "office")) { host in
            try host.run(page + ["--print", "ofice"]).expectPrintFailure(
                68, "calprint: ofice: there is no such queue; did you mean 'office'? (client-error-not-found)")
        }
    }

    @Test func `where no server listens, a later run may succeed`() throws {
        let environment: [String: String?] = ["CUPS_SERVER": "127.0.0.1:1"]
        try Command.run(page + ["--print", "cal"], environment: environment).expectPrintFailure(
            75, "calprint: cal: the print server 127.0.0.1:1 does not answer", "(server-error-service-unavailable)")
    }

    @Test func `a queue that takes no jobs is a refusal`() throws {
        try PrintHost.with(.init(isAccepting: false, lines: "StateMessage Toner is on its way")) { host in
            try host.run(page + ["--print", "cal"]).expectPrintFailure(
                69, "calprint: cal: the queue takes no jobs", "(server-error-not-accepting-jobs)")
            #expect(try host.printedJobs == [])
        }
    }

    @Test func `a queue that is stopped takes the job with a warning, or not at all`() throws {
        try PrintHost.with(.init(state: "Stopped")) { host in
            try host.run(page + ["--print", "cal", "--require-idle"]).expectPrintFailure(
                75, "calprint: cal: the queue is stopped", "(paused)")
            let output = try host.run(page + ["--print", "cal"])
            #expect(output.status == 0)
            #expect(output.errorText.contains("cal: warning: the queue is stopped"), "\(output.errorText)")
            #expect(output.errorText.hasSuffix("cal: sent as job 1\n"), "\(output.errorText)")
            try host.run(page + ["--print", "cal", "--wait=60"]).expectPrintFailure(
                75, "job 2 waits; the queue is stopped", "(paused)")
        }
    }

    @Test(arguments: [
        (["-O", "media=iso_a0_841x1189mm"], "the medium iso_a0_841x1189mm is not supported; the queue has na_letter"),
        (["-O", "media=A0"], "the medium A0 is not supported"),
        (["-O", "media=A99"], "the medium A99 is not supported"),
        (["-O", "sides=three-sided"], "sides three-sided are not supported; the queue has one-sided"),
        (["--copies", "100", "--max-pages", "100"], "100 copies are not supported; the queue has 1 to 99"),
    ])
    func `what the queue does not have is told before anything is sent`(options: [String], words: String) throws {
        try PrintHost.with(.init()) { host in
            try host.run(page + ["--print", "cal"] + options).expectPrintFailure(
                78, "calprint: cal: \(words)", "(client-error-attributes-or-values-not-supported)")
            #expect(try host.folder.appending(path: "spool").names.filter { $0.hasPrefix("d0") } == [])
        }
    }

    @Test(arguments: ["Letter", "na-letter", "na_letter_8.5x11in", "iso_a4_210x297mm"])
    func `a medium goes by all its names`(name: String) throws {
        try PrintHost.with(.init()) { host in
            let output = try host.run(page + ["--print", "cal", "-O", "media=\(name)", "--wait=60"])
            #expect(output.status == 0, "\(output.errorText)\(host.log)")
        }
    }

    @Test func `nobody is asked for a password`() throws {
        try PrintHost.with(.init(lines: "OpPolicy guarded")) { host in
            try host.run(page + ["--print", "cal"]).expectPrintFailure(
                77, "calprint: cal: the server does not permit it")
        }
    }

    @Test func `a job that its printer fails is told as aborted`() throws {
        try PrintHost.with(.init(backend: "broken")) { host in
            try host.run(page + ["--print", "cal", "--wait=60"]).expectPrintFailure(
                76, "calprint: cal: job 1 was aborted")
        }
    }

    @Test func `a job that is held or takes too long is not waited for`() throws {
        try PrintHost.with(.init(), .init(name: "slow", backend: "slow")) { host in
            try host.run(page + ["--print", "cal", "-O", "job-hold-until=indefinite", "--wait"]).expectPrintFailure(
                75, "calprint: cal: job 1 is held", "job-hold-until-specified")
            try host.run(page + ["--print", "slow", "--wait=1"]).expectPrintFailure(
                75, "calprint: slow: job 2 has not ended after 1 s; it is ")
        }
    }

    @Test(arguments: [
        (["--copies", "0", "--print", "cal"], "--copies <n>"), (["--copies", "2"], "--copies is for --print"),
        (["--wait"], "--wait is for --print"), (["--print", "cal", "--reprint"], "--reprint needs --state-dir"),
        (["--print", "cal", "--lock"], "--lock needs --state-dir"), (["--print", ""], "which queue?"),
        (["--print", "cal", "-O", "=2"], "name=value"), (["--print", "cal", "-O", "title=x"], "--job-title"),
        (["--print", "cal", "-o", "a.png"], "a queue prints PDF"), (["--print", "cal", "--wait=0"], "--wait"),
    ])
    func `options that make no sense together are a usage error`(options: [String], words: String) throws {
        try withTemporaryFolder { folder in
            try Command.run(page + options, in: folder).expectFailure(64, words)
            #expect(try folder.names == [])
        }
    }

    @Test func `what is no PDF is not printed`() throws {
        try Command.run(["print", "-d", "cal", Command.schedule]).expectFailure(65, "is not a PDF")
        try Command.run(["print", "-d", "cal", "no.pdf"]).expectFailure(66, "'no.pdf'")
    }

    @Test func `a server without a default queue asks for one`() throws {
        try withTemporaryFolder { folder in
            try PrintHost.with { host in
                try folder.write("%PDF-1.7\n", to: "a.pdf")
                try host.run(["print", "a.pdf"], in: folder).expectFailure(68, "there is no default queue")
            }
        }
    }
}

extension ProgramOutput {
    /// Expects a failure of printing: its status, nothing on standard output, and a last line that begins with the
    /// first of `words` or holds it, and holds the others.
    func expectPrintFailure(
        _ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(self.status == status, "\(errorText)", sourceLocation: sourceLocation)
        #expect(stdout == [], sourceLocation: sourceLocation)
        let line = errorText.split(separator: "\n").last ?? ""
        for word in words { #expect(line.contains(word), "\(errorText)", sourceLocation: sourceLocation) }
    }
}
