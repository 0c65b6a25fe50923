import Glibc
import ScheduleIO

/// The name of a file before it takes its place: that of its output, hidden.
///
/// A run that is killed at that moment leaves the file under this name. Whoever writes a file holds a lock on it as
/// long as it is not in its place, so that the next run of the same output knows what was left, and removes it.
enum HiddenName {
    static let prefix = ".calprint-"

    /// Makes a file under a hidden name in the folder of `place`; nil, with the reason in `errno`, if none can be made.
    ///
    /// Another run that writes the same output has the usual name at that moment; then it is one of 64 random bits.
    static func claim<File>(for place: FilePlace, _ make: (String) -> File?) -> (file: File, name: String)? {
        let usual = prefix + place.name
        if usual.utf8.count <= Int(NAME_MAX) {
            if let file = make(usual) { return (file, usual) }
            if errno == EEXIST, removeLeftover(usual, in: place.folder), let file = make(usual) { return (file, usual) }
        }
        let name = prefix + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        return make(name).map { ($0, name) }
    }

    /// Removes all files with hidden names that no process holds.
    static func sweep(_ folder: OpenFolder) {
        for name in folder.names where name.hasPrefix(prefix) { _ = removeLeftover(name, in: folder) }
    }

    /// Removes a file that no process holds, unless it is somebody else's in a folder that all may write.
    private static func removeLeftover(_ name: String, in folder: OpenFolder) -> Bool {
        let file = FilePlace(name, in: folder)
        guard let descriptor = try? file.open(O_RDONLY | O_NONBLOCK) else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.kind == .file, flock(descriptor, LOCK_EX | LOCK_NB) == 0,
            (try? folder.refuseForeign(status, name)) != nil
        else { return false }
        return unlinkat(folder.descriptor, name, 0) == 0
    }
}
