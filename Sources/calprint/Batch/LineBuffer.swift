import Glibc

/// Puts lines together from what comes through a pipe.
struct LineBuffer {
    private var bytes: [UInt8] = []

    /// Waits for more; false at the end.
    mutating func fill(from descriptor: Int32) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        repeat { count = read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        return true
    }

    /// The lines that are complete, without their ends.
    mutating func take() -> [String] {
        guard let last = bytes.lastIndex(of: 0x0A) else { return [] }
        defer { bytes.removeFirst(last + 1) }
        return bytes[..<last].split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
