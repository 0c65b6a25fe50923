import Glibc

/// A temporary file without a name, which vanishes with this process, however that ends.
package final class UnnamedFile {
    let descriptor: Int32

    /// Creates an empty file in `TMPDIR`, else in `/tmp`. Throws ``ProgramFailure`` if that fails.
    package init() throws(ProgramFailure) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        descriptor = try UnnamedFile.open(in: folder.isEmpty ? "/tmp" : folder)
    }

    /// Creates a file with `bytes` in it.
    package convenience init(_ bytes: [UInt8]) throws(ProgramFailure) {
        try self.init()
        try write(bytes)
    }

    deinit { close(descriptor) }

    /// The contents of the file.
    package func read() throws(ProgramFailure) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ProgramFailure(.system, "a temporary file", errno) }
        guard status.st_size <= UnnamedFile.maximumSize else { throw ProgramFailure(.system, "a program", EFBIG) }
        // An array without room is one that all share, and the initializer would write its count: a race between
        // threads.
        guard status.st_size > 0 else { return [] }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(count))
                if got < 0, errno == EINTR { continue }
                failure = got < 0 ? errno : 0
                guard got > 0 else { break }
                count += got
            }
        }
        guard failure == 0 else { throw ProgramFailure(.system, "a temporary file", failure) }
        return bytes
    }

    /// The most output that a program may write: 1 GiB.
    private static let maximumSize = 1 << 30

    /// `O_TMPFILE`, which Glibc does not export to Swift: `__O_TMPFILE | O_DIRECTORY`.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    private static func open(in folder: String) throws(ProgramFailure) -> Int32 {
        var descriptor = Glibc.open(folder, O_RDWR | O_CLOEXEC | temporary, 0o600)
        if descriptor < 0 {
            var name = Array("\(folder)/calprint-XXXXXX".utf8CString)
            descriptor = mkstemp(&name)
            if descriptor >= 0 {
                unlink(name)
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        guard descriptor >= 0 else { throw ProgramFailure(.system, "a temporary file in '\(folder)'", errno) }
        return descriptor
    }

    private func write(_ bytes: [UInt8]) throws(ProgramFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(written))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw ProgramFailure(.system, "a temporary file", errno) }
            written += count
        }
    }
}
