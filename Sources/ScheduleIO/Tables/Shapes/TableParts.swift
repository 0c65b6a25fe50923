import CalendarCore

/// Tables side by side, with a blank column between them: `Date | OS | | Date | OS`.
///
/// The head of the first column shows it: it is a word for days or people, and begins each of them.
struct TableParts {
    /// The columns of each, with the blank ones behind it.
    let columns: [Range<Int>]
    private let header: Int

    /// Returns nil unless there are several.
    init?(of reader: TableReader) {
        for row in reader.filled.prefix(TableFrame.headRows) {
            let starts = TableParts.starts(row, reader)
            guard starts.count > 1 else { continue }
            header = row
            columns = zip(starts, starts.dropFirst() + [Int.max]).enumerated().map { index, part in
                (index == 0 ? 0 : part.0)..<part.1
            }
            return
        }
        return nil
    }

    /// Returns the first columns of the tables whose heads are in a row.
    private static func starts(_ row: Int, _ reader: TableReader) -> [Int] {
        let table = reader.table
        guard let first = table.firstFilledColumn(row), isHead(PlainName(table.spelling(row, first))) else { return [] }
        let name = table.spelling(row, first)
        let again = table.filledColumns(row).filter { column in
            column > first + 2 && table.isBlank(row, column - 1) && !table.isBlank(row, column + 1)
                && table.spelling(row, column) == name
        }
        guard !again.isEmpty else { return [] }
        let rows = reader.filled.filter { $0 >= row }
        let further = again.filter { column in rows.allSatisfy { table.isBlank($0, column - 1) } }
        guard !further.isEmpty else { return [] }
        let starts = [first] + further
        let areTables = zip(starts, further + [Int.max]).allSatisfy { hasDays($0..<$1, row, rows, table) }
        return areTables ? starts : []
    }

    private static func isHead(_ name: PlainName) -> Bool {
        HeaderWords.weekday.contains(name) || HeaderWords.month.contains(name) || HeaderWords.isWeekNumber(name)
            || HeaderWords.allPersons.contains(name) || HeaderWords.allRoles.contains(name)
            || HeaderWords.start.contains(name)
    }

    /// Returns true if a part has days below its first head, or in its heads.
    private static func hasDays(_ columns: Range<Int>, _ header: Int, _ rows: [Int], _ table: Table) -> Bool {
        let heads = table.filledColumns(header).filter { columns.contains($0) }.map { table.spelling(header, $0) }
        return heads.contains(where: isDay) || table.column(columns.lowerBound, rows).contains(where: isDay)
    }

    private static func isDay(_ cell: String) -> Bool {
        DateColumn.looksLikeDays(cell) || DayNumber(cell) != nil || cell.utf8.count == 5 && cell.utf8.areDigits
            || Period(cell) != nil || BareDate.mark(of: cell) != nil
    }
}

extension TableParts {
    /// Returns a reader of each table, without the cells of the others. Stops if the month of their days is in doubt.
    func readers(_ reader: inout TableReader) throws(ReadingStopped) -> [TableReader] {
        try stopIfMonthIsDoubtful(&reader)
        let (heads, numbers) = (reader.table.spellings(header), reader.table.filledColumns(header))
        let areDays = numbers.count { DayNumber(heads[$0]) != nil } >= DayNumber.leastCount
        let (base, texts) = (reader, columns.map { titles(above: $0, reader) })
        return zip(columns, texts).map { columns, titles in
            var part = base
            part.keep(columns, titles: titles)
            if areDays { part.leastNumbers = 2 }
            return part
        }
    }

    /// The texts above the other tables in rows that have none above this one, the lowest first: those of all of them.
    private func titles(above columns: Range<Int>, _ reader: TableReader) -> [String] {
        reader.filled.prefix { $0 < header }.reversed().flatMap { row in
            let cells = reader.table.filledColumns(row)
            return owners(cells).count == 1 && !cells.contains(where: columns.contains)
                ? cells.map { reader.table.spelling(row, $0) } : []
        }
    }

    /// The tables that have some of these columns.
    private func owners(_ cells: [Int]) -> Set<Int> {
        Set(cells.compactMap { cell in columns.firstIndex { $0.contains(cell) } })
    }

    /// Stops if tables have the same days of a month below the same heads, and not all of them have a month above them:
    /// another one's can be the next month.
    private func stopIfMonthIsDoubtful(_ reader: inout TableReader) throws(ReadingStopped) {
        let table = reader.table
        let above = reader.filled.filter { $0 < header }
        let haveMonths = columns.allSatisfy { columns in
            above.contains { row in
                table.filledColumns(row).contains {
                    columns.contains($0) && MonthMention.find(in: table.spelling(row, $0)) != nil
                }
            }
        }
        guard !haveMonths else { return }
        var seen: Set<Int> = []
        for part in columns {
            let first = table.filledColumns(header).first(where: part.contains) ?? part.lowerBound
            for row in reader.filled where row > header {
                guard let day = DayNumber(table.spelling(row, first))?.day else { continue }
                guard !seen.contains(day) else { throw doubt(row, first, &reader) }
            }
            seen.formUnion(table.column(first, reader.filled.filter { $0 > header }).compactMap { DayNumber($0)?.day })
        }
    }

    private func doubt(_ row: Int, _ column: Int, _ reader: inout TableReader) -> ReadingStopped {
        let (position, day) = (reader.table.position(row, column), reader.table.spelling(row, column))
        return reader.table.log.stop(
            .ambiguousDate, at: position, hint: "write the month above each table",
            "the tables side by side both have the day '\(day.abridged)', and not each has its month above it")
    }
}

extension TableReader {
    /// Reads a table, or each of those side by side; returns the accounts. The log has the reason if reading stops.
    mutating func readParts() -> [TableAccount] {
        guard let parts = TableParts(of: self) else {
            do throws(ReadingStopped) { try read() } catch {}
            return [account]
        }
        var accounts: [TableAccount] = []
        do throws(ReadingStopped) {
            for part in try parts.readers(&self) {
                var part = part
                (part.records, part.table.log) = (records, table.log)
                do throws(ReadingStopped) { try part.read() } catch {}
                (records, table.log) = (part.records, part.table.log)
                part.account.separator = account.separator
                accounts.append(part.account)
            }
        } catch {}
        return accounts.isEmpty ? [account] : accounts
    }
}
