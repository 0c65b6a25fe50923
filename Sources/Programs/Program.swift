import Glibc

/// A program with its arguments and its whole environment, run without a shell.
package struct Program {
    private let words: [String]
    private let environment: [String]
    private let limits: ProgramLimits?

    /// - Parameters:
    ///   - words: a path with a slash, or a name to look up in `PATH`; then the arguments.
    ///   - environment: the whole environment, as `NAME=value`.
    ///   - limits: the limits of its resources; nil for those of this process.
    package init(_ words: [String], environment: [String], limits: ProgramLimits? = nil) {
        (self.words, self.environment, self.limits) = (words, environment, limits)
    }

    /// Runs the program and waits for its end.
    ///
    /// Its three streams are files, because a pipe can fill up, or stay open in another process.
    ///
    /// - Throws: ``ProgramFailure`` if it cannot be started; not if it fails.
    package func run(input: UnnamedFile) throws(ProgramFailure) -> ProgramOutput {
        // With limits a shell is started, and would say that in its own way.
        guard limits == nil || isThere else {
            throw ProgramFailure(.notFound, "\(words[0]) cannot be started", ENOENT)
        }
        let (output, errors) = (try UnnamedFile(), try UnnamedFile())
        let start = ContinuousClock.now
        let end = try wait(for: try self.start([input, output, errors]))
        let isOverTime = limits?.isOverTime(end.status, end.seconds, ContinuousClock.now - start) ?? false
        return ProgramOutput(
            status: end.status, stdout: try output.read(), stderr: try errors.read(), isOverTime: isOverTime)
    }

    /// True if the program's path, or its name in `PATH`, leads to a file that can be run.
    private var isThere: Bool {
        guard !words[0].contains("/") else { return access(words[0], X_OK) == 0 }
        let path = environment.first { $0.hasPrefix("PATH=") }?.dropFirst("PATH=".count) ?? "/usr/bin:/bin"
        return path.split(separator: ":", omittingEmptySubsequences: false).contains { folder in
            access("\(folder.isEmpty ? "." : folder)/\(words[0])", X_OK) == 0
        }
    }

    /// Starts the program with these files as streams 0, 1 and 2, and returns its process ID.
    private func start(_ streams: [UnnamedFile]) throws(ProgramFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        resetSignals(&attributes)
        var process = pid_t()
        let code = withCStrings(limits?.words(before: words) ?? words) { words in
            withCStrings(environment) { posix_spawnp(&process, words[0]!, &actions, &attributes, words, $0) }
        }
        guard code == 0 else {
            throw ProgramFailure(code == ENOENT ? .notFound : .system, "\(words[0]) cannot be started", code)
        }
        return process
    }

    /// Unblocks and resets all signals: a shell that inherits blocked ones could not wait for its children.
    private func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }

    /// Waits for a process to end. Returns its ``ProgramOutput/status``, and the seconds of the processor's time that
    /// it and its children took.
    private func wait(for process: pid_t) throws(ProgramFailure) -> (status: Int32, seconds: Int) {
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) == -1 {
            guard errno == EINTR else { throw ProgramFailure(.system, "waiting for \(words[0])", errno) }
        }
        let signal = status & 0x7f
        let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        return (
            signal == 0 ? (status >> 8) & 0xff : 128 + signal,
            usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + Int(microseconds) / 1_000_000
        )
    }
}

/// Calls `body` with a null-terminated list of C strings.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { body(UnsafePointer($0.baseAddress!)) }
}

/// The output and the exit status of a program.
package struct ProgramOutput: Sendable {
    /// The exit code; as in a shell, 128 plus the signal's number if a signal ended the program.
    package let status: Int32
    package let stdout: [UInt8]
    package let stderr: [UInt8]
    /// True if the program was ended because its time was over.
    package let isOverTime: Bool

    /// The standard error as text; bytes that are not UTF-8 are replaced.
    package var errorText: String { String(decoding: stderr, as: UTF8.self) }
}

/// The resources that a program may use before the system ends it.
package struct ProgramLimits: Sendable {
    /// Seconds of the processor's time.
    package let seconds: Int
    /// Bytes of memory.
    package let memory: Int
    /// Bytes of its output.
    package let output: Int
    /// Seconds until it is ended, whatever it does; nil to wait for its end.
    package let wallSeconds: Int?

    /// Limits in seconds and bytes.
    package init(seconds: Int, memory: Int, output: Int, wallSeconds: Int? = nil) {
        (self.seconds, self.memory, self.output, self.wallSeconds) = (seconds, memory, output, wallSeconds)
    }

    /// A command line that sets the limits and then becomes the program (POSIX sh). With setpriv (util-linux) the
    /// program ends when this process does, even if that is killed.
    func words(before words: [String]) -> [String] {
        let script = """
            ulimit -t \(seconds) && ulimit -v \(memory / 1024) && ulimit -f \(output / 512) || exit
            command -v setpriv >/dev/null && set -- setpriv --pdeathsig TERM "$@"
            exec "$@"
            """
        // timeout is GNU coreutils'. It ends what the program has started, too.
        let clock = wallSeconds.map { ["timeout", "--kill-after=5", "\($0)"] } ?? []
        return ["/bin/sh", "-c", script, "sh"] + clock + words
    }

    /// True if a program ended because its time was over. 124 and 137 may also be statuses of its own.
    func isOverTime(_ status: Int32, _ seconds: Int, _ wall: Duration) -> Bool {
        if status == 128 + SIGXCPU { return true }
        let isLate = wallSeconds.map { wall >= .seconds($0) } ?? false
        return isLate && (status == 124 || status == 128 + SIGKILL)
            || seconds >= self.seconds && status == 128 + SIGKILL
    }
}

/// A temporary file without a name, which vanishes with this process, however that ends.
package final class UnnamedFile {
    let descriptor: Int32

    /// Creates an empty file in `TMPDIR`, else in `/tmp`. Throws ``ProgramFailure`` if that fails.
    package init() throws(ProgramFailure) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        descriptor = try UnnamedFile.open(in: folder.isEmpty ? "/tmp" : folder)
    }

    /// Creates a file with `bytes` in it.
    package convenience init(_ bytes: [UInt8]) throws(ProgramFailure) {
        try self.init()
        try write(bytes)
    }

    deinit { close(descriptor) }

    /// The contents of the file.
    package func read() throws(ProgramFailure) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ProgramFailure(.system, "a temporary file", errno) }
        guard status.st_size <= UnnamedFile.maximumSize else { throw ProgramFailure(.system, "a program", EFBIG) }
        // An array without room is one that all share, and the initializer would write its count: a race between
        // threads.
        guard status.st_size > 0 else { return [] }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(count))
                if got < 0, errno == EINTR { continue }
                failure = got < 0 ? errno : 0
                guard got > 0 else { break }
                count += got
            }
        }
        guard failure == 0 else { throw ProgramFailure(.system, "a temporary file", failure) }
        return bytes
    }

    /// The most output that a program may write: 1 GiB.
    private static let maximumSize = 1 << 30

    /// `O_TMPFILE`, which Glibc does not export to Swift: `__O_TMPFILE | O_DIRECTORY`.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    private static func open(in folder: String) throws(ProgramFailure) -> Int32 {
        var descriptor = Glibc.open(folder, O_RDWR | O_CLOEXEC | temporary, 0o600)
        if descriptor < 0 {
            var name = Array("\(folder)/calprint-XXXXXX".utf8CString)
            descriptor = mkstemp(&name)
            if descriptor >= 0 {
                unlink(name)
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        guard descriptor >= 0 else { throw ProgramFailure(.system, "a temporary file in '\(folder)'", errno) }
        return descriptor
    }

    private func write(_ bytes: [UInt8]) throws(ProgramFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(written))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw ProgramFailure(.system, "a temporary file", errno) }
            written += count
        }
    }
}
