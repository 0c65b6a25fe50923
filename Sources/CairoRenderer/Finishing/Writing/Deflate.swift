import CZlib

/// Packs and unpacks streams as `/FlateDecode` has them (ISO 32000-1, 7.4.4), with the system's zlib.
final class Deflate {
    private var packing = z_stream()
    private var unpacking = z_stream()

    init() throws(FinishingError) {
        guard calprint_deflate_init(&packing, Z_DEFAULT_COMPRESSION) == Z_OK,
            calprint_inflate_init(&unpacking) == Z_OK
        else { throw FinishingError("no memory to pack a stream") }
    }

    deinit {
        deflateEnd(&packing)
        inflateEnd(&unpacking)
    }

    /// Replaces what `output` holds.
    func pack(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) throws(FinishingError) {
        deflateReset(&packing)
        output.resize(to: Int(deflateBound(&packing, UInt(input.count))))
        packing.setInput(input)
        guard output.fill(from: &packing, by: { deflate($0, Z_FINISH) }) == Z_STREAM_END else {
            throw FinishingError("a stream that cannot be packed")
        }
        output.removeLast(Int(packing.avail_out))
    }

    /// Replaces what `output` holds. Throws ``FinishingError`` for anything but one whole stream.
    func unpack(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) throws(FinishingError) {
        inflateReset(&unpacking)
        output.removeAll(keepingCapacity: true)
        unpacking.setInput(input)
        var (count, status) = (0, Z_OK)
        while status == Z_OK {
            guard count < Deflate.longest else { throw FinishingError("a stream too long for a page") }
            output.resize(to: max(2 * count, 4 * input.count, 1024))
            status = output.fill(from: &unpacking, at: count, by: { inflate($0, Z_NO_FLUSH) })
            count = output.count - Int(unpacking.avail_out)
        }
        guard status == Z_STREAM_END, unpacking.avail_in == 0 else {
            throw FinishingError("a stream that cannot be unpacked")
        }
        output.removeLast(output.count - count)
    }

    /// A page is a few kilobytes: what is far longer is none, but could take all memory.
    private static let longest = 1 << 28
}

extension z_stream {
    fileprivate mutating func setInput(_ bytes: UnsafeRawBufferPointer) {
        next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        avail_in = UInt32(bytes.count)
    }
}

extension [UInt8] {
    fileprivate mutating func resize(to count: Int) {
        if count < self.count {
            removeLast(self.count - count)
        } else {
            append(contentsOf: repeatElement(0, count: count - self.count))
        }
    }

    /// Lets zlib write from `start` to the end; what it says.
    fileprivate mutating func fill(
        from stream: inout z_stream, at start: Int = 0, by step: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> Int32 {
        withUnsafeMutableBufferPointer { bytes in
            stream.next_out = bytes.baseAddress! + start
            stream.avail_out = UInt32(bytes.count - start)
            return step(&stream)
        }
    }
}
