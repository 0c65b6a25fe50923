import CalendarCore

extension TableReader {
    /// The options about names that match no cell of the table.
    var unmatchedOptions: UnmatchedOptions {
        let rows = options.ignoredRows.filter { option in !ignoredRows.contains { isNamed($0, by: option) } }
        guard !(options.columns.isEmpty && options.ignoredColumns.isEmpty && options.codes.isEmpty) || !rows.isEmpty
        else { return UnmatchedOptions() }
        let (names, header) = (cellNames, account.headerRow.map { $0 - 1 } ?? filled.first)
        var unmatched = UnmatchedOptions(options, headers: header.map(table.spellings) ?? [], rows: rows) { option in
            let plain = PlainName(option)
            return names.contains(plain)
                || option.hasSuffix(String.cut) && names.contains { $0.text.hasPrefix(plain.text) }
        }
        for column in options.columns {
            let meaning = ColumnMeaning(column.meaning)
            let reason = meaning == .date && isPeriod(column.name) ? nil : account.shape?.reasonAgainst(meaning)
            if let reason = reason ?? (isHead(column.name) ? nil : "no column has that head") {
                unmatched.add(column, reason)
            }
        }
        return unmatched
    }

    /// Returns true for a week or a month at the head of a column of a roster.
    private func isPeriod(_ name: String) -> Bool {
        guard Period(name) != nil, let header = account.headerRow.map({ $0 - 1 }) else { return false }
        return table.filledColumns(header).contains {
            table.use(header, $0) == .date && PlainName(table.spelling(header, $0)) == PlainName(name)
        }
    }

    /// Returns false if a name is only in cells of a table with a row for each date, whose columns options name.
    private func isHead(_ name: String) -> Bool {
        let plain = PlainName(name)
        return columns.isEmpty || ![.days, .long, .personColumns].contains(account.shape)
            || columns.contains { column in
                [column.plain, PlainName(TableReader.name(ofColumn: column.index))].contains(plain)
                    || name.hasSuffix(String.cut) && column.plain.text.hasPrefix(plain.text)
            }
    }

    /// Stops because an option gives a column a use that it cannot have.
    mutating func noEffect(
        of column: TableColumn, at header: Int, hint: String? = nil, _ reason: String
    ) -> ReadingStopped {
        let use = assignments.use(of: column) ?? ""
        return table.log.stop(
            .unmatchedOption, at: table.position(header, column.index),
            hint: hint ?? "--ignore-column '\(column.name.abridged)' leaves it out",
            "--column '\(column.name.abridged)=\(use)' has no effect: \(reason)")
    }

    /// Returns the name by which options know a column without a header: `column E`.
    static func name(ofColumn index: Int) -> String { "column " + SourceLocation.letters(ofColumn: index + 1) }

    /// Returns the name by which options know a column: its header, else `column E`.
    func optionName(ofColumn index: Int, header: Int) -> String {
        let name = table.spelling(header, index)
        return name.isEmpty ? TableReader.name(ofColumn: index) : name.abridged
    }

    /// Returns true if an option leaves out a column, by its cell in the row of the header, or its letter.
    func isIgnored(_ column: Int, header: Int) -> Bool {
        assignments.ignoresAny && isIgnored(column, PlainName(table.spelling(header, column)))
    }

    /// Returns true if an option leaves out a column, by its header or its letter.
    func isIgnored(_ column: Int, _ header: PlainName) -> Bool {
        assignments.isIgnored(header) || isIgnored(unnamed: column)
    }

    /// Returns true if an option leaves out a column without a header.
    func isIgnored(unnamed column: Int) -> Bool {
        assignments.isIgnored(PlainName(TableReader.name(ofColumn: column)))
    }

    /// Returns the hint that an option leaves out a column without a header.
    static func hintToIgnore(unnamed column: Int) -> String {
        "--ignore-column '\(name(ofColumn: column))' leaves it out"
    }

    /// The rows that `--ignore-row` names.
    var ignoredRows: [Int] {
        guard !options.ignoredRows.isEmpty else { return [] }
        return (0..<table.rowCount).filter { row in
            table.cellCount(row) > 0 && options.ignoredRows.contains { isNamed(row, by: $0) }
        }
    }

    /// Returns true if an option means a row: by its number, its first cell, or its first cells with spaces in between.
    private func isNamed(_ row: Int, by option: String) -> Bool {
        if option.utf8.areDigits, !option.isEmpty { return Int(option) == table.start(row).line }
        let cells = table.spellings(row).filter { !$0.isEmpty }
        let start = String(option.prefix { String($0) != String.cut })
        if option.hasSuffix(String.cut) { return cells.first?.hasPrefix(start) ?? false }
        return cells.indices.prefix(option.count).contains { cells[...$0].joined(separator: " ") == option }
    }

    /// Returns true if an option names the first cell of a row.
    func isIgnored(row: Int) -> Bool {
        guard let first = table.firstFilledColumn(row) else { return false }
        return assignments.isIgnored(PlainName(table.spelling(row, first)))
    }

    /// Returns the hint that an option leaves out a row: by its first cell, or by its number if that is no name of its
    /// own.
    func hintToIgnore(row: Int) -> String? {
        guard let column = table.firstFilledColumn(row) else { return nil }
        let cell = table.spelling(row, column)
        let isOnly = cell.count > 1 && !cell.utf8.areDigits && rowNames.count(of: cell, in: self) == 1
        return "--ignore-row '\(isOnly ? cell.abridged : "\(table.start(row).line)")' leaves the row out"
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

    /// The names of columns, and those in cells, whole and between the separators of codes.
    private var cellNames: Set<PlainName> {
        let texts = Set(filled.flatMap(table.spellings))
        let parts = texts.flatMap { $0.split(whereSeparator: CodeBook.separators.contains) }
        let columns = (0..<(filled.map(table.cellCount).max() ?? 0)).map(TableReader.name)
        let heads = self.columns.map(\.plain)
        return Set(heads + (texts + columns).map { PlainName($0) } + parts.map { PlainName(String($0)) })
    }
}

extension TableAccount.Shape {
    /// Returns why no column of the table can have a meaning; nil is that of a line. Returns nil if one may, or if the
    /// reader of the shape says it.
    fileprivate func reasonAgainst(_ meaning: ColumnMeaning?) -> String? {
        switch self {
        case .days, .long, .requirements, .progress: nil
        case .personColumns: [.date, .person, .people].contains(meaning) ? nil : "the columns are people"
        case .personRows: [.person, .group].contains(meaning) ? nil : "the rows are people"
        case .lineRows: [.person, .group, nil].contains(meaning) ? nil : "the rows are lines"
        case .weekRows: [.date, nil].contains(meaning) ? nil : "the rows are weeks"
        case .monthGrid: "the table is a month as a page"
        case .events: "the columns of events have names of their own"
        }
    }
}

/// How many rows begin with a cell, counted when it is first asked: a table can have many errors.
final class RowNames {
    private var counts: [String: Int]?

    func count(of name: String, in reader: TableReader) -> Int {
        if counts == nil {
            let names = reader.filled.compactMap { row in
                reader.table.firstFilledColumn(row).map { reader.table.spelling(row, $0) }
            }
            counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        }
        return counts?[name] ?? 0
    }
}
