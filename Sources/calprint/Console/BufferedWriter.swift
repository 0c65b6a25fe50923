import Glibc

/// Collects small writes into large ones.
final class BufferedWriter {
    private let descriptor: Int32
    private let name: String
    private let willWrite: () throws -> Void
    private var buffer: [UInt8] = []
    private static let capacity = 1 << 16

    /// `name` is for messages; `willWrite` is called before every large write.
    init(descriptor: Int32, name: String, willWrite: @escaping () throws -> Void = {}) {
        (self.descriptor, self.name, self.willWrite) = (descriptor, name, willWrite)
        buffer.reserveCapacity(BufferedWriter.capacity)
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        if buffer.count + bytes.count > BufferedWriter.capacity { try flush() }
        if bytes.count > BufferedWriter.capacity { return try writeAll(bytes) }
        buffer.append(contentsOf: bytes)
    }

    func flush() throws {
        try buffer.withUnsafeBytes { try writeAll($0) }
        buffer.removeAll(keepingCapacity: true)
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try willWrite()
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 {
                try waitAfterFailure(errno)
            } else {
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Returns if the write is worth another try.
    private func waitAfterFailure(_ code: Int32) throws {
        switch code {
        case EINTR: return
        case EAGAIN:
            // Someone who shares the pipe made it non-blocking.
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&request, 1, -1)
        default: throw Failure(writing: name, code)
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress.map { $0 + startIndex } }
}
