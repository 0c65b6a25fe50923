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
        for folder in [records] + names.folders.sorted().map(path(of:)) { try NewFolder.make(folder, mode: 0o777) }
        // Not closed in the workers: one that outlives this process still draws.
        let lock = open("\(records)/.lock", O_RDWR | O_CREAT, 0o666)
        guard lock >= 0 else { throw Failure(opening: "\(records)/.lock", errno) }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 {
            for folder in [records] + names.folders.sorted().map(path(of:)) { OutputFolder.sweep(folder) }
        }
        while flock(lock, LOCK_SH) != 0, errno == EINTR {}
    }

    /// Removes the hidden names under which files are written.
    private static func sweep(_ folder: String) {
        guard let names = try? SourceFolder.names(in: folder) else { return }
        for name in names where name.hasPrefix(HiddenName.prefix) { unlink("\(folder)/\(name)") }
    }
}
