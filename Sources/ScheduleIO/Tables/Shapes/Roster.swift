import CalendarCore

/// A roster with a column for each day, in one block or several.
struct Roster {
    private let blocks: [WideBlock]
    /// The legend beside the days.
    private let legend: [LegendEntry]

    private var header: WideHeader { blocks[0].header }
    private var labelColumn: Int { blocks[0].body.labelColumn }

    /// Reads a table.
    static func read(_ headers: [WideHeader], into reader: inout TableReader) throws(ReadingStopped) {
        reader.account.headerRow = headers[0].row + 1
        let margin = try WideMargin(beside: headers, in: &reader)
        let blocks = try WideBlock.read(headers, in: &reader)
        let roster = Roster(blocks: blocks, legend: margin.legend)
        guard !reader.table.log.findings.contains(where: { $0.code == .ambiguousTable }) else { throw ReadingStopped() }
        try roster.read(into: &reader)
    }

    private func read(into reader: inout TableReader) throws(ReadingStopped) {
        guard blocks.contains(where: { !$0.groups.rows.isEmpty }) else {
            throw reader.table.log.stop(
                .noHeader, at: reader.table.position(header.row, header.columns[0]), "no rows below the row of dates")
        }
        var book = CodeBook(reader.assignments)
        for entry in titleLegend(in: &reader) + legend + blocks.flatMap(\.body.legend) { book.add(entry) }
        book.alone = codesAlone(reader.table)
        if try areRowsLines(book, in: &reader) {
            try readLineRows(into: &reader)
        } else {
            try readPersonRows(book, into: &reader)
        }
        describe(in: &reader)
    }

    private func describe(in reader: inout TableReader) {
        let words = reader.account.shape == .lineRows ? "lines" : "people"
        reader.describe(.row, blocks.flatMap { $0.groups.rows.map(\.row) }, words)
        reader.describe(.row, blocks.flatMap(\.groups.headingRows), "headings of groups")
        reader.describe(.column, header.columns, "days")
    }

    private func titleLegend(in reader: inout TableReader) -> [LegendEntry] {
        var legend: [LegendEntry] = []
        for row in reader.filled.prefix(while: { $0 < header.row }) {
            for column in reader.table.filledColumns(row) {
                let entries = LegendEntry.entries(reader.table.spelling(row, column)) { _ in false }
                if !entries.isEmpty { reader.table.use(row, column, as: .legend) }
                legend += entries
            }
        }
        return legend
    }

    private func codesAlone(_ table: Table) -> Set<String> {
        var codes: Set<String> = []
        forEachCell(of: table) { _, _, cell in
            if !cell.contains(where: CodeBook.separators.contains) { codes.insert(cell) }
        }
        return codes
    }

    private func forEachCell(of table: Table, _ visit: (Int, Int, String) -> Void) {
        for block in blocks {
            for (row, _) in block.groups.rows {
                for (column, _) in block.days.columns where !table.isBlank(row, column) {
                    let cell = table.spelling(row, column)
                    if !CodeBook.isEmpty(cell) { visit(row, column, cell) }
                }
            }
        }
    }

    private func readPersonRows(_ book: CodeBook, into reader: inout TableReader) throws(ReadingStopped) {
        reader.account.shape = .personRows
        reader.records.lines.isNamedByCells = true
        var codes = CodeUse(book: book)
        for block in blocks {
            let column = block.body.labelColumn
            try block.stopIfHeads(in: &reader)
            for (row, labelRow) in block.groups.rows {
                guard let name = block.body.name(labelRow, &reader.table) else { continue }
                var person = reader.person(named: name, of: block.groups.group(ofRow: row), at: labelRow, column)
                person.note = block.body.part(ofRow: row, &reader.table)
                try add(person, in: row, of: block, &codes, into: &reader)
            }
            reader.warnOfFilled(block.groups.rows.map(\.row), block.days.columns.map(\.index))
        }
        codes.sortLines(in: &reader)
        reader.account.codes = codes.assignments(reader.records.lines)
    }

    /// Puts a person on the lines of the codes of a row.
    private func add(
        _ person: TablePerson, in row: Int, of block: WideBlock, _ codes: inout CodeUse, into reader: inout TableReader
    ) throws(ReadingStopped) {
        for (column, date) in block.days.columns where !reader.table.isBlank(row, column) {
            guard !CodeBook.isEmpty(reader.table.spelling(row, column)) else { continue }
            let record = reader.records.days.open(date, at: reader.table.location(row, column))
            try codes.add(person, row, column, to: record, in: &reader)
        }
    }

    private func readLineRows(into reader: inout TableReader) throws(ReadingStopped) {
        reader.account.shape = .lineRows
        for block in blocks {
            let column = block.body.labelColumn
            for (row, labelRow) in block.groups.rows {
                guard let label = reader.table.text(labelRow, column)?.value else { continue }
                let plain = PlainName(label)
                let name = reader.assignments.column(plain) ?? reader.assignments.line(named: label) ?? label
                let words = [name, block.body.part(ofRow: row, &reader.table)].compactMap(\.self)
                let line = try reader.line(named: words.joined(separator: " "), at: labelRow, column)
                reader.table.use(labelRow, column, as: .line)
                addTexts(of: row, block, to: line, into: &reader)
            }
        }
    }

    private func addTexts(of row: Int, _ block: WideBlock, to line: Int, into reader: inout TableReader) {
        for (column, date) in block.days.columns {
            guard let text = reader.table.joinedLines(row, column), !CodeBook.isEmpty(text.value) else { continue }
            let record = reader.records.days.open(date, at: reader.table.location(row, column))
            reader.add(text.value, to: line, of: record, at: row, column)
        }
    }
}

extension Roster {
    /// Returns true if the rows are lines and the cells names, false if the rows are persons and the cells codes. Stops
    /// if both could be.
    private func areRowsLines(
        _ book: CodeBook, in reader: inout TableReader
    ) throws(ReadingStopped) -> Bool {
        let labels = labels(reader.table).map { PlainName($0) }
        var cells: Set<String> = []
        forEachCell(of: reader.table) { _, _, cell in cells.insert(cell) }
        let codes = Set(cells.flatMap { book.codes($0, reader.records.lines) })
        let header = PlainName(reader.table.spelling(header.row, labelColumn))
        // Somebody's initials can be those of a line.
        let known = labels.count { reader.records.lines.knownLine($0) != nil }
        // The surest sign comes first. A sign for both decides nothing.
        let signs: [(isLine: Bool, isCode: Bool)] = [
            (
                labels.contains { reader.assignments.column($0) != nil && !reader.assignments.isGroup($0) },
                codes.contains { reader.assignments.line(named: $0) != nil }
            ),
            (
                known > 0 && known * 2 >= labels.count,
                codes.contains { book.knows($0, reader.records.lines) }
            ),
            (
                HeaderWords.allRoles.contains(header), HeaderWords.allPersons.contains(header)
            ),
            (
                labels.contains(where: HeaderWords.isShift), codes.contains { HeaderWords.isShift(PlainName($0)) }
            ),
            (false, known == 0 && cells.allSatisfy { $0.unicodeScalars.count <= 3 } && !codes.areNames),
        ]
        guard let sign = signs.first(where: { $0.isLine != $0.isCode }) else { throw doubtful(codes, in: &reader) }
        if !sign.isLine { try stopIfNobody(codes, in: &reader) }
        return sign.isLine
    }

    /// The names of the rows.
    private func labels(_ table: Table) -> [String] {
        blocks.flatMap { block in block.groups.rows.map { table.spelling($0.label, block.body.labelColumn) } }
    }

    /// Stops if all names of people are numbers, weekdays or codes.
    private func stopIfNobody(_ codes: Set<String>, in reader: inout TableReader) throws(ReadingStopped) {
        let labels = labels(reader.table)
        let areNames = labels.contains { $0.contains(where: \.isLetter) && !codes.contains($0) }
        // "Do" and "Mi" can be initials.
        let areWhole = labels.count > 4 || labels.count > 1 && labels.allSatisfy { $0.count > 3 }
        let areWeekdays = areWhole && labels.allSatisfy { WeekdayName.weekday($0) != nil }
        guard !areNames || areWeekdays, !isGivenPerson(reader), let label = labels.first,
            let row = blocks.lazy.compactMap(\.groups.rows.first?.label).first
        else { return }
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(row, labelColumn),
            hint: "--column '\(reader.optionName(ofColumn: labelColumn, header: header.row))=person' if they are",
            "the names of the rows, '\(label.abridged)' and others, seem to be no people's")
    }

    private func isGivenPerson(_ reader: TableReader) -> Bool {
        reader.assignments.isPerson(labelColumn, PlainName(reader.table.spelling(header.row, labelColumn)))
    }

    private func doubtful(_ codes: Set<String>, in reader: inout TableReader) -> ReadingStopped {
        let row = blocks.lazy.compactMap(\.groups.rows.first?.row).first ?? 0
        let label = reader.table.spelling(row, labelColumn).abridged
        return reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(row, labelColumn),
            hint: "--column '\(label)=\(label)' if rows are lines, "
                + TableReader.hintToLine(ofCode: codes.min() ?? "", " if they are persons"),
            "the rows could be persons with codes in the cells, or lines with names")
    }
}

extension Set<String> {
    /// True if they can be short names as well as codes: three or more, each with a capital and small letters.
    fileprivate var areNames: Bool {
        let words = filter { $0.contains(where: \.isLetter) }
        return words.count > 2
            && words.allSatisfy { $0.first?.isUppercase == true && $0.dropFirst().contains(where: \.isLowercase) }
    }
}
