import Glibc

/// Folders that a run creates for its files.
enum NewFolder {
    /// Creates a folder and its parents, if missing, and brings their names onto the disk.
    ///
    /// - Parameter mode: their permissions, less the umask.
    /// - Throws: ``Failure`` 73, or 74 if the disk is full or broken.
    static func make(_ path: String, mode: mode_t) throws {
        if create(path, mode) { return }
        let code = errno
        let parent = parent(of: path)
        guard code == ENOENT, parent != path else { throw Failure(creating: path, code) }
        try make(parent, mode: mode)
        guard create(path, mode) else { throw Failure(creating: path, errno) }
    }

    /// Returns true if there is a folder or a file in the end; false with the reason in `errno`.
    private static func create(_ path: String, _ mode: mode_t) -> Bool {
        guard mkdir(path, mode) == 0 else { return errno == EEXIST }
        AtomicFile.synchronize(folder: parent(of: path))
        return true
    }

    private static func parent(of path: String) -> String {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        return OutputPath.folder(of: String(path))
    }
}
