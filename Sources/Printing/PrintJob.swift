/// A job as its server describes it.
public struct PrintJob: Hashable, Sendable {
    /// The server's number for it.
    public let id: Int
    /// How far it has come.
    public let state: State
    /// Why, in IPP's words (RFC 8011, section 5.3.8): `job-hold-until-specified`.
    public let reasons: [String]
    /// Why, in the words of the filter, the printer or the server; empty where they say nothing.
    public let message: String
    /// What stands for its document; nil where the server keeps none.
    public let document: String?
    /// Sides printed so far; nil where nobody counts.
    public let impressions: Int?

    /// How far a job has come (RFC 8011, section 5.3.7).
    public enum State: Int, Sendable {
        /// It waits for its turn.
        case pending = 3
        /// It waits until somebody, or the time, releases it.
        case held = 4
        /// It is being printed.
        case processing = 5
        /// Its printing is interrupted.
        case stopped = 6
        /// Somebody ended it.
        case canceled = 7
        /// The server, a filter or the printer ended it.
        case aborted = 8
        /// It is printed.
        case completed = 9
    }

    init?(_ attributes: IPPMessage.Group) {
        guard let id = attributes.integer("job-id") else { return nil }
        self.id = id
        state = attributes.integer("job-state").flatMap(State.init(rawValue:)) ?? .pending
        reasons = attributes.texts("job-state-reasons").filter { $0 != "none" }
        let messages = [attributes.text("job-state-message"), attributes.text("job-printer-state-message")]
        message = messages.compactMap(\.self).first { !$0.isEmpty } ?? ""
        document = attributes.text(PrintJob.documentAttribute)
        impressions = attributes.integer("job-impressions-completed").flatMap { $0 > 0 ? $0 : nil }
    }

    /// The attribute of a job that tells its document; none of a standard's.
    static let documentAttribute = "calprint-document"

    /// IPP's words for why; nil for none.
    public var keyword: String? { reasons.isEmpty ? nil : reasons.joined(separator: ", ") }
}

extension PrintServer {
    /// Sends a document as one message, so that the job is on the server as a whole or not at all.
    ///
    /// Throws ``PrintError``. Where that is ``PrintError/Kind/silent`` the job may be there all the same, which
    /// ``job(of:in:after:)`` tells; else it is not.
    public func submit(_ document: [UInt8], _ ticket: PrintTicket, to queue: PrintQueue) throws(PrintError) -> PrintJob
    {
        let resource = PrintServer.resource(ofQueue: queue.name)
        var request = IPPRequest(.printJob, of: uri(resource))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("job-name", ticket.title, IPPTag.name)
        request.add("document-format", "application/pdf", IPPTag.mimeType)
        request.add(PrintJob.documentAttribute, ticket.document, IPPTag.name, in: IPPTag.job)
        request.options = ticket.options
        let answer = try send(request, to: resource, document: document)
        guard answer.isSuccess, let job = PrintJob(answer.first(IPPTag.job)) else {
            throw failure(answer, "the server does not take the job")
        }
        return job
    }

    /// What has become of a job; nil where the server does not know it, or no more.
    public func job(_ id: Int, in queue: PrintQueue) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobAttributes, of: uri(PrintServer.resource(ofQueue: queue.name)))
        request.add("job-id", id)
        request.add("requesting-user-name", user, IPPTag.name)
        let answer = try send(request, to: "/")
        guard answer.isSuccess else {
            let error = failure(answer, "the server does not tell of job \(id)")
            guard error.kind == .noSuchQueue else { throw error }
            return nil
        }
        return PrintJob(answer.first(IPPTag.job))
    }

    /// The newest job of a document in a queue, ended or not; nil where the server knows none, or no more.
    ///
    /// `earlier` is the number of a job that does not count, nor do those before it.
    public func job(
        of document: String, in queue: PrintQueue, after earlier: Int = 0
    ) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobs, of: uri(PrintServer.resource(ofQueue: queue.name)))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("which-jobs", "all", IPPTag.keyword)
        // Asked for all attributes, a server leaves out what it has on the disk only.
        request.request(
            "job-id", "job-state", "job-state-reasons", "job-printer-state-message", PrintJob.documentAttribute)
        let answer = try send(request, to: "/")
        guard answer.isSuccess else { throw failure(answer, "the server does not list its jobs") }
        let jobs = answer.groups.filter { $0.tag == IPPTag.job }.compactMap(PrintJob.init)
        return jobs.filter { $0.document == document && $0.id > earlier }.max { $0.id < $1.id }
    }
}
