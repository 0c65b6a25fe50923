import CCUPS
import Glibc

/// A connection to the print server of this host, or to the one that `CUPS_SERVER` or client.conf(5) names.
public final class PrintServer {
    let library: CUPSLibrary
    private let connection: OpaquePointer

    /// The time to wait for a connection, in milliseconds.
    private static let connectionPatience: Int32 = 30_000
    /// The time to wait for an answer, in seconds.
    private static let silencePatience = 60.0

    /// Loads libcups and connects. Throws ``PrintError`` if it is not installed, or no server answers.
    public init() throws(PrintError) {
        library = try CUPSLibrary()
        let functions = library.functions
        // Otherwise libcups would ask for a password at the terminal.
        functions.cupsSetPasswordCB2({ _, _, _, _, _ in nil }, nil)
        guard
            let connection = functions.httpConnect2(
                functions.cupsServer(), functions.ippPort(), nil, Int32(AF_UNSPEC), functions.cupsEncryption(), 1,
                PrintServer.connectionPatience, nil)
        else { throw PrintServer.silence(library) }
        functions.httpSetTimeout(connection, PrintServer.silencePatience, { _, _ in 0 }, nil)
        self.connection = connection
    }

    deinit { library.functions.httpClose(connection) }

    private static func silence(_ library: CUPSLibrary) -> PrintError {
        let (code, text) = library.lastError
        return PrintError(
            .silent, "the print server \(address(library)) does not answer: \(text)",
            keyword: library.keyword(ofStatus: code))
    }

    /// `localhost:631`, or the path of a socket.
    private static func address(_ library: CUPSLibrary) -> String {
        let name = library.functions.cupsServer().map { String(cString: $0) } ?? "localhost"
        return name.hasPrefix("/") ? name : "\(name):\(library.functions.ippPort())"
    }

    /// The user's name for the server.
    var user: String { library.functions.cupsUser().map { String(cString: $0) } ?? "anonymous" }

    /// The default queue: from `LPDEST` or `PRINTER`, otherwise the user's, otherwise the server's; nil if there is
    /// none.
    public var defaultQueue: String? { library.functions.cupsGetDefault2(connection).map { String(cString: $0) } }

    /// The name of a page size (PWG 5101.1): `na_letter_8.5x11in`; nil if it is not a size.
    public func mediaName(of size: PageSize) -> String? { library.mediaName(of: size) }

    /// Sends a request and waits for the answer, whatever its status.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - resource: the path on the server to send it to.
    ///   - document: bytes to send after the request.
    /// - Throws: ``PrintError`` if there is no answer.
    func send(
        _ request: IPPRequest, to resource: String, document: [UInt8]? = nil
    ) throws(PrintError) -> IPPMessage {
        let file = try document.map(PrintServer.file)
        defer { if let file { close(file) } }
        guard let message = request.message(library) else { throw PrintError(.tryLater, "out of memory") }
        guard
            let answer = library.functions.cupsDoIORequest(connection, message, resource, file ?? -1, -1)
        else { throw failure() }
        defer { library.functions.ippDelete(answer) }
        return IPPMessage(answer, library)
    }

    private static func file(_ bytes: [UInt8]) throws(PrintError) -> Int32 {
        let file = bytes.withUnsafeBytes { ccups_file($0.baseAddress, $0.count) }
        let code = errno
        guard file >= 0 else {
            throw PrintError(.tryLater, "no memory for the document: \(String(cString: strerror(code)))")
        }
        return file
    }

    /// The reason why the last request has no answer.
    private func failure() -> PrintError {
        let (code, text) = library.lastError
        // libcups uses the codes of client errors only for what the server has answered.
        let isAnswer = (0x0400..<0x0500).contains(code) || code >= 0x1000
        guard isAnswer else { return PrintServer.silence(library) }
        let kind = PrintError.Kind(ippStatus: code)
        let what = kind == .notPermitted ? "the server does not permit it" : "the server refuses the request"
        return PrintError(kind, "\(what): \(text)", keyword: library.keyword(ofStatus: code))
    }

    /// The failure that an answer reports.
    func failure(_ answer: IPPMessage, _ reason: String) -> PrintError {
        PrintError(
            PrintError.Kind(ippStatus: answer.status), reason + (answer.statusMessage.map { ": \($0)" } ?? ""),
            keyword: library.keyword(ofStatus: answer.status))
    }

    /// The address of a queue or job on the server: `ipp://localhost:631/printers/cal`.
    func uri(_ resource: String) -> String {
        let functions = library.functions
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            let start = buffer.baseAddress!
            // HTTP_URI_CODING_ALL: escape all parts of the address.
            let all: Int32 = 15
            _ = functions.httpAssembleURI(
                all, start, Int32(buffer.count), "ipp", nil, "localhost", functions.ippPort(), resource)
            return String(cString: start)
        }
    }
}

extension PrintServer {
    /// A queue and its current state. Throws ``PrintError`` if there is no such queue, or the server does not answer.
    public func queue(named name: String) throws(PrintError) -> PrintQueue {
        let resource = PrintServer.resource(ofQueue: name)
        var request = IPPRequest(.getPrinterAttributes, of: uri(resource))
        request.add("requesting-user-name", user, IPPTag.name)
        let answer = try send(request, to: "/")
        guard answer.isSuccess else {
            let error = failure(answer, "the server does not describe the queue")
            guard error.kind == .noSuchQueue else { throw error }
            throw PrintError(.noSuchQueue, "there is no such queue", keyword: error.keyword)
        }
        return PrintQueue(name, answer.first(IPPTag.printer))
    }

    /// The names of the server's queues; empty if it does not answer.
    public var queueNames: [String] {
        let answer = try? send(IPPRequest(.getQueues, of: uri("/")), to: "/")
        return (answer?.groups ?? []).filter { $0.tag == IPPTag.printer }.compactMap { $0.text("printer-name") }
    }

    static func resource(ofQueue name: String) -> String { "/printers/\(name)" }
}

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
        return try newJob(try send(request, to: resource, document: document))
    }

    /// The job that the server has made. Throws ``PrintError`` if it refuses.
    func newJob(_ answer: IPPMessage) throws(PrintError) -> PrintJob {
        guard answer.isSuccess, let job = PrintJob(answer.first(IPPTag.job)) else {
            throw failure(answer, "the server refuses the job")
        }
        return job
    }

    /// A job's current state; nil if the server does not know the job, or no longer does.
    func job(_ id: Int, in queue: String) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobAttributes, of: uri(PrintServer.resource(ofQueue: queue)))
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
        of document: String, in queue: String, after earlier: Int = 0
    ) throws(PrintError) -> PrintJob? {
        var request = IPPRequest(.getJobs, of: uri(PrintServer.resource(ofQueue: queue)))
        request.add("requesting-user-name", user, IPPTag.name)
        request.add("which-jobs", "all", IPPTag.keyword)
        // If asked for all attributes, a server leaves out those that it has only on disk.
        request.request(
            "job-id", "job-state", "job-state-reasons", "job-printer-state-message", PrintJob.documentAttribute)
        return try jobs(request).filter { $0.document == document && $0.id > earlier }.max { $0.id < $1.id }
    }

    /// The jobs that a request lists.
    func jobs(_ request: IPPRequest) throws(PrintError) -> [PrintJob] {
        let answer = try send(request, to: "/")
        guard answer.isSuccess else { throw failure(answer, "the server does not list its jobs") }
        return answer.groups.filter { $0.tag == IPPTag.job }.compactMap(PrintJob.init)
    }
}
