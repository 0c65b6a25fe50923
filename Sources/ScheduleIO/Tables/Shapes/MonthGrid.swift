import CalendarCore

/// A month as a page: weekdays across, the numbers of days below them, and texts below each number; or several of them,
/// one below the other.
struct MonthGrid {
    private let pages: [Page]
    /// Rows below the last week, and columns beside the days, that are no part of it.
    private let footers: [Int]
    private let lastColumn: Int

    fileprivate struct Page {
        /// The row of weekdays, and the first of the rows above it that title it.
        let header: Int
        let first: Int
        let columns: [Int]
        /// The rows with numbers of days, each with the rows of texts below it.
        var weeks: [Week] = []
    }

    fileprivate struct Week {
        let numbers: Int
        var texts: [Int] = []

        /// The number of rows below that of the days, with blank ones.
        var height: Int { (texts.last ?? numbers) - numbers }

        /// Returns true if a blank row is above the last text.
        func hasBlankRow(in table: Table) -> Bool {
            (numbers..<numbers + height).contains(where: table.isBlankRow)
        }
    }

    /// Returns nil unless a row of weekdays has at least three weeks below it, and no row has a label beside the days.
    init?(in reader: TableReader) {
        let headers = reader.filled.filter { MonthGrid.weekdays($0, reader.table) != nil }
        guard let header = headers.first, reader.filled.prefix(TableFrame.headRows).contains(header) else { return nil }
        lastColumn = headers.compactMap { MonthGrid.weekdays($0, reader.table)?.last }.max() ?? 0
        var (pages, footers): ([Page], [Int]) = ([], [])
        for (index, header) in headers.enumerated() {
            let first = index == 0 ? header : MonthGrid.firstTitle(above: header, below: headers[index - 1], reader)
            pages.append(Page(header: header, first: first, columns: MonthGrid.weekdays(header, reader.table) ?? []))
        }
        for index in pages.indices {
            let end = index + 1 < pages.count ? pages[index + 1].first : Int.max
            let rows = reader.filled.filter { $0 > pages[index].header && $0 < end && !reader.isIgnored(row: $0) }
            guard let found = pages[index].read(rows, lastColumn, reader) else { return nil }
            footers += found
        }
        guard pages.allSatisfy({ $0.weeks.count >= 3 }) else { return nil }
        (self.pages, self.footers) = (pages, footers)
    }

    /// Returns the columns of five weekdays or more, with a remark or two behind them at the most; nil for another row.
    private static func weekdays(_ row: Int, _ table: Table) -> [Int]? {
        let cells = table.filledColumns(row)
        let columns = Array(cells.prefix { WeekdayName.weekday(table.spelling(row, $0)) != nil })
        return columns.count >= 5 && cells.count - columns.count <= 2 ? columns : nil
    }

    /// The first of the rows that title a page below another.
    private static func firstTitle(above header: Int, below other: Int, _ reader: TableReader) -> Int {
        let titles = reader.filled.filter { $0 < header && $0 > other }.reversed().prefix(4)
        return titles.prefix { WideHead.isTitle($0, reader) }.last ?? header
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.monthGrid, pages[0].header + 1)
        leaveOut(in: &reader)
        for page in pages { page.useHead(in: &reader.table) }
        var (name, previous) = (lineName(of: pages[0], reader), CivilDate?.none)
        for page in pages {
            let dates = try dates(of: page, after: previous, in: &reader)
            name = lineName(of: page, reader) ?? name
            try add(page, dates, name, to: &reader)
            previous = dates.compactMap(\.self).last
        }
    }

    private func add(
        _ page: Page, _ dates: [CivilDate?], _ name: String?, to reader: inout TableReader
    ) throws(ReadingStopped) {
        var index = 0
        for week in page.weeks {
            let days = reader.table.filledColumns(week.numbers).filter { $0 <= lastColumn }
            for row in week.texts { reader.table.fill([row], where: days.contains) }
            for column in days {
                defer { index += 1 }
                guard let date = dates[index] else { continue }
                for row in week.texts { try reader.addTexts(row, column, on: date, line: name) }
            }
        }
    }

    private func leaveOut(in reader: inout TableReader) {
        for row in footers {
            let column = reader.table.filledColumns(row)[0]
            let cell = reader.table.spelling(row, column).abridged
            reader.leaveOut(.row, "'\(cell)'", .footer, row, column)
        }
        let rows = pages.flatMap { [$0.header] + $0.weeks.flatMap { [$0.numbers] + $0.texts } }
        for column in Set(rows.flatMap(reader.table.filledColumns)).sorted() where column > lastColumn {
            guard let row = rows.first(where: { !reader.table.isBlank($0, column) }) else { continue }
            let name = SourceLocation.letters(ofColumn: column + 1)
            reader.leaveOut(.column, name, .noDay, row, column)
        }
    }

    /// Returns the dates of all numbers, row by row.
    private func dates(
        of page: Page, after previous: CivilDate?, in reader: inout TableReader
    ) throws(ReadingStopped) -> [CivilDate?] {
        let weekdays = WeekdayName.weekdays(page.columns.map { reader.table.spelling(page.header, $0) })
        let days = page.weeks.flatMap { week in
            reader.table.filledColumns(week.numbers).compactMap { column in
                DayNumber(reader.table.spelling(week.numbers, column)).map {
                    NumberedDay(number: $0, row: week.numbers, column: column)
                }
            }
        }
        let beside = days.map { day in page.columns.firstIndex(of: day.column).flatMap { weekdays[$0] } }
        let title =
            previous == nil ? reader.titleMonth(above: page.header) : reader.title(from: page.first, to: page.header)
        var numbered = NumberedDays(days, title, weekdays: beside)
        numbered.previous = title.mention == nil ? previous : nil
        return try numbered.dates(in: &reader)
    }

    /// Returns the line that the title of a page names, or the sheet; nil if neither does.
    private func lineName(of page: Page, _ reader: TableReader) -> String? {
        let isFirst = page.header == pages[0].header
        let rows = reader.filled.filter { $0 < page.header && (isFirst || $0 >= page.first) }
        for text in rows.flatMap(reader.table.spellings) + (isFirst ? reader.names : []) {
            let names = [text] + text.split(whereSeparator: \.isWhitespace).map(String.init)
            if let name = names.first(where: { reader.records.lines.knownLine(PlainName($0)) != nil }) { return name }
        }
        return nil
    }
}

extension MonthGrid.Page {
    /// Says what the rows above the weeks are.
    fileprivate func useHead(in table: inout Table) {
        for row in first..<header { table.use(row: row, as: .title) }
        for column in columns { table.use(header, column, as: .date) }
    }

    /// Takes rows as weeks; returns those below the last week, which a blank row parts from it. Returns nil if a
    /// row has a label beside the days, or texts are above the first week.
    fileprivate mutating func read(_ rows: [Int], _ lastColumn: Int, _ reader: TableReader) -> [Int]? {
        for row in rows {
            let cells = reader.table.filledColumns(row).filter { $0 <= lastColumn }
            guard cells.allSatisfy(columns.contains) || isPastLastWeek(row, reader) else { return nil }
            if !cells.isEmpty, cells.allSatisfy({ DayNumber(reader.table.spelling(row, $0)) != nil }) {
                weeks.append(MonthGrid.Week(numbers: row))
            } else if weeks.isEmpty {
                return nil
            } else {
                weeks[weeks.count - 1].texts.append(row)
            }
        }
        guard let last = weeks.popLast() else { return nil }
        // If weeks have blank rows inside, the last is as high as the highest of them.
        let height = weeks.filter { $0.hasBlankRow(in: reader.table) }.map(\.height).max() ?? 0
        let end =
            last.texts.first {
                $0 - last.numbers > height && (last.numbers..<$0).contains(where: reader.table.isBlankRow)
            } ?? .max
        weeks.append(MonthGrid.Week(numbers: last.numbers, texts: last.texts.filter { $0 < end }))
        return last.texts.filter { $0 >= end }
    }

    private func isPastLastWeek(_ row: Int, _ reader: TableReader) -> Bool {
        weeks.count > 3 && row > 0 && reader.table.isBlankRow(row - 1)
    }
}
