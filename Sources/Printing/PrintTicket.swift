/// Instructions for printing a document.
///
/// Unless an option says otherwise, pages keep their size (`print-scaling=none`) and order (`outputorder=normal`): some
/// queues scale pages to what they take for the printable area, or reverse them.
public struct PrintTicket: Hashable, Sendable {
    /// The job's name.
    public let title: String
    /// Identifies the document; the server keeps it with the job. Letters and digits.
    public let document: String
    /// The options, in the order in which they were set.
    public private(set) var options: [Option] = []

    /// A job attribute or an option of the queue.
    public struct Option: Hashable, Sendable {
        /// Its name: `media`.
        public let name: String
        /// Its value: `na_letter_8.5x11in`; several values are separated by commas.
        public let value: String
    }

    /// A ticket for a document; ``set(_:_:)`` adds further options.
    ///
    /// - Parameters:
    ///   - title: cut to 255 bytes (RFC 8011, section 5.1.3).
    ///   - document: identifies the content, in letters and digits.
    ///   - media: the name of the pages' size; nil leaves it to the queue.
    public init(title: String, document: String, media: String?) {
        (self.title, self.document) = (PrintTicket.name(title), document)
        if let media { set("media", media) }
        set("print-scaling", "none")
        set("outputorder", "normal")
    }

    /// Sets an option, replacing one of the same name.
    public mutating func set(_ name: String, _ value: String) {
        options.removeAll { $0.name == name }
        options.append(Option(name: name, value: value))
    }

    /// The value of an option; nil if it is left to the queue.
    public subscript(name: String) -> String? { options.last { $0.name == name }?.value }

    /// The maximum length of a name in IPP, in bytes.
    private static let maximumNameLength = 255

    /// A text as a name in IPP: short and without control characters.
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
