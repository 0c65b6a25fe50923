/// The UTF-8 encoding form (Unicode, table 3-7; RFC 3629).
enum UTF8Sequence {
    /// Returns the length, 1 to 4, of the valid sequence at `index`; nil if there is none.
    static func length(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        func isContinuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        switch bytes[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return isContinuation(1) ? 2 : nil
        case 0xE0...0xEF:
            return isContinuation(1, secondOfThree(after: bytes[index])) && isContinuation(2) ? 3 : nil
        case 0xF0...0xF4:
            guard isContinuation(1, secondOfFour(after: bytes[index])) else { return nil }
            return isContinuation(2) && isContinuation(3) ? 4 : nil
        default: return nil
        }
    }

    /// Returns the length of a scalar of U+00A1 to U+02FF, or one of the dashes and quotation marks U+2010 to U+2027:
    /// no white space, no controls, and unchanged by NFC. Returns nil for any other.
    static func plainLength(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let lead = bytes[index]
        if index + 1 < bytes.count, lead == 0xC2 ? bytes[index + 1] > 0xA0 : lead >= 0xC3 && lead <= 0xCB,
            bytes[index + 1] & 0xC0 == 0x80
        {
            return 2
        }
        guard lead == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
            (0x90...0xA7).contains(bytes[index + 2])
        else { return nil }
        return 3
    }

    /// Returns true if there is nothing but printable ASCII.
    static func arePrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // A maximum, unlike a search, takes many bytes at once.
        var most: UInt8 = 0
        for byte in bytes { most = max(most, byte &- 0x20) }
        return most <= 0x7E - 0x20
    }

    /// Returns true if there is nothing but printable ASCII and scalars with a ``plainLength(at:of:)``.
    static func arePlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            if (0x20...0x7E).contains(bytes[index]) {
                index += 1
            } else {
                guard let length = plainLength(at: index, of: bytes) else { return false }
                index += length
            }
        }
        return true
    }

    /// Returns the range without overlong forms and surrogates.
    private static func secondOfThree(after first: UInt8) -> ClosedRange<UInt8> {
        first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
    }

    /// Returns the range without overlong forms and scalars beyond U+10FFFF.
    private static func secondOfFour(after first: UInt8) -> ClosedRange<UInt8> {
        first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
    }

    /// Returns the scalar of the valid sequence of `length` bytes at `index`.
    static func scalar(at index: Int, length: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
        let lead = UInt32(bytes[index])
        var value = length == 1 ? lead : lead & (0xFF >> UInt32(length + 1))
        for offset in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
