import CalendarCore

/// The days of each row of a table with a row for a day, a range of days or a week.
struct RowDays {
    /// Nil for a row without a date.
    private(set) var spans: [DaySpan?]

    /// The most days of a range: three years.
    static let maximumCount = 1100

    /// Finds the days of rows by their dates and by the column of the dates on which they end, if there is one.
    init(
        _ days: [DaySpan?], _ frame: TableFrame, _ times: TimeColumns, _ columns: inout [TableColumn],
        in reader: inout TableReader
    ) throws(ReadingStopped) {
        spans = days
        let areDays = days.allSatisfy { $0.map { $0.lowerBound == $0.upperBound } ?? true }
        if let end = times.lastDays {
            try endRows(frame, end, &columns, &reader)
        } else if areDays, RowDays.areWeeks(columns[frame.dateColumn], reader) {
            try widenToWeeks(frame, isLast: HeaderWords.isWeekEnding(columns[frame.dateColumn].name), &reader)
        }
    }

    /// Returns true for a column that is headed as weeks, and of which no option says that it has dates.
    private static func areWeeks(_ column: TableColumn, _ reader: TableReader) -> Bool {
        (HeaderWords.weekOfDate.contains(column.plain) || HeaderWords.isWeekEnding(column.name))
            && ColumnMeaning(reader.assignments.use(of: column)) != .date
    }

    /// Makes a week of each date, its first day or its last. Stops if two are less than seven days apart.
    private mutating func widenToWeeks(
        _ frame: TableFrame, isLast: Bool, _ reader: inout TableReader
    ) throws(ReadingStopped) {
        let dates = spans.compactMap { $0?.lowerBound.epochDay.rawValue }.sorted()
        guard zip(dates, dates.dropFirst()).allSatisfy({ $0 == $1 || $1 - $0 >= 7 }) else {
            let name = reader.optionName(ofColumn: frame.dateColumn, header: frame.header)
            throw reader.table.log.stop(
                .ambiguousTable, at: reader.table.position(frame.header, frame.dateColumn),
                hint: "--column '\(name)=date' if each row is a day",
                "the column is headed as weeks, but its dates are less than seven days apart")
        }
        for (index, span) in spans.enumerated() {
            guard let day = span?.lowerBound, let other = CivilDate(day.epochDay + (isLast ? -6 : 6)) else { continue }
            spans[index] = min(day, other)...max(day, other)
            reader.note(other)
        }
    }

    private mutating func endRows(
        _ frame: TableFrame, _ end: Int, _ columns: inout [TableColumn], _ reader: inout TableReader
    ) throws(ReadingStopped) {
        columns[end].use = .lastDay
        let lasts = try reader.furtherDates(
            in: columns[end], of: frame, near: spans.map { $0?.lowerBound }, order: reader.account.dateOrder)
        for index in spans.indices {
            guard let first = spans[index]?.lowerBound, let last = lasts.values[index].date else { continue }
            spans[index] = RowDays.span(from: first, to: last, (frame.body[index], end), in: &reader) ?? first...first
        }
    }

    /// Returns the days of a range; nil for one that ends before it begins, or is too long, which is logged.
    static func span(
        from first: CivilDate, to last: CivilDate, _ place: (row: Int, column: Int), in reader: inout TableReader
    ) -> DaySpan? {
        let position = reader.table.position(place.row, place.column)
        guard first <= last else {
            reader.table.log.error(.endBeforeStart, at: position, "the end comes before the start")
            return nil
        }
        let count = (first...last).dayCount
        guard count <= RowDays.maximumCount else {
            reader.table.log.error(
                .tooMany, at: position, "a range of \(count) days (at most \(RowDays.maximumCount) allowed)")
            return nil
        }
        return first...last
    }
}

extension CivilDate {
    /// Returns the first such weekday from this day on; nil after the last day that there is.
    func first(_ weekday: Weekday) -> CivilDate? {
        CivilDate(epochDay + (weekday.mondayZeroOffset - self.weekday.mondayZeroOffset + 7) % 7)
    }
}
