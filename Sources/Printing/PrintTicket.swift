/// How a document is to be printed.
///
/// Unless an option says otherwise, pages keep their size (`print-scaling=none`) and their order (`outputorder=normal`):
/// some queues scale them to what they take for the printable area, or reverse them.
public struct PrintTicket: Hashable, Sendable {
    /// The job's name.
    public let title: String
    /// What identifies the document; a server keeps it with the job. Letters and digits.
    public let document: String
    /// In the order in which they were set.
    public private(set) var options: [Option] = []

    /// A job attribute, or an option of the queue's own.
    public struct Option: Hashable, Sendable {
        /// As in `media`.
        public let name: String
        /// As in `na_letter_8.5x11in`; of several values, with commas between them.
        public let value: String
    }

    /// A ticket for a document; see ``set(_:_:)`` for what else it may ask for.
    ///
    /// - Parameters:
    ///   - title: at most 255 bytes are kept (RFC 8011, section 5.1.3).
    ///   - document: letters and digits that stand for its content.
    ///   - media: the name of its pages' size; nil leaves it to the queue.
    public init(title: String, document: String, media: String?) {
        (self.title, self.document) = (PrintTicket.name(title), document)
        if let media { set("media", media) }
        set("print-scaling", "none")
        set("outputorder", "normal")
    }

    /// Sets an option; what was set before under this name is forgotten.
    public mutating func set(_ name: String, _ value: String) {
        options.removeAll { $0.name == name }
        options.append(Option(name: name, value: value))
    }

    /// The value of an option; nil where the queue's own counts.
    public subscript(name: String) -> String? { options.last { $0.name == name }?.value }

    /// The most bytes of a name in IPP.
    private static let maximumNameLength = 255

    /// A text as IPP takes it for a name: short, and without control characters.
    private static func name(_ text: String) -> String {
        var name = ""
        var length = 0
        for scalar in text.unicodeScalars {
            let scalar = scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar
            length += UTF8.width(scalar)
            guard length <= maximumNameLength else { break }
            name.unicodeScalars.append(scalar)
        }
        return name.isEmpty ? "calprint" : name
    }
}
