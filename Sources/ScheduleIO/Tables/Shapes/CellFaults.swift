import CalendarCore

extension TableReader {
    /// Logs cells of the table without a value: formulas that were saved without a result, and errors such as `#REF!`.
    mutating func logFaults() {
        let formulas = table.facts.unsaved.filter(isRead)
        if let first = formulas.first {
            log(first, formulas.count, "the formula was saved without its result")
        }
        let errors = errorCells.filter(isRead)
        if let first = errors.first {
            log(first, errors.count, "'\(table.spelling(first.row, first.column).abridged)' is an error, not a value")
        }
    }

    private mutating func log(_ cell: CellPlace, _ count: Int, _ fault: String) {
        table.log.error(
            .missingField, at: table.position(cell.row, cell.column),
            hint: "open the file in a spreadsheet program, mend the cell, and save it again",
            "\(cell.name): \(fault)" + (count > 1 ? "; so it is in \(count - 1) more cells" : ""))
    }

    /// The cells that show the error of a formula.
    private var errorCells: [CellPlace] {
        var cells: [CellPlace] = []
        for row in filled {
            for column in 0..<table.cellCount(row) where table.begins(row, column, with: UInt8(ascii: "#")) {
                if TableReader.errors.contains(table.spelling(row, column).uppercased()) {
                    cells.append(CellPlace(row: row, column: column))
                }
            }
        }
        return cells
    }

    private static let errors: Set<String> = [
        "#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!", "#ERROR!",
    ]

    /// Returns false for a cell above the header, or in a row or a column that is left out.
    func isRead(_ cell: CellPlace) -> Bool {
        guard let header = account.headerRow, cell.row >= header - 1, cell.row < table.rowCount else { return false }
        let head = header - 1 < table.rowCount ? table.spelling(header - 1, cell.column) : ""
        return !assignments.isIgnored(PlainName(head)) && !account.leftOut.contains { $0.covers(cell) }
    }
}
