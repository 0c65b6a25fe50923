import CZlib

/// Decompresses the data of a stream (zlib, RFC 1950).
enum Inflation {
    private static let chunk = 1 << 16

    /// The data as far as they can be decompressed, up to about `limit` bytes; nil if there are none.
    static func inflated(_ bytes: [UInt8], from start: Int, limit: Int) -> [UInt8]? {
        guard start < bytes.count else { return nil }
        var stream = z_stream()
        guard calprint_inflate_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + start })
            stream.avail_in = UInt32(clamping: input.count - start)
            while result.count < limit, let more = next(&stream) { result += more }
        }
        return result.isEmpty ? nil : result
    }

    private static func next(_ stream: inout z_stream) -> [UInt8]? {
        let output = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
            (stream.next_out, stream.avail_out) = (buffer.baseAddress, UInt32(buffer.count))
            let code = inflate(&stream, Z_NO_FLUSH)
            count = code == Z_OK || code == Z_STREAM_END ? buffer.count - Int(stream.avail_out) : 0
        }
        return output.isEmpty ? nil : output
    }
}
