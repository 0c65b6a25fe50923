/// Days as week rows: rows of seven columns, only those with some of the days.
public struct WeekGrid: Hashable, Sendable {
    /// The days that the grid shows.
    public let days: DaySpan
    /// The weekday of column 0.
    public let firstWeekday: Weekday
    /// The rows, at least one, from top to bottom.
    public let weekRows: [WeekRow]

    /// The grid of some days, in weeks that start on `firstWeekday`.
    public init(_ days: DaySpan, firstWeekday: Weekday) {
        (self.days, self.firstWeekday) = (days, firstWeekday)
        let (first, last) = (days.lowerBound.epochDay, days.upperBound.epochDay)
        let start = days.lowerBound.firstDay(ofWeekStartingOn: firstWeekday)
        weekRows = stride(from: 0, through: last - start, by: 7).map { offset in
            let day = start + offset
            return WeekRow(firstDay: day, columns: max(0, first - day)..<min(7, last - day + 1))
        }
    }

    /// The row and column of one of the days.
    public func position(of date: CivilDate) -> (row: Int, column: Int) {
        let cell = date.epochDay - days.lowerBound.firstDay(ofWeekStartingOn: firstWeekday)
        return (cell / 7, cell % 7)
    }
}

/// One week of a grid.
public struct WeekRow: Hashable, Sendable {
    /// The day of column 0, perhaps none of the grid's days, or even before the calendar's first.
    let firstDay: EpochDay

    /// The columns with days of the grid; never empty.
    public let columns: Range<Int>

    /// Its days of the grid.
    public var days: DaySpan {
        let (first, last) = (firstDay + columns.lowerBound, firstDay + (columns.upperBound - 1))
        return (CivilDate(first) ?? .first)...(CivilDate(last) ?? .last)
    }

    /// The day in a column, 0 to 6; nil for a day outside the grid.
    public func date(inColumn column: Int) -> CivilDate? {
        columns.contains(column) ? CivilDate(firstDay + column) : nil
    }
}

/// A month as week rows: 4, 5 or 6 rows of seven columns, only those with days of the month.
public struct MonthGrid: Hashable, Sendable {
    /// The month that the grid shows.
    public let month: YearMonth
    private let grid: WeekGrid

    /// The grid of a month whose weeks start on `firstWeekday`.
    public init(_ month: YearMonth, firstWeekday: Weekday) {
        (self.month, grid) = (month, WeekGrid(DaySpan(month), firstWeekday: firstWeekday))
    }

    /// The weekday of column 0.
    public var firstWeekday: Weekday { grid.firstWeekday }

    /// The 4 to 6 rows, from top to bottom.
    public var weekRows: [WeekRow] { grid.weekRows }

    /// The row and column of a day of the month, 1 to 31.
    public func position(ofDay day: Int) -> (row: Int, column: Int) {
        let cell = day - 1 + month.firstDay.weekday.column(inWeekStartingOn: firstWeekday)
        return (cell / 7, cell % 7)
    }
}

extension CivilDate {
    /// The first day of its week, perhaps before the calendar's first day.
    public func firstDay(ofWeekStartingOn weekday: Weekday) -> EpochDay {
        epochDay + -self.weekday.column(inWeekStartingOn: weekday)
    }
}

extension DaySpan {
    /// The whole weeks that these days touch, as far as the calendar goes.
    public func wholeWeeks(startingOn weekday: Weekday) -> DaySpan {
        let first = lowerBound.firstDay(ofWeekStartingOn: weekday)
        let last = upperBound.firstDay(ofWeekStartingOn: weekday) + 6
        return (CivilDate(first) ?? .first)...(CivilDate(last) ?? .last)
    }

    /// The months that these days touch.
    public var months: MonthRange {
        MonthRange(from: lowerBound.yearMonth, to: upperBound.yearMonth) ?? MonthRange(lowerBound.yearMonth)
    }

    /// These days as one span if they are 35 at the most, as five weeks over a month's end are; else month by month.
    public var byMonth: [DaySpan] {
        dayCount <= DaySpan.mostTogether ? [self] : months.map { DaySpan($0).clamped(to: self) }
    }

    /// The most days that stay together across the end of a month.
    private static let mostTogether = 35
}
