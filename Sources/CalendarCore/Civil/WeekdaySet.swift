/// Some days of the week, such as a weekend.
public struct WeekdaySet: Hashable, Sendable {
    /// In the order of the week, Monday first.
    public let weekdays: [Weekday]

    /// These weekdays, in any order.
    public init(_ weekdays: some Sequence<Weekday>) {
        let given = Array(weekdays)
        self.weekdays = Weekday.allCases.filter(given.contains)
    }

    /// True if the set has this weekday.
    public func contains(_ weekday: Weekday) -> Bool { weekdays.contains(weekday) }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
    /// From a literal: `[.saturday, .sunday]`.
    public init(arrayLiteral weekdays: Weekday...) { self.init(weekdays) }
}
