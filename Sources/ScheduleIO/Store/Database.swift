import CSQLite
import Glibc
import RuntimeLibraries

/// A connection to an SQLite file.
final class Database {
    let path: String
    private var library: csqlite_functions
    private let handle: OpaquePointer
    /// The file, if it is read without its log, as if nobody wrote to it.
    private let immutableFile: StoreFile?

    enum Access {
        case reading
        /// Creates the file if there is none.
        case writing
        /// Uses no file.
        case memory
    }

    /// The time to wait for another writer, in milliseconds.
    private static let busyTimeout: Int32 = 3000

    init(_ path: String, _ access: Access) throws(StoreError) {
        self.path = path
        library = try Database.functions(for: path)
        let file = access == .memory ? nil : try StoreFile(path, forWriting: access == .writing)
        immutableFile = access == .reading ? try file.flatMap(Database.immutable) : nil
        let (flags, name) = file?.opening(immutable: immutableFile != nil) ?? (0, ":memory:")
        let mode = access == .reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        var handle: OpaquePointer?
        let code = library.open_v2(name, &handle, flags | mode | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle else { throw StoreError(path, .failed, "out of memory") }
        self.handle = handle
        guard code == SQLITE_OK else {
            let error = failure(isOpening: access == .writing)
            throw error
        }
        _ = library.busy_timeout(handle, Database.busyTimeout)
        distrust()
    }

    /// The file, if its log is missing and cannot be made. Throws ``StoreError`` if a part of the log has content.
    private static func immutable(_ file: StoreFile) throws(StoreError) -> StoreFile? {
        guard file.lacksLog else { return nil }
        guard file.isWhole else { throw StoreError(file.path, .lacksIndex) }
        return file
    }

    /// Throws ``StoreError`` if somebody has begun to write to a file that was read as if nobody did.
    func refuseChange() throws(StoreError) {
        if let immutableFile, !immutableFile.isWhole { throw StoreError(path, .busy) }
    }

    /// Restricts the file, which may be hostile: it can call nothing, lead nowhere else, and keep no statement running
    /// for long (sqlite.org, "Defense Against The Dark Arts").
    private func distrust() {
        _ = csqlite_defend(&library, handle)
        _ = library.exec(handle, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
        _ = library.set_authorizer(handle, Database.authorize, nil)
        library.progress_handler(handle, Database.maximumSteps, { _ in 1 }, nil)
    }

    /// The most steps of SQLite's machine for one statement, some seconds; 1,000,000 records take less.
    private static let maximumSteps: Int32 = 400_000_000

    /// Refuses other files, and the actions of a view or a trigger.
    private static let authorize:
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?
        ) -> Int32 = { _, action, _, _, _, source in
            let forbidden = [SQLITE_ATTACH, SQLITE_DETACH, SQLITE_CREATE_VTABLE, SQLITE_DROP_VTABLE]
            return source != nil || forbidden.contains(action) ? SQLITE_DENY : SQLITE_OK
        }

    private static func functions(for path: String) throws(StoreError) -> csqlite_functions {
        do {
            return try RuntimeLibrary("SQLite", package: "libsqlite3-0", purpose: "the store").load(csqlite_load)
        } catch {
            throw StoreError(path, error)
        }
    }

    deinit {
        _ = library.close_v2(handle)
    }

    /// Runs statements that return nothing.
    func execute(_ sql: String) throws(StoreError) {
        guard library.exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    func prepare(_ sql: String) throws(StoreError) -> Statement {
        var statement: OpaquePointer?
        guard library.prepare_v3(handle, sql, -1, 0, &statement, nil) == SQLITE_OK, let statement else {
            throw failure()
        }
        return Statement(statement, of: self, library)
    }

    /// Returns the number in the first column of the first row; nil if there is no row or the value is NULL.
    func integer(_ sql: String) throws(StoreError) -> Int? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The id of the last inserted row.
    var lastInsertedRow: Int { Int(library.last_insert_rowid(handle)) }

    /// Keeps the log's files when the last connection closes, so that read-only users can still open the store.
    func keepLogFiles() {
        var isKept: Int32 = 1
        _ = library.file_control(handle, nil, SQLITE_FCNTL_PERSIST_WAL, &isKept)
    }

    /// Returns the error of the last call.
    func failure(isOpening: Bool = false) -> StoreError {
        let code = library.extended_errcode(handle)
        let message = library.errmsg(handle).map { String(cString: $0) }
        let errno = library.system_errno(handle)
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: return StoreError(path, .busy)
        case SQLITE_NOTADB: return StoreError(path, .notAStore)
        case SQLITE_CORRUPT: return StoreError(path, .damaged, message)
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return StoreError(path, .notPermitted)
        case SQLITE_CANTOPEN where [EACCES, EPERM, EROFS].contains(errno): return StoreError(path, .notPermitted)
        case SQLITE_CANTOPEN where isOpening:
            return StoreError(path, .cannotCreate, errno == 0 ? nil : String(cString: strerror(errno)))
        default: return StoreError(path, .failed, message)
        }
    }
}
