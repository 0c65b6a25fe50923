import CalendarCore

/// The rows of a roster below its header.
struct WideBody {
    /// The columns of the names of persons or lines.
    private(set) var rowLabels = RowLabels(column: 0)
    var labelColumn: Int { rowLabels.column }
    /// The column that tells apart the rows of somebody who has several; nil without one.
    private(set) var partColumn: Int?
    /// The rows with a name, or with that of the row above if cells are merged.
    private(set) var rows: [(row: Int, label: Int)] = []
    var legend: [LegendEntry] = []
    /// The columns of the days.
    let columns: Set<Int>
    /// The contents of the cells of the days, and both parts of `X/N`.
    private(set) var codes: Set<String> = []
    /// The rows below a blank one that head rows of the roster: a word alone, right above codes.
    private(set) var headings: Set<Int> = []
    /// The rows that count heads.
    private(set) var counts: Set<Int> = []
    /// True if codes can be whole numbers.
    private(set) var hasNumbers = true
    /// The codes in those of its rows that have more than one cell below days.
    private(set) var sharedCodes: Set<String> = []
    /// The names of these rows, in all blocks.
    let labels: Set<String>
    /// True if rows of two cells below the people are codes and their meanings.
    private(set) var hasLegendOfPairs = false
    /// True if the header or a known name says that rows are lines.
    private(set) var areLines = false

    /// Finds the rows of a block, with its legend; all other rows are left out.
    ///
    /// - Parameters:
    ///   - rows: those below its days that are not blank.
    ///   - above: the blocks above.
    ///   - names: the ``names(_:_:_:_:)`` of all blocks.
    init(
        _ header: WideHeader, _ days: WideDays, _ rows: [Int], below above: [WideBody], names: Set<String>,
        in reader: inout TableReader
    ) {
        labels = names
        columns = Set(days.columns.map(\.index))
        let below = rows.filter { !days.weekdayRows.contains($0) }
        rowLabels = header.labels(below, reader)
        reader.table.fillDown(below) { $0 < header.columns[0] }
        let counted = below.filter { row in
            reader.table.firstFilledColumn(row).map { !reader.table.isTotal(row, $0) } ?? false
        }
        partColumn = rowLabels.surname == nil ? header.partColumn(labelColumn, counted, reader.table) : nil
        header.describeLabels(rowLabels, part: partColumn, below, in: &reader)
        let usedAbove = above.reduce(into: Set()) { $0.formUnion($1.codes) }
        counts = counts(below, usedAbove, reader.table)
        // A footer can name one of the people below a day.
        let people = below.filter { !isTotal($0, reader.table) }
        codes = codes(people, reader.table).union(usedAbove).subtracting(labels)
        let filled = people.filter { reader.table.filledColumns($0).count(where: columns.contains) > 1 }
        sharedCodes = codes(filled, reader.table).union(above.flatMap(\.sharedCodes))
        areLines = areLines(header, below, reader)
        hasLegendOfPairs = below.contains { isPair($0, reader.table) && codes.contains(pair($0, reader.table).code) }
        // In a last short week nobody need have a code.
        let end = below.last { isSurelyOfRoster($0, reader) } ?? (above.isEmpty ? .max : header.row)
        var isPastGap = false
        for (index, row) in below.enumerated() {
            let previous = index == 0 ? header.row : below[index - 1]
            let hasGap = (previous..<row).contains(where: reader.table.isBlankRow)
            isPastGap = isPastGap || (hasGap && !self.rows.isEmpty)
            if takesTotals(row, in: &reader) || isIgnored(row, in: &reader) { continue }
            let isHeading = isPastGap && heads(index + 1, of: below, row, reader)
            if isHeading { headings.insert(row) }
            if isPastGap, !isHeading, takeBelow(row, in: &reader) { continue }
            if !isPastGap, row > end, takeLast(row, in: &reader) { continue }
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

    /// Returns the name of a row; nil if it is blank or breaks a rule, which is logged.
    func name(_ row: Int, _ table: inout Table) -> String? {
        rowLabels.name(row, &table)
    }

    /// Leaves out totals: by their name, by their numbers; or counts of a code.
    private func takesTotals(_ row: Int, in reader: inout TableReader) -> Bool {
        guard let start = reader.table.firstFilledColumn(row) else { return true }
        let first = columns.contains(start) || reader.table.isBlank(row, labelColumn) ? start : labelColumn
        let label = reader.table.spelling(row, first)
        let cells = reader.table.filledColumns(row).filter { columns.contains($0) && $0 != first }.map {
            reader.table.spelling(row, $0)
        }
        let isCount =
            !cells.isEmpty && cells.allSatisfy { $0.utf8.areDigits }
            && (columns.contains(first) || codes.contains(label) || counts.contains(row)
                || reader.records.lines.knownLine(PlainName(label)) != nil)
        guard HeaderWords.isTotal(label) || isCount || countsRows(row, reader.table) else { return false }
        reader.leaveOut(.row, "'\(label.abridged)'", .totals, row, first)
        return true
    }

    /// Returns true if the numbers of a row are those of the people above that have something on each day.
    private func countsRows(_ row: Int, _ table: Table) -> Bool {
        let numbers = columns.sorted().map { (column: $0, number: table.number(row, $0)) }
        let counted = numbers.filter { $0.number != nil }
        guard rows.count > 1, counted.count > 3, Set(counted.map(\.number)).count > 1 else { return false }
        return numbers.allSatisfy { column, number in
            let count = rows.count { !CodeBook.isEmpty(table.spelling($0.row, column)) }
            return number == count || count == 0 && table.isBlank(row, column)
        }
    }

    /// Returns what tells a row of somebody from the others: `AM`; nil if nothing does.
    func part(ofRow row: Int, _ table: inout Table) -> String? {
        guard let partColumn else { return nil }
        table.use(row, partColumn, as: .note)
        return table.spelling(row, partColumn).singleSpaced.nonBlank
    }

    /// Leaves out a row that an option names.
    private func isIgnored(_ row: Int, in reader: inout TableReader) -> Bool {
        guard reader.isIgnored(row: row), let first = reader.table.firstFilledColumn(row) else { return false }
        let label = reader.table.spelling(row, first)
        reader.leaveOut(.row, "'\(label.abridged)'", .byOption, row, first, isNoted: false)
        return true
    }

    /// Returns the rows that count heads: only whole numbers, in a roster whose codes are words.
    private mutating func counts(_ rows: [Int], _ usedAbove: Set<String>, _ table: Table) -> Set<Int> {
        let rows = rows.filter { !table.isTotal($0, labelColumn) }
        let cells = rows.map { row in
            table.filledColumns(row).filter(columns.contains).map { table.spelling(row, $0) }
        }
        let least = columns.count == 1 ? 1 : 2
        let numbers = zip(rows, cells).filter { !$1.isEmpty && $1.allSatisfy(\.utf8.areDigits) }
        let numbered = Set(numbers.map(\.0))
        let others = zip(rows, cells).flatMap { row, cells in numbered.contains(row) ? [] : cells } + usedAbove
        hasNumbers = others.isEmpty || others.contains { Hundredths($0) != nil }
        return hasNumbers ? [] : Set(numbers.filter { $1.count >= least }.map(\.0))
    }

    /// Returns true for totals and counts of heads.
    func isTotal(_ row: Int, _ table: Table) -> Bool {
        counts.contains(row) || table.isTotal(row, labelColumn)
    }

    private func isUnnamed(_ row: Int, _ table: Table) -> Bool {
        table.isBlank(row, labelColumn) && rowLabels.surname.map { table.isBlank(row, $0) } ?? true
    }

    /// Returns the row of a row's name; nil for a row without cells of its own.
    private func label(_ row: Int, _ isPastGap: Bool, in reader: inout TableReader) -> Int? {
        let hasCells = reader.table.filledColumns(row).contains(where: columns.contains)
        guard isUnnamed(row, reader.table) else { return row }
        guard hasCells else { return nil }
        if let last = rows.last, !isPastGap { return last.label }
        reader.table.log.error(.missingField, at: reader.table.start(row), "row without a name")
        return nil
    }
}

extension Table {
    /// Returns the whole number in a cell; nil for anything else.
    fileprivate func number(_ row: Int, _ column: Int) -> Int? {
        withBytes(row, column) { $0.areDigits && !$0.isEmpty } ? Int(spelling(row, column)) : nil
    }
}
