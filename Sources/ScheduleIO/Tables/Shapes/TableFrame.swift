import CalendarCore

/// The parts of a table with a row for each date.
struct TableFrame {
    let header: Int
    var dateColumn: Int
    /// The column of months beside one of their days; nil if dates are in one column.
    var monthColumn: Int?
    /// The column of their years; nil if the months have none of their own.
    var yearColumn: Int?
    /// The rows below the header, without blank ones.
    var body: [Int]

    /// The number of rows, blank ones aside, among which the header is.
    static let headRows = 40
}

extension TableFrame {
    /// Returns the months that fill a cell: "March", "3"; more than one if languages differ.
    static func months(_ cell: String) -> [Int] {
        guard cell.utf8.count <= 24 else { return [] }
        if cell.utf8.areDigits { return Int(cell).map { (1...12).contains($0) ? [$0] : [] } ?? [] }
        return NameTable.months[PlainLetters.of(cell.hasSuffix(".") ? String(cell.dropLast()) : cell)]?.values ?? []
    }

    /// Returns the dates of the rows as texts if months are in a column of their own: "2 March 2026"; else the cells.
    func dateCells(_ table: Table) -> [String] {
        let days = table.column(dateColumn, body)
        guard let monthColumn else { return days }
        let years = yearColumn.map { filledDown($0, table) } ?? []
        return zip(days.indices, filledDown(monthColumn, table)).map { index, month in
            guard !month.isEmpty, let number = DayNumber(days[index]) else { return days[index] }
            let (months, year) = (TableFrame.months(month), years.isEmpty ? "" : " " + years[index])
            let name = months.count == 1 ? CalendarLocale.english.names.months.wide[months[0] - 1] : month
            return "\(number.day) \(name)\(year)"
        }
    }

    /// Returns the weeks of the rows; nil for another cell. A number alone is one below a word for weeks.
    func weeks(_ table: Table) -> [Period?] {
        let isHeaded = HeaderWords.isWeekNumber(PlainName(table.spelling(header, dateColumn)))
        let years = yearColumn.map { filledDown($0, table).map { Int($0) } } ?? body.map { _ in nil }
        return zip(table.column(dateColumn, body), years).map { cell, year in
            Period(week: cell)?.of(year) ?? (isHeaded ? Period(bareWeek: cell, year: year) : nil)
        }
    }

    /// Returns true if the first of the rows can be a week.
    func mayHaveWeeks(_ table: Table) -> Bool {
        let first = body.lazy.map { table.spelling($0, dateColumn) }.first { !$0.isEmpty } ?? ""
        return Period(week: first) != nil || Period(bareWeek: first) != nil
    }

    /// Returns the cells of a column in which a blank one is that of the row above.
    func filledDown(_ column: Int, _ table: Table) -> [String] {
        var last = ""
        return table.column(column, body).map { cell in
            if !cell.isEmpty { last = cell }
            return last
        }
    }
}

/// The search for the header of a table with a row for each date.
struct FrameSearch {
    let reader: TableReader
    let table: Table
    /// The rows that are not blank.
    let filled: [Int]

    private static let sampleRows = 300
    private static let sampleColumns = 256

    /// There are dates, but no row above them.
    struct NoHeader: Error {}

    init(_ reader: TableReader) { (self.reader, table, filled) = (reader, reader.table, reader.filled) }

    /// Returns the frame of a table whose first row has known names only, `date` among them.
    func knownFrame(_ first: Int) -> TableFrame? {
        let words = table.spellings(first).map { $0.lowercased() }
        guard let date = words.firstIndex(of: "date") else { return nil }
        let isKnown = words.allSatisfy { word in
            word.isEmpty || word.hasPrefix("x-") || CSVHeader.Kind.days.column(word) != nil
        }
        return isKnown ? frame(first, date) : nil
    }

    /// Finds the column of dates by an option, by its content, or else by its header.
    func dateFrame() throws(NoHeader) -> TableFrame? {
        if let frame = givenFrame { return frame }
        if let column = writtenDateColumn() {
            guard let header = headerRow(above: column.firstRow) else { throw NoHeader() }
            return frame(header, column.index)
        }
        return serialFrame() ?? monthAndDayFrame() ?? weekFrame() ?? dayNumberFrame()
            ?? frame(where: HeaderWords.date.contains)
    }

    /// The frame of the column that an option names, by its header or its letter.
    private var givenFrame: TableFrame? {
        if let frame = frame(where: reader.assignments.isDate) { return frame }
        let column = (0..<sampleWidth).first {
            reader.assignments.isDate(PlainName(TableReader.name(ofColumn: $0)))
        }
        guard let column, let first = sample.first(where: { isDay($0, column) }), let header = headerRow(above: first)
        else { return nil }
        return frame(header, column)
    }

    private func isDay(_ row: Int, _ column: Int) -> Bool {
        let cell = table.spelling(row, column)
        return DateColumn.looksLikeDays(cell) || DayNumber(cell) != nil || cell.utf8.areDigits && cell.utf8.count > 4
    }

    func frame(_ header: Int, _ dateColumn: Int) -> TableFrame {
        TableFrame(header: header, dateColumn: dateColumn, body: filled.filter { $0 > header })
    }

    /// Finds the first row that has one of these names and another cell.
    private func frame(where isName: (PlainName) -> Bool) -> TableFrame? {
        for row in filled.prefix(TableFrame.headRows) where table.cellCount(row) > 1 || filled.count == 1 {
            let spellings = table.spellings(row)
            if let column = spellings.firstIndex(where: { isName(PlainName($0)) }) { return frame(row, column) }
        }
        return nil
    }

    /// Returns the row above the first date. If header cells are merged downwards, the names are higher.
    func headerRow(above row: Int) -> Int? { filled.last { $0 < row } }

    /// Returns true if the head of a column says that its numbers are weeks.
    func isOfWeeks(_ column: Int, _ header: Int) -> Bool {
        HeaderWords.isWeekNumber(PlainName(table.spelling(header, column)))
    }

    var sample: [Int] { Array(filled.prefix(FrameSearch.sampleRows)) }

    var sampleWidth: Int { min(sample.map(table.cellCount).max() ?? 0, FrameSearch.sampleColumns) }

    /// Finds the leftmost column with dates in words or with separators; one headed as dates comes first.
    private func writtenDateColumn() -> (index: Int, firstRow: Int)? {
        var candidates: [(index: Int, firstRow: Int)] = []
        for column in 0..<sampleWidth {
            let rows = sample.filter { !table.isBlank($0, column) }
            let dated = rows.filter { DateColumn.looksLikeDays(table.spelling($0, column)) }
            guard let first = firstDated(dated), isMostly(dated, of: rows, in: column),
                !isOfWeekdays(column, from: first)
            else { continue }
            candidates.append((column, first))
        }
        return candidates.first { isHeadedAsDates($0) } ?? candidates.first { !isOfPaper($0) } ?? candidates.first
    }

    /// Returns true if days of a month with weekdays beside them are in a column: "mar. 2" is no day in March.
    private func isOfWeekdays(_ column: Int, from first: Int) -> Bool {
        let cells = table.column(column, sample.filter { $0 >= first }).filter { DayNumber($0)?.weekday != nil }
        let month = reader.titleMonth(above: first).month(from: reader.options.from)
        return WeekdayNumbers(cells)?.areDays(of: month) ?? false
    }

    /// Returns true if most rows are dated, apart from titles and footers. Below a word for dates there may be more of
    /// them, and of those that have a cell alone.
    private func isMostly(_ dated: [Int], of all: [Int], in column: Int) -> Bool {
        guard let first = dated.first, let last = dated.last else { return false }
        let rows = besideOthers(all, like: dated)
        let within = rows.count { (first...last).contains($0) }
        return dated.count * 10 >= (rows.count - 4) * 6
            || (dated.count * 3 >= rows.count || isHeaded(column, above: first)) && dated.count * 10 >= within * 6
    }

    /// Returns the rows that have another cell, if all dated ones do: titles and legends can have one alone.
    private func besideOthers(_ rows: [Int], like dated: [Int]) -> [Int] {
        let wide = rows.filter { table.filledColumns($0).count > 1 }
        return dated.allSatisfy(wide.contains) ? wide : rows
    }

    private func isHeaded(_ column: Int, above row: Int) -> Bool {
        guard let name = headerRow(above: row).map({ table.spelling($0, column) }) else { return false }
        return HeaderWords.date.union(HeaderWords.start).union(HeaderWords.weekOfDate).contains(PlainName(name))
            || HeaderWords.isWeekEnding(name)
    }

    /// Returns the first of some dated rows, unless it is a title with only a date.
    private func firstDated(_ rows: [Int]) -> Int? {
        guard let first = rows.first, rows.count > 1, table.filledColumns(first).count == 1,
            let next = filled.first(where: { $0 > first }), next != rows[1]
        else { return rows.first }
        return rows[1]
    }

    private func isHeadedAsDates(_ column: (index: Int, firstRow: Int)) -> Bool {
        guard let header = headerRow(above: column.firstRow) else { return false }
        return HeaderWords.date.contains(PlainName(table.spelling(header, column.index)))
    }

    /// Returns true if the head of a column says that its dates are those of requests.
    private func isOfPaper(_ column: (index: Int, firstRow: Int)) -> Bool {
        headerRow(above: column.firstRow).map {
            HeaderWords.isOfPaper(PlainName(table.spelling($0, column.index)))
        } ?? false
    }

    /// Finds a column of serial numbers, if its header or a title says that they are dates.
    private func serialFrame() -> TableFrame? {
        for column in 0..<sampleWidth {
            let rows = sample.filter { row in
                let count = table.withBytes(row, column) { $0.areDigits ? $0.count : 0 }
                return count == 5 || count == 8
            }
            let filled = besideOthers(sample.filter { !table.isBlank($0, column) }, like: rows)
            guard let first = rows.first, let header = headerRow(above: first),
                rows.count * 10 >= (filled.count - 4) * 6,
                isHeadForNumbers(header, column) || reader.titleMonth(above: header + 1).mention != nil,
                DateColumn.looksLikeSerials(table.column(column, rows))
            else { continue }
            return frame(header, column)
        }
        return nil
    }

    /// Returns true if numbers below this header can be dates: below any word only if others beside it are lines.
    private func isHeadForNumbers(_ header: Int, _ column: Int) -> Bool {
        let name = PlainName(table.spelling(header, column))
        if HeaderWords.date.contains(name) { return true }
        let others = table.spellings(header).map { PlainName($0) }.filter { $0 != name }
        return name.text.isEmpty && !others.isEmpty
            || reader.records.lines.knownLine(name) == nil
                && others.contains { reader.records.lines.knownLine($0) != nil }
    }

    /// Finds a column of the days 1, 2, 3 … of a month that a title names.
    private func dayNumberFrame() -> TableFrame? {
        for column in 0..<sampleWidth {
            let rows = sample.filter { DayNumber(table.spelling($0, column)) != nil }
            let days = rows.compactMap { DayNumber(table.spelling($0, column))?.day }
            guard let first = rows.first, let header = headerRow(above: first), !isOfWeeks(column, header) else {
                continue
            }
            let hasMonth = reader.titleMonth(above: header + 1).month(from: reader.options.from) != nil
            guard isOfWeekdays(column, from: first) || hasMonth && DayNumber.areRising(days) else { continue }
            return frame(header, column)
        }
        return nil
    }
}
