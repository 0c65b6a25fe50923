import Glibc

/// What tells a file from all others, whatever names lead to it.
struct FileIdentity: Hashable {
    private let device: dev_t
    private let inode: ino_t
    /// Nil for a file that exists; else its name in the folder that is meant.
    private let name: String?

    /// Nil if neither the file nor its folder exists.
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
