extension PrintServer {
    /// Sends a document as one message, so that the job reaches the server completely or not at all.
    ///
    /// Throws ``PrintError``. If its kind is ``PrintError/Kind/silent``, the job may have arrived nevertheless, and
    /// ``job(of:in:after:)`` finds out; otherwise it has not.
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
            throw failure(answer, "the server refuses the job")
        }
        return job
    }

    /// A job's current state; nil if the server does not know the job, or no longer does.
    public func job(_ id: Int, in queue: PrintQueue) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobAttributes, of: uri(PrintServer.resource(ofQueue: queue.name)))
        request.add("job-id", id)
        request.add("requesting-user-name", user, IPPTag.name)
        let answer = try send(request, to: "/")
        guard answer.isSuccess else {
            let error = failure(answer, "the server gives no information on job \(id)")
            guard error.kind == .noSuchQueue else { throw error }
            return nil
        }
        return PrintJob(answer.first(IPPTag.job))
    }

    /// The newest job of a document in a queue, ended or not; nil if the server knows none, or no longer does.
    ///
    /// Only jobs with a number above `earlier` count.
    public func job(
        of document: String, in queue: PrintQueue, after earlier: Int = 0
    ) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobs, of: uri(PrintServer.resource(ofQueue: queue.name)))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("which-jobs", "all", IPPTag.keyword)
        // If asked for all attributes, a server leaves out those that it has only on disk.
        request.request(
            "job-id", "job-state", "job-state-reasons", "job-printer-state-message", PrintJob.documentAttribute)
        let answer = try send(request, to: "/")
        guard answer.isSuccess else { throw failure(answer, "the server does not list its jobs") }
        let jobs = answer.groups.filter { $0.tag == IPPTag.job }.compactMap(PrintJob.init)
        return jobs.filter { $0.document == document && $0.id > earlier }.max { $0.id < $1.id }
    }
}
