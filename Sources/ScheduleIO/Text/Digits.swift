extension UInt8 {
    /// True for an ASCII digit.
    var isDigit: Bool { self &- 0x30 <= 9 }
}

extension Sequence<UInt8> {
    /// True if it has only ASCII digits.
    var areDigits: Bool { allSatisfy { $0.isDigit } }
}
