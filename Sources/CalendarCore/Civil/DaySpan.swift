/// Consecutive days, both ends included; never empty.
public typealias DaySpan = ClosedRange<CivilDate>

extension DaySpan {
    /// All days of a month.
    public init(_ month: YearMonth) {
        self = month.firstDay...month.lastDay
    }

    /// The month whose days these are exactly; nil for other days.
    public var month: YearMonth? {
        let month = lowerBound.yearMonth
        return self == DaySpan(month) ? month : nil
    }

    /// The number of days.
    public var dayCount: Int { upperBound.epochDay - lowerBound.epochDay + 1 }

    /// Returns true if it begins before another, or ends earlier if both begin on the same day.
    package func precedes(_ other: DaySpan) -> Bool {
        lowerBound == other.lowerBound ? upperBound < other.upperBound : lowerBound < other.lowerBound
    }

    /// The days, in order.
    public var days: some RandomAccessCollection<CivilDate> {
        (0..<dayCount).lazy.map { offset in
            CivilDate(lowerBound.epochDay + offset) ?? upperBound
        }
    }

    /// The year whose days these are exactly; nil for other days.
    public var year: Int? {
        let year = lowerBound.year
        guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12) else {
            return nil
        }
        return self == first.firstDay...last.lastDay ? year : nil
    }

    /// The span's name in reports and page labels: `2025`, `2025-01`, `2025-03-10`, or an interval,
    /// `2025-03-10/2025-03-16`.
    ///
    /// Source: ISO 8601-1, 5.5.
    public var name: String {
        if let month { return month.description }
        if let year { return CivilDate(year: year, month: 1, day: 1).map { String($0.description.prefix(4)) } ?? "" }
        return dayCount == 1 ? lowerBound.description : "\(lowerBound)/\(upperBound)"
    }

    /// Returns true if the notes of a month belong to these days, that is, if these include the month's first day.
    ///
    /// So if spans follow each other without a gap, exactly one of them has the notes.
    public func hasNotes(of month: YearMonth) -> Bool { contains(month.firstDay) }
}

extension MonthRange {
    /// From the first day of the first month to the last day of the last.
    public var days: DaySpan { first.firstDay...last.lastDay }
}
