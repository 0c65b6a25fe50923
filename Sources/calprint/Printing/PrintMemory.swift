import Printing

/// Finds out from the ledger and the server if a document was printed before.
///
/// A run may end at any moment. Before the ledger has its intent to send, nothing was sent; before the ledger has the
/// job, the server is asked for it; after that, the ledger has it. A document is sent twice only if the server has
/// lost its job.
struct PrintMemory {
    private let ledger: PrintLedger
    private let document: String

    init(_ ledger: PrintLedger, document: String) {
        (self.ledger, self.document) = (ledger, document)
    }

    /// A document that need not be sent again.
    struct Known {
        /// Its job, if its end is not known.
        let job: Int?
        /// A message for the user.
        let message: String
    }

    typealias Connect = () throws(PrintError) -> (PrintServer, PrintQueue)

    /// Returns the known facts of the document; nil if it has to be sent. Asks the server only if the ledger does not
    /// know the end of the job.
    func recall(_ connect: Connect) throws -> Known? {
        switch try ledger.entry {
        case nil: nil
        case .printed(let job):
            Known(job: nil, message: "already printed as job \(job); nothing is sent (--reprint prints it again)")
        case .ended(let job): Known(job: nil, message: PrintMemory.alreadySent(job, "nothing is sent"))
        case .sent(let job): try recall(sent: job, connect)
        case .sending(let earlier): try recall(sendingAfter: earlier, connect)
        }
    }

    /// A server that cannot be asked changes nothing: the document was sent. Throws if the server has lost the job,
    /// after forgetting the document.
    private func recall(sent id: Int, _ connect: Connect) throws -> Known? {
        let known = Known(job: nil, message: PrintMemory.alreadySent(id, "nothing is sent"))
        guard let (server, queue) = try? connect() else { return known }
        do {
            if let job = try server.job(id, of: document, in: queue.name) { return try recall(job) }
        } catch let error as PrintError where error.kind == .jobLost {
            try ledger.restore(nil)
            throw error
        }
        try ledger.record(.ended(id))
        return known
    }

    private func recall(_ job: PrintJob) throws -> Known? {
        switch job.state {
        case .aborted: return nil
        case .completed:
            try ledger.record(.printed(job.id))
            return Known(job: nil, message: PrintMemory.alreadySent(job.id, "which is printed; nothing is sent"))
        case .canceled:
            return Known(job: nil, message: PrintMemory.alreadySent(job.id, "which was canceled; nothing is sent"))
        case .pending, .held, .processing, .stopped:
            return Known(
                job: job.id, message: PrintMemory.alreadySent(job.id, "which is \(job.state); nothing is sent"))
        }
    }

    /// Asks the server. If it does not answer, nothing may be sent.
    private func recall(sendingAfter earlier: Int, _ connect: Connect) throws -> Known? {
        let (server, queue) = try connect()
        guard let job = try server.job(of: document, in: queue.name, after: earlier) else { return nil }
        try ledger.record(.sent(job.id))
        return try recall(job)
    }

    private static func alreadySent(_ job: Int, _ rest: String) -> String {
        "already sent as job \(job)\(rest.hasPrefix("which") ? ", " : "; ")\(rest) (--reprint prints it again)"
    }
}
