import CalendarCore

/// The row of a roster that heads a column for each day.
struct WideHeader {
    let row: Int
    /// The columns of the days, from left to right.
    let columns: [Int]
    /// True if the cells are the numbers of days: 1, 2, 3.
    let isNumbers: Bool

    /// Finds the rows with days across: the first, and those that begin a block of their own below it.
    static func findAll(in table: Table, _ filled: [Int]) -> [WideHeader] {
        guard let first = first(in: table, filled) else { return [] }
        var headers = [first]
        for (index, row) in filled.enumerated() where row > first.row {
            let beside = [filled[index - 1]] + filled[(index + 1)...].prefix(1)
            if let header = WideHeader(again: row, below: first, in: table, beside) { headers.append(header) }
        }
        return headers
    }

    /// Finds the first row with days across, and none above or below.
    private static func first(in table: Table, _ filled: [Int]) -> WideHeader? {
        for (index, row) in filled.prefix(TableFrame.headRows).enumerated() {
            let (above, below) = (filled[..<index].suffix(6), filled[(index + 1)...].prefix(6))
            guard !below.isEmpty else { return nil }
            let others = Array(above) + below
            if let header = WideHeader(dates: row, in: table, others, above.last) ?? WideHeader(
                serials: row, in: table, others)
                ?? WideHeader(numbers: row, in: table)
            {
                return header
            }
        }
        return nil
    }

    /// Finds a row that heads days as another does: by dates, or by numbers below its first cell or beside weekdays.
    private init?(again row: Int, below first: WideHeader, in table: Table, _ beside: [Int]) {
        let cells = table.filledColumns(row).filter { $0 >= first.columns[0] }
        let columns = cells.filter { first.isDay(table.spelling(row, $0)) }
        let label = first.columns[0] > 0 ? table.spelling(row, 0) : ""
        guard !columns.isEmpty, cells.count - columns.count <= 2, !HeaderWords.isTotal(label) else { return nil }
        let repeatsLabel = !label.isEmpty && label == table.spelling(first.row, 0)
        let hasWeekdays = label.isEmpty && beside.contains { table.areWeekdays($0, columns) }
        guard repeatsLabel || hasWeekdays || first.isLike(row, columns, in: table, beside) else { return nil }
        (self.row, self.columns, isNumbers) = (row, columns, first.isNumbers)
    }

    /// Returns true if days alone show that a row is a header: numbers in steps of one, or dates that no other row beside
    /// has.
    private func isLike(_ row: Int, _ columns: [Int], in table: Table, _ beside: [Int]) -> Bool {
        guard !isNumbers else {
            return DayNumber.areRising(columns.compactMap { DayNumber(table.spelling(row, $0))?.day })
        }
        return columns.count > 2
            && !beside.contains { other in columns.contains { isDay(table.spelling(other, $0)) } }
    }

    /// Returns true if dates rise from day to day in one order of day and month, most of them by one.
    private static func areConsecutive(_ cells: [String]) -> Bool {
        [DateFields.mdy, .dmy, .ymd].contains { order in
            let days = cells.compactMap { cell -> Int? in
                guard let (year, month, day) = DateCell(cell)?.day.parts(order) else { return nil }
                return CivilDate(year: year ?? 2024, month: month, day: day)?.epochDay.rawValue
            }
            let steps = zip(days, days.dropFirst()).map { $1 - $0 }
            return days.count == cells.count && steps.allSatisfy { $0 > 0 } && steps.count { $0 == 1 } * 2 > steps.count
        }
    }

    private func isDay(_ cell: String) -> Bool {
        isNumbers
            ? DayNumber(cell) != nil : DateColumn.looksLikeDate(cell) || cell.utf8.count == 5 && cell.utf8.areDigits
    }

    /// Finds dates in words or with separators. Two of them below names are a start and an end.
    private init?(dates row: Int, in table: Table, _ others: [Int], _ above: Int?) {
        let columns = table.filledColumns(row).filter { DateColumn.looksLikeDate(table.spelling(row, $0)) }
        let isNamed = above.map { above in columns.allSatisfy { !table.isBlank(above, $0) } } ?? false
        guard columns.count >= (isNamed ? 3 : 2), columns[0] >= 1 else { return nil }
        // Dates in a row can be those of a shift or a leave. Days that follow each other are not; they can head a block.
        let isRun = columns.count > 2 && WideHeader.areConsecutive(columns.map { table.spelling(row, $0) })
        let neighbours = isRun ? others.filter { abs($0 - row) == 1 } : others
        guard
            !neighbours.contains(where: { other in
                columns.contains { DateColumn.looksLikeDate(table.spelling(other, $0)) }
            })
        else { return nil }
        (self.row, self.columns, isNumbers) = (row, columns, false)
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
        (self.row, self.columns, isNumbers) = (row, columns, false)
    }

    private init?(numbers row: Int, in table: Table) {
        let numbered = table.filledColumns(row).compactMap { column in
            DayNumber(table.spelling(row, column)).map { (column, $0.day) }
        }
        guard let first = numbered.first, first.0 >= 1, DayNumber.areRising(numbered.map(\.1)) else { return nil }
        (self.row, columns, isNumbers) = (row, numbered.map(\.0), true)
    }
}

extension Table {
    /// Returns true if most of these columns have a weekday in a row, and none has anything else.
    func areWeekdays(_ row: Int, _ columns: [Int]) -> Bool {
        let cells = columns.map { spelling(row, $0) }.filter { !$0.isEmpty }
        return cells.count * 2 >= columns.count && cells.allSatisfy { WeekdayName.weekday($0) != nil }
    }
}
