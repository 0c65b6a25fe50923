import RuntimeLibraries

/// The reason why something was not printed, or not completely.
public struct PrintError: Error, Hashable, Sendable {
    /// The kind of failure, which decides the reaction.
    public let kind: Kind
    /// The reason in words, without the queue's name.
    public let reason: String
    /// The reason as IPP's keyword for a status code (RFC 8011, appendix B) or state; nil if there is none.
    public let keyword: String?

    /// The kinds of failure.
    public enum Kind: Hashable, Sendable {
        /// libcups is not installed.
        case notInstalled
        /// The server has no such queue.
        case noSuchQueue
        /// The queue accepts no jobs, or not this one.
        case refused
        /// The job requests something that the queue does not support.
        case unsupported
        /// The user may not print there.
        case notPermitted
        /// The server does not answer.
        case silent
        /// The server is busy.
        case tryLater
        /// The server, a filter or the printer aborted the job.
        case jobAborted
        /// A person canceled the job.
        case jobCanceled
        /// The server was killed before it had saved the job, and does not know it any more.
        case jobLost
        /// The job is on the server, but needs a person's attention or takes longer than the caller waits.
        case jobWaits
    }

    /// An error with these values.
    public init(_ kind: Kind, _ reason: String, keyword: String? = nil) {
        (self.kind, self.reason, self.keyword) = (kind, reason, keyword)
    }

    /// The error for missing libcups.
    init(_ missing: MissingLibrary) {
        self.init(.notInstalled, missing.description)
    }

    /// The program's exit status for it, from sysexits.h.
    public var exitStatus: Int32 {
        switch kind {
        case .noSuchQueue: 68
        case .notInstalled, .refused: 69
        case .silent, .tryLater, .jobLost, .jobWaits: 75
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
    /// The kind of failure for a status code of IPP (RFC 8011, appendix B; those of CUPS itself start at 0x1000).
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
