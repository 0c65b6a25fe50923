import CalendarCore

/// The cells to the right of a roster's days, below no header: a legend, or remarks on rows.
struct WideMargin {
    /// The legend beside the days.
    private(set) var legend: [LegendEntry] = []
    private let headers: [WideHeader]
    private let codes: Set<String>
    /// The rows that have a cell in each column of the margin.
    private var rows: [Int: [Int]] = [:]

    /// Takes the legend and the remarks out of the table. Stops if a column without a day has codes.
    init(beside headers: [WideHeader], in reader: inout TableReader) throws(ReadingStopped) {
        self.headers = headers
        codes = WideMargin.codes(headers, reader)
        for row in reader.filled where !WideMargin.countsHeads(row, in: reader.table) {
            let end = WideMargin.end(row, headers)
            for column in reader.table.filledColumns(row) where column > end { rows[column, default: []].append(row) }
        }
        takeLegends(in: &reader)
        try leaveOutRemarks(in: &reader)
        reader.refill()
    }

    /// The last column of the days in a row.
    private static func end(_ row: Int, _ headers: [WideHeader]) -> Int {
        (headers.last { $0.row <= row } ?? headers[0]).lastColumn
    }

    /// Returns true for a name with numbers up to a column. Such a row below a short week can go on beyond its days.
    private static func countsHeads(_ row: Int, upTo last: Int = .max, in table: Table) -> Bool {
        let cells = table.filledColumns(row).dropFirst().filter { $0 <= last }
        return !cells.isEmpty && cells.allSatisfy { table.spelling(row, $0).utf8.areDigits }
    }

    private static func codes(_ headers: [WideHeader], _ reader: TableReader) -> Set<String> {
        var codes: Set<String> = []
        for row in reader.filled
        where row > headers[0].row && !countsHeads(row, upTo: end(row, headers), in: reader.table) {
            for column in reader.table.filledColumns(row)
            where (headers[0].columns[0]...end(row, headers)).contains(column) {
                let cell = reader.table.spelling(row, column)
                guard !CodeBook.isEmpty(cell), codes.insert(cell).inserted else { continue }
                codes.formUnion(cell.split { $0 != " " && CodeBook.separators.contains($0) }.map(String.init))
            }
        }
        return codes
    }
}

extension WideMargin {
    /// Takes entries such as `N = CALL`, and codes with their meanings in the next column.
    private mutating func takeLegends(in reader: inout TableReader) {
        for column in rows.keys.sorted() {
            guard let rows = rows[column] else { continue }
            let cells = reader.table.column(column, rows)
            let entries = cells.map { LegendEntry.entries($0, isCode: codes.contains) }
            if entries.allSatisfy({ !$0.isEmpty }) {
                legend += entries.flatMap(\.self)
                take(column, in: &reader)
            } else if let meanings = meanings(of: cells, in: column, rows, reader.table) {
                legend += zip(cells, meanings.texts).map(LegendEntry.init)
                take(column, in: &reader)
                take(meanings.column, in: &reader)
            }
        }
    }

    /// Returns the column of the meanings of codes: the next one, filled in the same rows, and not with numbers.
    private func meanings(
        of cells: [String], in column: Int, _ rows: [Int], _ table: Table
    ) -> (column: Int, texts: [String])? {
        guard let next = self.rows.keys.filter({ $0 > column }).min(), self.rows[next] == rows,
            Set(cells).count == cells.count, cells.contains(where: codes.contains),
            cells.allSatisfy({ $0.unicodeScalars.count <= LegendEntry.codeLength })
        else { return nil }
        let texts = table.column(next, rows)
        return texts.allSatisfy(\.utf8.areDigits) ? nil : (next, texts)
    }

    private mutating func take(_ column: Int, in reader: inout TableReader) {
        for row in rows.removeValue(forKey: column) ?? [] {
            reader.table.clear(row, column, usedAs: .legend)
        }
    }

    /// Leaves out the columns that have no header in any block.
    private mutating func leaveOutRemarks(in reader: inout TableReader) throws(ReadingStopped) {
        for column in rows.keys.sorted() {
            guard let rows = rows[column]?.filter({ $0 > headers[0].row }), let first = rows.first,
                !headers.contains(where: { rows.contains($0.row) })
            else { continue }
            let code = rows.first { codes.contains(reader.table.spelling($0, column)) }
            if let code, !reader.isIgnored(unnamed: column) {
                throw reader.table.log.stop(
                    .unknownColumn, at: reader.table.position(code, column),
                    hint: TableReader.hintToIgnore(unnamed: column), "a column without a day has codes")
            }
            let name = SourceLocation.letters(ofColumn: column + 1)
            reader.leaveOut(.column, name, .noDay, first, column)
            for row in rows where hasDays(row, reader.table) {
                reader.table.clear(row, column, usedAs: .leftOutByRule)
            }
        }
    }
}

extension WideMargin {
    /// Returns true if a row has cells below days. A name with a remark alone is no person.
    private func hasDays(_ row: Int, _ table: Table) -> Bool {
        let days = headers[0].columns[0]...WideMargin.end(row, headers)
        return table.filledColumns(row).contains(where: days.contains)
    }
}

extension WideHeader {
    /// The last column of the days: where cells are merged, a day has several.
    var lastColumn: Int {
        let last = columns[columns.count - 1]
        return last + width - 1
    }

    /// The number of columns of each day.
    var width: Int {
        let gaps = Set(zip(columns, columns.dropFirst()).map { $1 - $0 })
        return gaps.count == 1 ? gaps.first ?? 1 : 1
    }
}
