import Glibc

/// The reason a source could not be read.
public struct SourceFileError: Error, Hashable, Sendable {
    /// The path as the user gave it; `-` is standard input.
    public let path: String
    /// The system's error number.
    public let errno: Int32
    /// The path of a link that is not followed: another user's, in a folder that all may write.
    public var foreignLink: String?

    /// The kinds of failure, by what a program can do about them.
    public enum Kind: Hashable, Sendable {
        /// There is no such file.
        case notFound
        /// This user may not read it.
        case notPermitted
        /// It is a folder.
        case isFolder
        /// It is a named pipe, which may have no writer.
        case isPipe
        /// Reading failed, or the file is larger than ``SourceFile/maximumSize``.
        case failed
    }

    /// The kind of the error number.
    public var kind: Kind {
        switch errno {
        case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .notFound
        case EACCES, EPERM: .notPermitted
        case EISDIR: .isFolder
        case ESPIPE: .isPipe
        default: .failed
        }
    }

    /// The exit status for this error, from sysexits.h: 66 no input, 77 not permitted, 74 I/O error.
    public var exitStatus: Int32 {
        switch kind {
        case .notFound, .isFolder, .isPipe: 66
        case .notPermitted: 77
        case .failed: 74
        }
    }
}

extension SourceFileError: CustomStringConvertible {
    /// `cannot read 'clinic.json': no such file`.
    public var description: String {
        let reason =
            switch kind {
            case .notFound: "no such file"
            case .notPermitted: foreignLink.map(SourceFileError.reason) ?? "permission denied"
            case .isFolder: "it is a folder"
            case .isPipe: "it is a named pipe; give it as standard input (- <pipe)"
            case .failed: errno == EFBIG ? "it is larger than 256 MiB" : String(cString: strerror(errno))
            }
        return "cannot read '\(path)': \(reason)"
    }

    private static func reason(foreignLink link: String) -> String {
        "'\(link)' is somebody else's link, in a folder where others may write; give the name that it leads to"
    }
}

extension SourceFileError {
    init(path: String, _ error: PathError) {
        switch error {
        case .system(let code): self.init(path: path, errno: code)
        case .foreign(let link, _): self.init(path: path, errno: EACCES, foreignLink: link)
        }
    }
}
