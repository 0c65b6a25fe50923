extension CivilDate {
    /// The number of its week, 1 to 53: weeks begin on Monday, and week 1 has the year's first Thursday.
    ///
    /// Source: ISO 8601-1, 4.2.2.
    public var isoWeek: Int {
        let thursday = CivilDate(epochDay + (3 - weekday.mondayZeroOffset)) ?? self
        guard let first = CivilDate(year: thursday.year, month: 1, day: 1) else { return 1 }
        return (thursday.epochDay - first.epochDay) / 7 + 1
    }
}

extension WeekRow {
    /// The number of the ISO week that the row's Thursday is in; nil outside the years 1 to 9999. A row that starts on
    /// Sunday shows one day of the week before.
    public func isoWeek(firstWeekday: Weekday) -> Int? {
        CivilDate(firstDay + Weekday.thursday.column(inWeekStartingOn: firstWeekday))?.isoWeek
    }
}
