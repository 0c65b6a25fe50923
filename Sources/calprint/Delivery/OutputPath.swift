import Glibc

/// The file or device at the path of the output, with symbolic links followed.
enum OutputPath: Equatable {
    /// A regular file, or nothing yet.
    case file(String)
    /// A device, a pipe, a descriptor of this process.
    case special(String)

    /// The most links in a row that the kernel follows (path_resolution(7)).
    private static let maximumLinkCount = 40

    /// Throws ``Failure`` 73 if the links form a circle, lead to a folder, or are not followed by the system: those of
    /// others in a folder that all may write (proc(5), `protected_symlinks`).
    init(_ name: String) throws {
        var status = stat()
        let exists = stat(name, &status) == 0
        switch status.st_mode & S_IFMT {
        case _ where !exists && errno == EACCES && OutputPath.target(ofLink: name) != nil:
            throw Failure(
                .cannotCreate, "cannot create '\(name)': it is somebody else's link, which the system does not follow")
        case S_IFDIR where exists: throw Failure(.cannotCreate, "cannot create '\(name)': it is a folder")
        case _ where exists && status.st_mode & S_IFMT != S_IFREG: self = .special(name)
        default: self = try OutputPath.following(linksOf: name)
        }
    }

    private static func following(linksOf name: String) throws -> OutputPath {
        var path = name
        for _ in 0...maximumLinkCount {
            guard let target = target(ofLink: path) else { return .file(path) }
            // Such a link leads to an open file, which must not be replaced.
            if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") { return .special(name) }
            path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
        }
        throw Failure(creating: name, ELOOP)
    }

    /// The path that a symbolic link has; nil if it is not one.
    private static func target(ofLink path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes {
            readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    /// True if a name means standard output.
    static func isStandardOutput(_ name: String) -> Bool { ["-", "/dev/stdout", "/dev/fd/1"].contains(name) }

    /// The part of a path after the last slash.
    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// The folder that holds a path.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
