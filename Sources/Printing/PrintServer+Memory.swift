/// Jobs of earlier requests.
///
/// cupsd writes a new job down only after some seconds (`DirtyCleanInterval`, 30). If it is killed before, it does not
/// know the job when it starts again, and gives its number to another.
extension PrintServer {
    /// The job that once took a document; nil if the server no longer has it in its history.
    ///
    /// Throws ``PrintError`` of the kind ``PrintError/Kind/jobLost`` if the server has lost the job.
    public func job(_ id: Int, of document: String, in queue: String) throws(PrintError) -> PrintJob? {
        if let job = try job(id, in: queue) {
            guard job.mayBe(of: document) else { throw loss(id) }
            return job
        }
        guard try !hasJob(from: id) else { return nil }
        guard try nextNumber(in: queue) > id else { throw loss(id) }
        return nil
    }

    private func loss(_ id: Int) -> PrintError {
        let reason =
            "the server has lost job \(id): it was stopped before it had saved the job; "
            + "it may be printed, but the next run sends it again"
        return PrintError(.jobLost, reason, keyword: library.keyword(ofStatus: PrintServer.notFound))
    }

    /// client-error-not-found
    private static let notFound: Int32 = 0x0406

    /// Returns true if any queue has a job with at least this number, ended or not.
    private func hasJob(from id: Int) throws(PrintError) -> Bool {
        var request = IPPRequest(.getJobs, of: uri("/"))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("which-jobs", "all", IPPTag.keyword)
        request.add("first-job-id", id)
        request.add("limit", 1)
        request.request("job-id")
        return try jobs(request).contains { $0.id >= id }
    }

    /// The number that the server gives next: that of a job without a document, which is canceled at once.
    ///
    /// Nothing else tells: a server that keeps no history lists no job, and a server that was killed lists no more.
    private func nextNumber(in queue: String) throws(PrintError) -> Int {
        let resource = PrintServer.resource(ofQueue: queue)
        var request = IPPRequest(.createJob, of: uri(resource))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("job-name", "calprint asks for the next number", IPPTag.name)
        let job = try newJob(try send(request, to: resource))
        var ending = IPPRequest(.cancelJob, of: uri(resource))
        ending.add("job-id", job.id)
        ending.add("requesting-user-name", user, IPPTag.name)
        // If it is not canceled, the server gives it up after a while, since no document comes.
        _ = try? send(ending, to: "/jobs/")
        return job.id
    }
}

extension PrintJob {
    /// Returns false if the job surely has another document. Nothing is sure if the server hides the attributes of
    /// other users' jobs.
    func mayBe(of document: String) -> Bool {
        self.document == document || (self.document == nil && user == nil)
    }
}
