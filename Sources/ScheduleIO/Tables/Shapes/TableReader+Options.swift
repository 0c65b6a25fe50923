import CalendarCore

extension TableReader {
    /// The options about names that match no cell of the table.
    var unmatchedOptions: UnmatchedOptions {
        guard !(options.columns.isEmpty && options.ignoredColumns.isEmpty && options.codes.isEmpty) else {
            return UnmatchedOptions()
        }
        let (names, header) = (cellNames, account.headerRow.map { $0 - 1 } ?? filled.first)
        return UnmatchedOptions(options, headers: header.map(table.spellings) ?? []) { names.contains(PlainName($0)) }
    }

    /// The names in cells, whole and between the separators of codes.
    private var cellNames: Set<PlainName> {
        let texts = Set(filled.flatMap(table.spellings))
        let parts = texts.flatMap { $0.split(whereSeparator: CodeBook.separators.contains) }
        return Set(texts.map { PlainName($0) } + parts.map { PlainName(String($0)) })
    }
}
