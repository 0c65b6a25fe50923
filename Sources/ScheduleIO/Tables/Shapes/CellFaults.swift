import CalendarCore

extension TableReader {
    /// Logs cells of the table without a value: formulas that were saved without a result, and errors such as `#REF!`.
    ///
    /// - Parameter unsaved: the rows and columns of the formulas.
    mutating func logFaults(unsaved: [(row: Int, column: Int)]) {
        let formulas = unsaved.filter { isRead($0.row, $0.column) }
        if let first = formulas.first {
            log(first, formulas.count, "the formula was saved without its result")
        }
        let errors = errorCells.filter { isRead($0.row, $0.column) }
        if let first = errors.first {
            log(first, errors.count, "'\(table.spelling(first.row, first.column).abridged)' is an error, not a value")
        }
    }

    private mutating func log(_ cell: (row: Int, column: Int), _ count: Int, _ fault: String) {
        let name = SourceLocation.letters(ofColumn: cell.column + 1) + "\(cell.row + 1)"
        table.log.error(
            .missingField, at: table.position(cell.row, cell.column),
            hint: "open the file in a spreadsheet program, mend the cell, and save it again",
            "\(name): \(fault)" + (count > 1 ? "; so it is in \(count - 1) more cells" : ""))
    }

    /// The cells that show the error of a formula.
    private var errorCells: [(row: Int, column: Int)] {
        var cells: [(row: Int, column: Int)] = []
        for row in filled {
            for column in 0..<table.cellCount(row) where table.begins(row, column, with: UInt8(ascii: "#")) {
                if TableReader.errors.contains(table.spelling(row, column).uppercased()) { cells.append((row, column)) }
            }
        }
        return cells
    }

    private static let errors: Set<String> = [
        "#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!", "#ERROR!",
    ]

    /// Returns false for a cell above the header, or in a row or a column that is left out.
    private func isRead(_ row: Int, _ column: Int) -> Bool {
        guard let header = account.headerRow, row >= header - 1 else { return false }
        let head = header - 1 < table.rowCount ? table.spelling(header - 1, column) : ""
        let line = table.start(row).line
        return !assignments.isIgnored(PlainName(head))
            && !account.leftOut.contains { part in
                part.part == .row ? part.location.line == line : part.location.column == column + 1
            }
    }
}
