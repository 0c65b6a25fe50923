import CalendarCore

/// The options about names of a table that match nothing in it.
struct UnmatchedOptions: Sendable {
    /// Each as it is given, `--column 'Persn=person'`, with its name.
    private var list: [(option: String, name: String)] = []
    /// The names in the row of the header.
    private var headers: [String] = []

    /// No option.
    init() {}

    /// Takes the options whose names are not in the table.
    ///
    /// - Parameter rows: those of ``TableOptions/ignoredRows`` that match no row.
    init(_ options: TableOptions, headers: [String], rows: [String], isInTable: (String) -> Bool) {
        list = options.columns.map { ("--column '\($0.name.abridged)=\($0.meaning.abridged)'", $0.name) }
        list += options.ignoredColumns.map { ("--ignore-column '\($0.abridged)'", $0) }
        list += options.codes.map { ("--code '\($0.name.abridged)=\($0.meaning.abridged)'", $0.name) }
        list.removeAll { isInTable($0.name) }
        list += rows.map { ("--ignore-row '\($0.abridged)'", $0) }
        self.headers = headers
    }

    /// Returns the options that match nothing in another table either.
    func intersection(_ other: UnmatchedOptions) -> UnmatchedOptions {
        var both = self
        both.list.removeAll { option in !other.list.contains { $0.option == option.option } }
        return both
    }

    /// Returns the error for the first of them in a file; nil if each matches something.
    func error(in file: String) -> Finding? {
        guard let first = list.first else { return nil }
        let meant = Spelling.nearest(to: first.name, among: headers)
        return Finding(
            .error, .unmatchedOption, "\(first.option) matches nothing in the table",
            hint: meant.map { "is it '\($0.abridged)'?" }, at: SourceLocation(file: file, line: 1, column: 1))
    }
}

extension ReadResult {
    /// Returns results with an error in the first that has tables if an option about names matches nothing in them all.
    public static func checkingOptions(_ results: [ReadResult]) -> [ReadResult] {
        let tables = results.flatMap(\.tables)
        guard let first = tables.first, let index = results.firstIndex(where: { !$0.tables.isEmpty }) else {
            return results
        }
        let unmatched = tables.dropFirst().reduce(first.unmatched) { $0.intersection($1.unmatched) }
        guard let error = unmatched.error(in: first.file) else { return results }
        var results = results
        results[index] = results[index].failed(with: error)
        return results
    }
}
