import Glibc

/// An open folder. What is reached relative to it stays in it, whoever renames or links the folders on the way.
package final class OpenFolder {
    /// The path that led to it, without symbolic links; `.` is the current folder. For messages.
    package let path: String
    /// Names files in it (openat(2)). It cannot be read.
    package let descriptor: Int32

    /// `O_PATH`, which Glibc does not export to Swift.
    private static let pathOnly: Int32 = 0o10_000_000
    private static let asFolder = pathOnly | O_DIRECTORY | O_CLOEXEC

    private init(_ descriptor: Int32, _ path: String) {
        (self.descriptor, self.path) = (descriptor, path)
    }

    deinit { close(descriptor) }

    /// The folder at which a path begins, `/` or `.`.
    static func beginning(of path: String) throws(PathError) -> OpenFolder {
        let start = path.hasPrefix("/") ? "/" : "."
        let descriptor = open(start, asFolder)
        guard descriptor >= 0 else { throw .system(errno) }
        return OpenFolder(descriptor, start)
    }

    /// Opens the folder at `path`, and creates what is missing of it with `mode`. If that is for this user only, no
    /// folder on the way may be somebody else's in one that all may write.
    package static func make(_ path: String, mode: mode_t) throws(PathError) -> OpenFolder {
        var walk = try PathWalk(path + "/", making: mode)
        return try walk.end().folder
    }

    /// The folder of a name in this one; nil, with the reason in `errno`, for anything else, also for a link to one.
    func subfolder(_ name: String) -> OpenFolder? {
        let next = openat(descriptor, name, OpenFolder.asFolder | O_NOFOLLOW)
        return next < 0 ? nil : OpenFolder(next, path(of: name))
    }

    /// The folder that a link of /proc leads to, as the system follows it.
    func subfolder(followingOpenFile name: String) -> OpenFolder? {
        let next = openat(descriptor, name, OpenFolder.asFolder)
        return next < 0 ? nil : OpenFolder(next, path(of: name))
    }

    /// The path of a name in the folder.
    package func path(of name: String) -> String {
        path == "." ? name : path == "/" ? "/" + name : "\(path)/\(name)"
    }

    /// The status of a file in the folder, or of the link itself. Returns nil and sets `errno` if it cannot be read.
    package func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// True if this user may read (`R_OK`) or write (`W_OK`) a file in the folder, or the folder itself; else the
    /// reason is in `errno`.
    package func allows(_ access: Int32, on name: String = ".") -> Bool {
        faccessat(descriptor, name, access, 0) == 0
    }

    /// The status and the target of a link, both of the same one; nil if the name is no link.
    func link(_ name: String) -> (status: stat, target: String)? {
        let link = openat(descriptor, name, OpenFolder.pathOnly | O_NOFOLLOW | O_CLOEXEC)
        guard link >= 0 else { return nil }
        defer { close(link) }
        var status = stat()
        guard fstat(link, &status) == 0, status.isLink else { return nil }
        var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = target.withUnsafeMutableBytes {
            readlinkat(link, "", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count > 0 ? (status, String(decoding: target[..<count], as: UTF8.self)) : nil
    }

    /// Throws ``PathError/foreign(_:_:)`` for a file in a folder such as `/tmp` that belongs neither to this user nor
    /// to the folder's owner: somebody may have put it there so that it is followed, or written into.
    ///
    /// So does Linux with `fs.protected_symlinks`, `fs.protected_fifos` and `fs.protected_regular` at their highest
    /// (proc(5)), in folders that all or a group may write and where each may remove only own files.
    package func refuseForeign(_ status: stat, _ name: String) throws(PathError) {
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw .system(errno) }
        guard own.isShared, ![geteuid(), own.st_uid].contains(status.st_uid) else { return }
        throw .foreign(path(of: name), status.kind)
    }

    /// All names in the folder, without `.` and `..`, in no particular order.
    package var names: [String] {
        let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard readable >= 0, let stream = fdopendir(readable) else { return [] }
        defer { closedir(stream) }
        return SourceFolder.names(of: stream).filter { $0 != "." && $0 != ".." }
    }

    /// Brings the names of its files onto the disk.
    package func synchronize() {
        let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        fsync(readable)
        close(readable)
    }
}

/// The kinds of files, as messages name them.
package enum FileKind: String, Sendable {
    case file
    case folder
    case link
    case pipe
    case device
}

extension stat {
    package var kind: FileKind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        default: .device
        }
    }

    fileprivate var isLink: Bool { kind == .link }

    /// True for a folder such as `/tmp`, where others may write but remove only their own files.
    fileprivate var isShared: Bool { st_mode & S_ISVTX != 0 && st_mode & (S_IWOTH | S_IWGRP) != 0 }
}
