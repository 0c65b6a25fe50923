import Printing
import ScheduleIO

/// Prints one document, only once unless the order is to reprint it.
final class PrintRun {
    private let order: PrintOrder
    private let document: PrintDocument
    private let title: String
    private let console: Console
    private var openServer: PrintServer?

    /// Throws ``Failure`` 65 if the bytes are not a PDF; `source` is its name in messages.
    init(
        _ order: PrintOrder, _ bytes: [UInt8], title: String, source: String = "the document", _ console: Console
    ) throws {
        guard let document = PrintDocument(bytes) else { throw Failure(.badData, "\(source) is not a PDF") }
        guard !document.hasAbsurdPage else {
            throw Failure(.badData, "\(source) has a page whose size no paper has")
        }
        (self.order, self.document, self.title, self.console) = (order, document, title, console)
    }

    /// Sends the document, and follows the job if the order asks for it. Throws ``Failure``.
    func print() throws {
        var name = order.queue
        do {
            let queue = try name ?? defaultQueue()
            name = queue
            guard let job = try send(to: queue), let wait = order.wait else { return }
            try follow(job, wait, in: queue)
        } catch let error as PrintError {
            throw Failure(error, queue: name)
        }
    }

    /// The connection, made when first needed.
    private var server: PrintServer {
        get throws(PrintError) {
            if let openServer { return openServer }
            let server = try PrintServer()
            openServer = server
            return server
        }
    }

    private func defaultQueue() throws(PrintError) -> String {
        guard let queue = try server.defaultQueue else {
            throw PrintError(.noSuchQueue, "there is no default queue; give one (--print QUEUE)")
        }
        return queue
    }

    // MARK: Sending

    /// The number of the document's job; nil if the document has been printed before.
    private func send(to name: String) throws -> Int? {
        guard let state = order.state else { return try submit(to: queue(name)) }
        let ledger = PrintLedger(state, queue: name, document: document.digest)
        return try ledger.locked {
            let memory = PrintMemory(ledger, document: document.digest)
            let connect = { () throws(PrintError) -> (PrintServer, PrintQueue) in
                (try self.server, try self.queue(name))
            }
            guard !order.reprints, let known = try memory.recall(connect) else { return try remembering(ledger, name) }
            console.tell(known.message, of: name)
            return known.job
        }
    }

    /// Sends the document between two entries of the ledger: if the run ends between them, the ledger says that it was
    /// about to send.
    private func remembering(_ ledger: PrintLedger, _ name: String) throws -> Int {
        let queue = try queue(name)
        try check(queue)
        let earlier = try ledger.entry
        try ledger.record(.sending(after: earlier?.job ?? 0))
        do {
            let job = try submit(to: queue, isChecked: true)
            try ledger.record(.sent(job))
            return job
        } catch let error as PrintError where error.kind != .silent {
            try ledger.restore(earlier)
            throw error
        }
    }

    private func submit(to queue: PrintQueue, isChecked: Bool = false) throws -> Int {
        if !isChecked { try check(queue) }
        let job = try server.submit(document.bytes, try ticket, to: queue)
        console.tell("sent as job \(job.id)", of: queue.name)
        return job.id
    }

    private var ticket: PrintTicket {
        get throws(PrintError) {
            let server = try server
            let media = document.pageSize.flatMap(server.mediaName(of:))
            return order.ticket(of: document, title: title, media: media)
        }
    }

    private func queue(_ name: String) throws(PrintError) -> PrintQueue {
        let server = try server
        do {
            return try server.queue(named: name)
        } catch {
            guard error.kind == .noSuchQueue else { throw error }
            let hint = Spelling.hint(for: name, among: server.queueNames)
            throw PrintError(error.kind, error.reason + (hint.map { "; \($0)" } ?? ""), keyword: error.keyword)
        }
    }

    /// Throws if a queue cannot print the document as ordered.
    private func check(_ queue: PrintQueue) throws(PrintError) {
        try server.check(try ticket, for: queue)
        if order.requiresIdle, queue.state != .idle {
            throw PrintError(.tryLater, "the queue is \(queue.account)", keyword: queue.keyword)
        }
        if queue.state == .stopped, order.wait == nil {
            let keyword = queue.keyword.map { " (\($0))" } ?? ""
            console.warn("the queue is \(queue.account); the job will wait\(keyword)", of: queue.name)
        }
    }

    // MARK: Waiting

    private func follow(_ id: Int, _ wait: WaitLimit, in name: String) throws {
        let ledger = order.state.map { PrintLedger($0, queue: name, document: document.digest) }
        do {
            let watch = JobWatch(try server, queue: name, seconds: wait.seconds)
            guard let job = try watch.follow(id, of: document.digest) else {
                try ledger?.settle(id, as: .ended(id))
                console.warn("job \(id) has ended; the server does not tell how", of: name)
                return
            }
            try ledger?.settle(id, as: .printed(id))
            let sides = job.impressions.map { $0 == 1 ? " (1 side)" : " (\($0) sides)" } ?? ""
            console.tell("job \(id) is printed\(sides)", of: name)
        } catch let error as PrintError where [.jobAborted, .jobLost].contains(error.kind) {
            try ledger?.settle(id, as: nil)
            throw error
        }
    }
}

extension Failure {
    /// A document was not printed: `calprint: cal: the queue takes no jobs (server-error-not-accepting-jobs)`.
    init(_ error: PrintError, queue: String?) {
        let status = ExitStatus(rawValue: error.exitStatus) ?? .unavailable
        guard let queue else {
            self.init(status, error.description)
            return
        }
        self.init(status)
        findings = ["\(Program.name): \(queue): \(error)"]
    }

    /// Runs `body`, and turns its error into a ``Failure``.
    static func ofPrinting<Result>(_ body: () throws(PrintError) -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw Failure(error, queue: nil)
        }
    }
}
