import Foundation
import GoldenSupport
import Testing

/// A print server of its own on the loopback interface, with queues that keep what they would print.
///
/// It is started for one test and ended with it; nothing of the machine's own server is read or changed.
final class PrintHost {
    let folder: URL
    private let port: UInt16
    private var process: pid_t = 0

    /// Whether the server and its filters are installed.
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

    /// Calls `body` with a server that has these queues.
    static func with<Result>(_ queues: Queue..., body: (PrintHost) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let host = try PrintHost(folder, queues)
            defer { host.end() }
            return try body(host)
        }
    }

    private init(_ folder: URL, _ queues: [Queue]) throws {
        (self.folder, port) = (folder, try PrintHost.freePort())
        try makeFolders()
        try writeConfiguration()
        try write(queues)
        process = try start()
        try waitUntilItAnswers()
    }

    /// A shell leaves it running, without the signals that the test's threads block; if the tests are killed, it ends
    /// after a while.
    private func start() throws -> pid_t {
        let script = "timeout -k 5 900 /usr/sbin/cupsd -f -c \"$1\" -s \"$2\" >/dev/null 2>&1 & echo $!"
        let output = try requireSuccess(
            of: "sh", ["-c", script, "sh", path("etc/cupsd.conf"), path("etc/cups-files.conf")])
        return try #require(pid_t(output.text.trimmingCharacters(in: .newlines)))
    }

    private var isRunning: Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) != nil
    }

    /// Ends the server and waits until it has ended.
    private func end() {
        for signal in [SIGTERM, SIGKILL] {
            kill(process, signal)
            for _ in 0..<1000 where isRunning { usleep(10_000) }
        }
    }

    /// What makes the command, or one of CUPS, talk to this server.
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

    /// What a job printed; waits for it.
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

    /// The words that a job's backend was called with: job, user, title, copies, options.
    func arguments(_ job: Int = 1) throws -> [String] {
        try folder.text(of: "out/\(job).arguments").split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The last lines of the server's log, for the message of a test that fails.
    var log: String {
        let lines = (try? folder.text(of: "log/error_log"))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("d ") }.suffix(20).joined(separator: "\n")
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }
}

// MARK: Setting up

extension PrintHost {
    /// A port of the loopback interface that nobody listens on.
    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        try #require(isBound)
        return UInt16(bigEndian: address.sin_port)
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private var isAnswering: Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = PrintHost.loopback(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private func waitUntilItAnswers() throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isAnswering {
            try #require(isRunning && ContinuousClock.now < deadline, "cupsd does not start: \(log)")
            usleep(10_000)
        }
    }

    private func makeFolders() throws {
        for name in ["etc/ppd", "etc/ssl", "spool/tmp", "cache", "log", "run/certs", "bin/backend", "out"] {
            let folder = folder.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for name in ["daemon", "driver", "filter", "notifier", "cgi-bin", "monitor"] {
            try folder.link("bin/\(name)", to: "/usr/lib/cups/\(name)")
        }
        try folder.link("bin/backend/ipp", to: "/usr/lib/cups/backend/ipp")
        for name in ["capture", "broken", "slow"] {
            try folder.write(try PrintHost.resource("\(name).sh"), to: "bin/backend/\(name)")
            try folder.setMode(0o755, of: "bin/backend/\(name)")
        }
        guard Machine.isRoot else { return }
        _ = try requireSuccess(of: "chmod", ["755", folder.path])
        _ = try requireSuccess(of: "chown", ["-R", "root:lp", path("spool"), path("cache"), path("run"), path("etc")])
        _ = try requireSuccess(of: "chmod", ["-R", "ug+rwX", path("spool"), path("cache")])
        _ = try requireSuccess(of: "chown", ["lp", path("out")])
    }

    private static func resource(_ name: String) throws -> String {
        let queues = Golden.root.appending(path: "Tests/calprintTests/Printing/Queues")
        return try queues.text(of: name)
    }

    private func writeConfiguration() throws {
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
            <Location />
              Order allow,deny
              Allow 127.0.0.1
            </Location>
            <Policy default>
              JobPrivateAccess all
              JobPrivateValues none
              <Limit All>
                Order deny,allow
              </Limit>
            </Policy>

            """, to: "etc/cupsd.conf")
    }

    private func write(_ queues: [Queue]) throws {
        let sections = queues.enumerated().map { index, queue in
            """
            <\(index == 0 ? "DefaultPrinter" : "Printer") \(queue.name)>
            DeviceURI \(queue.backend):\(path("out"))
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
