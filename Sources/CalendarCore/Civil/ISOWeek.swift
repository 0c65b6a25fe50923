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
    /// The number of the ISO week that the row's Thursday is in. A row that starts on Sunday shows one day of the week
    /// before.
    public func isoWeek(firstWeekday: Weekday) -> Int? {
        let thursday = dayOfFirstColumn + Weekday.thursday.column(inWeekStartingOn: firstWeekday)
        return CivilDate(month.firstDay.epochDay + (thursday - 1))?.isoWeek
    }
}

/// A month as week rows: 4, 5 or 6 rows of seven columns, only those with days of the month.
public struct MonthGrid: Hashable, Sendable {
    /// The month that the grid shows.
    public let month: YearMonth
    /// The weekday of column 0.
    public let firstWeekday: Weekday
    /// The 4 to 6 rows, from top to bottom.
    public let weekRows: [WeekRow]

    /// The grid of a month whose weeks start on `firstWeekday`.
    public init(_ month: YearMonth, firstWeekday: Weekday) {
        (self.month, self.firstWeekday) = (month, firstWeekday)
        let lead = month.firstDay.weekday.column(inWeekStartingOn: firstWeekday)
        let rowCount = (lead + month.dayCount + 6) / 7
        weekRows = (0..<rowCount).map { row in
            let dayOfFirstColumn = row * 7 - lead + 1
            return WeekRow(
                month: month, dayOfFirstColumn: dayOfFirstColumn,
                columns: max(0, 1 - dayOfFirstColumn)..<min(7, month.dayCount - dayOfFirstColumn + 1))
        }
    }

    /// The row and column of a day of the month, 1 to 31.
    public func position(ofDay day: Int) -> (row: Int, column: Int) {
        let cell = day - 1 + month.firstDay.weekday.column(inWeekStartingOn: firstWeekday)
        return (cell / 7, cell % 7)
    }
}

/// One week of a month's grid.
public struct WeekRow: Hashable, Sendable {
    /// The month that the row shows.
    public let month: YearMonth
    let dayOfFirstColumn: Int

    /// The columns with days of the month; never empty. The others are adjacent-month days.
    public let columns: Range<Int>

    /// The day in a column, 0 to 6; nil if the column belongs to an adjacent month.
    public func date(inColumn column: Int) -> CivilDate? {
        guard columns.contains(column) else { return nil }
        return CivilDate(unchecked: month.year, month.month, dayOfFirstColumn + column)
    }
}

extension CivilDate {
    /// The first day of its week, perhaps before the calendar's first day.
    public func firstDay(ofWeekStartingOn weekday: Weekday) -> EpochDay {
        epochDay + -self.weekday.column(inWeekStartingOn: weekday)
    }
}
