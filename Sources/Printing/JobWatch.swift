import Glibc

/// Waits for a job to end.
public struct JobWatch {
    private let server: PrintServer
    private let queue: String
    private let deadline: ContinuousClock.Instant?
    private let seconds: Int?

    /// The shortest and the longest pause between two requests, in milliseconds. If the server is killed between the
    /// end of a job and the next request, the job counts as lost, though it is printed.
    private static let pauses = 10...250
    /// The number of consecutive requests that may go unanswered.
    private static let patience = 120

    /// Waits at most `seconds`, nil for no limit, for a job of the queue with this name.
    public init(_ server: PrintServer, queue: String, seconds: Int?) {
        (self.server, self.queue, self.seconds) = (server, queue, seconds)
        deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    }

    /// Waits until the job of a document is printed. Returns nil if it has ended and the server no longer knows how.
    ///
    /// Throws ``PrintError`` if the job is aborted, canceled or lost, if it is held or its queue is stopped, so that a
    /// person has to act, if time runs out, or if the server stops answering.
    public func follow(_ id: Int, of document: String) throws(PrintError) -> PrintJob? {
        var pause = JobWatch.pauses.lowerBound
        var silences = 0
        while true {
            var last: PrintJob?
            do {
                guard let job = try server.job(id, of: document, in: queue) else { return nil }
                if job.state == .completed { return job }
                try requireHope(for: job)
                (last, silences) = (job, 0)
            } catch {
                silences += 1
                guard [.silent, .tryLater].contains(error.kind), silences < JobWatch.patience else { throw error }
            }
            if let deadline, ContinuousClock.now >= deadline { throw timeout(id, last) }
            usleep(UInt32(pause * 1000))
            pause = min(pause + pause / 10, JobWatch.pauses.upperBound)
        }
    }

    /// Throws if a job has failed, or will not continue by itself.
    private func requireHope(for job: PrintJob) throws(PrintError) {
        let why = job.message.isEmpty ? "" : ": \(job.message)"
        switch job.state {
        case .aborted, .canceled:
            let kind = job.state == .aborted ? PrintError.Kind.jobAborted : .jobCanceled
            throw PrintError(kind, "job \(job.id) was \(job.state)\(why)", keyword: job.keyword)
        case .held:
            throw PrintError(.jobWaits, "job \(job.id) is held", keyword: job.keyword)
        case .pending, .stopped:
            let queue = try server.queue(named: queue)
            guard queue.state == .stopped else { return }
            throw PrintError(.jobWaits, "job \(job.id) waits; the queue is \(queue.account)", keyword: queue.keyword)
        case .processing, .completed: return
        }
    }

    private func timeout(_ id: Int, _ last: PrintJob?) -> PrintError {
        let message = last.map { $0.message.isEmpty ? "" : ": \($0.message)" } ?? ""
        let state = last.map { "it is \($0.state)\(message)" } ?? "the server is silent"
        let reason = "job \(id) has not ended after \(seconds ?? 0) s; \(state)"
        return PrintError(.jobWaits, reason, keyword: last?.keyword)
    }
}
