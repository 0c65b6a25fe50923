/// How a language writes days that follow each other, by what the first and the last have in common.
public struct DayRangePatterns: Hashable, Sendable {
    /// Of one month: "January 5–11, 2025".
    public var inMonth: Ends
    /// Of two months of one year: "January 26 – February 1, 2025".
    public var inYear: Ends
    /// Of two years: "December 29, 2024 – January 4, 2025".
    public var acrossYears: Ends

    /// The two halves of a range; the parts that both days have in common are in one of them.
    public struct Ends: Hashable, Sendable {
        /// The first day, and the sign between the two.
        public var first: DatePattern
        /// The last day.
        public var last: DatePattern

        /// A range from its two halves.
        public init(first: DatePattern, last: DatePattern) {
            (self.first, self.last) = (first, last)
        }
    }

    /// A pattern for each case.
    public init(inMonth: Ends, inYear: Ends, acrossYears: Ends) {
        (self.inMonth, self.inYear, self.acrossYears) = (inMonth, inYear, acrossYears)
    }

    /// The pattern for the days from one to another.
    func ends(of days: DaySpan) -> Ends {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first.year != last.year { return acrossYears }
        return first.month == last.month ? inMonth : inYear
    }
}
