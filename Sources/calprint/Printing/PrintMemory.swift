import Printing

/// Whether a document was printed before, as the ledger and the server know it together.
///
/// A run may end at any moment: before it has left word that it will send, then nothing was sent; before it has noted the
/// job, then the server is asked whether it has one; after that, then the ledger knows. Paper is only spent twice where
/// the server has forgotten the job of a run that was cut short.
struct PrintMemory {
    private let ledger: PrintLedger
    private let document: String

    init(_ ledger: PrintLedger, document: String) {
        (self.ledger, self.document) = (ledger, document)
    }

    /// A document that is not sent again.
    struct Known {
        /// Its job, if its end is not known.
        let job: Int?
        /// For the user.
        let words: String
    }

    typealias Connect = () throws(PrintError) -> (PrintServer, PrintQueue)

    /// What is known of the document; nil where it has to be sent. The server is asked only where the ledger does not
    /// know the end.
    func recall(_ connect: Connect) throws -> Known? {
        switch try ledger.entry {
        case nil: nil
        case .printed(let job):
            Known(job: nil, words: "already printed as job \(job); nothing is sent (--reprint prints it again)")
        case .sent(let job): try recall(sent: job, connect)
        case .sending(let earlier): try recall(sendingAfter: earlier, connect)
        }
    }

    /// A server that does not answer, or has forgotten the job, changes nothing: the document was sent.
    private func recall(sent id: Int, _ connect: Connect) throws -> Known? {
        guard let (server, queue) = try? connect(), let job = try? server.job(id, in: queue), job.document == document
        else { return Known(job: nil, words: PrintMemory.alreadySent(id, "nothing is sent")) }
        return try recall(job)
    }

    private func recall(_ job: PrintJob) throws -> Known? {
        switch job.state {
        case .aborted: return nil
        case .completed:
            try ledger.record(.printed(job.id))
            return Known(job: nil, words: PrintMemory.alreadySent(job.id, "which is printed; nothing is sent"))
        case .canceled:
            return Known(job: nil, words: PrintMemory.alreadySent(job.id, "which was canceled; nothing is sent"))
        case .pending, .held, .processing, .stopped:
            return Known(job: job.id, words: PrintMemory.alreadySent(job.id, "which is \(job.state); nothing is sent"))
        }
    }

    /// Only the server knows; where it does not answer, nothing may be sent.
    private func recall(sendingAfter earlier: Int, _ connect: Connect) throws -> Known? {
        let (server, queue) = try connect()
        guard let job = try server.job(of: document, in: queue, after: earlier) else { return nil }
        try ledger.record(.sent(job.id))
        return try recall(job)
    }

    private static func alreadySent(_ job: Int, _ rest: String) -> String {
        "already sent as job \(job)\(rest.hasPrefix("which") ? ", " : "; ")\(rest) (--reprint prints it again)"
    }
}
