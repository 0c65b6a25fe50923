/// The escapes of RFC 8259, section 7.
enum JSONEscape {
    /// Returns the UTF-16 code unit of `\uXXXX` at `index`; nil if there is none.
    static func unit(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index + 2..<index + 6] {
            guard let digit = hexadecimalDigit(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// Returns the scalar of a two-character escape.
    static func short(_ byte: UInt8) -> Unicode.Scalar {
        switch byte {
        case 0x62: "\u{8}"
        case 0x66: "\u{C}"
        case 0x6E: "\n"
        case 0x72: "\r"
        case 0x74: "\t"
        default: Unicode.Scalar(byte)
        }
    }
}
