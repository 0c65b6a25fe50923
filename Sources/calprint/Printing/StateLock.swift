import Glibc

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
        try folder.make(folder.path)
        let path = "\(folder.path)/\(name)"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(opening: path, errno) }
    }
}
