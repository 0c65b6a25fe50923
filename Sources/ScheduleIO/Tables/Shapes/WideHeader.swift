import CalendarCore

/// The row of a roster that heads a column for each day.
struct WideHeader {
    let row: Int
    /// The columns of the days, from left to right.
    let columns: [Int]
    let kind: Kind

    enum Kind {
        case dates
        /// Months and days as numbers, `06-04`, that follow each other.
        case pairs
        /// The numbers of days: 1, 2, 3.
        case numbers
        /// Weekdays, under a title with the date of the first.
        case weekdays
        /// Weeks by their numbers, or months.
        case periods
    }

    var isNumbers: Bool { kind == .numbers }

    /// Finds the rows with days across: the first, and those that begin a block of their own below it.
    static func findAll(in table: Table, _ filled: [Int], _ leastNumbers: Int) -> [WideHeader] {
        first(in: table, filled, leastNumbers).map { findAll(from: $0, in: table, filled) } ?? []
    }

    static func findAll(from first: WideHeader, in table: Table, _ filled: [Int]) -> [WideHeader] {
        var headers = [first]
        for (index, row) in filled.enumerated() where row > first.row {
            let beside = [filled[index - 1]] + filled[(index + 1)...].prefix(1)
            if let header = WideHeader(again: row, below: headers, in: table, beside) { headers.append(header) }
        }
        for row in filled.reversed() where row < first.row {
            if let header = WideHeader(short: row, above: headers[0], in: table, filled) {
                headers.insert(header, at: 0)
            }
        }
        return headers
    }

    /// The cell to the left of the days that has a name.
    func label(in table: Table) -> String { WideHeader.label(row, before: columns[0], in: table) }

    private static func label(_ row: Int, before column: Int, in table: Table) -> String {
        (0..<column).lazy.map { table.spelling(row, $0) }.first { !$0.isEmpty } ?? ""
    }

    /// Finds a row of a few days above people whose days go on below: the first week of a month can have one.
    private init?(short row: Int, above next: WideHeader, in table: Table, _ filled: [Int]) {
        let cells = table.filledColumns(row).filter { $0 >= next.columns[0] }
        let columns = Array(cells.prefix { next.isDay(table.spelling(row, $0)) })
        let label = WideHeader.label(row, before: next.columns[0], in: table)
        let between = filled.filter { row < $0 && $0 < next.row }
        let behind = columns.last.map { last in cells.count { $0 > last + 1 } } ?? 0
        guard !columns.isEmpty, columns.count < 5, cells.count - columns.count - behind <= 2,
            label == next.label(in: table)
                || next.label(in: table).isEmpty && HeaderWords.allPersons.contains(PlainName(label)),
            between.contains(where: { !WideHeader.label($0, before: next.columns[0], in: table).isEmpty })
        else { return nil }
        (self.row, self.columns, kind) = (row, columns, next.kind)
        guard next.goesOn(after: self, in: table) else { return nil }
    }

    /// Returns true if the first day follows the last of the block above.
    private func goesOn(after other: WideHeader, in table: Table) -> Bool {
        let (cells, above) = (
            columns.map { table.spelling(row, $0) }, other.columns.map { table.spelling(other.row, $0) }
        )
        guard isNumbers else { return WideHeader.areConsecutive(above.suffix(1) + cells.prefix(1)) }
        let days = cells.compactMap { DayNumber($0)?.day }
        guard let last = above.last.flatMap({ DayNumber($0)?.day }), let first = days.first else { return false }
        return zip(days, days.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 }
            && (first == last + 1 || first == 1 && last >= 28)
    }

    /// Finds the first row with days across, and none above or below.
    private static func first(in table: Table, _ filled: [Int], _ leastNumbers: Int) -> WideHeader? {
        for (index, row) in filled.prefix(TableFrame.headRows).enumerated() {
            let (above, below) = (filled[..<index].suffix(6), filled[(index + 1)...].prefix(6))
            guard !below.isEmpty else { return nil }
            let others = Array(above) + below
            if let header = WideHeader(dates: row, in: table, others, above.last) ?? WideHeader(
                serials: row, in: table, others)
                ?? WideHeader(pairs: row, in: table)
                ?? WideHeader(numbers: row, below: filled[..<index], atLeast: leastNumbers, in: table)
                ?? WideHeader(weekdays: row, in: table, Array(above), below.first)
            {
                return header
            }
        }
        return nil
    }

    /// Finds five weekdays or more, from day to day, above rows with names and below a title with a date. A week has no
    /// weekday twice.
    private init?(weekdays row: Int, in table: Table, _ above: [Int], _ below: Int?) {
        let columns = table.filledColumns(row).filter { WeekdayName.weekday(table.spelling(row, $0)) != nil }
        // Totals, remarks and a legend can be beside the days.
        guard columns.count >= 5, columns[0] >= 1,
            columns.count >= table.filledColumns(row).count(where: { $0 <= columns[columns.count - 1] }) - 1,
            columns.count > 7
                || Set(WeekdayName.weekdays(columns.map { table.spelling(row, $0) })).count == columns.count,
            table.areWeekdays(row, columns), WideHeader(numbers: below ?? row, in: table) == nil,
            above.contains(where: { !table.datesInText($0).isEmpty })
        else { return nil }
        (self.row, self.columns, kind) = (row, columns, .weekdays)
    }

    /// Finds a row that heads days as another does: by dates, or by numbers below its first cell or beside weekdays.
    private init?(again row: Int, below others: [WideHeader], in table: Table, _ beside: [Int]) {
        let (first, last) = (others[0], others[others.count - 1])
        let cells = table.filledColumns(row).filter { $0 >= first.columns[0] }
        guard let start = cells.first, first.isDay(table.spelling(row, start)) else { return nil }
        let columns = cells.filter { first.isDay(table.spelling(row, $0)) }
        let label = WideHeader.label(row, before: first.columns[0], in: table)
        // A legend can be beside the days, behind a blank column. Numbers can be somebody's codes.
        let behind = cells.count { $0 > (columns.last ?? start) + 1 }
        let others = cells.count - columns.count - (first.isNumbers && columns.count <= behind ? 0 : behind)
        guard others <= 2, !HeaderWords.isTotal(label) else { return nil }
        let repeatsLabel = !label.isEmpty && label == first.label(in: table)
        let hasWeekdays = label.isEmpty && beside.contains { table.areWeekdays($0, columns) }
        (self.row, self.columns, kind) = (row, columns, first.kind)
        guard
            repeatsLabel || hasWeekdays || label.isEmpty && goesOn(after: last, in: table)
                || first.isLike(row, columns, in: table, beside)
        else { return nil }
    }

    /// Returns true if days alone show that a row is a header: numbers in steps of one, or dates that no row beside it
    /// has.
    private func isLike(_ row: Int, _ columns: [Int], in table: Table, _ beside: [Int]) -> Bool {
        guard !isNumbers else {
            return DayNumber.areRising(columns.compactMap { DayNumber(table.spelling(row, $0))?.day })
        }
        if kind == .pairs { return BareDate.following(columns.map { table.spelling(row, $0) }) != nil }
        return columns.count > 2
            && !beside.contains { other in columns.contains { isDay(table.spelling(other, $0)) } }
    }

    /// Returns true if dates rise in one order of day and month, most of them by one day, or all by as many.
    private static func areConsecutive(_ cells: [String]) -> Bool {
        // Without years, March follows both the 28th and the 29th of February.
        [2024, 2023].contains { year in
            [DateFields.mdy, .dmy, .ymd].contains { areConsecutive(cells, in: $0, ofYear: year) }
        }
    }

    private static func areConsecutive(_ cells: [String], in order: DateFields, ofYear general: Int) -> Bool {
        var hasYears = false
        let days = cells.compactMap { cell -> Int? in
            guard let (year, month, day) = DateCell(cell)?.day.parts(order) else { return nil }
            hasYears = hasYears || year != nil
            return CivilDate(year: year ?? general, month: month, day: day)?.epochDay.rawValue
        }
        // Without years, January follows December.
        let dayCount = general == 2024 ? 366 : 365
        let steps = zip(days, days.dropFirst()).map { !hasYears && $1 < $0 ? $1 - $0 + dayCount : $1 - $0 }
        let areRegular = steps.count { $0 == 1 } * 2 > steps.count || steps.count > 1 && Set(steps).count == 1
        return days.count == cells.count && steps.allSatisfy { $0 > 0 } && areRegular
    }

    private func isDay(_ cell: String) -> Bool {
        switch kind {
        case .dates: DateColumn.looksLikeDays(cell) || cell.utf8.count == 5 && cell.utf8.areDigits
        case .pairs: BareDate.mark(of: cell) != nil
        case .numbers: DayNumber(cell) != nil
        case .weekdays: WeekdayName.weekday(cell) != nil
        case .periods: Period(cell) != nil
        }
    }

    /// Finds dates, or ranges of them, in words or with separators. Two of them below names are a start and an end.
    private init?(dates row: Int, in table: Table, _ others: [Int], _ above: Int?) {
        let columns = table.filledColumns(row).filter { DateColumn.looksLikeDays(table.spelling(row, $0)) }
        let isNamed = above.map { above in columns.allSatisfy { !table.isBlank(above, $0) } } ?? false
        guard !table.hasWeekdayNumbers(row), columns.count >= (isNamed ? 3 : 2), columns[0] >= 1 else { return nil }
        // Dates in a row can be those of a shift or a leave. Days that follow each other are not; they head a block.
        let isRun = columns.count > 2 && WideHeader.areConsecutive(columns.map { table.spelling(row, $0) })
        let neighbours = isRun ? others.filter { abs($0 - row) == 1 } : others
        guard
            !neighbours.contains(where: { other in
                columns.contains { DateColumn.looksLikeDays(table.spelling(other, $0)) }
            })
        else { return nil }
        (self.row, self.columns, kind) = (row, columns, .dates)
    }

    /// Finds at least three serial numbers, each higher than the last.
    private init?(serials row: Int, in table: Table, _ others: [Int]) {
        func isNumber(_ row: Int, _ column: Int) -> Bool {
            table.withBytes(row, column) { $0.count == 5 && $0.areDigits }
        }
        let columns = table.filledColumns(row).filter { isNumber(row, $0) }
        let cells = columns.map { table.spelling(row, $0) }
        guard columns.count >= 3, columns[0] >= 1, zip(cells, cells.dropFirst()).allSatisfy({ $0 < $1 }),
            DateColumn.looksLikeSerials(cells),
            !others.contains(where: { row in columns.contains { isNumber(row, $0) } })
        else { return nil }
        (self.row, self.columns, kind) = (row, columns, .dates)
    }

    /// Finds numbers of days that rise. Numbers below dates are totals.
    private init?(
        numbers row: Int, below above: ArraySlice<Int> = [], atLeast least: Int = DayNumber.leastCount, in table: Table
    ) {
        let numbered = table.filledColumns(row).compactMap { column in
            DayNumber(table.spelling(row, column)).map { (column, $0.day) }
        }
        guard let first = numbered.first, first.0 >= 1, DayNumber.areRising(numbered.map(\.1), atLeast: least),
            !WideHeader.isOfWeeks(row, before: first.0, in: table),
            above.count(where: { table.hasDate($0) }) < 3
        else { return nil }
        (self.row, columns, kind) = (row, numbered.map(\.0), .numbers)
    }
}

extension Table {
    /// Returns true if a cell of a row is a date.
    fileprivate func hasDate(_ row: Int) -> Bool {
        filledColumns(row).contains { DateColumn.looksLikeDate(spelling(row, $0)) }
    }

    /// Returns true if most of these columns have a weekday in a row, and none has anything else. Behind a name, the
    /// weekdays follow each other; else they are somebody's codes.
    func areWeekdays(_ row: Int, _ columns: [Int]) -> Bool {
        if hasWeekdayLetters(row, columns) { return true }
        let cells = columns.map { (column: $0, text: spelling(row, $0)) }.filter { !$0.text.isEmpty }
        return cells.count * 2 >= columns.count && cells.allSatisfy { WeekdayName.weekday($0.text) != nil }
            && (!hasName(row, before: columns[0]) || WeekdayName.areSuccessive(cells))
    }

    /// Returns true if a row has the letters of weekdays, and no name before them but the head of the names.
    private func hasWeekdayLetters(_ row: Int, _ columns: [Int]) -> Bool {
        let areHeads = filledColumns(row).allSatisfy { column in
            let name = PlainName(spelling(row, column))
            return column >= columns[0] || HeaderWords.date.contains(name) || HeaderWords.allPersons.contains(name)
        }
        return areHeads
            && WeekdayLetters.areIn(columns.map { spelling(row, $0) })
    }

    /// Returns true if a row has something else before a column than a word for days.
    private func hasName(_ row: Int, before column: Int) -> Bool {
        filledColumns(row).contains { $0 < column && !HeaderWords.date.contains(PlainName(spelling(row, $0))) }
    }

    /// Returns true if a row has days of a month with weekdays behind its first cell: "lun 1", "mar 2".
    fileprivate func hasWeekdayNumbers(_ row: Int) -> Bool {
        WeekdayNumbers(filledColumns(row).filter { $0 > 0 }.map { spelling(row, $0) })?.areDays(of: nil) ?? false
    }

    /// The dates within the texts of a row: "Week commencing 2 March 2026"; not the day on which a table was made.
    func datesInText(_ row: Int) -> [String] {
        filledColumns(row).prefix(8).filter { !HeaderWords.isMadeOn(spelling(row, $0)) }.compactMap { column in
            let words = spelling(row, column).split(separator: " ").prefix(12).map(String.init)
            for start in words.indices {
                for end in (start..<min(start + 4, words.count)).reversed() {
                    let text = words[start...end].joined(separator: " ").trimmingPrefix { "(–-:".contains($0) }
                    let date = String(text.reversed().drop { "),;:–-".contains($0) }.reversed())
                    if DateColumn.looksLikeDate(date) { return date }
                }
            }
            return nil
        }
    }
}
