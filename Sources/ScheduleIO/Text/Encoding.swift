import CalendarCore

/// Checks of a text file that come before its format.
enum Encoding {
    /// Returns the error for a file that no text format can read: it is empty or UTF-16.
    static func finding(in bytes: UnsafeBufferPointer<UInt8>, file: String) -> Finding? {
        let start = SourceLocation(file: file, line: 1, column: 1)
        if isUTF16(bytes) {
            return Finding(.error, .utf16, "UTF-16 text; save the file as UTF-8", at: start)
        }
        guard bytes.count == byteOrderMarkLength(of: bytes) else { return nil }
        return Finding(.error, .emptyFile, "empty file", at: start)
    }

    /// Returns 3 if the file begins with U+FEFF in UTF-8, else 0.
    static func byteOrderMarkLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let (encoding, length) = ByteOrderMark.find(in: bytes), encoding == .utf8 else { return 0 }
        return length
    }

    /// Returns true for a byte order mark of UTF-16 or UTF-32, or exactly one NUL in the first two bytes.
    private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 2 else { return false }
        if let mark = ByteOrderMark.find(in: bytes) { return mark.encoding != .utf8 }
        return (bytes[0] == 0) != (bytes[1] == 0)
    }
}

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
