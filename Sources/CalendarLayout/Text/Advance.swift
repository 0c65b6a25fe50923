/// A horizontal advance that is independent of size: a whole number of 1/65536 em.
public struct Advance: Hashable, Comparable, Sendable {
    /// The number of units in an em: 65,536.
    public static let unitsPerEm = 65_536
    /// An advance of 0.
    public static let zero = Advance(0)

    /// The advance in 1/65536 em.
    public let rawValue: Int

    /// An advance in 1/65536 em.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The width on paper at a size, rounded up to 1/1024 pt.
    public func width(at size: Length) -> Length {
        size.scaledUp(by: rawValue, over: Advance.unitsPerEm)
    }

    /// Returns true if `a` is narrower than `b`.
    public static func < (a: Advance, b: Advance) -> Bool { a.rawValue < b.rawValue }
    /// The sum; exact.
    public static func + (a: Advance, b: Advance) -> Advance { Advance(a.rawValue + b.rawValue) }
    /// The difference; exact.
    public static func - (a: Advance, b: Advance) -> Advance { Advance(a.rawValue - b.rawValue) }
}
