import CalendarCore

extension TableReader {
    /// Notes what a sheet shows and no calendar prints: hidden rows and columns, texts that are struck out, comments.
    mutating func noteUnprinted() {
        noteHidden()
        note(table.facts.struck, "what is struck out is read all the same")
        note(table.facts.commented, "comments are not printed")
    }

    private mutating func noteHidden() {
        let (rows, columns) = (table.facts.hiddenRows, table.facts.hiddenColumns)
        guard !rows.isEmpty || !columns.isEmpty else { return }
        let parts: [(part: TableAccount.Part, indices: [Int])] = [(.row, rows), (.column, columns)]
        let names = parts.filter { !$0.indices.isEmpty }.map { $0.part.named($0.indices.map { $0 + 1 }) }
        table.log.note(
            .leftOut, at: table.position(rows.first ?? 0, columns.first ?? 0),
            names.joined(separator: " and ") + (rows.count + columns.count == 1 ? " is hidden" : " are hidden")
                + ", and left out")
    }

    /// Warns of cells below days that have no text in the rows of people, but a background: somebody may mean a duty
    /// by it. Backgrounds of whole rows and columns are decoration.
    mutating func warnOfFilled(_ rows: [Int], _ columns: [Int]) {
        let filled = Set(table.facts.filled)
        guard !filled.isEmpty else { return }
        func isFilled(_ row: Int, _ column: Int) -> Bool { filled.contains(CellPlace(row: row, column: column)) }
        let columns = columns.filter { column in !rows.allSatisfy { isFilled($0, column) } }
        let rows = rows.filter { row in !columns.allSatisfy { isFilled(row, $0) } }
        let cells = rows.flatMap { row in
            columns.filter { isFilled(row, $0) && table.isBlank(row, $0) }.map { CellPlace(row: row, column: $0) }
        }
        guard let first = cells.first else { return }
        table.log.warning(
            .unprintedSign, at: table.position(first.row, first.column),
            hint: "write the duty into the cell if the colour means one",
            "a background without a text is no duty: \(cells.names)")
    }

    private mutating func note(_ cells: [CellPlace], _ what: String) {
        let cells = cells.filter(isRead)
        guard let first = cells.first else { return }
        table.log.note(.unprintedSign, at: table.position(first.row, first.column), "\(what): \(cells.names)")
    }
}

extension [CellPlace] {
    /// `D2, F2`; the first ten of many.
    fileprivate var names: String {
        prefix(10).map(\.name).joined(separator: ", ") + (count > 10 ? " and \(count - 10) more" : "")
    }
}
