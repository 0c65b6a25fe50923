import CalendarCore

/// The days of a roster and the columns that belong to each.
struct WideDays {
    /// A column and its date.
    let columns: [(index: Int, date: CivilDate)]
    /// The rows beside the header that name weekdays.
    let weekdayRows: Set<Int>
}

extension TableReader {
    /// Returns the dates of a roster's columns. Stops if they are in doubt.
    mutating func wideDays(_ header: WideHeader) throws(ReadingStopped) -> WideDays {
        let weekdayRows = self.weekdayRows(beside: header)
        var weekdays: [Weekday?] = []
        if let row = weekdayRows.first {
            weekdays = WeekdayName.weekdays(header.columns.map { table.spelling(row, $0) })
        }
        let title = titleMonth(above: header.row)
        let dates =
            header.isNumbers
            ? try numberedDates(header, title, weekdays) : try writtenDates(header, title, weekdays)
        return WideDays(columns: try spread(dates, header, weekdayRows), weekdayRows: weekdayRows)
    }

    /// Finds rows of weekdays next to the header.
    private func weekdayRows(beside header: WideHeader) -> Set<Int> {
        guard let index = filled.firstIndex(of: header.row) else { return [] }
        let beside = filled[max(0, index - 2)..<min(filled.count, index + 3)].filter { $0 != header.row }
        return Set(
            beside.filter { row in
                let cells = header.columns.map { table.spelling(row, $0) }.filter { !$0.isEmpty }
                return cells.count * 2 >= header.columns.count
                    && cells.allSatisfy { WeekdayName.weekday($0) != nil }
            })
    }

    private mutating func writtenDates(
        _ header: WideHeader, _ title: TitleMonth, _ weekdays: [Weekday?]
    ) throws(ReadingStopped) -> [CivilDate?] {
        let cells = header.columns.map { table.spelling(header.row, $0) }
        let dates = DateColumn(cells, dateContext(title, weekdays: weekdays))
        try check(dates, cells, "dates") { (header.row, header.columns[$0]) }
        return dates.dates
    }

    private mutating func numberedDates(
        _ header: WideHeader, _ title: TitleMonth, _ weekdays: [Weekday?]
    ) throws(ReadingStopped) -> [CivilDate?] {
        let days = header.columns.compactMap { column in
            DayNumber(table.spelling(header.row, column)).map {
                NumberedDay(number: $0, row: header.row, column: column)
            }
        }
        return try datesOfNumbers(days, title, months: months(above: header), weekdays: weekdays)
    }

    /// Returns the months above their days, by column.
    private func months(above header: WideHeader) -> [Int: MonthMention] {
        for row in filled.prefix(while: { $0 < header.row }).suffix(3).reversed() {
            let mentions = table.filledColumns(row).filter { $0 >= 1 }.compactMap { column in
                MonthMention.find(in: table.spelling(row, column)).map { (column, $0) }
            }
            if mentions.count > 1 { return Dictionary(mentions, uniquingKeysWith: { $1 }) }
        }
        return [:]
    }

    /// Spreads days that are merged over several columns; columns without a day that have values are an error.
    private mutating func spread(
        _ dates: [CivilDate?], _ header: WideHeader, _ weekdayRows: Set<Int>
    ) throws(ReadingStopped) -> [(index: Int, date: CivilDate)] {
        let gaps = Set(zip(header.columns, header.columns.dropFirst()).map { $1 - $0 })
        let width = gaps.count == 1 ? gaps.first ?? 1 : 1
        var columns: [(index: Int, date: CivilDate)] = []
        for (position, column) in header.columns.enumerated() {
            guard let date = dates[position] else { continue }
            let next = position + 1 < header.columns.count ? header.columns[position + 1] : column + width
            for index in column..<next where index == column || table.spelling(header.row, index).isEmpty {
                guard index == column || width > 1 || !hasCells(index, below: header.row, weekdayRows) else {
                    let day = table.spelling(header.row, column).abridged
                    throw table.log.stop(
                        .unknownColumn, at: table.position(header.row, column), hint: "write a date above every column",
                        "the column after '\(day)' has cells, but no day")
                }
                columns.append((index, date))
            }
        }
        return columns
    }

    private func hasCells(_ column: Int, below row: Int, _ others: Set<Int>) -> Bool {
        filled.contains { $0 > row && !others.contains($0) && !table.isBlank($0, column) }
    }
}
