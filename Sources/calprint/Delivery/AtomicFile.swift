import CalendarLayout
import Glibc
import ScheduleIO

/// A file that appears under its name all at once.
///
/// It is written without a name if the file system allows that, so that even a killed run leaves nothing behind. To
/// take the place of another it needs a hidden name for a moment, on other file systems from the start; SIGKILL or a
/// power cut may leave it there, until the next run of the same output (``HiddenName``).
final class AtomicFile {
    let place: FilePlace
    private let descriptor: Int32
    /// The temporary name, while the file has one; signals are held then.
    private var hiddenName: String?
    private var isOpen = true

    /// Opens a new file.
    ///
    /// - Parameters:
    ///   - place: where it is to appear.
    ///   - mode: its permissions; nil for those of the file that it replaces, or for 0666 less the umask.
    ///   - unnamed: tries to create the file without a name.
    /// - Throws: ``Failure`` 73 if the folder takes no file, 77 if the old file must not be written.
    init(_ place: FilePlace, mode: UInt32?, unnamed: Bool = true) throws {
        self.place = place
        let old = try ReplacedFile(place)
        let descriptor = unnamed ? AtomicFile.openUnnamed(in: place.folder) : -1
        if descriptor >= 0 {
            self.descriptor = descriptor
        } else {
            (self.descriptor, hiddenName) = try AtomicFile.createHidden(for: place)
        }
        old?.giveOwner(to: self.descriptor)
        fchmod(self.descriptor, mode ?? old?.mode ?? AtomicFile.modeOfNewFiles)
    }

    /// O_TMPFILE, which no module exports: `__O_TMPFILE | O_DIRECTORY`.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    /// Negative if the folder takes none, or the system has no /proc, without which it would never get a name.
    private static func openUnnamed(in folder: OpenFolder) -> Int32 {
        let descriptor = openat(folder.descriptor, ".", O_WRONLY | O_CLOEXEC | temporary, 0o600)
        guard descriptor >= 0, access(name(of: descriptor), F_OK) != 0 else { return descriptor }
        close(descriptor)
        return -1
    }

    private static var modeOfNewFiles: mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }

    /// Writes the bytes that `body` gives.
    func write(_ body: (@escaping ByteSink) throws -> Void) throws {
        let writer = BufferedWriter(descriptor: descriptor, name: "'\(place.path)'") {
            // The signal itself ends the program, as soon as the file is gone.
            if HeldSignals.isOneWaiting { throw Failure(.inputOutput) }
        }
        try body(writer.write)
        try writer.flush()
    }

    /// Brings the content onto the disk.
    func synchronize() throws {
        guard fsync(descriptor) == 0 else { throw Failure(writing: "'\(place.path)'", errno) }
    }

    /// Puts the file in its place, unless somebody else has taken it meanwhile.
    func commit() throws {
        if hiddenName == nil, AtomicFile.link(descriptor, to: place.name, in: place.folder) { return }
        try place.refuseForeignFile()
        let hidden = try hiddenName ?? named()
        let folder = place.folder.descriptor
        guard renameat(folder, hidden, folder, place.name) == 0 else { throw Failure(creating: place.path, errno) }
        hiddenName = nil
        HeldSignals.end()
    }

    /// Closes the file; unless committed, it is gone.
    func abandon() {
        if isOpen { close(descriptor) }
        isOpen = false
        guard let hiddenName else { return }
        unlinkat(place.folder.descriptor, hiddenName, 0)
        self.hiddenName = nil
        HeldSignals.end()
    }
}

// MARK: Hidden names

extension AtomicFile {
    /// Creates a file under a hidden name and holds the signals.
    private static func createHidden(for place: FilePlace) throws -> (Int32, String) {
        let claimed = try claim(place) { name -> Int32? in
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            let descriptor = openat(place.folder.descriptor, name, flags, 0o600)
            return descriptor < 0 ? nil : descriptor
        }
        flock(claimed.file, LOCK_EX | LOCK_NB)
        return claimed
    }

    /// Gives the unnamed file a hidden name and holds the signals.
    private func named() throws -> String {
        flock(descriptor, LOCK_EX | LOCK_NB)
        let folder = place.folder
        let name = try AtomicFile.claim(place) { AtomicFile.link(descriptor, to: $0, in: folder) ? () : nil }.name
        hiddenName = name
        return name
    }

    /// Makes a file with a hidden name, and holds the signals from before it has one.
    private static func claim<File>(
        _ place: FilePlace, _ make: (String) -> File?
    ) throws -> (file: File, name: String) {
        HeldSignals.begin()
        if let claimed = HiddenName.claim(for: place, make) { return claimed }
        let code = errno
        HeldSignals.end()
        throw Failure(creating: place.path, code)
    }

    /// Fails if something has the name.
    private static func link(_ descriptor: Int32, to file: String, in folder: OpenFolder) -> Bool {
        linkat(AT_FDCWD, name(of: descriptor), folder.descriptor, file, AT_SYMLINK_FOLLOW) == 0
    }

    /// A name of an open file.
    private static func name(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
}

/// The file that a new one replaces.
private struct ReplacedFile {
    let mode: mode_t
    private let owner: uid_t
    private let group: gid_t

    /// Returns nil if there is no file. Throws ``Failure`` for a file that this process must not write, and for one
    /// that another user has put into a folder that all may write: neither is replaced.
    init?(_ place: FilePlace) throws {
        let isWritable = place.folder.allows(W_OK, on: place.name)
        let code = errno
        try place.refuseForeignFile()
        guard let status = place.folder.status(of: place.name) else { return nil }
        guard isWritable || code == ENOENT else { throw Failure(opening: place.path, code) }
        (mode, owner, group) = (status.st_mode & 0o7777, status.st_uid, status.st_gid)
    }

    /// Sets the owner and the group, as far as the system permits.
    func giveOwner(to descriptor: Int32) {
        fchown(descriptor, owner, group)
    }
}

extension FilePlace {
    /// Throws ``Failure`` 73 if what has the name now is somebody else's, in a folder that all may write.
    fileprivate func refuseForeignFile() throws {
        do {
            try refuseForeign()
        } catch {
            throw Failure(creating: path, error)
        }
    }
}

/// Holds back the signals that end a program while files have temporary names.
///
/// A signal that comes meanwhile ends the program once the last file is settled.
enum HeldSignals {
    /// The number of files that hold them. The command has one thread.
    nonisolated(unsafe) private static var holders = 0

    static func begin() {
        holders += 1
        if holders == 1 { apply(SIG_BLOCK) }
    }

    static func end() {
        holders -= 1
        if holders == 0 { apply(SIG_UNBLOCK) }
    }

    /// True if a signal is pending.
    static var isOneWaiting: Bool {
        guard holders > 0 else { return false }
        var waiting = sigset_t()
        sigpending(&waiting)
        return EndingSignals.numbers.contains { sigismember(&waiting, $0) == 1 }
    }

    private static func apply(_ how: Int32) {
        var set = sigset_t(EndingSignals.numbers)
        sigprocmask(how, &set, nil)
    }
}
