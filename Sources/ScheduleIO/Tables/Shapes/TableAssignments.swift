import CalendarCore

/// The options about names.
struct TableAssignments {
    private let columns: [PlainName: String]
    private let codes: [String: String]
    /// The codes by their letters in any case, with their signs.
    private let likeCodes: [LooseCode: String]
    private let ignored: Set<PlainName>
    /// The beginnings of names that messages cut: `Please send wishes for next month by the…`.
    private let ignoredStarts: [PlainName]
    private let columnStarts: [(name: PlainName, meaning: String)]

    init(_ options: TableOptions) {
        func byName(_ list: [TableOptions.Assignment]) -> [PlainName: String] {
            Dictionary(list.map { (PlainName($0.name), $0.meaning) }, uniquingKeysWith: { $1 })
        }
        columns = byName(options.columns)
        codes = Dictionary(options.codes.map { ($0.name, $0.meaning) }, uniquingKeysWith: { $1 })
        likeCodes = Dictionary(options.codes.map { (LooseCode($0.name), $0.name) }, uniquingKeysWith: { $1 })
        ignored = Set(options.ignoredColumns.map { PlainName($0) })
        ignoredStarts = options.ignoredColumns.filter { $0.hasSuffix(String.cut) }.map { PlainName($0) }
        columnStarts = options.columns.filter { $0.name.hasSuffix(String.cut) }.map { (PlainName($0.name), $0.meaning) }
    }

    func column(_ name: PlainName) -> String? {
        columns[name] ?? columnStarts.first { name.text.hasPrefix($0.name.text) }?.meaning
    }

    /// Returns the use of a column by its name, or else by its letter: `column E`.
    func use(of column: TableColumn) -> String? { use(ofColumn: column.index, column.plain) }

    /// Returns the use of a column by its header, which can be empty, or else by its letter.
    func use(ofColumn index: Int, _ header: PlainName) -> String? {
        (header.text.isEmpty ? nil : column(header)) ?? columns[PlainName(TableReader.name(ofColumn: index))]
    }

    /// Returns true for a column of groups, and for a row that heads one.
    func isGroup(_ name: PlainName) -> Bool { ColumnMeaning(column(name)) == .group }

    /// Returns true if an option says that a column has people.
    func isPerson(_ index: Int, _ header: PlainName) -> Bool {
        ColumnMeaning(use(ofColumn: index, header)) == .person
    }

    /// Returns the line of a code, letter by letter.
    func code(_ code: String) -> String? { codes[code] }

    /// Returns the code that an option has in another case, and its line.
    func code(like code: String) -> (code: String, line: String)? {
        likeCodes[LooseCode(code)].flatMap { like in codes[like].map { (like, $0) } }
    }

    /// Returns the line of a name that an option has in any case.
    func line(named name: String) -> String? { codes[name] ?? code(like: name)?.line }

    /// True if an option leaves anything out.
    var ignoresAny: Bool { !ignored.isEmpty }

    func isIgnored(_ name: PlainName) -> Bool {
        ignored.contains(name) || ignoredStarts.contains { name.text.hasPrefix($0.text) }
    }

    /// Returns true if an option says that a column has the dates, and none leaves it out.
    func isDate(_ name: PlainName) -> Bool { ColumnMeaning(column(name)) == .date && !isIgnored(name) }
}
