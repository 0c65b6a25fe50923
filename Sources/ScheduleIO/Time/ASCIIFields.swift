/// Reads fixed fields of ASCII digits, such as the parts of a date.
struct ASCIIFields {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }

    /// Reads the value of exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
        guard index + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[index..<index + count] {
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte &- 0x30)
        }
        index += count
        return value
    }

    /// Reads the value in thousandths of the digits after a decimal point. Further digits are dropped.
    mutating func thousandths() -> Int? {
        let start = index
        var (value, scale) = (0, 100)
        while index < bytes.count, bytes[index].isDigit {
            value += Int(bytes[index] &- 0x30) * scale
            scale /= 10
            index += 1
        }
        return index > start ? value : nil
    }

    /// Steps over either of these characters; returns the one found.
    mutating func skip(_ first: Unicode.Scalar, or second: Unicode.Scalar? = nil) -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        let scalar = Unicode.Scalar(bytes[index])
        guard scalar == first || scalar == second else { return nil }
        index += 1
        return scalar
    }

    /// Reads the value of one to nine digits.
    mutating func number() -> Int? {
        let count = digitCount
        return (1...9).contains(count) ? digits(count) : nil
    }

    /// The number of digits ahead, at most 10.
    private var digitCount: Int { min(bytes.dropFirst(index).prefix { $0.isDigit }.count, 10) }

    /// Steps over all bytes for which this holds; returns the number of them.
    mutating func skipAll(where holds: (UInt8) -> Bool) -> Int {
        let start = index
        while index < bytes.count, holds(bytes[index]) { index += 1 }
        return index - start
    }

    /// Reads the seconds of `[+-]h[:mm[:ss]]`.
    mutating func signedTime() -> Int? {
        let sign = skip("-", or: "+") == "-" ? -1 : 1
        guard let hours = number(), hours <= 167 else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] {
            guard skip(":") != nil else { break }
            guard let part = digits(2), part < 60 else { return nil }
            seconds += part * unit
        }
        return sign * seconds
    }

    /// Reads the seconds of `+hh`, `+hhmm` or `+hhmmss`, perhaps with colons or dots, without the sign, or with one digit
    /// for the hour.
    mutating func utcOffset() -> Int? {
        let isWest = skip("-", or: "+") == "-"
        let count = digitCount
        guard (1...6).contains(count), let hours = digits(2 - count % 2) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] {
            guard count > 2 ? !isAtEnd : skip(":", or: ".") != nil else { break }
            guard let part = digits(2), part < 60 else { return nil }
            seconds += part * unit
        }
        return hours < 24 ? (isWest ? -seconds : seconds) : nil
    }
}
