import Glibc
import ScheduleIO

/// The folder of a batch: the calendars, and in `.calprint` a record of each.
///
///     ward3.pdf
///     .calprint/ward3     what the calendar was drawn from
///     .calprint/.lock     held by every process that draws into the folder, until it ends
struct OutputFolder {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    var records: String { "\(path)/.calprint" }

    func path(of output: String) -> String { "\(path)/\(output)" }

    /// Creates the folders, and removes what a killed run has left half-written, unless another run is under way.
    func prepare(for names: OutputNames) throws {
        let records = try OutputFolder.make(records)
        let folders = try names.folders.sorted().map { try OutputFolder.make(path(of: $0)) }
        // Not closed in the workers: one that outlives this process still draws.
        let lock = try FilePlace(".lock", in: records).opened(O_RDWR | O_CREAT, mode: 0o666)
        _ = fcntl(lock, F_SETFD, 0)
        if flock(lock, LOCK_EX | LOCK_NB) == 0 {
            for folder in [records] + folders { HiddenName.sweep(folder) }
        }
        while flock(lock, LOCK_SH) != 0, errno == EINTR {}
    }

    /// Opens a folder; creates it and its parents, if missing.
    private static func make(_ folder: String) throws -> OpenFolder {
        do {
            return try OpenFolder.make(folder, mode: 0o777)
        } catch {
            throw Failure(creating: folder, error)
        }
    }
}
