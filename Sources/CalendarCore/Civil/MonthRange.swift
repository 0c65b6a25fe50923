/// Consecutive months, both ends included; never empty.
public struct MonthRange: Hashable, Sendable {
    /// The first month, included.
    public let first: YearMonth
    /// The last month, included; never before ``first``.
    public let last: YearMonth

    /// The months from `first` to `last`; nil if `last` comes before `first`.
    public init?(from first: YearMonth, to last: YearMonth) {
        guard first <= last else { return nil }
        (self.first, self.last) = (first, last)
    }

    /// One month.
    public init(_ month: YearMonth) {
        (first, last) = (month, month)
    }
}

extension MonthRange: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of months.
    public var endIndex: Int { last.ordinal - first.ordinal + 1 }

    /// The month `position` months after ``first``.
    public subscript(position: Int) -> YearMonth {
        let ordinal = first.ordinal + position
        return YearMonth(unchecked: ordinal / 12, ordinal % 12 + 1)
    }
}
