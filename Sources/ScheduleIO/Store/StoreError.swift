import Glibc
import RuntimeLibraries

/// Why a store could not be read or written. What was being written is not in it then.
public struct StoreError: Error, Hashable, Sendable {
    /// As the user gave it.
    public let path: String
    /// What a program does about it.
    public let kind: Kind
    /// In words, without the path; nil where the kind says all.
    public let detail: String?

    /// The kinds of failure.
    public enum Kind: Hashable, Sendable {
        /// SQLite's library is not installed.
        case notInstalled
        /// There is no such store.
        case notFound
        /// The file is none.
        case notAStore
        /// A newer version of this library made it.
        case newerVersion
        /// The file is damaged.
        case damaged
        /// Somebody else writes to it.
        case busy
        /// The system does not let this user read or write it.
        case notPermitted
        /// It cannot be created.
        case cannotCreate
        /// Reading or writing failed; the disk may be full.
        case failed
    }

    init(_ path: String, _ kind: Kind, _ detail: String? = nil) {
        (self.path, self.kind, self.detail) = (path, kind, detail)
    }

    init(_ path: String, _ missing: MissingLibrary) {
        self.init(path, .notInstalled, missing.description)
    }

    /// The exit status for it, from sysexits.h.
    public var exitStatus: Int32 {
        switch kind {
        case .notAStore, .newerVersion, .damaged: 65
        case .notFound: 66
        case .notInstalled: 69
        case .cannotCreate: 73
        case .failed: 74
        case .busy: 75
        case .notPermitted: 77
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// `cannot use the store 'schedule.sqlite': somebody else writes to it; try again`.
    public var description: String {
        if kind == .notInstalled, let detail { return detail }
        let reason =
            switch kind {
            case .notInstalled, .failed: detail ?? "it failed"
            case .notFound: "there is none (calprint import makes one)"
            case .notAStore: "it is no store of calprint"
            case .newerVersion: "a newer calprint made it\(detail.map { " (\($0))" } ?? "")"
            case .damaged: "it is damaged\(detail.map { " (\($0))" } ?? "")"
            case .busy: "somebody else writes to it; try again"
            case .notPermitted: "permission denied"
            case .cannotCreate: detail.map { "it cannot be created (\($0))" } ?? "it cannot be created"
            }
        return "cannot use the store '\(path)': \(reason)"
    }
}
