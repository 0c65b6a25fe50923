extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes of a range without leading and trailing spaces.
    func trimmed(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var (first, end) = (range.lowerBound, range.upperBound)
        while first < end, self[first] == 0x20 { first += 1 }
        while first < end, self[end - 1] == 0x20 { end -= 1 }
        return self[first..<end]
    }

    /// The bytes after leading white space (space, tab, LF, CR).
    var trimmingStart: Slice<UnsafeBufferPointer<UInt8>> { drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}

extension StringProtocol {
    /// The string without the spaces at its ends.
    var trimmingSpaces: String {
        let rest = drop { $0 == " " }
        guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
        return String(rest[...last])
    }
}

extension String {
    /// Nil for an empty string.
    var nonBlank: String? { isEmpty ? nil : self }
}

extension UInt8 {
    /// True for an ASCII digit.
    var isDigit: Bool { self &- 0x30 <= 9 }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Sequence<UInt8> {
    /// True if it has only ASCII digits.
    var areDigits: Bool { allSatisfy { $0.isDigit } }
}
