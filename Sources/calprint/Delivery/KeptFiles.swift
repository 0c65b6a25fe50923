import Glibc

/// The files that an output of a run must not replace: those it reads, and its other outputs.
struct KeptFiles {
    private var purposes: [FileIdentity: String] = [:]

    /// Keeps a file, for the purpose that messages name: `the store`.
    mutating func keep(_ path: String, as purpose: String) {
        if let file = FileIdentity(path) { purposes[file] = purpose }
    }

    /// The purpose of a file that must not be replaced; nil if it may be.
    func purpose(of path: String) -> String? { FileIdentity(path).flatMap { purposes[$0] } }

    /// Throws ``Failure`` 64 if an output would replace one of them.
    func check(_ path: String) throws {
        guard let purpose = purpose(of: path) else { return }
        throw Failure(.usage, "'\(path)' is \(purpose) of this run and would be replaced; give the output another name")
    }
}

/// The identity of a file, whatever names lead to it.
struct FileIdentity: Hashable {
    private let device: dev_t
    private let inode: ino_t
    /// Nil for a file that exists; else its name in the folder that is meant.
    private let name: String?

    /// Returns nil if neither the file nor its folder exists.
    init?(_ path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            name = nil
        } else {
            guard stat(OutputPath.folder(of: path), &status) == 0 else { return nil }
            name = OutputPath.name(of: path)
        }
        (device, inode) = (status.st_dev, status.st_ino)
    }
}
