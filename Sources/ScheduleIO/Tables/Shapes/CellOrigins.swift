import CalendarCore

/// The cells of a table that each text comes from: its own, those of its date, and those that say who, what and when.
struct CellOrigins {
    private let table: Table
    private let columns: [TableColumn]
    private let header: Int
    private let shape: TableAccount.Shape?
    /// The uses of the columns of records, in words.
    private let uses: [String]
    /// The rows of the last head with a date above each column.
    private var dateRows: [Int: [Int]] = [:]
    /// The names before the days in the last row that has some.
    private var labels: [(column: Int, place: CellPlace)] = []

    /// - Parameter reader: has read the table.
    init(_ reader: TableReader) {
        (table, columns, shape) = (reader.table, reader.columns, reader.account.shape)
        uses = reader.account.columns.map(\.use)
        header = (reader.account.headerRow ?? 1) - 1
    }

    /// The origins of all texts, in the order of the file.
    mutating func all() -> [TableAccount.Origin] {
        (0..<table.rowCount).flatMap { row in
            findLabels(row)
            let texts = (0..<table.cellCount(row)).filter { isText(row, $0) }.map { column in
                let place = table.position(row, column)
                return TableAccount.Origin(
                    line: place.line, column: place.column, cells: cells(of: row, column).map(\.name))
            }
            findDates(row)
            return texts
        }
    }

    /// Keeps the names before the days of a row, with times and notes. A row without any has those above.
    private mutating func findLabels(_ row: Int) {
        let own = (0..<table.cellCount(row)).filter {
            CellOrigins.labelUses.contains(table.use(row, $0)) && dates(above: $0).isEmpty
        }
        if !own.isEmpty { labels = own.map { (column: $0, place: table.origin(row, $0)) } }
    }

    /// Keeps the dates in a row; those right above are a weekday, or the date of a weekday.
    private mutating func findDates(_ row: Int) {
        for column in 0..<table.cellCount(row) where table.use(row, column) == .date {
            let above = dateRows[column] ?? []
            dateRows[column] = (above.last == row - 1 ? above : []) + [row]
        }
    }

    private static let textUses: Set<CellUse> = [.text, .code, .person, .time, .record]
    private static let labelUses: Set<CellUse> = [.person, .line, .note, .time]

    private func isText(_ row: Int, _ column: Int) -> Bool { CellOrigins.textUses.contains(table.use(row, column)) }

    private func cells(of row: Int, _ column: Int) -> [CellPlace] {
        let own = table.origin(row, column)
        switch shape {
        case .personRows, .lineRows, .monthGrid:
            let before = labels.filter { $0.column < column }.map(\.place)
            return [own] + dates(above: column) + end(row, column) + before
        case .events, .requirements, .progress: return [own] + fields(of: row, beside: column)
        default: return [own] + head(row, column) + rest(of: row, column)
        }
    }

    /// The date above a cell, with its weekday. A day's second column has the date above the first.
    private func dates(above column: Int) -> [CellPlace] {
        let dated = dateRows[column] != nil ? column : column - 1
        return (dateRows[dated] ?? []).map { table.origin($0, dated) }
    }

    /// The end of a shift, on the right of its start.
    private func end(_ row: Int, _ column: Int) -> [CellPlace] {
        guard table.use(row, column) == .time else { return [] }
        let end = (column..<table.cellCount(row)).dropFirst().first { table.use(row, $0) == .time }
        return end.map { [CellPlace(row: row, column: $0)] } ?? []
    }

    /// The head of a column of a line or a person.
    private func head(_ row: Int, _ column: Int) -> [CellPlace] {
        guard column < columns.count else { return [] }
        switch columns[column].use {
        case .line: break
        case .person where shape == .personColumns: break
        default: return []
        }
        return [CellPlace(row: header, column: column)]
    }

    /// The other cells of a record that count.
    private func fields(of row: Int, beside column: Int) -> [CellPlace] {
        table.filledColumns(row).filter { other in
            other != column && other < uses.count && uses[other] != TableAccount.notPrinted
        }.map { CellPlace(row: row, column: $0) }
    }

    /// The other cells of the row of a shift; of a row of a day, its date.
    private func rest(of row: Int, _ column: Int) -> [CellPlace] {
        columns.filter { $0.index != column && isShared($0.use) }.compactMap { other in
            let isDate = other.use == .date
            let rows = isDate ? (header...row).reversed() : [row]
            return rows.first { !table.isBlank($0, other.index) }.map { table.origin($0, other.index) }
        }
    }

    /// Returns true for a column that says something of the whole row.
    private func isShared(_ use: TableColumn.Use) -> Bool {
        switch use {
        case .date, .month, .lastDay, .start, .end, .hours, .note, .group, .role: true
        case .person: shape == .long && columns.count { $0.use == .person } == 2 && namesAreParted
        default: false
        }
    }

    /// True if first and last names have a column each.
    private var namesAreParted: Bool {
        let names = columns.filter { $0.use == .person }.map(\.plain)
        return names.contains(where: HeaderWords.firstName.contains)
            && names.contains(where: HeaderWords.lastName.contains)
    }
}
