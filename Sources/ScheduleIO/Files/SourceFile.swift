import Glibc

/// Reads a whole source: a file, or standard input.
public enum SourceFile {
    /// The largest source that is read: 256 MiB. A larger file is refused before it is read, an endless stream
    /// (`/dev/zero`) once it exceeds the limit.
    public static let maximumSize = 1 << 28

    /// Returns the bytes of the file at `path`; `-` is standard input.
    public static func read(_ path: String) throws(SourceFileError) -> [UInt8] {
        guard path != "-" else { return try readAll(from: STDIN_FILENO, path) }
        let descriptor = try open(path)
        defer { close(descriptor) }
        guard !isNamedPipe(descriptor) else { throw SourceFileError(path: path, errno: ESPIPE) }
        _ = fcntl(descriptor, F_SETFL, O_RDONLY)
        return try readAll(from: descriptor, path)
    }

    private static func open(_ path: String) throws(SourceFileError) -> Int32 {
        do throws(PathError) {
            // Opening a named pipe would wait for a writer.
            return try FilePlace(path).open(O_RDONLY | O_NONBLOCK)
        } catch {
            throw SourceFileError(path: path, error)
        }
    }

    /// Returns true for a pipe with a name in the file system; the shell's `<(command)` has none.
    private static func isNamedPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.kind == .pipe else { return false }
        var name = [UInt8](repeating: 0, count: 5)
        let count = name.withUnsafeMutableBytes {
            readlink("/proc/self/fd/\(descriptor)", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count < 5 || String(decoding: name, as: UTF8.self) != "pipe:"
    }

    private static func readAll(from descriptor: Int32, _ path: String) throws(SourceFileError) -> [UInt8] {
        let size = size(of: descriptor)
        guard size <= maximumSize else { throw SourceFileError(path: path, errno: EFBIG) }
        // One byte more than the file's size, so that one call reads it all.
        var content = try readChunk(from: descriptor, path, capacity: max(65_536, size + 1))
        while !content.isEmpty {
            let chunk = try readChunk(from: descriptor, path, capacity: 65_536)
            guard !chunk.isEmpty else { break }
            content += chunk
            guard content.count <= maximumSize else { throw SourceFileError(path: path, errno: EFBIG) }
        }
        return content
    }

    private static func readChunk(
        from descriptor: Int32, _ path: String, capacity: Int
    ) throws(SourceFileError) -> [UInt8] {
        var failure: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            failure = count < 0 ? errno : 0
            count = max(count, 0)
        }
        guard failure == 0 else { throw SourceFileError(path: path, errno: failure) }
        return chunk
    }

    /// Returns the size of a regular file; 0 for any other.
    private static func size(of descriptor: Int32) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.kind == .file else { return 0 }
        return Int(status.st_size)
    }
}
