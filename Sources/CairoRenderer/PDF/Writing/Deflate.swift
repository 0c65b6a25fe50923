import CDeflate

/// Compresses and decompresses streams for `/FlateDecode` (ISO 32000-1, 7.4.4), with libdeflate.
final class Deflate {
    private let compressor: OpaquePointer
    private let decompressor: OpaquePointer

    init() throws(PDFWritingError) {
        guard let compressor = libdeflate_alloc_compressor(6), let decompressor = libdeflate_alloc_decompressor()
        else { throw PDFWritingError("no memory to compress a stream") }
        (self.compressor, self.decompressor) = (compressor, decompressor)
    }

    deinit {
        libdeflate_free_compressor(compressor)
        libdeflate_free_decompressor(decompressor)
    }

    /// The stream, compressed.
    func packed(_ input: UnsafeRawBufferPointer) throws(PDFWritingError) -> [UInt8] {
        let bound = libdeflate_zlib_compress_bound(compressor, input.count)
        let output = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
        }
        guard !output.isEmpty else { throw PDFWritingError("a stream cannot be compressed") }
        return output
    }

    /// The stream, decompressed. Throws ``PDFWritingError`` for anything but one complete stream.
    func unpacked(_ input: UnsafeRawBufferPointer) throws(PDFWritingError) -> [UInt8] {
        var capacity = max(4 * input.count, 1024)
        while capacity < Deflate.longest {
            switch unpack(input, into: capacity) {
            case (let output, LIBDEFLATE_SUCCESS): return output
            case (_, LIBDEFLATE_INSUFFICIENT_SPACE): capacity *= 2
            default: throw PDFWritingError("a stream cannot be decompressed")
            }
        }
        throw PDFWritingError("a stream too long for a page")
    }

    private func unpack(_ input: UnsafeRawBufferPointer, into capacity: Int) -> ([UInt8], libdeflate_result) {
        var result = LIBDEFLATE_BAD_DATA
        let output = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            var used = 0
            result = libdeflate_zlib_decompress_ex(
                decompressor, input.baseAddress, input.count, output.baseAddress, capacity, &used, &count)
            if result != LIBDEFLATE_SUCCESS { count = 0 }
            if used != input.count, result == LIBDEFLATE_SUCCESS { result = LIBDEFLATE_BAD_DATA }
        }
        return (output, result)
    }

    /// A page takes a few kilobytes. A stream far longer is not a page's, and could use up all memory.
    private static let longest = 1 << 28
}
