/// Consecutive months, both ends included; never empty.
public struct MonthRange: Hashable, Sendable {
    public let first: YearMonth
    public let last: YearMonth

    /// The months from `first` to `last`; nil where `last` comes before `first`.
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
    public var startIndex: Int { 0 }
    public var endIndex: Int { last.ordinal - first.ordinal + 1 }

    public subscript(position: Int) -> YearMonth {
        let ordinal = first.ordinal + position
        return YearMonth(unchecked: ordinal / 12, ordinal % 12 + 1)
    }
}
