/// The years that a schedule can hold.
package enum ScheduleYears {
    package static let range = 1900...2199
    package static let first = CivilDate(year: range.lowerBound, month: 1, day: 1)!
    package static let last = CivilDate(year: range.upperBound, month: 12, day: 31)!
    package static let days = first...last
}

extension CivilDate {
    /// Reads `YYYY-MM-DD`. Returns nil for anything else, and for a date outside ``ScheduleYears``.
    package init?(inSchedule text: String) {
        guard let date = CivilDate(iso8601: text), ScheduleYears.range.contains(date.year) else { return nil }
        self = date
    }
}
