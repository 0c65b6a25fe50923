import Glibc

/// The place that a path leads to, with symbolic links followed: a name in an open folder.
package struct FilePlace {
    package let folder: OpenFolder
    package let name: String
    /// The status of what has the name; nil for nothing.
    package let status: stat?
    /// True for a link of /proc: it leads to an open file, which may have no name.
    package let isOpenFile: Bool

    /// Follows a path. Throws ``PathError`` if a folder on the way is missing or cannot be searched, for links in a
    /// circle, and for those of others in a folder that all may write.
    package init(_ path: String) throws(PathError) {
        var walk = try PathWalk(path)
        self = try walk.end()
    }

    /// The place of a name, which is followed if it is no link.
    package init(_ name: String, in folder: OpenFolder) {
        self.init(folder, name, folder.status(of: name))
    }

    init(_ folder: OpenFolder, _ name: String, _ status: stat?, isOpenFile: Bool = false) {
        (self.folder, self.name, self.status, self.isOpenFile) = (folder, name, status, isOpenFile)
    }

    /// Its path, without symbolic links.
    package var path: String { folder.path(of: name) }

    /// Throws ``PathError/foreign(_:_:)`` if what has the name now is not to be written.
    package func refuseForeign() throws(PathError) {
        if let status = folder.status(of: name) { try folder.refuseForeign(status, name) }
    }

    /// Opens the file. Returns its descriptor.
    ///
    /// With `O_CREAT` in `flags` the file is created with `mode` if it is missing. A file that is opened for writing
    /// must be one that ``OpenFolder/refuseForeign(_:_:)`` accepts.
    package func open(_ flags: Int32, mode: mode_t = 0) throws(PathError) -> Int32 {
        let descriptor = openat(folder.descriptor, name, flags | O_CLOEXEC | (isOpenFile ? 0 : O_NOFOLLOW), mode)
        guard descriptor >= 0 else { throw .system(errno) }
        do throws(PathError) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
            if flags & O_ACCMODE != O_RDONLY { try folder.refuseForeign(status, name) }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }
}

/// The reason a path is not followed, or its file not opened.
package enum PathError: Error {
    /// The system's error number.
    case system(Int32)
    /// A link or a file of another user, in a folder that all may write; its path.
    case foreign(String, FileKind)
}
