import CalendarLayout

/// Appends numbers and lengths in PDF syntax.
extension [UInt8] {
    /// A length in points, exact: 1/1024 pt needs ten decimals at most.
    mutating func append(_ length: Length) { append(length.rawValue * 9_765_625, decimals: 10) }

    /// A length in points, rounded to two decimals, which is enough for the area of a link.
    mutating func append(hundredths length: Length) { append((length.rawValue * 100 + 512) >> 10, decimals: 2) }

    /// A grey, given in percent of light, as a number from 0 to 1: `.86`.
    mutating func append(grey percent: Int) {
        guard percent < 100 else { return append(UInt8(ascii: "1")) }
        guard percent > 0 else { return append(UInt8(ascii: "0")) }
        append(UInt8(ascii: "."))
        append(UInt8(48 + percent / 10))
        if percent % 10 > 0 { append(UInt8(48 + percent % 10)) }
    }

    /// A whole number, with its sign if negative.
    mutating func append(integer number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: abs(number))
    }

    /// An edge of a shape, rounded to 1/256 pt, the grid on which Cairo draws all shapes, with three decimals.
    mutating func append(edge length: Length) { append(length.onGrid * 1000, decimals: 3, over: 256) }

    private mutating func append(_ numerator: Int, decimals: Int, over denominator: Int) {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        let twice = 2 * remainder
        let up = twice > denominator || twice == denominator && quotient % 2 == 1
        append(up ? quotient + 1 : quotient, decimals: decimals)
    }

    /// `number` / 10^`decimals`, without trailing zeros.
    private mutating func append(_ number: Int, decimals: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var (rest, power) = (number.magnitude, [UInt8].powersOfTen[decimals])
        let whole = rest / power
        rest -= whole * power
        if whole > 0 || rest == 0 { append(decimal: Int(whole)) }
        if rest > 0 { append(UInt8(ascii: ".")) }
        while rest > 0 {
            power /= 10
            let digit = rest / power
            append(UInt8(48 + digit))
            rest -= digit * power
        }
    }

    private static let powersOfTen: [UInt] = (0...10).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

    /// A corner of a shape.
    mutating func append(_ point: Point) {
        append(edge: point.x)
        append(32)
        append(edge: point.y)
    }

    /// A rectangle's corner, width and height.
    mutating func append(_ rect: Rect) {
        append(rect.origin)
        append(32)
        append(edge: rect.width)
        append(32)
        append(edge: rect.height)
    }
}

extension Length {
    /// In 1/256 pt, rounded to nearest, ties to even.
    fileprivate var onGrid: Int {
        let (quotient, remainder) = rawValue.quotientAndRemainder(dividingBy: 4)
        return remainder > 2 || remainder == 2 && quotient % 2 == 1 ? quotient + 1 : quotient
    }
}
