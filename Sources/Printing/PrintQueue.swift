/// A queue as its server describes it.
public struct PrintQueue: Sendable {
    /// Its name as the server spells it.
    public let name: String
    /// Its state.
    public let state: State
    /// The state's reasons as IPP keywords (RFC 8011, section 5.4.12): `paused`.
    public let reasons: [String]
    /// The state's reason in the server's words; empty if there is none.
    public let message: String
    /// True if it accepts jobs.
    public let isAccepting: Bool
    let supported: Supported

    /// The state of a queue (RFC 8011, section 5.4.11).
    public enum State: Int, Sendable {
        /// It waits for a job.
        case idle = 3
        /// It prints a job.
        case processing = 4
        /// It prints nothing until a person starts it.
        case stopped = 5
    }

    /// The features that the queue supports; nil or empty if it does not say.
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

    /// Its state, with the reason: `stopped: Paper jam`.
    public var account: String { message.isEmpty ? "\(state)" : "\(state): \(message)" }

    /// The reasons as IPP keywords, separated by commas; nil if there are none.
    public var keyword: String? { reasons.keyword }
}
