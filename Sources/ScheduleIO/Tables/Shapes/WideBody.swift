import CalendarCore

/// The rows of a roster below its header.
struct WideBody {
    /// The column of the names of persons or lines.
    var labelColumn = 0
    /// The rows with a name, or with that of the row above if cells are merged.
    var rows: [(row: Int, label: Int)] = []
    var legend: [LegendEntry] = []
}

extension TableReader {
    /// Returns the rows of a roster, with its legend; all other rows are left out.
    mutating func wideBody(_ header: WideHeader, _ days: WideDays) -> WideBody {
        var body = WideBody()
        let firstDay = header.columns[0]
        let below = filled.filter { $0 > header.row && !days.weekdayRows.contains($0) }
        body.labelColumn = labelColumn(header, Array(below.prefix(100)), before: firstDay)
        describeLabels(header, body.labelColumn, below)
        let columns = Set(days.columns.map(\.index))
        let codes = codes(below, columns)
        var isPastGap = false
        for (index, row) in below.enumerated() {
            let previous = index == 0 ? header.row : below[index - 1]
            let gap = row - previous - days.weekdayRows.count { $0 > previous && $0 < row }
            isPastGap = isPastGap || (gap > 1 && !body.rows.isEmpty)
            if takeTotals(row, columns, body.labelColumn, codes) { continue }
            if isPastGap, takeBelow(row, columns, codes, &body) { continue }
            if let label = label(row, columns, body, isPastGap) { body.rows.append((row, label)) }
        }
        return body
    }

    /// Returns the contents of the cells of the days, and both parts of `X/N`.
    private func codes(_ rows: [Int], _ columns: Set<Int>) -> Set<String> {
        var codes: Set<String> = []
        for row in rows {
            for column in table.filledColumns(row) where columns.contains(column) {
                let cell = table.spelling(row, column)
                guard codes.insert(cell).inserted else { continue }
                codes.formUnion(cell.split(whereSeparator: CodeBook.separators.contains).map(String.init))
            }
        }
        return codes
    }

    /// Finds the column of names: by its header, else the first that has words.
    private func labelColumn(_ header: WideHeader, _ rows: [Int], before end: Int) -> Int {
        let names = (0..<end).map { PlainName(table.spelling(header.row, $0)) }
        if let column = names.firstIndex(where: HeaderWords.allPersons.contains) { return column }
        let words = (0..<end).filter { column in
            let cells = rows.map { table.spelling($0, column) }.filter { !$0.isEmpty }
            return cells.contains { $0.contains(where: \.isLetter) } && Set(cells).count * 2 > cells.count
        }
        return words.first ?? 0
    }

    private mutating func describeLabels(_ header: WideHeader, _ label: Int, _ rows: [Int]) {
        let last = rows.map(table.cellCount).max() ?? 0
        let days = Set(header.columns)
        for column in 0..<max(last, table.cellCount(header.row)) where !days.contains(column) && column != label {
            let name = table.spelling(header.row, column)
            guard !name.isEmpty || column < header.columns[0], rows.contains(where: { !table.isBlank($0, column) })
            else { continue }
            let hasWeekday = TableReader.hasWeekday(name)
            if hasWeekday || isAmongDays(column, header, rows) {
                table.log.error(
                    .invalidDate, at: table.position(header.row, column),
                    "'\(name.abridged)' is not a date, but \(hasWeekday ? "has a weekday" : "stands among dates")")
                continue
            }
            let title = name.isEmpty ? SourceLocation.letters(ofColumn: column + 1) : "'\(name.abridged)'"
            leaveOut("column \(title)", "it has no day", header.row, column)
        }
        account.columns = [TableAccount.Column(name: table.spelling(header.row, label), use: "names")]
    }

    /// Returns true if a header begins with a weekday and has a number: "Samstag, 12. MŠrz 2033".
    private static func hasWeekday(_ name: String) -> Bool {
        let first = name.prefix { !$0.isWhitespace && $0 != "," }
        return name.contains(where: \.isNumber) && WeekdayName.weekday(String(first)) != nil
    }

    /// Returns true if a column without a day is between days and has more than totals.
    private func isAmongDays(_ column: Int, _ header: WideHeader, _ rows: [Int]) -> Bool {
        guard let first = header.columns.first, let last = header.columns.last, first < column, column < last else {
            return false
        }
        return rows.contains { row in
            !table.withBytes(row, column) { $0.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2E } }
        }
    }

    /// Leaves out totals: by their name; or counts of a code.
    private mutating func takeTotals(_ row: Int, _ columns: Set<Int>, _ labelColumn: Int, _ codes: Set<String>) -> Bool
    {
        guard let first = table.filledColumns(row).first else { return true }
        let label = table.spelling(row, first)
        let cells = table.filledColumns(row).filter { columns.contains($0) && $0 != first }.map {
            table.spelling(row, $0)
        }
        let isCount =
            !cells.isEmpty && cells.allSatisfy { $0.utf8.areDigits }
            && (columns.contains(first) || codes.contains(label) || records.lines.knownLine(PlainName(label)) != nil)
        guard HeaderWords.isTotal(label) || isCount else { return false }
        leaveOut("row '\(label.abridged)'", "it has totals", row, first)
        return true
    }

    /// Takes a row below a blank one as a legend or a footer. Returns false for a row of the roster.
    private mutating func takeBelow(
        _ row: Int, _ columns: Set<Int>, _ codes: Set<String>, _ body: inout WideBody
    ) -> Bool {
        let cells = table.filledColumns(row)
        let texts = cells.map { table.spelling(row, $0) }
        let entries = texts.flatMap { LegendEntry.entries($0, isCode: codes.contains) }
        if !entries.isEmpty, cells.count <= 2 || entries.count >= cells.count - 1 {
            body.legend += entries
            return true
        }
        if cells.count == 2, cells[1] == cells[0] + 1, codes.contains(texts[0]) || isUnusedCode(texts, body) {
            if !codes.contains(texts[0]) {
                leaveOut("row '\(texts[0].abridged)'", "no day has this code", row, cells[0])
            }
            body.legend.append(LegendEntry(code: texts[0], meaning: texts[1]))
            return true
        }
        let isFooter =
            cells.count == 1
            || !cells.dropFirst().contains {
                columns.contains($0) && codes.contains(table.spelling(row, $0)) && isCode($0, row, body)
            }
        if isFooter { leaveOut("row '\(texts[0].abridged)'", "it is a footer", row, cells[0]) }
        return isFooter
    }

    /// Returns true if two cells are a code that no day has and its meaning, rather than a person and a code.
    private func isUnusedCode(_ texts: [String], _ body: WideBody) -> Bool {
        texts[0].unicodeScalars.count <= (body.legend.isEmpty ? 2 : 4)
    }

    /// Returns true if a cell names a known line or code, or repeats a cell of the roster.
    private func isCode(_ column: Int, _ row: Int, _ body: WideBody) -> Bool {
        let cell = table.spelling(row, column)
        return records.lines.knownLine(PlainName(cell)) != nil || assignments.code(PlainName(cell)) != nil
            || body.rows.contains { other, _ in
                table.filledColumns(other).contains { table.spelling(other, $0) == cell }
            }
    }

    /// Returns the row of a row's name; nil for a row without cells of its own.
    private mutating func label(
        _ row: Int, _ columns: Set<Int>, _ body: WideBody, _ isPastGap: Bool
    ) -> Int? {
        let hasCells = table.filledColumns(row).contains(where: columns.contains)
        guard table.isBlank(row, body.labelColumn) else { return row }
        guard hasCells else { return nil }
        if let last = body.rows.last, !isPastGap { return last.label }
        table.log.error(.missingField, at: table.start(row), "row without a name")
        return nil
    }
}
