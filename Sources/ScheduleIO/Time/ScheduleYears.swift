import CalendarCore

/// The years that a schedule can hold.
enum ScheduleYears {
    static let range = 1900...2199
    static let first = CivilDate(year: range.lowerBound, month: 1, day: 1)!
    static let last = CivilDate(year: range.upperBound, month: 12, day: 31)!
}
