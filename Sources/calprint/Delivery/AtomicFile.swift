import Glibc

/// A file that appears under its name all at once.
///
/// It is written without a name where the file system allows that, so that even a killed run leaves nothing behind;
/// else under a hidden name in the same folder.
final class AtomicFile {
    let descriptor: Int32
    private let path: String
    /// The hidden name, as long as the file stands under it.
    private var hiddenPath: String?

    init(_ path: String) throws {
        self.path = path
        let mode = AtomicFile.mode(for: path)
        let unnamed = open(Destination.folder(of: path), O_WRONLY | O_CLOEXEC | AtomicFile.temporary, 0o600)
        if unnamed >= 0 {
            descriptor = unnamed
        } else {
            let hidden = AtomicFile.hiddenPath(beside: path)
            descriptor = open(hidden, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure(creating: path) }
            hiddenPath = hidden
        }
        fchmod(descriptor, mode)
    }

    /// O_TMPFILE, which no module exports: `__O_TMPFILE | O_DIRECTORY`.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    /// The mode of the file that is replaced, else what the umask leaves of 0666.
    private static func mode(for path: String) -> mode_t {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }

    private static func hiddenPath(beside path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return "\(Destination.folder(of: path))/.\(name).\(getpid())"
    }

    /// Puts the file in its place, in full and on the disk.
    func commit() throws {
        guard fsync(descriptor) == 0 else { throw failure() }
        let hidden = try hiddenPath ?? named()
        hiddenPath = hidden
        guard rename(hidden, path) == 0 else { throw Failure(creating: path) }
        hiddenPath = nil
        let folder = open(Destination.folder(of: path), O_RDONLY | O_CLOEXEC)
        fsync(folder)
        close(folder)
    }

    /// Gives the unnamed file its hidden name.
    private func named() throws -> String {
        let hidden = AtomicFile.hiddenPath(beside: path)
        unlink(hidden)
        guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, hidden, AT_SYMLINK_FOLLOW) == 0 else {
            throw Failure(creating: path)
        }
        return hidden
    }

    /// Closes the file; what was not committed is gone.
    func abandon() {
        close(descriptor)
        if let hiddenPath { unlink(hiddenPath) }
    }

    private func failure() -> Failure { Failure(.inputOutput, "\(path): \(String(cString: strerror(errno)))") }
}

extension Failure {
    /// That `path` cannot be created, for the reason in errno.
    init(creating path: String) {
        let reason = String(cString: strerror(errno))
        self.init(errno == ENOSPC || errno == EIO ? .inputOutput : .cannotCreate, "\(path): \(reason)")
    }
}
