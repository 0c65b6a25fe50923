import CalendarCore

/// A row that can be the header of a table of records, with what options say of its columns.
struct RecordHeader {
    let row: Int
    /// The name of each column: the word of an option, else that at its head.
    let names: [PlainName]
    /// The columns that an option gives another name.
    let given: Set<Int>
    /// Of these, those by their letter alone, which every row has.
    private let lettered: Set<Int>

    /// The number of rows, blank ones aside, among which the header is.
    private static let rowCount = 20

    static func candidates(in reader: TableReader) -> [RecordHeader] {
        let rows = reader.filled.prefix(rowCount)
        let width = rows.map(reader.table.cellCount).max() ?? 0
        return rows.map { RecordHeader($0, width, reader) }
    }

    private init(_ row: Int, _ width: Int, _ reader: TableReader) {
        var (given, lettered) = (Set<Int>(), Set<Int>())
        names = (0..<width).map { index in
            let head = PlainName(reader.table.spelling(row, index))
            guard !reader.isIgnored(index, head) else { return PlainName("") }
            guard let word = reader.assignments.use(ofColumn: index, head).map({ PlainName($0) }), word != head else {
                return head
            }
            given.insert(index)
            if head.text.isEmpty || reader.assignments.column(head) == nil { lettered.insert(index) }
            return word
        }
        (self.row, self.given, self.lettered) = (row, given, lettered)
    }

    /// Returns the column with one of these words, one of an option first.
    func column(of words: Set<PlainName>) -> Int? {
        given.sorted().first { words.contains(names[$0]) } ?? names.firstIndex(where: words.contains)
    }

    /// The columns of first and last names; nil unless there are both, or if an option says who is in a column.
    var nameParts: (first: Int, last: Int)? {
        given.contains { HeaderWords.allPersons.contains(names[$0]) } ? nil : HeaderWords.nameParts(names)
    }

    /// Returns true if the row names one of some columns: not all of them are said by their letters.
    func isNamed(_ columns: [String: Int]) -> Bool { !lettered.isSuperset(of: columns.values) }
}

/// A table of which an option says that it has records, and that lacks one of their columns.
struct IncompleteRecords {
    private let kind: PersonRecordRow
    private let header: RecordHeader
    private let columns: [String: Int]
    private let missing: [FieldShape]
    /// The column that an option gives a record's use.
    private let given: TableColumn

    /// The most columns that a question offers.
    private static let mostOffered = 4

    /// Returns nil if no option gives a column the use of records alone.
    init?(_ headers: [RecordHeader], in reader: TableReader) {
        let own = Set(RecordWords.own.map { PlainName($0) }).filter {
            reader.records.lines.knownLine($0) == nil
        }
        let found = headers.lazy.compactMap { header in
            header.given.sorted().first { own.contains(header.names[$0]) }.map { (header, $0) }
        }.first
        guard let (header, index) = found else { return nil }
        let kinds = PersonRecordRow.all.filter { $0.field(called: header.names[index]) != nil }
        let lacks = kinds.map { ($0, $0.missing(beside: $0.columns(of: header))) }
        guard let (kind, missing) = lacks.min(by: { $0.1.count < $1.1.count }) else { return nil }
        (self.kind, self.header, self.missing, columns) = (kind, header, missing, kind.columns(of: header))
        given = TableColumn(index: index, name: reader.optionName(ofColumn: index, header: header.row))
    }

    func question(in reader: inout TableReader) -> ReadingStopped {
        let words = missing.map { kind.words.word(for: $0.name) }
        let names = words.map { "'\($0)'" }.joined(separator: " and ")
        return reader.noEffect(
            of: given, at: header.row, hint: hint(words, reader),
            words.isEmpty ? "no row has the heads of the columns" : "the table has no column \(names)")
    }

    /// Returns the columns that can be the one that is missing, else how to say it.
    private func hint(_ words: [String], _ reader: TableReader) -> String? {
        guard let field = missing.first, let word = words.first, canBeGiven(reader) else { return nil }
        let open = openColumns(for: field, reader).map { reader.optionName(ofColumn: $0, header: header.row) }
        guard words.count == 1, (1...IncompleteRecords.mostOffered).contains(open.count) else {
            let options = words.map { "--column 'HEADER=\($0)'" }.joined(separator: ", ")
            return "\(TableHint.request) column is which: \(options)"
        }
        return open.map { "--column '\($0)=\(word)' if it is that column" }.joined(separator: ", ")
    }

    /// Returns false if the column that is given has other cells than its field.
    private func canBeGiven(_ reader: TableReader) -> Bool {
        kind.field(called: header.names[given.index]).map { has($0, in: given.index, reader) } ?? false
    }

    /// Returns the columns that nothing names and that can have a field.
    private func openColumns(for field: FieldShape, _ reader: TableReader) -> [Int] {
        let used = Set(columns.values)
        return header.names.indices.filter { !used.contains($0) && has(field, in: $0, reader) }
    }

    private func has(_ field: FieldShape, in column: Int, _ reader: TableReader) -> Bool {
        reader.hasDates(column, below: header.row) == field.form.isDated
    }
}

/// A table with people and their documents, and with dates of which nothing says that the documents expire then.
struct UnsaidExpiry {
    private let header: RecordHeader
    /// The columns of dates.
    private let dated: [Int]
    private let word: String

    /// Returns nil if the table says what its dates are, or has no documents.
    init?(_ headers: [RecordHeader], in reader: TableReader) {
        let said = HeaderWords.weekday.union(HeaderWords.start).union(HeaderWords.end).union(HeaderWords.weekOfDate)
            .union(HeaderWords.allRoles)
        for header in headers where said.isDisjoint(with: header.names) {
            for kind in PersonRecordRow.all {
                let columns = kind.columns(of: header)
                let missing = kind.missing(beside: columns)
                guard missing.count == 1, missing[0].form.isDated else { continue }
                dated = header.names.indices.filter { index in
                    !columns.values.contains(index) && reader.hasDates(index, below: header.row) == true
                }
                (self.header, word) = (header, kind.words.word(for: missing[0].name))
                if dated.isEmpty { return nil } else { return }
            }
        }
        return nil
    }

    func question(in reader: inout TableReader) -> ReadingStopped {
        let names = dated.map { reader.optionName(ofColumn: $0, header: header.row) }
        let options = names.map { "--column '\($0)=\(word)' if documents expire then" }
        return reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(header.row, dated[0]),
            hint: (options + ["--column '\(names[0])=date' if it has the days of a schedule"]).joined(separator: ", "),
            "the dates of '\(names[0])' can be when documents expire, or the days of a schedule")
    }
}

extension TableReader {
    /// Returns true for a column with dates below a row, false for one with other cells; nil without cells.
    fileprivate func hasDates(_ column: Int, below row: Int) -> Bool? {
        let cells = table.column(column, filled.filter { $0 > row }).filter { !$0.isEmpty }
        return cells.isEmpty ? nil : cells.contains(where: DateColumn.looksLikeDate)
    }
}
