import CalendarCore

/// The rows of a table with dates that are left out, each with its reason.
extension DatedRows {
    /// Gives all cells of merged ones their text: downwards, and across in the rows that have a date. Cells that begin
    /// with that of the date are remarks of the whole row.
    func fillMerged(in reader: inout TableReader) {
        reader.table.fillDown(frame.body)
        let dated = frame.body.filter { !reader.table.isBlank($0, frame.dateColumn) }
        reader.table.fill(dated) { $0 != frame.dateColumn }
    }

    /// Leaves out the rows that an option names by their first cell.
    mutating func leaveOutIgnored(in reader: inout TableReader) {
        guard reader.assignments.ignoresAny else { return }
        frame.body.removeAll { row in
            guard reader.isIgnored(row: row), let first = reader.table.firstFilledColumn(row) else { return false }
            let cell = reader.table.spelling(row, first).abridged
            reader.leaveOut(.row, "'\(cell)'", .byOption, row, first, isNoted: false)
            return true
        }
    }

    mutating func leaveOutTotals(in reader: inout TableReader) {
        // Taking the table from the reader for each row would copy it each time.
        let table = reader.table
        frame.body.removeAll { row in
            guard let first = table.firstFilledColumn(row) else { return true }
            guard table.isTotal(row, first) else { return false }
            reader.leaveOut(.row, "'\(table.spelling(row, first).abridged)'", .totals, row, first)
            return true
        }
    }

    /// Leaves out the header if pages of a long table repeat it.
    mutating func leaveOutRepeatedHeaders(in reader: inout TableReader) {
        let (column, table) = (frame.dateColumn, reader.table)
        let name = table.spelling(frame.header, column)
        guard !name.isEmpty else { return }
        let header = table.spellings(frame.header)
        frame.body.removeAll { row in
            guard table.spelling(row, column) == name, table.spellings(row) == header else { return false }
            reader.leaveOut(.row, "\(row + 1)", .repeatedHeader, row, column)
            return true
        }
    }

    /// Leaves out a column that numbers the rows.
    mutating func leaveOutRowNumbers(in reader: inout TableReader) {
        for index in columns.indices
        where columns[index].isOpenToWords && HeaderWords.rowNumber.contains(columns[index].plain) {
            let numbers = reader.table.column(index, frame.body).map { Int($0) ?? -1 }
            guard numbers.count > 1, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 >= 0 && $1 == $0 + 1 }) else {
                continue
            }
            columns[index].use = .rowNumber
            reader.leaveOut(
                .column, "'\(columns[index].name.abridged)'", .rowNumbers, frame.header, index)
        }
    }

    /// Leaves out columns with a word for totals or counts that have numbers only.
    mutating func leaveOutTotalColumns(in reader: inout TableReader) {
        for index in columns.indices
        where columns[index].isOpenToWords && HeaderWords.isTotalColumn(columns[index].name)
            && !reader.isKnownLine(columns[index])
        {
            let cells = reader.table.column(index, frame.body).filter { !$0.isEmpty }
            guard !cells.isEmpty, cells.allSatisfy({ Hundredths($0) != nil }) else { continue }
            columns[index].use = .total
            reader.leaveOut(.column, "'\(columns[index].name.abridged)'", .totals, frame.header, index)
        }
    }

    /// Leaves out columns of dates whose heads say that they are days of requests.
    mutating func leaveOutRequestDays(in reader: inout TableReader) {
        for index in columns.indices
        where columns[index].isOpenToWords && index != frame.dateColumn && HeaderWords.isOfPaper(columns[index].plain) {
            let cells = reader.table.column(index, frame.body).filter { !$0.isEmpty }
            guard !cells.isEmpty, cells.allSatisfy(DateColumn.looksLikeDate) else { continue }
            columns[index].use = .requestDay
            reader.leaveOut(.column, "'\(columns[index].name.abridged)'", .requestDays, frame.header, index)
        }
    }

    /// Leaves out rows after the last date that have one cell only.
    mutating func leaveOutFooters(in reader: inout TableReader) {
        let column = frame.dateColumn
        let lastDated = frame.body.last { row in
            let cell = reader.table.spelling(row, column)
            return !cell.isEmpty
                && (DateColumn.looksLikeDays(cell) || cell.utf8.areDigits
                    || DayNumber(cell) != nil || BareDate.mark(of: cell) != nil)
        }
        guard let lastDated else { return }
        frame.body.removeAll { row in
            let cells = row > lastDated ? reader.table.filledColumns(row) : []
            guard cells.count == 1, !reader.table.facts.unsaved.contains(where: { $0.row == row }) else { return false }
            let cell = reader.table.spelling(row, cells[0]).abridged
            reader.leaveOut(.row, "'\(cell)'", .footer, row, cells[0])
            return true
        }
    }
}
