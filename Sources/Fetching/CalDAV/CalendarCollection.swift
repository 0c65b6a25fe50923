import ScheduleIO

/// A calendar of a CalDAV server, as it was after a fetch. It has no path of the server, which may be secret.
public struct CalendarCollection: Hashable, Sendable {
    /// The digest of its path on the server.
    public let id: String
    /// The name that people read.
    public var name: String?
    /// The token of the newest change that is known; nil if the server has none.
    public var syncToken: String?
    /// The mark of its state as a whole; nil if the server has none.
    public var tag: String?
    /// Its files by the digests of their paths.
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
    public init(id: String, name: String? = nil) {
        (self.id, self.name) = (id, name)
    }

    /// All files as one document.
    public var document: [UInt8] {
        files.sorted { $0.key < $1.key }.flatMap { Array(($0.value.text + "\n").utf8) }
    }
}
