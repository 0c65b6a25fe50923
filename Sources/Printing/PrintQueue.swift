/// A queue as its server describes it.
public struct PrintQueue: Sendable {
    /// As its owner spells it.
    public let name: String
    /// What it does.
    public let state: State
    /// Why, in IPP's words (RFC 8011, section 5.4.12): `paused`.
    public let reasons: [String]
    /// Why, in the server's words; empty where it says nothing.
    public let message: String
    /// Whether it takes jobs.
    public let isAccepting: Bool
    let supported: Supported

    /// What a queue does (RFC 8011, section 5.4.11).
    public enum State: Int, Sendable {
        /// It waits for a job.
        case idle = 3
        /// It prints one.
        case processing = 4
        /// It prints none until somebody starts it.
        case stopped = 5
    }

    /// What a job may ask for; nil or empty where the queue does not say.
    struct Supported: Sendable {
        let copies: ClosedRange<Int>?
        let sides: [String]
        let media: [String]
        let formats: [String]
    }

    init(_ name: String, _ attributes: IPPMessage.Group) {
        self.name = attributes.text("printer-name") ?? name
        state = attributes.integer("printer-state").flatMap(State.init(rawValue:)) ?? .idle
        reasons = attributes.texts("printer-state-reasons").filter { $0 != "none" }
        message = attributes.text("printer-state-message") ?? ""
        isAccepting = attributes.boolean("printer-is-accepting-jobs") ?? true
        supported = Supported(
            copies: attributes.range("copies-supported"), sides: attributes.texts("sides-supported"),
            media: attributes.texts("media-supported"), formats: attributes.texts("document-format-supported"))
    }

    /// What it does, and why: `stopped: Paper jam`.
    public var account: String { message.isEmpty ? "\(state)" : "\(state): \(message)" }

    /// IPP's words for why; nil for none.
    public var keyword: String? { reasons.isEmpty ? nil : reasons.joined(separator: ", ") }
}

extension PrintServer {
    /// What a queue is and does. Throws ``PrintError`` where there is none of this name, or the server does not answer.
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

    /// The names of the server's queues; none where it does not tell.
    public var queueNames: [String] {
        let answer = try? send(IPPRequest(.getQueues, of: uri("/")), to: "/")
        return (answer?.groups ?? []).filter { $0.tag == IPPTag.printer }.compactMap { $0.text("printer-name") }
    }

    static func resource(ofQueue name: String) -> String { "/printers/\(name)" }
}
