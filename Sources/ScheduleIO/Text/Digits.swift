extension UInt8 {
    /// Whether it is a digit of ASCII.
    var isDigit: Bool { self &- 0x30 <= 9 }
}

extension Sequence<UInt8> {
    /// Whether it has nothing but digits of ASCII.
    var areDigits: Bool { allSatisfy { $0.isDigit } }
}
