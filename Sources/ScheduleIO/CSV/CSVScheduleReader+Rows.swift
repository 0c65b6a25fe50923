import CalendarCore

extension CSVScheduleReader {
    /// Reads a row and adds its record, unless the row is blank or wrong.
    mutating func readRow() throws(ReadingStopped) {
        var row = CSVRow(start: csv.position)
        repeat {
            let cell = try csv.nextCell()
            if !csv.isBlank(cell) { read(cell, &row) }
            row.cellCount += 1
        } while csv.isInRow
        guard !row.isBlank else { return }
        if let excess = row.excess { logExcess(row.cellCount, at: excess) }
        if header.hasYears { row.month = numberedMonth(row) }
        finish(row)
    }

    private mutating func read(_ cell: CSVCell, _ row: inout CSVRow) {
        row.isBlank = false
        guard row.cellCount < header.columns.count else {
            row.excess = row.excess ?? cell.start
            return
        }
        switch header.columns[row.cellCount] {
        case .line(let number): readLine(number, cell, &row)
        case .date:
            row.isDated = true
            row.date = readDate(cell)
        case .month:
            (row.isDated, row.monthCell) = (true, cell)
            if !header.hasYears { row.month = readMonth(cell) }
        case .year: row.yearCell = cell
        case .id: row.stamp.name = csv.text(of: cell, .name)?.value
        case .zone: row.stamp.zone = csv.text(of: cell, .name)?.value
        case .modified: row.stamp.modified = readInstant(cell)
        case .foreign: break
        case .unnamed: csv.log.error(.unknownColumn, at: cell.start, "text in a column without a name")
        }
    }

    private mutating func readLine(_ number: Int, _ cell: CSVCell, _ row: inout CSVRow) {
        guard let text = csv.text(of: cell, .text) else { return }
        let location = csv.log.location(text.position)
        switch header.kind {
        case .days:
            let key = records.lines[number].key
            row.dayTexts.insert(LineText(key: key, text: text.value, location: location), line: number)
        case .notes:
            row.noteLines.append(NoteLine(number: number + 1, text: text.value, location: location))
        }
    }

    private mutating func finish(_ row: CSVRow) {
        guard row.isDated else {
            let noun = header.kind == .days ? "date" : "month"
            csv.log.error(.missingField, at: row.start, "row without a \(noun)")
            return
        }
        let (identity, modified) = (row.stamp.identity, row.stamp.modified)
        if let date = row.date {
            records.days.append(
                DayRecord(
                    date: date.value, texts: row.dayTexts.inOrder, identity: identity, modified: modified,
                    location: csv.log.location(date.position)))
        }
        if let month = row.month {
            records.notes.append(
                MonthlyNotes(
                    month: month.value, lines: row.noteLines.sorted { $0.number < $1.number },
                    identity: identity, modified: modified, location: csv.log.location(month.position)))
        }
    }

    private mutating func logExcess(_ count: Int, at position: TextPosition) {
        csv.log.error(
            .tooManyCells, at: position, "\(count) cells in a row of \(header.columns.count) columns")
    }
}

extension CSVScheduleReader {
    private mutating func readDate(_ cell: CSVCell) -> Located<CivilDate>? {
        var result = csv.withBytes(of: cell, ScheduleDate.date)
        if case .failure = result, header.isOriginalExport,
            let written = csv.withBytes(of: cell, { WrittenDateTime($0) })
        {
            result = ScheduleDate.inRange(export.date(of: written, at: cell.start, &csv.log))
        }
        return located(result, cell, .invalidDate)
    }

    private mutating func readMonth(_ cell: CSVCell) -> Located<YearMonth>? {
        located(csv.withBytes(of: cell, ScheduleDate.month), cell, .invalidMonth)
    }

    /// Returns the month of a row with the month's number in one cell and the year in another.
    private mutating func numberedMonth(_ row: CSVRow) -> Located<YearMonth>? {
        guard let cell = row.monthCell else { return nil }
        guard let yearCell = row.yearCell else {
            csv.log.error(.missingField, at: row.start, "row without a year")
            return nil
        }
        let year = csv.withBytes(of: yearCell, OriginalExport.number)
        guard let year, ScheduleYears.range.contains(year) else {
            let text = csv.spelling(of: yearCell).abridged
            csv.log.error(.invalidMonth, at: yearCell.start, "'\(text)' is not a year from 1900 to 2199")
            return nil
        }
        let month = csv.withBytes(of: cell, OriginalExport.number).flatMap { YearMonth(year: year, month: $0) }
        return located(month.map { .success($0) } ?? .failure(.form("a month (1 to 12)")), cell, .invalidMonth)
    }

    private mutating func readInstant(_ cell: CSVCell) -> Instant? {
        let instant = csv.withBytes(of: cell) { WrittenDateTime.rfc3339($0) }
        if instant == nil { csv.log.notAnInstant(csv.spelling(of: cell), at: cell.start) }
        return instant
    }

    private mutating func located<Value>(
        _ result: Result<Value, DateProblem>, _ cell: CSVCell, _ code: Finding.Code
    ) -> Located<Value>? {
        switch result {
        case .success(let value): return Located(value: value, position: cell.start)
        case .failure(let problem):
            let text = csv.spelling(of: cell)
            csv.log.error(code, at: cell.start, problem.message(for: text))
            return nil
        }
    }
}

/// The cells read so far from a row.
struct CSVRow {
    let start: TextPosition
    var stamp = RecordStamp()
    var date: Located<CivilDate>?
    var month: Located<YearMonth>?
    var monthCell: CSVCell?
    var yearCell: CSVCell?
    var dayTexts = DayTexts()
    var noteLines: [NoteLine] = []
    /// True if the cell of the date or month is not blank, even if it is not valid.
    var isDated = false
    var isBlank = true
    var cellCount = 0
    /// The first cell beyond the last column.
    var excess: TextPosition?
}
