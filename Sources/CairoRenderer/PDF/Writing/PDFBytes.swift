/// Appends PDF syntax.
extension [UInt8] {
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    mutating func append(_ text: StaticString) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        // A short text takes less time byte by byte.
        if bytes.count <= 3 { for byte in bytes { append(byte) } } else { append(contentsOf: bytes) }
    }

    /// A whole number of zero or more, in decimal.
    mutating func append(decimal number: Int) {
        if number < 100 {
            if number >= 10 { append(UInt8(truncatingIfNeeded: 48 + number / 10)) }
            return append(UInt8(truncatingIfNeeded: 48 + number % 10))
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            let start = digits.write(decimal: number, upTo: digits.count)
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// A whole number of zero or more in a column of `width` bytes, at most 20, with at least one space before it; then
    /// a `suffix` of at most 4.
    mutating func append(decimal number: Int, width: Int, then suffix: StaticString = "") {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
            let end = bytes.count - suffix.utf8CodeUnitCount
            for index in end..<bytes.count { bytes[index] = suffix.utf8Start[index - end] }
            let first = bytes.write(decimal: number, upTo: end)
            let start = Swift.min(first - 1, end - width)
            for index in start..<first { bytes[index] = 32 }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    /// `/Roboto-Bold`; characters that a name cannot have as they are by their codes: `#3C` (ISO 32000-1, 7.3.5).
    mutating func append(name: String) {
        append(UInt8(ascii: "/"))
        for byte in name.utf8 {
            if (33..<127).contains(byte), !"()<>[]{}/%#".utf8.contains(byte) {
                append(byte)
            } else {
                append(UInt8(ascii: "#"))
                append(hex: byte)
            }
        }
    }

    /// A text string (ISO 32000-1, 7.9.2.2): ASCII as it is, anything else in UTF-16.
    mutating func append(textString text: String) {
        if text.utf8.allSatisfy({ (32..<127).contains($0) }) {
            appendLiteral(text)
        } else {
            append(utf16: text)
        }
    }

    /// `<FEFF0041>`
    mutating func append(utf16 text: String) {
        append("<FEFF" as StaticString)
        for unit in text.utf16 {
            append(hex: UInt8(unit >> 8))
            append(hex: UInt8(unit & 0xFF))
        }
        append(UInt8(ascii: ">"))
    }

    private mutating func appendLiteral(_ text: String) {
        append(UInt8(ascii: "("))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
                append(UInt8(ascii: "\\"))
            }
            append(byte)
        }
        append(UInt8(ascii: ")"))
    }

    /// Two digits.
    mutating func append(hex byte: UInt8) {
        for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 48 + digit : 55 + digit) }
    }

    /// A number in `count` bytes, the highest first.
    mutating func append(bigEndian number: Int, bytes count: Int) {
        var shift = 8 * count
        while shift > 0 {
            shift -= 8
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Writes a whole number of zero or more, in decimal, up to an index. Returns the index of its first digit.
    fileprivate func write(decimal number: Int, upTo end: Int) -> Int {
        var (start, rest) = (end, UInt(number))
        repeat {
            start -= 1
            self[start] = UInt8(truncatingIfNeeded: 48 + rest % 10)
            rest /= 10
        } while rest > 0
        return start
    }
}
