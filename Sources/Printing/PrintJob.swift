/// A job as its server describes it.
public struct PrintJob: Hashable, Sendable {
    /// The server's number for it.
    public let id: Int
    /// Its state.
    public let state: State
    /// The state's reasons as IPP keywords (RFC 8011, section 5.3.8): `job-hold-until-specified`.
    public let reasons: [String]
    /// The state's reason in the words of the filter, printer or server; empty if there is none.
    public let message: String
    /// Identifies its document; nil if the server keeps no identification.
    public let document: String?
    /// Its owner; nil if the server hides it.
    let user: String?
    /// Sides printed so far; nil if they are not counted.
    public let impressions: Int?

    /// The state of a job (RFC 8011, section 5.3.7).
    public enum State: Int, Sendable {
        /// It waits in the queue.
        case pending = 3
        /// It is held until a person or a time releases it.
        case held = 4
        /// It is being printed.
        case processing = 5
        /// Printing is interrupted.
        case stopped = 6
        /// A person canceled it.
        case canceled = 7
        /// The server, a filter or the printer aborted it.
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
        user = attributes.text("job-originating-user-name")
        impressions = attributes.integer("job-impressions-completed").flatMap { $0 > 0 ? $0 : nil }
    }

    /// The job attribute that identifies the document; it is not part of any standard.
    static let documentAttribute = "calprint-document"

    /// The reasons as IPP keywords, separated by commas; nil if there are none.
    public var keyword: String? { reasons.keyword }
}

extension [String] {
    /// Keywords of IPP in a row; nil for none.
    var keyword: String? { isEmpty ? nil : joined(separator: ", ") }
}
