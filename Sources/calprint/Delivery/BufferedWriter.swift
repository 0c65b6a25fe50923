import Glibc

/// Collects small writes into large ones.
final class BufferedWriter {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private static let capacity = 1 << 16

    init(descriptor: Int32, name: String) {
        (self.descriptor, self.name) = (descriptor, name)
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
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(.inputOutput, "\(name): \(String(cString: strerror(errno)))") }
            rest = rest.dropFirst(count)
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress.map { $0 + startIndex } }
}
