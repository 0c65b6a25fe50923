import Glibc
import RuntimeLibraries

/// The reason a store could not be read or written. A failed write changes nothing.
public struct StoreError: Error, Hashable, Sendable {
    /// The path as the user gave it.
    public let path: String
    /// The kind of failure.
    public let kind: Kind
    /// Details without the path; nil if the kind is enough.
    public let detail: String?

    /// The kinds of failure, by what a program can do about them.
    public enum Kind: Hashable, Sendable {
        /// SQLite's library is not installed.
        case notInstalled
        /// There is no such store.
        case notFound
        /// The file is not a store.
        case notAStore
        /// A newer version of this library made it.
        case newerVersion
        /// A version of this library made it that nobody has; nothing reads it any more.
        case unreleasedVersion
        /// It lacks a change to its tables, which the next import brings.
        case olderVersion
        /// The file is damaged.
        case damaged
        /// Another process is writing to it.
        case busy
        /// This user may not read or write it.
        case notPermitted
        /// Something is in its log, which cannot be read without an index, and the folder takes none.
        case lacksIndex
        /// A link on its path, or a file of it, is another user's, in a folder that all may write.
        case foreign
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

    /// The exit status for this error, from sysexits.h.
    public var exitStatus: Int32 {
        switch kind {
        case .notAStore, .newerVersion, .unreleasedVersion, .olderVersion, .damaged: 65
        case .notFound: 66
        case .notInstalled: 69
        case .cannotCreate, .foreign: 73
        case .failed: 74
        case .busy: 75
        case .notPermitted, .lacksIndex: 77
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// `cannot use the store 'schedule.sqlite': another process is writing to it; try again`.
    public var description: String {
        if kind == .notInstalled, let detail { return detail }
        let reason =
            switch kind {
            case .notInstalled, .failed: detail ?? "an error occurred"
            case .notFound: "no such store (calprint import creates one)"
            case .notAStore: "it is not a calprint store"
            case .newerVersion: "it was made by a newer calprint\(detail.map { " (\($0))" } ?? "")"
            case .unreleasedVersion:
                "it was made before the first calprint\(detail.map { " (\($0))" } ?? ""); "
                    + "import its sources into a new one"
            case .olderVersion:
                "it lacks \(detail ?? "tables"), which an older calprint did not know; import into it once"
            case .damaged: "it is damaged\(detail.map { " (\($0))" } ?? "")"
            case .busy: "another process is writing to it; try again"
            case .notPermitted: "permission denied"
            case .lacksIndex:
                "its -wal file cannot be read without a -shm file, which its folder does not take; import into it once"
            case .foreign:
                "\(detail ?? "it is foreign"), in a folder where others may write; use a folder of your own"
            case .cannotCreate: detail.map { "it cannot be created (\($0))" } ?? "it cannot be created"
            }
        return "cannot use the store '\(path)': \(reason)"
    }
}
