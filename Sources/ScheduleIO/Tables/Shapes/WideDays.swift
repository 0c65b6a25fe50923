import CalendarCore

/// The days of a roster and the columns that belong to each.
struct WideDays {
    /// A column and its date; one of a range of days comes once for each.
    let columns: [(index: Int, date: CivilDate)]
    /// The rows beside the header that name weekdays.
    let weekdayRows: Set<Int>
}

extension WideDays {
    /// Reads the dates of the columns of each block. Stops if they are in doubt.
    static func read(_ heads: [WideHead], in reader: inout TableReader) throws(ReadingStopped) -> [WideDays] {
        let dates =
            switch heads[0].header.kind {
            case .dates, .pairs: try writtenDates(heads, in: &reader)
            case .periods: try periods(heads, in: &reader)
            case .numbers: single(try numberedDates(heads, in: &reader))
            case .weekdays: single(try titledWeeks(heads, in: &reader))
            }
        var days: [WideDays] = []
        for (head, dates) in zip(heads, dates) {
            let columns = try head.header.spread(dates, head.weekdayRows, in: &reader)
            let read = columns.filter { !reader.isIgnored($0.index, header: head.header.row) }
            days.append(WideDays(columns: read, weekdayRows: head.weekdayRows))
        }
        return days
    }

    private static func single(_ dates: [[CivilDate?]]) -> [[DaySpan?]] { dates.map { $0.map { $0.map { $0...$0 } } } }

    /// Reads the dates of all blocks as one column of dates.
    private static func writtenDates(
        _ heads: [WideHead], in reader: inout TableReader
    ) throws(ReadingStopped) -> [[DaySpan?]] {
        let places = heads.flatMap { head in head.header.columns.map { (row: head.header.row, column: $0) } }
        let cells = places.map { reader.table.spelling($0.row, $0.column) }
        let weekdays = heads.flatMap { $0.weekdays(reader) }
        let title = reader.titleMonth(above: heads[0].header.row)
        var context = reader.dateContext(title, weekdays: weekdays)
        context.mayHaveRanges = true
        let dates = DateColumn(BareDate.written(cells) ?? cells, context)
        try reader.check(dates, cells, "dates") { places[$0] }
        try reader.checkTitle(dates, title, above: places[0])
        reader.checkMonths(dates.dates, places)
        var rest = places.indices.map { reader.span(of: dates, $0, places[$0]) }[...]
        return heads.map { head in
            defer { rest = rest.dropFirst(head.header.columns.count) }
            return Array(rest.prefix(head.header.columns.count))
        }
    }

    /// Reads the weeks or months of each block.
    private static func periods(
        _ heads: [WideHead], in reader: inout TableReader
    ) throws(ReadingStopped) -> [[DaySpan?]] {
        var all: [[DaySpan?]] = []
        for head in heads {
            let (row, columns) = (head.header.row, head.header.columns)
            let isGiven = columns.contains { reader.assignments.isDate(PlainName(reader.table.spelling(row, $0))) }
            let periods = columns.map { WideHeader.period(row, $0, in: reader.table) }
            all.append(
                try reader.days(of: periods, reader.titleMonth(above: row), isGiven: isGiven) { (row, columns[$0]) })
        }
        return all
    }

    /// Reads the weeks of blocks whose titles have a date each, of one of their weekdays.
    private static func titledWeeks(
        _ heads: [WideHead], in reader: inout TableReader
    ) throws(ReadingStopped) -> [[CivilDate?]] {
        var cells: [(text: String, row: Int)] = []
        for head in heads {
            let rows = reader.filled.filter { (head.first..<head.header.row).contains($0) }.reversed()
            guard let row = rows.first(where: { !reader.table.datesInText($0).isEmpty }) else {
                throw reader.table.log.stop(
                    .ambiguousDate, at: reader.table.start(head.header.row),
                    hint: "write the date of its first day above",
                    "weekdays without a date above them")
            }
            cells.append((reader.table.datesInText(row)[0], row))
        }
        let weekdays = heads.map { $0.columnWeekdays(reader) }
        let texts = cells.map(\.text)
        let isLast = reader.table.spellings(cells[0].row).contains(where: HeaderWords.isWeekEnding)
        // The last day of a week need not have a column.
        let named = weekdays.map { isLast ? $0.count == 7 ? $0[6] : nil : $0[0] }
        let dates = DateColumn(
            texts, reader.dateContext(reader.titleMonth(above: heads[0].header.row), weekdays: named))
        try reader.check(dates, texts, "weeks") { (cells[$0].row, 0) }
        if let index = dates.dates.indices.first(where: { named[$0] != nil && dates.dates[$0]?.weekday != named[$0] }) {
            throw reader.table.log.stop(
                .ambiguousDate, at: reader.table.start(cells[index].row), hint: "write a date above each day",
                "'\(texts[index].abridged)' is not the weekday of the \(isLast ? "last" : "first") column")
        }
        return zip(dates.dates, weekdays).map { date, weekdays in
            let first = date.flatMap { isLast ? CivilDate($0.epochDay + -6) : $0 }
            return weekdays.map { $0.flatMap { first?.first($0) } }
        }
    }

    /// Reads the numbers of each block: of the month that its title names, else after those of the block above.
    private static func numberedDates(
        _ heads: [WideHead], in reader: inout TableReader
    ) throws(ReadingStopped) -> [[CivilDate?]] {
        var (all, previous) = ([[CivilDate?]](), [NumberedDay]())
        for (index, head) in heads.enumerated() {
            let days = head.numberedDays(reader.table)
            let title =
                index == 0
                ? reader.titleMonth(above: head.header.row) : reader.title(from: head.first, to: head.header.row)
            var numbered = NumberedDays(days, title, months: head.monthsAbove(reader), weekdays: head.weekdays(reader))
            if index == 0 { numbered.start = head.month(startingOn: days, reader.table) }
            if index > 0, title.mention == nil {
                let repeats = previous.map(\.number.day) == days.map(\.number.day)
                numbered.start = repeats ? all[index - 1].compactMap(\.self).first?.yearMonth : nil
                numbered.previous = all[index - 1].compactMap(\.self).last
            }
            all.append(try numbered.dates(in: &reader))
            previous = days
        }
        return all
    }
}

extension WideHead {
    /// The weekdays beside the days; nil for days without one.
    fileprivate func weekdays(_ reader: TableReader) -> [Weekday?] {
        guard let row = weekdayRows.min() else { return header.columns.map { _ in nil } }
        let cells = header.columns.map { reader.table.spelling(row, $0) }
        let weekdays = WeekdayName.weekdays(cells)
        return weekdays.allSatisfy { $0 == nil } ? WeekdayLetters.weekdays(cells) : weekdays
    }

    /// The weekdays that are the columns themselves.
    fileprivate func columnWeekdays(_ reader: TableReader) -> [Weekday?] {
        WeekdayName.weekdays(header.columns.map { reader.table.spelling(header.row, $0) })
    }

    fileprivate func numberedDays(_ table: Table) -> [NumberedDay] {
        header.columns.compactMap { column in
            DayNumber(table.spelling(header.row, column)).map {
                NumberedDay(number: $0, row: header.row, column: column)
            }
        }
    }

    /// Returns the month of the first day if a title has its date: "24.03.2026 – 23.04.2026"; nil without one.
    fileprivate func month(startingOn days: [NumberedDay], _ table: Table) -> YearMonth? {
        guard let day = days.first?.number.day else { return nil }
        let dates = (first..<header.row).flatMap(table.datesInText).prefix(1)
        let months = dates.flatMap { date in
            [DateFields.mdy, .dmy, .ymd].compactMap { order -> YearMonth? in
                guard let parts = DateCell(date)?.day.parts(order), parts.day == day, let year = parts.year else {
                    return nil
                }
                return YearMonth(year: year, month: parts.month)
            }
        }
        return Set(months).count == 1 ? months[0] : nil
    }

    /// Returns the months above their days, by column.
    fileprivate func monthsAbove(_ reader: TableReader) -> [Int: MonthMention] {
        let table = reader.table
        let above = reader.filled.filter { $0 < header.row && $0 >= first && !weekdayRows.contains($0) }
        for row in above.suffix(3).reversed() where !table.isOfWeekdays(row) {
            let mentions = table.filledColumns(row).filter { $0 >= 1 }.compactMap { column in
                MonthMention.find(in: table.spelling(row, column)).map { (column, $0) }
            }
            if mentions.count > 1 { return Dictionary(mentions, uniquingKeysWith: { $1 }) }
        }
        return [:]
    }

}

extension WideHeader {
    /// Spreads days that are merged over several columns; columns without a day that have values are an error.
    fileprivate func spread(
        _ days: [DaySpan?], _ weekdayRows: Set<Int>, in reader: inout TableReader
    ) throws(ReadingStopped) -> [(index: Int, date: CivilDate)] {
        let width = width
        var spread: [(index: Int, date: CivilDate)] = []
        for (position, column) in columns.enumerated() {
            guard let span = days[position] else { continue }
            let next = position + 1 < columns.count ? columns[position + 1] : column + width
            for index in column..<next where index == column || reader.table.spelling(row, index).isEmpty {
                let isDay = index == column || width > 1 || reader.table.areMerged(row, column, index)
                guard isDay || !reader.hasCells(index, below: row, weekdayRows) else {
                    let day = reader.table.spelling(row, column).abridged
                    throw reader.table.log.stop(
                        .unknownColumn, at: reader.table.position(row, column), hint: "write a date above every column",
                        "the column after '\(day)' has cells, but no day")
                }
                spread += span.days.map { (index, $0) }
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
