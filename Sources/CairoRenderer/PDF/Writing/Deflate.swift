import CDeflate

/// Compresses streams for `/FlateDecode` (ISO 32000-1, 7.4.4), with libdeflate.
final class Deflate {
    private let compressor: OpaquePointer

    init() throws(PDFWritingError) {
        guard let compressor = libdeflate_alloc_compressor(6) else {
            throw PDFWritingError("no memory to compress a stream")
        }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// The stream, compressed.
    func packed(_ input: UnsafeRawBufferPointer) throws(PDFWritingError) -> [UInt8] {
        let bound = libdeflate_zlib_compress_bound(compressor, input.count)
        let output = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
        }
        guard !output.isEmpty else { throw PDFWritingError("a stream cannot be compressed") }
        return output
    }
}
