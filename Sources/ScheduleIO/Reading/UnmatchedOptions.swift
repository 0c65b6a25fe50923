import CalendarCore

/// The options about names of a table that match nothing in it, or have no effect on it.
struct UnmatchedOptions: Sendable {
    private var list: [Option] = []
    /// The names in the row of the header.
    private var headers: [String] = []

    private struct Option {
        /// As it is given, `--column 'Persn=person'`.
        let text: String
        let name: String
        /// Why it has no effect though its name is in the table; nil if the name is not.
        var reason: String?

        init(_ text: String, _ name: String) { (self.text, self.name) = (text, name) }

        init(_ column: TableOptions.Assignment) {
            self.init("--column '\(column.name.abridged)=\(column.meaning.abridged)'", column.name)
        }
    }

    /// No option.
    init() {}

    /// Takes the options whose names are not in the table.
    ///
    /// - Parameter rows: those of ``TableOptions/ignoredRows`` that match no row.
    init(_ options: TableOptions, headers: [String], rows: [String], isInTable: (String) -> Bool) {
        list = options.columns.map(Option.init)
        list += options.ignoredColumns.map { Option("--ignore-column '\($0.abridged)'", $0) }
        list += options.codes.map { Option("--code '\($0.name.abridged)=\($0.meaning.abridged)'", $0.name) }
        list.removeAll { isInTable($0.name) }
        list += rows.map { Option("--ignore-row '\($0.abridged)'", $0) }
        self.headers = headers
    }

    /// Takes an option whose name is in the table, and which has no effect on it.
    mutating func add(_ column: TableOptions.Assignment, _ reason: String) {
        var option = Option(column)
        option.reason = reason
        if !list.contains(where: { $0.text == option.text }) { list.append(option) }
    }

    /// Returns the options that match nothing in another table either.
    func intersection(_ other: UnmatchedOptions) -> UnmatchedOptions {
        var both = self
        both.list.removeAll { option in !other.list.contains { $0.text == option.text } }
        for index in both.list.indices where both.list[index].reason == nil {
            both.list[index].reason = other.list.first { $0.text == both.list[index].text }?.reason
        }
        return both
    }

    /// Returns the error for the first of them in a file; nil if each has an effect.
    func error(in file: String) -> Finding? {
        guard let first = list.first else { return nil }
        let meant = first.reason == nil ? Spelling.nearest(to: first.name, among: headers) : nil
        return Finding(
            .error, .unmatchedOption,
            "\(first.text) " + (first.reason.map { "has no effect: \($0)" } ?? "matches nothing in the table"),
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
