import CalendarCore

/// The days of a roster and the columns that belong to each.
struct WideDays {
    /// A column and its date.
    let columns: [(index: Int, date: CivilDate)]
    /// The rows beside the header that name weekdays.
    let weekdayRows: Set<Int>
}

extension WideDays {
    /// Reads the dates of a roster's columns. Stops if they are in doubt.
    init(_ header: WideHeader, in reader: inout TableReader) throws(ReadingStopped) {
        let weekdayRows = header.weekdayRows(reader)
        var weekdays: [Weekday?] = []
        if let row = weekdayRows.first {
            weekdays = WeekdayName.weekdays(header.columns.map { reader.table.spelling(row, $0) })
        }
        let title = reader.titleMonth(above: header.row)
        let dates =
            header.isNumbers
            ? try header.numberedDates(title, weekdays, in: &reader)
            : try header.writtenDates(title, weekdays, in: &reader)
        columns = try header.spread(dates, weekdayRows, in: &reader)
        self.weekdayRows = weekdayRows
    }
}

extension WideHeader {
    /// Finds rows of weekdays next to it.
    fileprivate func weekdayRows(_ reader: TableReader) -> Set<Int> {
        let (table, filled) = (reader.table, reader.filled)
        guard let index = filled.firstIndex(of: row) else { return [] }
        let beside = filled[max(0, index - 2)..<min(filled.count, index + 3)].filter { $0 != row }
        return Set(
            beside.filter { row in
                let cells = columns.map { table.spelling(row, $0) }.filter { !$0.isEmpty }
                return cells.count * 2 >= columns.count
                    && cells.allSatisfy { WeekdayName.weekday($0) != nil }
            })
    }

    fileprivate func writtenDates(
        _ title: TitleMonth, _ weekdays: [Weekday?], in reader: inout TableReader
    ) throws(ReadingStopped) -> [CivilDate?] {
        let cells = columns.map { reader.table.spelling(row, $0) }
        let dates = DateColumn(cells, reader.dateContext(title, weekdays: weekdays))
        try reader.check(dates, cells, "dates") { (row, columns[$0]) }
        return dates.dates
    }

    fileprivate func numberedDates(
        _ title: TitleMonth, _ weekdays: [Weekday?], in reader: inout TableReader
    ) throws(ReadingStopped) -> [CivilDate?] {
        let days = columns.compactMap { column in
            DayNumber(reader.table.spelling(row, column)).map {
                NumberedDay(number: $0, row: row, column: column)
            }
        }
        return try NumberedDays(days, title, months: monthsAbove(reader), weekdays: weekdays).dates(in: &reader)
    }

    /// Returns the months above their days, by column.
    private func monthsAbove(_ reader: TableReader) -> [Int: MonthMention] {
        let table = reader.table
        for row in reader.filled.prefix(while: { $0 < self.row }).suffix(3).reversed() {
            let mentions = table.filledColumns(row).filter { $0 >= 1 }.compactMap { column in
                MonthMention.find(in: table.spelling(row, column)).map { (column, $0) }
            }
            if mentions.count > 1 { return Dictionary(mentions, uniquingKeysWith: { $1 }) }
        }
        return [:]
    }

    /// Spreads days that are merged over several columns; columns without a day that have values are an error.
    fileprivate func spread(
        _ dates: [CivilDate?], _ weekdayRows: Set<Int>, in reader: inout TableReader
    ) throws(ReadingStopped) -> [(index: Int, date: CivilDate)] {
        let gaps = Set(zip(columns, columns.dropFirst()).map { $1 - $0 })
        let width = gaps.count == 1 ? gaps.first ?? 1 : 1
        var spread: [(index: Int, date: CivilDate)] = []
        for (position, column) in columns.enumerated() {
            guard let date = dates[position] else { continue }
            let next = position + 1 < columns.count ? columns[position + 1] : column + width
            for index in column..<next where index == column || reader.table.spelling(row, index).isEmpty {
                guard index == column || width > 1 || !reader.hasCells(index, below: row, weekdayRows) else {
                    let day = reader.table.spelling(row, column).abridged
                    throw reader.table.log.stop(
                        .unknownColumn, at: reader.table.position(row, column), hint: "write a date above every column",
                        "the column after '\(day)' has cells, but no day")
                }
                spread.append((index, date))
            }
        }
        return spread
    }
}

extension TableReader {
    fileprivate func hasCells(_ column: Int, below row: Int, _ others: Set<Int>) -> Bool {
        filled.contains { $0 > row && !others.contains($0) && !table.isBlank($0, column) }
    }
}
