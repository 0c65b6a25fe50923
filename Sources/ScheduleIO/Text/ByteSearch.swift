import Glibc

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first such byte; nil if there is none. Takes many bytes at once.
    func firstOffset(of byte: UInt8) -> Int? {
        guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
        return UnsafeRawPointer(found) - start
    }
}
