import CalendarCore

/// A hint about a table, in parts that name an option each: `--ignore-row 'Total' leaves the row out, --column …`.
///
/// The words that people read are what is tried: an option that a hint names needs no second place.
struct TableHint {
    private(set) var parts: [Part] = []

    /// An option with the words behind it, and those before it that part it from another one.
    struct Part {
        let connection: String
        let text: String
        /// Nil if it is no option of tables, or one whose value people have to find: `--column 'HEADER=date'`.
        let option: Option?
    }

    /// An option that changes how a table is read.
    enum Option: Hashable {
        case column(TableOptions.Assignment)
        case code(TableOptions.Assignment)
        case ignoredColumn(String)
        case ignoredRow(String)
        case order(DateOrder)
        case from

        /// True if dates can have another question when it is answered: the month that is tried need not be the right
        /// one, and a date without an order can lack its year, too.
        var isOfDates: Bool {
            switch self {
            case .order, .from: true
            default: false
            }
        }
    }

    init(_ hint: String) {
        var (rest, connection) = (hint[...], "")
        while let (end, next) = TableHint.connection(in: rest) {
            append(rest[..<end], connection)
            connection = next
            rest = rest[rest.index(end, offsetBy: next.count)...]
        }
        append(rest, connection)
    }

    /// The hint again, without the parts that are taken out.
    var text: String? {
        guard let first = parts.first else { return nil }
        return parts.dropFirst().reduce(first.text) { $0 + $1.connection + $1.text }
    }

    /// Takes out the options that do not hold.
    mutating func removeParts(where isWrong: (Option) -> Bool) {
        parts.removeAll { $0.option.map(isWrong) ?? false }
    }

    private mutating func append(_ text: Substring, _ connection: String) {
        parts.append(Part(connection: connection, text: String(text), option: Option(text)))
    }

    /// The words before an option, and how it goes on.
    private static let connections = [(", ", "--"), (" or ", "--"), (", ", request)]

    /// The words before an option whose value only people know: `say which line 'N' is: --code 'N=LINE'`.
    static let request = "say which"

    /// Returns where the words before the next option begin, and these words.
    private static func connection(in text: Substring) -> (Substring.Index, String)? {
        var index = text.startIndex
        while index < text.endIndex {
            for (words, next) in connections where text[index...].hasPrefix(words + next) { return (index, words) }
            index = text.index(after: index)
        }
        return nil
    }
}

extension TableHint.Option {
    /// Reads `--code 'N=OS' says …` and `say which …: --code 'N=LINE'`; returns nil for anything else.
    fileprivate init?(_ text: Substring) {
        let start =
            text.hasPrefix(TableHint.request)
            ? text.firstRange(of: ": --").map { text.index($0.lowerBound, offsetBy: 2) } : nil
        let text = start.map { text[$0...] } ?? text
        guard text.hasPrefix("--"), let space = text.firstIndex(of: " ") else { return nil }
        let value = TableHint.Option.value(text[text.index(after: space)...])
        switch text[..<space] {
        case "--column": self.init(column: TableHint.Option.assignment(value))
        case "--code": self.init(code: TableHint.Option.assignment(value))
        case "--ignore-column": self = .ignoredColumn(value)
        case "--ignore-row": self = .ignoredRow(value)
        case "--from": self = .from
        case "--date-order":
            guard let order = DateOrder(rawValue: value) else { return nil }
            self = .order(order)
        default: return nil
        }
    }

    private init?(column: TableOptions.Assignment?) {
        guard let column, !["HEADER", "NAME"].contains(column.name) else { return nil }
        self = .column(column)
    }

    /// A line that people have to find can be the code itself.
    private init?(code: TableOptions.Assignment?) {
        guard let code, code.name != "CODE" else { return nil }
        self = .code(code.meaning == "LINE" ? .init(name: code.name, meaning: code.name) : code)
    }

    /// Returns a value up to the quotation mark that ends it, else up to a space.
    private static func value(_ text: Substring) -> String {
        guard text.first == "'" else { return String(text.prefix { $0 != " " }) }
        let inner = text.dropFirst()
        let end = inner.indices.first { index in
            inner[index] == "'"
                && (inner.index(after: index) == inner.endIndex || " ,;".contains(inner[inner.index(after: index)]))
        }
        return String(inner[..<(end ?? inner.endIndex)])
    }

    private static func assignment(_ value: String) -> TableOptions.Assignment? {
        guard let sign = value.lastIndex(of: "="), sign > value.startIndex else { return nil }
        return TableOptions.Assignment(
            name: String(value[..<sign]), meaning: String(value[value.index(after: sign)...]))
    }
}

extension TableOptions {
    /// Returns the options with one more.
    func adding(_ option: TableHint.Option) -> TableOptions {
        var options = self
        switch option {
        case .column(let column): options.columns.append(column)
        case .code(let code): options.codes.append(code)
        case .ignoredColumn(let name): options.ignoredColumns.append(name)
        case .ignoredRow(let name): options.ignoredRows.append(name)
        case .order(let order): options.dateOrder = order
        case .from: options.from = options.from ?? YearMonth(year: 2024, month: 1)
        }
        return options
    }
}
