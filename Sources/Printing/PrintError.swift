import RuntimeLibraries

/// Why something was not printed, or not printed to its end.
public struct PrintError: Error, Hashable, Sendable {
    /// What a program does about it.
    public let kind: Kind
    /// In words, without the queue's name.
    public let reason: String
    /// IPP's word for it: a status code's (RFC 8011, appendix B) or a state reason; nil where it has none.
    public let keyword: String?

    /// The kinds of failure.
    public enum Kind: Hashable, Sendable {
        /// The library is not installed.
        case notInstalled
        /// The server knows no such queue.
        case noSuchQueue
        /// The queue takes no jobs, or not this one.
        case refused
        /// The job asks for what the queue does not have.
        case unsupported
        /// The server does not let this user print.
        case notPermitted
        /// No server answers.
        case silent
        /// The server has no time.
        case tryLater
        /// The server, a filter or the printer ended the job.
        case jobAborted
        /// Somebody ended the job.
        case jobCanceled
        /// The job is on the server and waits for somebody, or longer than the caller does.
        case jobWaits
    }

    /// That something of this kind happened.
    public init(_ kind: Kind, _ reason: String, keyword: String? = nil) {
        (self.kind, self.reason, self.keyword) = (kind, reason, keyword)
    }

    /// That libcups is not installed.
    init(_ missing: MissingLibrary) {
        self.init(.notInstalled, missing.description)
    }

    /// The exit status for it, from sysexits.h.
    public var exitStatus: Int32 {
        switch kind {
        case .noSuchQueue: 68
        case .notInstalled, .refused: 69
        case .silent, .tryLater, .jobWaits: 75
        case .jobAborted, .jobCanceled: 76
        case .notPermitted: 77
        case .unsupported: 78
        }
    }
}

extension PrintError: CustomStringConvertible {
    /// `the queue takes no jobs (server-error-not-accepting-jobs)`
    public var description: String { reason + (keyword.map { " (\($0))" } ?? "") }
}

extension PrintError.Kind {
    /// The kind of a failure by IPP's status code (RFC 8011, appendix B; CUPS counts its own from 0x1000).
    init(ippStatus code: Int32) {
        switch code {
        case 0x0401...0x0403, 0x1000: self = .notPermitted
        case 0x0406, 0x0407: self = .noSuchQueue
        case 0x0409, 0x040A, 0x040B, 0x040E: self = .unsupported
        case 0x0404, 0x0405: self = .tryLater
        case 0x0506: self = .refused
        case 0x0508: self = .jobCanceled
        case 0x0500...: self = .tryLater
        default: self = .refused
        }
    }
}
