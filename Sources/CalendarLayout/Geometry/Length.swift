/// A length on paper: a whole number of 1/1024 pt, the unit of Pango.
///
/// Lengths add, compare and scale by whole numbers exactly, so no page depends on how a machine rounds. The product of
/// two lengths is not a length and does not compile.
public struct Length: Hashable, Comparable, Sendable {
    /// The length in 1/1024 pt.
    public let rawValue: Int

    /// 1024, as in Pango.
    public static let unitsPerPoint = 1024
    /// A length of 0.
    public static let zero = Length(rawValue: 0)

    /// A length in 1/1024 pt.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A length in whole points, 1/72 inch each.
    public static func points(_ count: Int) -> Length { Length(rawValue: count * unitsPerPoint) }

    /// A length in quarters of a point, the step of body sizes.
    public static func quarterPoints(_ count: Int) -> Length { Length(rawValue: count * unitsPerPoint / 4) }

    /// The length in points, for renderers whose libraries take floating point; exact.
    public var inPoints: Double { Double(rawValue) / Double(Length.unitsPerPoint) }

    /// Returns true if `a` is shorter than `b`.
    public static func < (a: Length, b: Length) -> Bool { a.rawValue < b.rawValue }
    /// The sum; exact.
    public static func + (a: Length, b: Length) -> Length { Length(rawValue: a.rawValue + b.rawValue) }
    /// The difference; negative if `b` is longer.
    public static func - (a: Length, b: Length) -> Length { Length(rawValue: a.rawValue - b.rawValue) }
    /// Makes `a` longer by `b`.
    public static func += (a: inout Length, b: Length) { a = a + b }
    /// Makes `a` shorter by `b`.
    public static func -= (a: inout Length, b: Length) { a = a - b }
    /// `count` times this length; exact.
    public static func * (a: Length, count: Int) -> Length { Length(rawValue: a.rawValue * count) }
    /// This length divided by `count`, rounded towards zero.
    public static func / (a: Length, count: Int) -> Length { Length(rawValue: a.rawValue / count) }

    /// This length times `numerator` / `denominator`, rounded up; for lengths that are not negative.
    public func scaledUp(by numerator: Int, over denominator: Int) -> Length {
        Length(rawValue: (rawValue * numerator + denominator - 1) / denominator)
    }

    /// This length cut into `count` parts that add up to it; the remainder goes to the first parts, unit by unit.
    public func divided(into count: Int) -> [Length] {
        let (part, remainder) = rawValue.quotientAndRemainder(dividingBy: count)
        return (0..<count).map { Length(rawValue: part + ($0 < remainder ? 1 : 0)) }
    }

    /// This length cut into parts in proportion to weights, which add up to it.
    func shared(by weights: [Int]) -> [Length] {
        let sum = weights.reduce(0, +)
        var (before, edge) = (0, 0)
        return weights.map { weight in
            before += weight
            defer { edge = rawValue * before / sum }
            return Length(rawValue: rawValue * before / sum - edge)
        }
    }
}

extension Length {
    /// The length in points, with four decimals, rounded half away from zero; zero has no sign: `9.5000`.
    public var decimal: String {
        let magnitude = (rawValue.magnitude * 10_000 + 512) / UInt(Length.unitsPerPoint)
        let fraction = String(magnitude % 10_000)
        let digits = "\(magnitude / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
        return rawValue < 0 && magnitude > 0 ? "-\(digits)" : digits
    }

    /// The same without trailing zeros: `9.5`, `9`.
    public var shortDecimal: String {
        let digits = decimal.utf8.reversed().drop { $0 == UInt8(ascii: "0") }
        return String(decoding: digits.drop { $0 == UInt8(ascii: ".") }.reversed(), as: UTF8.self)
    }
}

extension Sequence<Length> {
    /// The sum of all lengths; exact.
    public func sum() -> Length { reduce(.zero, +) }
}
