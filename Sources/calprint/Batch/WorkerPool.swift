import Glibc

/// Draws with several processes. Each gets the next item when it is done with one; they share nothing.
final class WorkerPool: BatchRunner {
    private let manifest: Manifest
    private let folder: OutputFolder
    private let count: Int
    private var workers: [WorkerProcess] = []

    init(_ manifest: Manifest, _ folder: OutputFolder, count: Int) {
        (self.manifest, self.folder, self.count) = (manifest, folder, count)
    }

    func draw(_ lines: [Manifest.Line], _ report: (ItemResult) throws -> Void) throws {
        // A worker that has died shows when it is listened to.
        signal(SIGPIPE, SIG_IGN)
        defer { workers.forEach { $0.end() } }
        var rest = lines[...]
        for _ in 0..<count { try startWorker(&rest) }
        while !workers.isEmpty {
            for worker in waiting() { try serve(worker, &rest, report) }
        }
    }

    private func startWorker(_ rest: inout ArraySlice<Manifest.Line>) throws {
        guard let line = rest.popFirst() else { return }
        let worker = try WorkerProcess(manifest.name, folder)
        workers.append(worker)
        worker.hand(line, of: manifest)
    }

    /// The workers whose answers can be read.
    private func waiting() -> [WorkerProcess] {
        var requests = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), -1) > 0 else { return [] }
        return zip(workers, requests).filter { $1.revents != 0 }.map(\.0)
    }

    private func serve(
        _ worker: WorkerProcess, _ rest: inout ArraySlice<Manifest.Line>, _ report: (ItemResult) throws -> Void
    ) throws {
        guard worker.listen() else {
            if let result = lost(worker) { try report(result) }
            return try startWorker(&rest)
        }
        guard let result = worker.takeResult() else { return }
        if let next = rest.popFirst() { worker.hand(next, of: manifest) } else { remove(worker) }
        try report(result)
    }

    private func remove(_ worker: WorkerProcess) {
        workers.removeAll { $0 === worker }
        worker.end()
    }

    /// The item that a worker had in hand when it died.
    private func lost(_ worker: WorkerProcess) -> ItemResult? {
        workers.removeAll { $0 === worker }
        let end = worker.end()
        guard let line = worker.item else { return nil }
        let item = manifest.item(line)
        var result = ItemResult(line: line.number)
        (result.id, result.output) = (item.id?.value ?? "", item.output?.value ?? "")
        let failure = ItemFailure(Failure(.bug, "the process that drew it ended with \(end)"), of: item)
        (result.status, result.messages) = (failure.status, failure.lines)
        return result
    }
}

/// A worker, as the process that started it sees it.
final class WorkerProcess {
    private let process: pid_t
    private let input: Int32
    /// The descriptor that its answers are read from.
    let output: Int32
    private var buffer = LineBuffer()
    private var lines: [String] = []
    /// The line of the manifest that it is drawing; nil if it is idle.
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
            // Without /proc: the same file, unless it was replaced meanwhile.
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

    /// Reads its answers. Returns false if it has ended.
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
