import CalendarCore

extension TableReader {
    /// Reads a roster with a column for each day.
    mutating func readWide(_ header: WideHeader) throws(ReadingStopped) {
        account.headerRow = header.row + 1
        let days = try wideDays(header)
        let body = wideBody(header, days)
        guard !body.rows.isEmpty else {
            throw table.log.stop(
                .noHeader, at: table.position(header.row, header.columns[0]), "no rows below the row of dates")
        }
        var book = CodeBook(assignments)
        for entry in titleLegend(header) + body.legend { book.add(entry) }
        book.alone = codesAlone(body, days)
        if try areRowsLines(body, days, book, header) {
            try readLineRows(body, days)
        } else {
            try readPersonRows(body, days, book)
        }
    }

    private func titleLegend(_ header: WideHeader) -> [LegendEntry] {
        filled.prefix { $0 < header.row }.flatMap { row in
            table.spellings(row).flatMap { LegendEntry.entries($0) { _ in false } }
        }
    }

    private func codesAlone(_ body: WideBody, _ days: WideDays) -> Set<PlainName> {
        var codes: Set<PlainName> = []
        forEachCell(body, days) { _, _, cell in
            if !cell.contains(where: CodeBook.separators.contains) { codes.insert(PlainName(cell)) }
        }
        return codes
    }

    private func forEachCell(_ body: WideBody, _ days: WideDays, _ visit: (Int, Int, String) -> Void) {
        for (row, _) in body.rows {
            for (column, _) in days.columns where !table.isBlank(row, column) {
                let cell = table.spelling(row, column)
                if !CodeBook.isEmpty(cell) { visit(row, column, cell) }
            }
        }
    }

    private mutating func readPersonRows(_ body: WideBody, _ days: WideDays, _ book: CodeBook) throws(ReadingStopped) {
        account.shape = .personRows
        records.lines.isNamedByCells = true
        var codes = CodeUse(book)
        for (row, labelRow) in body.rows {
            guard let person = table.text(labelRow, body.labelColumn)?.value else { continue }
            for (column, date) in days.columns where !table.isBlank(row, column) {
                guard !CodeBook.isEmpty(table.spelling(row, column)) else { continue }
                let record = records.days.open(date, at: table.location(row, column))
                try add(person, codesAt: row, column, to: record, &codes)
            }
        }
        account.codes = codes.assignments(records.lines)
    }

    private mutating func readLineRows(_ body: WideBody, _ days: WideDays) throws(ReadingStopped) {
        account.shape = .lineRows
        for (row, labelRow) in body.rows {
            guard let label = table.text(labelRow, body.labelColumn)?.value else { continue }
            let plain = PlainName(label)
            if assignments.isIgnored(plain) {
                leaveOut("row '\(label.abridged)'", "an option says so", row, body.labelColumn, isNoted: false)
                continue
            }
            let name = assignments.column(plain) ?? assignments.code(plain) ?? label
            let line = try line(named: name, at: labelRow, body.labelColumn)
            for (column, date) in days.columns {
                guard let text = table.text(row, column), !CodeBook.isEmpty(text.value) else { continue }
                add(text.value, to: line, of: records.days.open(date, at: table.location(row, column)), at: row, column)
            }
        }
    }
}

extension TableReader {
    /// Returns true if the rows are lines and the cells names, false if the rows are persons and the cells codes. Stops
    /// if both could be.
    private mutating func areRowsLines(
        _ body: WideBody, _ days: WideDays, _ book: CodeBook, _ header: WideHeader
    ) throws(ReadingStopped) -> Bool {
        let labels = body.rows.map { PlainName(table.spelling($0.label, body.labelColumn)) }
        var cells: Set<String> = []
        forEachCell(body, days) { _, _, cell in cells.insert(cell) }
        let codes = cells.flatMap { book.codes($0, records.lines) }.map { PlainName($0) }
        let header = PlainName(table.spelling(header.row, body.labelColumn))
        // The surest sign comes first. A sign for both decides nothing.
        let signs: [(isLine: Bool, isCode: Bool)] = [
            (
                labels.contains { assignments.column($0) != nil }, codes.contains { assignments.code($0) != nil }
            ),
            (
                labels.contains { records.lines.knownLine($0) != nil }, codes.contains { book.knows($0, records.lines) }
            ),
            (
                HeaderWords.allRoles.contains(header), HeaderWords.allPersons.contains(header)
            ),
            (labels.contains(where: HeaderWords.isShift), codes.contains(where: HeaderWords.isShift)),
            (false, cells.allSatisfy { $0.unicodeScalars.count <= 3 }),
        ]
        guard let sign = signs.first(where: { $0.isLine != $0.isCode }) else { throw doubtful(body) }
        return sign.isLine
    }

    private mutating func doubtful(_ body: WideBody) -> ReadingStopped {
        let row = body.rows.first?.row ?? 0
        let label = table.spelling(row, body.labelColumn).abridged
        return table.log.stop(
            .ambiguousTable, at: table.position(row, body.labelColumn),
            hint: "--column '\(label)=\(label)' if rows are lines, --code CODE=LINE if they are persons",
            "the rows could be persons with codes in the cells, or lines with names")
    }
}
