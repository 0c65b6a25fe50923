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
