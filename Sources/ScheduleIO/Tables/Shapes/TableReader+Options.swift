import CalendarCore

extension TableReader {
    /// The options about names that match no cell of the table.
    var unmatchedOptions: UnmatchedOptions {
        guard !(options.columns.isEmpty && options.ignoredColumns.isEmpty && options.codes.isEmpty) else {
            return UnmatchedOptions()
        }
        let (names, header) = (cellNames, account.headerRow.map { $0 - 1 } ?? filled.first)
        return UnmatchedOptions(options, headers: header.map(table.spellings) ?? []) { option in
            let plain = PlainName(option)
            return names.contains(plain)
                || option.hasSuffix(String.cut) && names.contains { $0.text.hasPrefix(plain.text) }
        }
    }

    /// Stops because an option gives a column a use that it cannot have.
    mutating func noEffect(of column: TableColumn, _ frame: TableFrame, _ reason: String) -> ReadingStopped {
        let use = assignments.use(of: column) ?? ""
        return table.log.stop(
            .unmatchedOption, at: table.position(frame.header, column.index),
            hint: "--ignore-column '\(column.name.abridged)' leaves it out",
            "--column '\(column.name.abridged)=\(use)' has no effect: \(reason)")
    }

    /// Returns the name by which options know a column without a header: `column E`.
    static func name(ofColumn index: Int) -> String { "column " + SourceLocation.letters(ofColumn: index + 1) }

    /// Returns true if an option leaves out a column without a header.
    func isIgnored(unnamed column: Int) -> Bool {
        assignments.isIgnored(PlainName(TableReader.name(ofColumn: column)))
    }

    /// Returns the hint that an option leaves out a column without a header.
    static func hintToIgnore(unnamed column: Int) -> String {
        "--ignore-column '\(name(ofColumn: column))' leaves it out"
    }

    /// Returns true if an option names the first cell of a row.
    func isIgnored(row: Int) -> Bool {
        guard let first = table.firstFilledColumn(row) else { return false }
        return assignments.isIgnored(PlainName(table.spelling(row, first)))
    }

    /// Returns the hint that an option leaves out a row, by its first cell.
    func hintToIgnore(row: Int) -> String? {
        table.firstFilledColumn(row).map {
            "--ignore-column '\(table.spelling(row, $0).abridged)' leaves the row out"
        }
    }

    /// Logs columns that have texts but no name, each once, unless an option leaves them out.
    mutating func reportUnnamed(_ columns: [TableColumn], _ rows: [Int], width: Int = .max) {
        let named = Set(columns.filter { $0.use != .unnamed }.map(\.index))
        for index in 0..<min(width, rows.map(table.cellCount).max() ?? 0)
        where !named.contains(index) && !isIgnored(unnamed: index) {
            guard let row = rows.first(where: { !table.isBlank($0, index) }) else { continue }
            table.log.error(
                .unknownColumn, at: table.position(row, index), hint: TableReader.hintToIgnore(unnamed: index),
                "text in a column without a name")
        }
    }

    /// The names in cells, whole and between the separators of codes.
    private var cellNames: Set<PlainName> {
        let texts = Set(filled.flatMap(table.spellings))
        let parts = texts.flatMap { $0.split(whereSeparator: CodeBook.separators.contains) }
        let columns = (0..<(filled.map(table.cellCount).max() ?? 0)).map(TableReader.name)
        return Set((texts + columns).map { PlainName($0) } + parts.map { PlainName(String($0)) })
    }
}
