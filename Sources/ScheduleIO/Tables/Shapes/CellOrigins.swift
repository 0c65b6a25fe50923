import CalendarCore

/// The cells of a table that each text comes from: its own, those of its date, and those that say who, what and when.
struct CellOrigins {
    private let table: Table
    private let columns: [TableColumn]
    private let header: Int
    private let shape: TableAccount.Shape?
    /// The uses of the columns of records, in words.
    private let uses: [String]

    /// - Parameter reader: has read the table.
    init(_ reader: TableReader) {
        (table, columns, shape) = (reader.table, reader.columns, reader.account.shape)
        uses = reader.account.columns.map(\.use)
        header = (reader.account.headerRow ?? 1) - 1
    }

    /// The origins of all texts, in the order of the file.
    var all: [TableAccount.Origin] {
        (0..<table.rowCount).flatMap { row in
            (0..<table.cellCount(row)).filter { isText(row, $0) }.map { column in
                let place = table.position(row, column)
                return TableAccount.Origin(
                    line: place.line, column: place.column, cells: cells(of: row, column).map(\.name))
            }
        }
    }

    private func isText(_ row: Int, _ column: Int) -> Bool {
        [.text, .code, .person, .time, .record].contains(table.use(row, column))
    }

    private func cells(of row: Int, _ column: Int) -> [CellPlace] {
        let own = table.origin(row, column)
        switch shape {
        case .personRows, .lineRows, .monthGrid: return [own] + dates(above: row, column) + labels(row, column)
        case .events, .requirements, .progress: return [own] + fields(of: row, beside: column)
        default: return [own] + head(row, column) + rest(of: row, column)
        }
    }

    /// The date above a cell, with the weekday above or below it.
    private func dates(above row: Int, _ column: Int) -> [CellPlace] {
        // A day's second column has the date above the first.
        for column in [column, column - 1] where column >= 0 {
            guard let last = (0..<row).last(where: { table.use($0, column) == .date }) else { continue }
            return (0...last).reversed().prefix { table.use($0, column) == .date }.reversed().map {
                table.origin($0, column)
            }
        }
        return []
    }

    /// The names before a cell, with times and notes; those of a row above if this one has none. On the right of a
    /// time, the end of its shift.
    private func labels(_ row: Int, _ column: Int) -> [CellPlace] {
        let uses: Set<CellUse> = [.person, .line, .note, .time]
        func labels(_ row: Int) -> [CellPlace] {
            let columns = (0..<min(column, table.cellCount(row))).filter {
                uses.contains(table.use(row, $0)) && dates(above: row, $0).isEmpty
            }
            return columns.map { table.origin(row, $0) }
        }
        let times = (column + 1..<max(column + 1, table.cellCount(row))).lazy.filter { table.use(row, $0) == .time }
        let end = table.use(row, column) == .time ? times.first.map { [CellPlace(row: row, column: $0)] } ?? [] : []
        let near = (0...row).reversed().first { !labels($0).isEmpty }
        return end + (near.map(labels) ?? [])
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
