import CalendarCore

/// The row of a roster that heads a column for each day.
struct WideHeader {
    let row: Int
    /// The columns of the days, from left to right.
    let columns: [Int]
    /// True if the cells are the numbers of days: 1, 2, 3.
    let isNumbers: Bool

    /// Finds the first row with days across, and none above or below.
    static func find(in table: Table, _ filled: [Int]) -> WideHeader? {
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

    /// Finds dates in words or with separators. Two of them below names are a start and an end.
    private init?(dates row: Int, in table: Table, _ others: [Int], _ above: Int?) {
        let columns = table.filledColumns(row).filter { DateColumn.looksLikeDate(table.spelling(row, $0)) }
        let isNamed = above.map { above in columns.allSatisfy { !table.isBlank(above, $0) } } ?? false
        guard columns.count >= (isNamed ? 3 : 2), columns[0] >= 1,
            !others.contains(where: { row in
                columns.contains { DateColumn.looksLikeDate(table.spelling(row, $0)) }
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
