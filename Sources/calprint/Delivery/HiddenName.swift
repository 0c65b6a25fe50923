import Glibc

/// The name of a file before it takes its place: that of its output, hidden.
///
/// A run that is killed at that moment leaves the file under this name. Whoever writes a file holds a lock on it as
/// long as it is not in its place, so that the next run of the same output knows what was left, and removes it.
enum HiddenName {
    static let prefix = ".calprint-"

    /// Makes a file under a hidden name beside `path`; nil, with the reason in `errno`, if none can be made.
    ///
    /// Another run that writes the same output has the usual name at that moment; then it is one of 64 random bits.
    static func claim<File>(for path: String, _ make: (String) -> File?) -> (file: File, name: String)? {
        let folder = OutputPath.folder(of: path)
        if let usual = usual(for: path, in: folder) {
            if let file = make(usual) { return (file, usual) }
            if errno == EEXIST, removeLeftover(usual), let file = make(usual) { return (file, usual) }
        }
        let name = "\(folder)/\(prefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
        return make(name).map { ($0, name) }
    }

    /// Nil if it would be too long.
    private static func usual(for path: String, in folder: String) -> String? {
        let name = prefix + (path.split(separator: "/").last ?? "")
        return name.utf8.count <= Int(NAME_MAX) ? "\(folder)/\(name)" : nil
    }

    /// Removes a file of this user that no process holds.
    private static func removeLeftover(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return false }
        return unlink(path) == 0
    }
}
