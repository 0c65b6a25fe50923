import CSQLite
import Glibc

/// The file of a store, and the log that SQLite has beside it.
struct StoreFile {
    /// The path as the user gave it.
    let path: String
    private let place: FilePlace

    private static let logs = ["-wal", "-shm", "-journal"]

    /// Checks the file first: SQLite would only say that it cannot open it.
    ///
    /// Throws ``StoreError`` for what is no file or may not be read. In a folder that all may write, it also throws for
    /// a file of somebody else's; but a store that is theirs with its log may be read.
    init(_ path: String, forWriting isForWriting: Bool) throws(StoreError) {
        self.path = path
        do throws(PathError) {
            place = try FilePlace(path)
            if isForWriting { try place.refuseForeign() }
            for log in StoreFile.logs { try place.refuseForeignLog(log, readOnly: !isForWriting) }
        } catch {
            throw StoreError(path, error, isCreating: isForWriting)
        }
        guard let status = place.status else {
            if isForWriting { return }
            throw StoreError(path, .notFound)
        }
        guard status.kind == .file else { throw StoreError(path, .notAStore) }
        guard place.folder.allows(R_OK, on: place.name) else { throw StoreError(path, .notPermitted) }
    }

    /// The flags and the name to open it with. The name has no symbolic links, and SQLite follows none.
    ///
    /// An immutable file is opened without a log.
    func opening(immutable isImmutable: Bool) -> (flags: Int32, name: String) {
        let name = place.isOpenFile ? path : place.path
        // To SQLite, names such as ":memory:" and "file:…" mean something else.
        let plain = name.hasPrefix("/") ? name : "./" + name
        let flags = place.isOpenFile ? 0 : SQLITE_OPEN_NOFOLLOW
        guard isImmutable else { return (flags, plain) }
        let encoded = PercentCoding.encoded(plain, keeping: "/")
        return (flags | SQLITE_OPEN_URI, "file:\(encoded)?immutable=1")
    }

    /// True if SQLite lacks a file of the log, which it needs even to read, and can make none in the folder.
    var lacksLog: Bool {
        let isThere = ["-wal", "-shm"].allSatisfy { place.folder.status(of: place.name + $0) != nil }
        // With a journal the file is not the whole store either, and no log mends it.
        return !isThere && size(beside: "-journal") == 0 && !place.folder.allows(W_OK)
    }

    /// True if nothing is in the log, so that the file alone is the store.
    var isWhole: Bool { size(beside: "-wal") == 0 }

    private func size(beside suffix: String) -> off_t { place.folder.status(of: place.name + suffix)?.st_size ?? 0 }
}

extension FilePlace {
    fileprivate func refuseForeignLog(_ suffix: String, readOnly: Bool) throws(PathError) {
        guard let log = folder.status(of: name + suffix) else { return }
        if readOnly, log.kind == .file, log.st_uid == status?.st_uid { return }
        try folder.refuseForeign(log, name + suffix)
    }
}

extension StoreError {
    /// A path that could not be followed.
    fileprivate init(_ path: String, _ error: PathError, isCreating: Bool) {
        switch error {
        case .foreign(let part, let kind): self.init(path, .foreign, "'\(part)' is somebody else's \(kind)")
        case .system(EACCES), .system(EPERM): self.init(path, .notPermitted)
        case .system(let code) where isCreating: self.init(path, .cannotCreate, String(cString: strerror(code)))
        case .system: self.init(path, .notFound)
        }
    }
}
