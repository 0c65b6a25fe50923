import CalendarCore

/// The days of each row of a table with a row for a day, a range of days or a week.
struct RowDays {
    /// Nil for a row without a date.
    private(set) var spans: [DaySpan?]

    /// The most days of a range: three years.
    static let maximumCount = 1100

    /// Finds the days of rows by their dates and by the column of the dates on which they end, if there is one.
    init(
        _ dates: [CivilDate?], _ frame: TableFrame, _ columns: inout [TableColumn], in reader: inout TableReader
    ) throws(ReadingStopped) {
        spans = dates.map { $0.map { $0...$0 } }
        let first = columns[frame.dateColumn]
        if HeaderWords.weekOfDate.contains(first.plain) {
            try widenToWeeks(frame, &reader)
        } else if HeaderWords.start.contains(first.plain) || first.use == .start {
            try endRows(frame, &columns, &reader)
        }
    }

    /// Makes a week of each date. Stops if two are less than seven days apart.
    private mutating func widenToWeeks(_ frame: TableFrame, _ reader: inout TableReader) throws(ReadingStopped) {
        let dates = spans.compactMap { $0?.lowerBound.epochDay.rawValue }.sorted()
        guard zip(dates, dates.dropFirst()).allSatisfy({ $0 == $1 || $1 - $0 >= 7 }) else {
            throw reader.table.log.stop(
                .ambiguousTable, at: reader.table.position(frame.header, frame.dateColumn),
                hint: "--column 'NAME=date' if each row is a day",
                "the column is headed as weeks, but its dates are less than seven days apart")
        }
        for (index, span) in spans.enumerated() {
            guard let span, let last = CivilDate(span.lowerBound.epochDay + 6) else { continue }
            spans[index] = span.lowerBound...last
            reader.note(last)
        }
    }

    private mutating func endRows(
        _ frame: TableFrame, _ columns: inout [TableColumn], _ reader: inout TableReader
    ) throws(ReadingStopped) {
        let end = columns.firstIndex { column in
            let isEnd = column.use == .end || column.use == .unused && HeaderWords.end.contains(column.plain)
            let cells = reader.table.column(column.index, frame.body)
            return isEnd && (cells.contains(where: DateColumn.looksLikeDate) || DateColumn.looksLikeSerials(cells))
        }
        guard let end else { return }
        columns[end].use = .lastDay
        let lasts = try reader.furtherDates(
            in: columns[end], of: frame, near: spans.map { $0?.lowerBound }, order: reader.account.dateOrder)
        for index in spans.indices {
            widen(index, to: lasts.dates[index], (frame.body[index], columns[end].index), &reader)
        }
    }

    private mutating func widen(
        _ index: Int, to last: CivilDate?, _ place: (row: Int, column: Int), _ reader: inout TableReader
    ) {
        guard let first = spans[index]?.lowerBound, let last else { return }
        let position = reader.table.position(place.row, place.column)
        guard first <= last else {
            reader.table.log.error(.endBeforeStart, at: position, "the end comes before the start")
            return
        }
        let count = (first...last).dayCount
        guard count <= RowDays.maximumCount else {
            reader.table.log.error(
                .tooMany, at: position, "a range of \(count) days (at most \(RowDays.maximumCount) allowed)")
            return
        }
        spans[index] = first...last
    }
}
