import Foundation
import GoldenSupport
import Testing

/// Schedules printed with `lp`, on a server that has the filter.
@Suite(.enabled(if: PrintHost.isInstalled, PrintHost.need))
struct FilterQueueTests {
    private let calendar = Golden.root.appending(path: "Examples/clinic.ics").path
    private let options = ["-o", "calprint-from=2025-03", "-o", "calprint-months=2"]

    private func lp(_ arguments: [String], _ host: PrintHost, input: String = "/dev/null") throws {
        let script = "input=$1; shift; exec lp -d cal \"$@\" <\"$input\""
        let output = try run(
            "sh", ["-c", script, "sh", input] + arguments, environment: host.environment, in: host.folder)
        #expect(output.status == 0, "\(output.errorText)")
    }

    @Test func `schedules are known by what they hold, and come out as they are drawn`() throws {
        try PrintHost.with(.init()) { host in
            let files = FileManager.default
            try files.copyItem(atPath: Command.schedule, toPath: host.folder.appending(path: "roster").path)
            try files.copyItem(atPath: calendar, toPath: host.folder.appending(path: "plan").path)
            try lp(options + [Command.schedule], host)
            try lp(options + ["roster"], host)
            try lp(options, host, input: Command.schedule)
            for (job, schedule) in [Command.schedule, Command.schedule, Command.schedule].enumerated() {
                try expectDrawn(schedule, ["--from", "2025-03", "--months", "2"], job + 1, host)
            }
            try lp(options + [calendar], host)
            try lp(options + ["plan"], host)
            try lp(options, host, input: calendar)
            for job in 4...6 { try expectDrawn(calendar, ["--from", "2025-03", "--months", "2"], job, host) }
        }
    }

    @Test func `a job has its queue's paper, its copies, and is counted page by page`() throws {
        try PrintHost.with(.init()) { host in
            try lp(["-o", "calprint-from=2025-02", "-o", "media=A4", "-n", "3", Command.schedule], host)
            try expectDrawn(
                Command.schedule, ["--from", "2025-02", "--media", "custom_ppd_595x842pt"], 1, host, copies: 3)
            let pages = try pageCount(
                of: Command.schedule, ["--from", "2025-02", "--media", "custom_ppd_595x842pt"], host)
            #expect(try host.folder.text(of: "log/page_log").contains(" total \(3 * pages) "), "\(host.log)")
        }
    }

    @Test func `a broken schedule aborts its job, whose state tells the place`() throws {
        try PrintHost.with(.init()) { host in
            let text = #"{"format": "provider-schedule", "version": 1, "days": [{"date": "2025-02-30"}]}"#
            try text.write(to: host.folder.appending(path: "bad.json"), atomically: true, encoding: .utf8)
            try lp(["bad.json"], host)
            let message = try host.stateMessage(ofJob: 1)
            #expect(message.contains("bad.json:1:65: error: '2025-02-30'"), "\(message)\n\(host.log)")
            #expect(try host.printed(1).isEmpty, "the printer gets nothing")
        }
    }

    private func expectDrawn(
        _ schedule: String, _ words: [String], _ job: Int, _ host: PrintHost, copies: Int = 1
    ) throws {
        try Command.run(words + ["-s", schedule, "-o", "drawn.pdf"], in: host.folder).expectSuccess()
        try Data(host.printed(job)).write(to: host.folder.appending(path: "job.pdf"))
        let (drawn, printed) = (try pixels("drawn.pdf", host), try pixels("job.pdf", host))
        let all = Array(repeating: drawn, count: copies).flatMap(\.self)
        #expect(!drawn.isEmpty && (printed == drawn || printed == all), "job \(job)")
    }

    private func pixels(_ name: String, _ host: PrintHost) throws -> [String] {
        let script = "rm -f p-*; pdftoppm -r 100 -gray $1 p && sha256sum p-* | cut -c 1-64"
        return try run("sh", ["-c", script, "sh", name], in: host.folder).text.split(separator: "\n").map(String.init)
    }

    private func pageCount(of schedule: String, _ words: [String], _ host: PrintHost) throws -> Int {
        try Command.run(words + ["-s", schedule, "-o", "drawn.pdf"], in: host.folder).expectSuccess()
        return try pixels("drawn.pdf", host).count
    }
}

extension PrintHost {
    /// The server's account of a job that has ended.
    fileprivate func stateMessage(ofJob job: Int) throws -> String {
        let request = """
            {
              OPERATION Get-Job-Attributes
              GROUP operation-attributes-tag
              ATTR charset attributes-charset utf-8
              ATTR naturalLanguage attributes-natural-language en
              ATTR uri printer-uri $uri
              ATTR integer job-id \(job)
              ATTR keyword requested-attributes job-state,job-printer-state-message
              STATUS successful-ok
              DISPLAY job-state
              DISPLAY job-printer-state-message
            }

            """
        try folder.write(request, to: "job.test")
        let server = (environment["CUPS_SERVER"] ?? nil) ?? ""
        var last = ""
        for _ in 0..<600 {
            let output = try GoldenSupport.run(
                "ipptool", ["-tv", "ipp://\(server)/printers/cal", "job.test"], environment: environment, in: folder)
            last = output.text
            if ["aborted", "completed", "canceled"].contains(where: last.contains) { return last }
            usleep(100_000)
        }
        return "it does not end: \(last)"
    }
}
