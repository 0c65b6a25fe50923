import CalendarCore

/// The rows of a roster below its header.
struct WideBody {
    /// The column of the names of persons or lines.
    private(set) var labelColumn = 0
    /// The rows with a name, or with that of the row above if cells are merged.
    private(set) var rows: [(row: Int, label: Int)] = []
    private(set) var legend: [LegendEntry] = []
    /// The columns of the days.
    let columns: Set<Int>
    /// The contents of the cells of the days, and both parts of `X/N`.
    private(set) var codes: Set<String> = []
    /// The rows below a blank one that head rows of the roster: a word alone, right above codes.
    private(set) var headings: Set<Int> = []
    /// The rows that count heads.
    private var counts: Set<Int> = []

    /// Finds the rows of a block, with its legend; all other rows are left out.
    ///
    /// - Parameters:
    ///   - rows: those below its days that are not blank.
    ///   - usedAbove: the codes of the blocks above.
    init(
        _ header: WideHeader, _ days: WideDays, _ rows: [Int], usedAbove: Set<String>, in reader: inout TableReader
    ) {
        columns = Set(days.columns.map(\.index))
        let below = rows.filter { !days.weekdayRows.contains($0) }
        labelColumn = header.labelColumn(Array(below.prefix(100)), reader.table)
        header.describeLabels(labelColumn, below, in: &reader)
        codes = codes(below, reader.table).union(usedAbove)
        counts = counts(below, reader.table)
        var isPastGap = false
        for (index, row) in below.enumerated() {
            let previous = index == 0 ? header.row : below[index - 1]
            let gap = row - previous - days.weekdayRows.count { $0 > previous && $0 < row }
            isPastGap = isPastGap || (gap > 1 && !self.rows.isEmpty)
            if takesTotals(row, in: &reader) || isIgnored(row, in: &reader) { continue }
            let isHeading = isPastGap && heads(index + 1, of: below, row, reader)
            if isHeading { headings.insert(row) }
            if isPastGap, !isHeading, takeBelow(row, in: &reader) { continue }
            if let label = label(row, isPastGap, in: &reader) { self.rows.append((row, label)) }
        }
    }

    private func codes(_ rows: [Int], _ table: Table) -> Set<String> {
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

    /// Leaves out totals: by their name; or counts of a code.
    private func takesTotals(_ row: Int, in reader: inout TableReader) -> Bool {
        guard let first = reader.table.filledColumns(row).first else { return true }
        let label = reader.table.spelling(row, first)
        let cells = reader.table.filledColumns(row).filter { columns.contains($0) && $0 != first }.map {
            reader.table.spelling(row, $0)
        }
        let isCount =
            !cells.isEmpty && cells.allSatisfy { $0.utf8.areDigits }
            && (columns.contains(first) || codes.contains(label) || counts.contains(row)
                || reader.records.lines.knownLine(PlainName(label)) != nil)
        guard HeaderWords.isTotal(label) || isCount else { return false }
        reader.leaveOut(.row, "'\(label.abridged)'", "it has totals", row, first)
        return true
    }

    /// Leaves out a row that an option names.
    private func isIgnored(_ row: Int, in reader: inout TableReader) -> Bool {
        let label = reader.table.spelling(row, labelColumn)
        guard !label.isEmpty, reader.assignments.isIgnored(PlainName(label)) else { return false }
        reader.leaveOut(.row, "'\(label.abridged)'", "an option says so", row, labelColumn, isNoted: false)
        return true
    }

    /// Takes a row below a blank one as a legend or a footer. Returns false for a row of the roster.
    private mutating func takeBelow(_ row: Int, in reader: inout TableReader) -> Bool {
        let cells = reader.table.filledColumns(row)
        let texts = cells.map { reader.table.spelling(row, $0) }
        let entries = texts.flatMap { LegendEntry.entries($0, isCode: codes.contains) }
        if !entries.isEmpty, cells.count <= 2 || entries.count >= cells.count - 1 {
            legend += entries
            return true
        }
        if cells.count == 2, cells[1] == cells[0] + 1, codes.contains(texts[0]) || isUnusedCode(texts) {
            if !codes.contains(texts[0]) {
                reader.leaveOut(.row, "'\(texts[0].abridged)'", "no day has this code", row, cells[0])
            }
            legend.append(LegendEntry(code: texts[0], meaning: texts[1]))
            return true
        }
        let dated = cells.filter { columns.contains($0) && $0 != cells[0] }
        guard !dated.isEmpty, dated.count > 1 || isCode(dated[0], row, reader) else {
            reader.leaveOut(.row, "'\(texts[0].abridged)'", "it is a footer", row, cells[0])
            return true
        }
        guard let other = dated.first(where: { !isCode($0, row, reader) }) else { return false }
        let cell = reader.table.spelling(row, other).abridged
        reader.table.log.error(
            .ambiguousTable, at: reader.table.position(row, other),
            hint:
                "--ignore-column '\(texts[0].abridged)' leaves the row out, --code 'CODE=LINE' says which line it means",
            "row '\(texts[0].abridged)' is below a blank row, and '\(cell)' is no code of the roster")
        return true
    }

    /// Returns true if a row has a word alone and the next one a name with codes.
    private func heads(_ next: Int, of rows: [Int], _ row: Int, _ reader: TableReader) -> Bool {
        guard rows.indices.contains(next), reader.table.filledColumns(row) == [labelColumn] else { return false }
        let cells = reader.table.filledColumns(rows[next])
        let days = cells.filter(columns.contains)
        return cells.first == labelColumn && days.count > 1 && days.allSatisfy { isCode($0, rows[next], reader) }
    }

    /// Returns true if two cells are a code that no day has and its meaning, rather than a person and a code.
    private func isUnusedCode(_ texts: [String]) -> Bool {
        texts[0].unicodeScalars.count <= (legend.isEmpty ? 2 : 4)
    }

    /// Returns true if a cell below a blank row names a known line or code, repeats a cell of the roster, or is as
    /// short as a code.
    private func isCode(_ column: Int, _ row: Int, _ reader: TableReader) -> Bool {
        let cell = reader.table.spelling(row, column)
        return CodeBook.isEmpty(cell) || cell.unicodeScalars.count <= 3
            || reader.records.lines.knownLine(PlainName(cell)) != nil || reader.assignments.code(PlainName(cell)) != nil
            || rows.contains { other, _ in
                reader.table.filledColumns(other).contains { reader.table.spelling(other, $0) == cell }
            }
    }

    /// Returns the rows that count heads: only whole numbers, in a roster whose codes are words.
    private func counts(_ rows: [Int], _ table: Table) -> Set<Int> {
        let cells = rows.map { row in
            table.filledColumns(row).filter(columns.contains).map { table.spelling(row, $0) }
        }
        let numbers = zip(rows, cells).filter { $1.count > 1 && $1.allSatisfy(\.utf8.areDigits) }.map(\.0)
        let others = zip(rows, cells).filter { row, _ in !numbers.contains(row) }.flatMap(\.1)
        return others.isEmpty || others.contains(where: \.utf8.areDigits) ? [] : Set(numbers)
    }

    /// Returns the row of a row's name; nil for a row without cells of its own.
    private func label(_ row: Int, _ isPastGap: Bool, in reader: inout TableReader) -> Int? {
        let hasCells = reader.table.filledColumns(row).contains(where: columns.contains)
        guard reader.table.isBlank(row, labelColumn) else { return row }
        guard hasCells else { return nil }
        if let last = rows.last, !isPastGap { return last.label }
        reader.table.log.error(.missingField, at: reader.table.start(row), "row without a name")
        return nil
    }
}

extension WideHeader {
    /// Finds the column of names: by its header, else the first that has words.
    fileprivate func labelColumn(_ rows: [Int], _ table: Table) -> Int {
        let end = columns[0]
        let names = (0..<end).map { PlainName(table.spelling(row, $0)) }
        if let column = names.firstIndex(where: HeaderWords.allPersons.contains) { return column }
        let words = (0..<end).filter { column in
            let cells = rows.map { table.spelling($0, column) }.filter { !$0.isEmpty }
            return cells.contains { $0.contains(where: \.isLetter) } && Set(cells).count * 2 > cells.count
        }
        return words.first ?? 0
    }

    fileprivate func describeLabels(_ label: Int, _ rows: [Int], in reader: inout TableReader) {
        let last = rows.map(reader.table.cellCount).max() ?? 0
        let (days, group) = (Set(columns), groupColumn(label, reader))
        for column in 0..<max(last, reader.table.cellCount(row))
        where !days.contains(column) && column != label && column != group {
            let name = reader.table.spelling(row, column)
            guard !name.isEmpty || column < columns[0], rows.contains(where: { !reader.table.isBlank($0, column) })
            else { continue }
            let hasWeekday = WideHeader.hasWeekday(name)
            if hasWeekday || isAmongDays(column, rows, reader.table) {
                reader.table.log.error(
                    .invalidDate, at: reader.table.position(row, column),
                    "'\(name.abridged)' is not a date, but \(hasWeekday ? "has a weekday" : "stands among dates")")
                continue
            }
            let title = name.isEmpty ? SourceLocation.letters(ofColumn: column + 1) : "'\(name.abridged)'"
            reader.leaveOut(.column, "\(title)", "it has no day", row, column)
        }
        func account(_ column: Int, _ use: String) -> TableAccount.Column {
            TableAccount.Column(name: reader.table.spelling(row, column), use: use)
        }
        reader.account.columns = [account(label, "names")]
        if let group {
            reader.account.columns.append(account(group, TableColumn.Use.group.words(reader.records.lines)))
        }
    }

    /// Returns true if a header begins with a weekday and has a number: "Samstag, 12. MŠrz 2033".
    private static func hasWeekday(_ name: String) -> Bool {
        let first = name.prefix { !$0.isWhitespace && $0 != "," }
        return name.contains(where: \.isNumber) && WeekdayName.weekday(String(first)) != nil
    }

    /// Returns true if a column without a day is between days and has more than totals.
    private func isAmongDays(_ column: Int, _ rows: [Int], _ table: Table) -> Bool {
        guard let first = columns.first, let last = columns.last, first < column, column < last else {
            return false
        }
        return rows.contains { row in
            !table.withBytes(row, column) { $0.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2E } }
        }
    }
}
