import CalendarCore

/// A month as a page: weekdays across, the numbers of the days below them, and texts below each number.
struct MonthGrid {
    private let header: Int
    private let columns: [Int]
    /// The rows with numbers of days, each with the rows of texts below it.
    private let weeks: [Week]

    private struct Week {
        let numbers: Int
        var texts: [Int] = []
    }

    /// Returns nil unless a row of weekdays has at least three weeks below it, and no row has a label beside the days.
    init?(in reader: TableReader) {
        let table = reader.table
        let header = reader.filled.prefix(TableFrame.headRows).first { row in
            let columns = table.filledColumns(row)
            return columns.count >= 5 && table.areWeekdays(row, columns)
        }
        guard let header else { return nil }
        let columns = table.filledColumns(header)
        var weeks: [Week] = []
        for row in reader.filled where row > header {
            let cells = table.filledColumns(row)
            guard cells.allSatisfy(columns.contains) else { return nil }
            if cells.allSatisfy({ DayNumber(table.spelling(row, $0)) != nil }) {
                weeks.append(Week(numbers: row))
            } else if weeks.isEmpty {
                return nil
            } else {
                weeks[weeks.count - 1].texts.append(row)
            }
        }
        guard weeks.count >= 3 else { return nil }
        (self.header, self.columns, self.weeks) = (header, columns, weeks)
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.monthGrid, header + 1)
        let dates = try dates(in: &reader)
        let name = lineName(reader)
        var index = 0
        for week in weeks {
            for column in reader.table.filledColumns(week.numbers) {
                defer { index += 1 }
                guard let date = dates[index] else { continue }
                for row in week.texts { try add(row, column, on: date, name, to: &reader) }
            }
        }
    }

    /// Returns the dates of all numbers, row by row.
    private func dates(in reader: inout TableReader) throws(ReadingStopped) -> [CivilDate?] {
        let weekdays = WeekdayName.weekdays(columns.map { reader.table.spelling(header, $0) })
        let days = weeks.flatMap { week in
            reader.table.filledColumns(week.numbers).compactMap { column in
                DayNumber(reader.table.spelling(week.numbers, column)).map {
                    NumberedDay(number: $0, row: week.numbers, column: column)
                }
            }
        }
        let beside = days.map { day in columns.firstIndex(of: day.column).flatMap { weekdays[$0] } }
        return try NumberedDays(days, reader.titleMonth(above: header), weekdays: beside).dates(in: &reader)
    }

    /// Returns the line that the title or the sheet names; nil if neither does.
    private func lineName(_ reader: TableReader) -> String? {
        let titles = reader.filled.prefix { $0 < header }.flatMap(reader.table.spellings)
        for text in titles + reader.names {
            let names = [text] + text.split(whereSeparator: \.isWhitespace).map(String.init)
            if let name = names.first(where: { reader.records.lines.knownLine(PlainName($0)) != nil }) { return name }
        }
        return nil
    }

    /// Adds the texts of a cell: to the line of the page, else as events of their day.
    private func add(
        _ row: Int, _ column: Int, on date: CivilDate, _ name: String?, to reader: inout TableReader
    ) throws(ReadingStopped) {
        let place = reader.table.location(row, column)
        guard let name else {
            let lines = CalendarLines(reader.records.lines.known, label: nil)
            for text in reader.table.lines(row, column) {
                reader.addEvent(text, during: .allDay(first: date, last: date), lines)
            }
            return
        }
        guard let text = reader.table.joinedLines(row, column) else { return }
        let line = try reader.line(named: name, at: row, column)
        reader.add(text.value, to: line, of: reader.records.days.open(date, at: place), at: row, column)
    }
}
