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

    /// Those that have something to say.
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
