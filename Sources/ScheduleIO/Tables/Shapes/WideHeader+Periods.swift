/// Rows of heads that are weeks, months, or days as two numbers.
extension WideHeader {
    /// Finds the rows with weeks or months across, in a table that has no days.
    static func findPeriods(in table: Table, _ filled: [Int]) -> [WideHeader] {
        let first = filled.prefix(TableFrame.headRows).lazy.compactMap { WideHeader(periods: $0, in: table) }.first
        guard let first, first.hasTexts(in: table, filled) else { return [] }
        return findAll(from: first, in: table, filled)
    }

    /// Finds two weeks or months or more behind a name, each once.
    fileprivate init?(periods row: Int, in table: Table) {
        func period(_ column: Int) -> Period? { WideHeader.period(row, column, in: table) }
        let columns = table.filledColumns(row).drop { period($0) == nil }
        let periods = columns.prefix { period($0) != nil }
        let found = periods.compactMap(period)
        guard let first = columns.first, first >= 1, periods.count > 1, columns.count - periods.count <= 2,
            Set(found).count == found.count, Set(found.map(\.kind)).count == 1
        else { return nil }
        (self.row, self.columns, kind) = (row, Array(periods), .periods)
    }

    /// Returns the week or the month that heads a column; behind a word for weeks a number is one.
    static func period(_ row: Int, _ column: Int, in table: Table) -> Period? {
        let cell = table.spelling(row, column)
        return Period(cell) ?? (isOfWeeks(row, before: column, in: table) ? Period(bareWeek: cell) : nil)
    }

    static func isOfWeeks(_ row: Int, before column: Int, in table: Table) -> Bool {
        (0..<column).contains { HeaderWords.isWeekNumber(PlainName(table.spelling(row, $0))) }
    }

    /// Returns true if a cell below the row has letters: numbers of weeks and months are counts, not duties.
    private func hasTexts(in table: Table, _ filled: [Int]) -> Bool {
        filled.contains { below in
            below > row && columns.contains { table.spelling(below, $0).contains(where: \.isLetter) }
        }
    }

    /// Finds months and days as numbers, `06-04`, each the day after the one before it.
    init?(pairs row: Int, in table: Table) {
        let columns = table.filledColumns(row).drop { BareDate.mark(of: table.spelling(row, $0)) == nil }
        guard let first = columns.first, first >= 1, BareDate.following(columns.map { table.spelling(row, $0) }) != nil
        else { return nil }
        (self.row, self.columns, kind) = (row, Array(columns), .pairs)
    }
}
