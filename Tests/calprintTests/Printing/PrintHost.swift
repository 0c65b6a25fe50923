import Foundation
import GoldenSupport
import Testing

/// A print server of its own on the loopback interface, with queues that keep what they would print.
///
/// It is started for one test and ended with it; nothing of the machine's own server is read or changed.
final class PrintHost {
    let folder: URL
    private let port: UInt16
    private var process: BackgroundProcess

    /// True if the server and its filters are installed.
    static let isInstalled = ["/usr/sbin/cupsd", "/usr/lib/cups/filter/pdftopdf"].allSatisfy(
        FileManager.default.isExecutableFile)

    static let need: Comment = "CUPS is not installed: needs cups-daemon and cups-filters"

    /// A queue, and what its backend does.
    struct Queue {
        var name = "cal"
        /// `capture`, `broken` or `slow`.
        var backend = "capture"
        var state = "Idle"
        var isAccepting = true
        /// Without one the queue is raw: it prints what comes.
        var hasDriver = true
        /// Further lines of printers.conf.
        var lines = ""
    }

    /// Calls `body` with a server that has these queues, and these lines more in its cupsd.conf.
    static func with<Result>(
        _ queues: Queue..., settings: String = "", body: (PrintHost) throws -> Result
    ) throws -> Result {
        try withTemporaryFolder { folder in
            let host = try PrintHost(folder, queues, settings)
            defer { host.process.end() }
            return try body(host)
        }
    }

    private init(_ folder: URL, _ queues: [Queue], _ settings: String) throws {
        (self.folder, port) = (folder, try Loopback.freePort())
        try PrintHost.makeFolders(in: folder)
        try PrintHost.writeConfiguration(in: folder, port, settings)
        try PrintHost.write(queues, in: folder)
        process = try PrintHost.start(in: folder)
        try process.waitUntilItListens(on: port, log)
    }

    private static func start(in folder: URL) throws -> BackgroundProcess {
        let etc = folder.appending(path: "etc").path
        return try BackgroundProcess([
            "/usr/sbin/cupsd", "-f", "-c", "\(etc)/cupsd.conf", "-s", "\(etc)/cups-files.conf",
        ])
    }

    /// Kills the server and all that it runs, as systemd does, and starts it again. It has lost what it had not saved.
    func crash() throws {
        process.killAll()
        process = try PrintHost.start(in: folder)
        try process.waitUntilItListens(on: port, log)
    }

    /// While it is not ready, the printer of the queue `capture` prints nothing; its jobs do not end.
    func makePrinter(ready: Bool) throws {
        if ready { return try FileManager.default.removeItem(at: folder.appending(path: "out/busy")) }
        try folder.write("", to: "out/busy")
    }

    /// The command under the name of its filter.
    var filter: String { path("bin/filter/calprinttopdf") }

    /// The environment that makes the command, or one of CUPS, talk to this server.
    var environment: [String: String?] {
        [
            "CUPS_SERVER": "127.0.0.1:\(port)", "HOME": "/nonexistent", "LPDEST": nil, "PRINTER": nil,
            "CUPS_USER": nil,
        ]
    }

    /// Runs the command against it.
    func run(_ arguments: [String], in folder: URL? = nil) throws -> ProgramOutput {
        try Command.run(arguments, environment: environment, in: folder ?? self.folder)
    }

    /// The output of a job; waits for it.
    func printed(_ job: Int = 1, timeout: Duration = .seconds(60)) throws -> [UInt8] {
        let deadline = ContinuousClock.now + timeout
        while !FileManager.default.fileExists(atPath: path("out/\(job).printed")) {
            try #require(ContinuousClock.now < deadline, "job \(job) was not printed: \(log)")
            usleep(20_000)
        }
        return try folder.bytes(of: "out/\(job).printed")
    }

    /// The numbers of the jobs that were printed.
    var printedJobs: [String] {
        get throws {
            try folder.appending(path: "out").names.filter { $0.hasSuffix(".printed") }.map { String($0.dropLast(8)) }
        }
    }

    /// The titles of the jobs that were printed, in that order; also of those that a killed server has lost.
    var printedTitles: [String] {
        ((try? folder.text(of: "out/titles")) ?? "").split(separator: "\n").map(String.init)
    }

    /// The words that a job's backend was called with: job, user, title, copies, options.
    func arguments(_ job: Int = 1) throws -> [String] {
        try folder.text(of: "out/\(job).arguments").split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The server's errors and the last lines about its jobs, for the message of a test that fails.
    var log: String {
        let lines = (try? folder.text(of: "log/error_log"))?.split(separator: "\n") ?? []
        let told = lines.filter { $0.contains("[Job ") || $0.hasPrefix("E ") || $0.hasPrefix("W ") }
        return told.suffix(60).joined(separator: "\n")
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }
}

// MARK: Setting up

extension PrintHost {
    private static func makeFolders(in folder: URL) throws {
        let path = { (name: String) in folder.appending(path: name).path }
        for name in ["etc/ppd", "etc/ssl", "spool/tmp", "cache", "log", "run/certs", "bin/backend", "out"] {
            let folder = folder.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for name in ["daemon", "driver", "notifier", "cgi-bin", "monitor"] {
            try folder.link("bin/\(name)", to: "/usr/lib/cups/\(name)")
        }
        try installFilter(in: folder)
        try folder.link("bin/backend/ipp", to: "/usr/lib/cups/backend/ipp")
        for name in ["capture", "broken", "slow"] {
            // By another process: a file that this one writes may still be open in one that it starts meanwhile, and
            // cannot be run then.
            try folder.write(try PrintHost.resource("\(name).sh"), to: "\(name).sh")
            let places = ["\(name).sh", "bin/backend/\(name)"].map { folder.appending(path: $0).path }
            _ = try requireSuccess(of: "install", ["-m", "755"] + places)
        }
        guard Machine.isRoot else { return }
        _ = try requireSuccess(of: "chmod", ["755", folder.path])
        _ = try requireSuccess(of: "chown", ["-R", "root:lp", path("spool"), path("cache"), path("run"), path("etc")])
        _ = try requireSuccess(of: "chmod", ["-R", "ug+rwX", path("spool"), path("cache")])
        _ = try requireSuccess(of: "chown", ["lp", path("out")])
    }

    /// The command's filter beside those of the system, and the rules by which a schedule comes to it.
    private static func installFilter(in folder: URL) throws {
        let filters = folder.appending(path: "bin/filter")
        try FileManager.default.createDirectory(at: filters, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: "/usr/lib/cups/filter") {
            try folder.link("bin/filter/\(name)", to: "/usr/lib/cups/filter/\(name)")
        }
        try folder.link("bin/filter/calprinttopdf", to: Command.path)
        for name in ["calprint.types", "calprint.convs"] {
            let rules = Golden.root.appending(path: "Packaging/cups/\(name)")
            try FileManager.default.copyItem(at: rules, to: folder.appending(path: "etc/\(name)"))
        }
    }

    private static func resource(_ name: String) throws -> String {
        let queues = Golden.root.appending(path: "Tests/calprintTests/Printing/Queues")
        return try queues.text(of: name)
    }

    private static func writeConfiguration(in folder: URL, _ port: UInt16, _ settings: String) throws {
        let path = { (name: String) in folder.appending(path: name).path }
        let user = Machine.isRoot ? "lp" : NSUserName()
        let group = Machine.isRoot ? "lp" : try requireSuccess(of: "id", ["-gn"]).text.trimmingCharacters(in: .newlines)
        try folder.write(
            """
            SystemGroup root
            User \(user)
            Group \(group)
            ServerRoot \(path("etc"))
            ServerBin \(path("bin"))
            DataDir /usr/share/cups
            RequestRoot \(path("spool"))
            TempDir \(path("spool/tmp"))
            CacheDir \(path("cache"))
            StateDir \(path("run"))
            ServerKeychain \(path("etc/ssl"))
            AccessLog \(path("log/access_log"))
            ErrorLog \(path("log/error_log"))
            PageLog \(path("log/page_log"))
            Sandboxing relaxed

            """, to: "etc/cups-files.conf")
        try folder.write(
            """
            LogLevel debug
            Listen 127.0.0.1:\(port)
            Browsing Off
            WebInterface No
            DefaultAuthType None
            ErrorPolicy abort-job
            DefaultPaperSize Letter
            MaxCopies 99
            \(settings)
            <Location />
              Order allow,deny
              Allow 127.0.0.1
            </Location>
            <Policy guarded>
              <Limit Print-Job Create-Job>
                AuthType Basic
                Require valid-user
                Order deny,allow
              </Limit>
              <Limit All>
                Order deny,allow
              </Limit>
            </Policy>
            <Policy default>
              JobPrivateAccess all
              JobPrivateValues none
              <Limit All>
                Order deny,allow
              </Limit>
            </Policy>

            """, to: "etc/cupsd.conf")
    }

    private static func write(_ queues: [Queue], in folder: URL) throws {
        let sections = queues.enumerated().map { index, queue in
            """
            <\(index == 0 ? "DefaultPrinter" : "Printer") \(queue.name)>
            DeviceURI \(queue.backend):\(folder.appending(path: "out").path)
            State \(queue.state)
            Accepting \(queue.isAccepting ? "Yes" : "No")
            ErrorPolicy abort-job
            \(queue.lines)
            </\(index == 0 ? "DefaultPrinter" : "Printer")>

            """
        }
        try folder.write(sections.joined(), to: "etc/printers.conf")
        for queue in queues where queue.hasDriver {
            try folder.write(try PrintHost.resource("capture.ppd"), to: "etc/ppd/\(queue.name).ppd")
        }
    }
}
