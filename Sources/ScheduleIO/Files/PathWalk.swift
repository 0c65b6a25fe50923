import Glibc

/// Goes along a path part by part, each relative to the open folder before it (path_resolution(7)), so that nothing
/// that is renamed meanwhile leads it elsewhere.
struct PathWalk {
    private var folder: OpenFolder
    /// The parts to go; the next one is the last.
    private var parts: [String] = []
    private var linkCount = 0
    private let modeOfNewFolders: mode_t?

    /// The most links on a path that the kernel follows.
    private static let maximumLinkCount = 40

    /// With a mode, folders that are missing are created.
    init(_ path: String, making mode: mode_t? = nil) throws(PathError) {
        guard !path.isEmpty else { throw .system(ENOENT) }
        modeOfNewFolders = mode
        folder = try .beginning(of: path)
        append(path)
    }

    /// The parts of a path come before those that are left. A slash at the end asks for a folder: `.` in it.
    private mutating func append(_ path: String) {
        if path.hasSuffix("/") { parts.append(".") }
        parts += path.split(separator: "/").map(String.init).reversed()
    }

    /// Goes to the end, which may have nothing at its name yet.
    mutating func end() throws(PathError) -> FilePlace {
        while let name = parts.popLast() {
            guard parts.isEmpty else {
                try enter(name)
                continue
            }
            guard let link = folder.link(name) else {
                let status = folder.status(of: name)
                guard status != nil || errno == ENOENT else { throw .system(errno) }
                return FilePlace(folder, name, status)
            }
            if link.status.isOfProc { return try openFile(name) }
            try follow(link, name)
        }
        throw .system(ENOENT)
    }

    private func openFile(_ name: String) throws(PathError) -> FilePlace {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, 0) == 0 else { throw .system(errno) }
        return FilePlace(folder, name, status, isOpenFile: true)
    }

    private mutating func enter(_ name: String) throws(PathError) {
        if let next = folder.subfolder(name) ?? made(name) {
            try refuseForeign(next, name)
            folder = next
            return
        }
        let code = errno
        guard code == ENOTDIR, let link = folder.link(name) else { throw .system(code) }
        guard link.status.isOfProc else { return try follow(link, name) }
        guard let next = folder.subfolder(followingOpenFile: name) else { throw .system(errno) }
        folder = next
    }

    /// Refuses a folder that somebody else has made where one for this user only was to be.
    private func refuseForeign(_ next: OpenFolder, _ name: String) throws(PathError) {
        guard let modeOfNewFolders, modeOfNewFolders & 0o077 == 0, let status = next.status(of: ".") else { return }
        try folder.refuseForeign(status, name)
    }

    /// Creates a folder and brings its name onto the disk.
    private func made(_ name: String) -> OpenFolder? {
        guard errno == ENOENT, let modeOfNewFolders else { return nil }
        let isNew = mkdirat(folder.descriptor, name, modeOfNewFolders) == 0
        guard isNew || errno == EEXIST else { return nil }
        if isNew { folder.synchronize() }
        return folder.subfolder(name)
    }

    private mutating func follow(_ link: (status: stat, target: String), _ name: String) throws(PathError) {
        try folder.refuseForeign(link.status, name)
        linkCount += 1
        guard linkCount <= PathWalk.maximumLinkCount else { throw .system(ELOOP) }
        if link.target.hasPrefix("/") { folder = try .beginning(of: link.target) }
        append(link.target)
    }
}

extension stat {
    /// True for a link of /proc. Its text may be no path, and only the system can follow it.
    fileprivate var isOfProc: Bool {
        var proc = stat()
        return stat("/proc/self/fd", &proc) == 0 && proc.st_dev == st_dev
    }
}
