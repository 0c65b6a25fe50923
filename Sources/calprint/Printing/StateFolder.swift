import Glibc
import ScheduleIO

/// The folder of `--state-dir`: the state that one run leaves for the next.
///
///     run.lock                held by a run with --lock, from its beginning to its end
///     ledger.lock             held between looking into the ledger and writing to it
///     printed/QUEUE/DIGEST    an entry of the ledger
struct StateFolder {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The path of the ledger of a queue. CUPS ignores the case of a queue's name.
    func printed(by queue: String) -> String { "\(path)/printed/\(StateFolder.fileName(of: queue.lowercased()))" }

    /// The name of a file: letters, digits, -, _ and ~ as they are, any other byte as in %2E.
    private static func fileName(of text: String) -> String {
        PercentCoding.encoded(text).map { $0 == "." ? "%2E" : String($0) }.joined()
    }

    /// Opens a folder in it, or itself, and creates what is missing, for this user only.
    func make(_ folder: String) throws -> OpenFolder {
        do {
            return try OpenFolder.make(folder, mode: 0o700)
        } catch {
            throw Failure(creating: folder, error)
        }
    }
}

/// A lock that ends with the process that holds it, however that ends.
struct StateLock {
    private let descriptor: Int32

    /// Waits until a lock is free and holds it.
    static func waiting(_ name: String, in folder: StateFolder) throws -> StateLock {
        let lock = try StateLock(name, in: folder)
        while flock(lock.descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Failure(writing: "'\(folder.path)/\(name)'", errno) }
        }
        return lock
    }

    /// Holds the lock of a run until the process ends. Throws ``Failure`` 75 if another run has it.
    static func ofRun(in folder: StateFolder) throws {
        let lock = try StateLock("run.lock", in: folder)
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw Failure(.tryAgain, "another run is under way in '\(folder.path)' (--lock)")
        }
    }

    func end() { close(descriptor) }

    private init(_ name: String, in folder: StateFolder) throws {
        descriptor = try FilePlace(name, in: folder.make(folder.path)).opened(O_RDWR | O_CREAT, mode: 0o600)
    }
}
