import Glibc

/// A worker, as the process that started it sees it.
final class WorkerProcess {
    private let process: pid_t
    private let input: Int32
    /// What it answers comes from here.
    let output: Int32
    private var buffer = LineBuffer()
    private var lines: [String] = []
    /// The line of the manifest that it has in hand; nil for none.
    private(set) var item: Manifest.Line?

    /// Starts this program again. Throws ``Failure`` 75 if the system refuses a process.
    init(_ manifest: ManifestName, _ folder: OutputFolder) throws {
        let (toWorker, fromWorker) = (try Pipe(), try Pipe())
        let words = ["calprint", "batch", "--worker", "--out=\(folder.path)", "--", manifest.file]
        (input, output) = (toWorker.writing, fromWorker.reading)
        process = try WorkerProcess.start(words, input: toWorker.reading, output: fromWorker.writing)
        close(toWorker.reading)
        close(fromWorker.writing)
    }

    private static func start(_ words: [String], input: Int32, output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        var code = posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, environ)
        if code == ENOENT, let path = Program.executedPath {
            // There is no /proc. The same file, unless it was replaced meanwhile.
            code = posix_spawn(&process, path, &actions, nil, &arguments, environ)
        }
        guard code == 0 else {
            throw Failure(.tryAgain, "cannot start another process: \(String(cString: strerror(code))) (--jobs)")
        }
        return process
    }

    /// Hands it an item.
    func hand(_ line: Manifest.Line, of manifest: Manifest) {
        item = line
        StandardStreams.write(WorkerOrder(line, of: manifest).text + "\n", to: input)
    }

    /// Reads what it answers; false if it has ended.
    func listen() -> Bool {
        guard buffer.fill(from: output) else { return false }
        lines += buffer.take()
        return true
    }

    /// The result of the item in hand; nil if it is not known yet.
    func takeResult() -> ItemResult? {
        guard let result = ItemResult(takingFrom: &lines) else { return nil }
        item = nil
        return result
    }

    /// Lets it end and waits for that. Returns how it ended, in words.
    @discardableResult
    func end() -> String {
        close(input)
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(signal)"
    }
}

/// The two ends of a pipe, which other processes do not get.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(.tryAgain, "the system has no pipe left (--jobs)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}
