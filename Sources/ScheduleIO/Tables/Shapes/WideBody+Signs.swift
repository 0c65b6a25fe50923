/// The signs that a row is one of the roster.
extension WideBody {
    /// Returns true if a row has a word alone and the next one a name with codes.
    func heads(_ next: Int, of rows: [Int], _ row: Int, _ reader: TableReader) -> Bool {
        guard rows.indices.contains(next), reader.table.filledColumns(row) == [labelColumn],
            !counts.contains(rows[next]), !reader.table.isTotal(rows[next], labelColumn),
            LegendEntry.entries(reader.table.spelling(row, labelColumn), isCode: codes.contains).isEmpty
        else { return false }
        let cells = reader.table.filledColumns(rows[next])
        let days = cells.filter(columns.contains)
        return cells.first == labelColumn && days.count > 1 && days.allSatisfy { isCode($0, rows[next], reader) }
    }

    /// Returns true for a row with several cells below days, or a code; a code in front of it would make it a legend's.
    func isSurelyOfRoster(_ row: Int, _ reader: TableReader) -> Bool {
        let label = reader.table.spelling(row, labelColumn)
        let days = reader.table.filledColumns(row).filter(columns.contains)
        guard !isTotal(row, reader.table), days.count < 2 else { return days.count > 1 && !isTotal(row, reader.table) }
        guard let day = days.first, !label.isEmpty, !codes.contains(label), !isOfLegend(row, reader.table) else {
            return false
        }
        if areLines { return isKnownLine(row, reader) || isMark(reader.table.spelling(row, day)) }
        if isMergedDuty(row, day, reader.table) { return true }
        let cell = reader.table.spelling(row, day)
        let codes = cell.split { $0 != " " && CodeBook.separators.contains($0) }.map(String.init)
        return isShortOrKnown(cell, reader) || codes.allSatisfy { isShortOrKnown($0, reader) }
    }

    /// Returns true for a cell that says that something is done, which no signature below lines does.
    private func isMark(_ cell: String) -> Bool {
        cell.count <= 2 && AnswerWords.answer(PlainName(cell), in: "done") == true
    }

    /// Returns true for a cell that is merged over days, if the row has a name and something else before it.
    private func isMergedDuty(_ row: Int, _ day: Int, _ table: Table) -> Bool {
        let others = table.filledColumns(row).filter { $0 < day && $0 != labelColumn }
        return !others.isEmpty && columns.contains { $0 != day && table.areMerged(row, day, $0) }
    }

    /// Returns true if a cell below a blank row names a known line or code, repeats a cell of the roster, or is as
    /// short as a code.
    func isCode(_ column: Int, _ row: Int, _ reader: TableReader) -> Bool {
        let cell = reader.table.spelling(row, column)
        guard !labels.contains(cell) else { return false }
        return isShortOrKnown(cell, reader)
            || rows.contains { other, _ in
                reader.table.filledColumns(other).contains { reader.table.spelling(other, $0) == cell }
            }
    }

    private func isShortOrKnown(_ cell: String, _ reader: TableReader) -> Bool {
        !labels.contains(cell)
            && (CodeBook.isEmpty(cell) || cell.unicodeScalars.count <= 3 && (hasNumbers || !cell.utf8.areDigits)
                || reader.records.lines.knownLine(PlainName(cell)) != nil
                || reader.assignments.line(named: cell) != nil)
    }

    func areLines(_ header: WideHeader, _ rows: [Int], _ reader: TableReader) -> Bool {
        let head = reader.table.spelling(header.row, labelColumn)
        return HeaderWords.allRoles.contains(PlainName(head.isEmpty ? header.label(in: reader.table) : head))
            || rows.contains { isKnownLine($0, reader) }
    }

    func isKnownLine(_ row: Int, _ reader: TableReader) -> Bool {
        let label = PlainName(reader.table.spelling(row, labelColumn))
        return reader.records.lines.knownLine(label) != nil || reader.assignments.column(label) != nil
    }

    /// Returns the names of the rows of a block that have more than one cell below days.
    static func names(
        _ header: WideHeader, _ days: WideDays, _ rows: [Int], in reader: inout TableReader
    ) throws(ReadingStopped) -> Set<String> {
        let (below, columns) = (
            rows.filter { !days.weekdayRows.contains($0) }, Set(days.columns.map(\.index))
        )
        let labels = header.labels(below, reader)
        let filled = below.filter { reader.table.filledColumns($0).count(where: columns.contains) > 1 }
        try header.stopIfDoubtful(labels, filled, in: &reader)
        return Set([labels.column, labels.surname].compactMap(\.self).flatMap { reader.table.column($0, filled) })
    }
}
