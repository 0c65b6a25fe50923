/// Appends PDF syntax.
extension [UInt8] {
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    mutating func append(_ text: StaticString) {
        append(atMost: text.utf8CodeUnitCount) { $0.write(text, at: 0) }
    }

    /// A whole number of zero or more, in decimal.
    mutating func append(decimal number: Int) {
        append(atMost: 20) { bytes in
            let end = number.digitCount
            bytes.write(decimal: number, before: end)
            return end
        }
    }

    /// A whole number of zero or more in a column of `width` bytes, at most 20, with at least one space before it; then
    /// a `suffix` of at most 4.
    mutating func append(decimal number: Int, width: Int, then suffix: StaticString = "") {
        append(atMost: 24) { bytes in
            let end = Swift.max(width, 1 + number.digitCount)
            let start = bytes.write(decimal: number, before: end)
            for index in 0..<start { bytes[index] = 32 }
            return bytes.write(suffix, at: end)
        }
    }

    /// Adds what `write` writes, at most `most` bytes; it returns their number. Every number and operator of a page
    /// comes here, and bytes that are first put together elsewhere take twice as long.
    @inline(__always)
    private mutating func append(atMost most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        #if compiler(>=6.3)
            append(addingCapacity: most) { span in
                span.withUnsafeMutableBufferPointer { bytes, count in count = write(bytes) }
            }
        #else
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { bytes in
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<write(bytes)]))
            }
        #endif
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
    @inline(__always)
    @discardableResult
    fileprivate func write(decimal number: Int, before end: Int) -> Int {
        var (index, rest) = (end, UInt(number))
        repeat {
            index -= 1
            self[index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
            rest /= 10
        } while rest > 0
        return index
    }

    /// Writes a text from an index on. Returns the index after it.
    @inline(__always)
    fileprivate func write(_ text: StaticString, at start: Int) -> Int {
        let (source, count) = (text.utf8Start, text.utf8CodeUnitCount)
        for index in 0..<count { self[start + index] = source[index] }
        return start + count
    }
}

extension Int {
    /// The number of decimal digits of a number of zero or more.
    fileprivate var digitCount: Int {
        var (count, limit) = (1, 10)
        while self >= limit, count < 19 { (count, limit) = (count + 1, limit &* 10) }
        return count
    }
}
