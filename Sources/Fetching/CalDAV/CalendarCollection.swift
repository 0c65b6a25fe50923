/// A calendar of a CalDAV server, as it was after a fetch.
public struct CalendarCollection: Hashable, Sendable {
    /// Its path on the server.
    public let path: String
    /// The name that people read.
    public var name: String?
    /// The token of the newest change that is known; nil if the server has none.
    public var syncToken: String?
    /// The mark of its state as a whole; nil if the server has none.
    public var tag: String?
    /// Its files by their paths.
    public var files: [String: File] = [:]

    /// A calendar's file, with one event or one series.
    public struct File: Hashable, Sendable {
        /// The mark of its version.
        public let etag: String
        /// iCalendar.
        public let text: String

        /// A version of a file.
        public init(etag: String, text: String) {
            (self.etag, self.text) = (etag, text)
        }
    }

    /// A collection without files.
    public init(path: String, name: String? = nil) {
        (self.path, self.name) = (path, name)
    }

    /// All files as one document.
    public var document: [UInt8] {
        files.sorted { $0.key < $1.key }.flatMap { Array(($0.value.text + "\n").utf8) }
    }
}
