/// U+FEFF at the beginning of a file, which identifies its encoding.
enum ByteOrderMark {
    /// Returns the encoding and the length of the mark; nil if there is none.
    static func find(in bytes: UnsafeBufferPointer<UInt8>) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }
}
