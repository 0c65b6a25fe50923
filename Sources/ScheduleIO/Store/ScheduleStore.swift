import CalendarCore
import Glibc

/// Schedules in a file: an SQLite database indexed by date, so that reading a month costs the same in a store of any
/// size.
///
/// One process writes and any number read at the same time; readers see the state when they began. An import is one
/// transaction: even if it is interrupted, either all of a file's records are there or none.
public final class ScheduleStore {
    /// The path as the user gave it.
    public let path: String
    let database: Database

    private init(_ database: Database, _ path: String) {
        (self.database, self.path) = (database, path)
    }

    /// Opens an existing store.
    ///
    /// - Throws: ``StoreError`` if there is no store, or it is not a store, or it may not be read.
    public static func open(_ path: String) throws(StoreError) -> ScheduleStore {
        try checkFile(path)
        let database = try Database(path, .reading)
        try StoreSchema.check(database)
        return ScheduleStore(database, path)
    }

    /// Opens a store for writing; creates it if there is none. The folder must exist.
    public static func openForImport(_ path: String) throws(StoreError) -> ScheduleStore {
        if access(path, F_OK) == 0 { try checkFile(path) }
        let database = try Database(path, .writing)
        database.keepLogFiles()
        try StoreSchema.check(database)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 0")
        return ScheduleStore(database, path)
    }

    /// Creates a store in memory, for a dry run without a store.
    public static func temporary(_ path: String) throws(StoreError) -> ScheduleStore {
        ScheduleStore(try Database(path, .memory), path)
    }

    /// Checks the file, because SQLite itself would only report that it cannot open it.
    private static func checkFile(_ path: String) throws(StoreError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw StoreError(path, [EACCES, EPERM].contains(errno) ? .notPermitted : .notFound)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError(path, .notAStore) }
        guard access(path, R_OK) == 0 else { throw StoreError(path, .notPermitted) }
    }

    var isEmpty: Bool {
        get throws(StoreError) { try StoreSchema.state(of: database) == .empty }
    }

    /// Runs `body` in one transaction; rolls back if it throws.
    func transaction<Result>(
        isKept: Bool = true, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try database.execute("BEGIN IMMEDIATE")
        do throws(StoreError) {
            let result = try body()
            try database.execute(isKept ? "COMMIT" : "ROLLBACK")
            return result
        } catch {
            // After some failures SQLite has already rolled back.
            try? database.execute("ROLLBACK")
            throw error
        }
    }
}
