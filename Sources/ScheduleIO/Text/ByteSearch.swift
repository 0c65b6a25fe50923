import Glibc

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first byte with this value; nil if no byte has it. It compares many bytes at once.
    func firstOffset(of byte: UInt8) -> Int? {
        guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
        return UnsafeRawPointer(found) - start
    }
}
