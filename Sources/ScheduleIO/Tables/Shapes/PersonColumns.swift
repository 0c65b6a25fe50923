import CalendarCore

/// Columns that are persons, in a table with a row for each date.
enum PersonColumns {
    /// Returns true if columns are persons: no header is a line, and every cell is a line's name or a code of an
    /// option. Stops if most cells are codes, but not all.
    static func areIn(_ rows: DatedRows, _ reader: inout TableReader) throws(ReadingStopped) -> Bool {
        if rows.columns.contains(where: { $0.use == .person }) { return true }
        let persons = rows.columns.filter { $0.use == .unused }.map(\.index)
        guard !persons.isEmpty, !rows.columns.contains(where: reader.isKnownLine) else { return false }
        guard reader.share(ofCodesIn: persons, rows.frame.body.prefix(200)).known > 0 else {
            return try areSure(rows, &reader)
        }
        let share = reader.share(ofCodesIn: persons, rows.frame.body[...])
        guard let other = share.firstOther else { return share.known > 0 }
        guard share.known * 2 > share.count else { return try areSure(rows, &reader) }
        let name = reader.optionName(ofColumn: persons[0], header: rows.frame.header)
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(other.row, other.column),
            hint: "--column '\(name)=\(name)' if columns are lines, "
                + TableReader.hintToLine(ofCode: other.cell, " if they are persons"),
            "most cells are names of lines, so the columns seem to be persons, but '\(other.cell.abridged)' is no line")
    }

    /// Returns true if an option says that a column is a person, and its cells are codes.
    static func areGiven(_ rows: DatedRows, _ times: TimeColumns, _ reader: TableReader) -> Bool {
        guard rows.columns.contains(where: { $0.use == .person }), times.all.isEmpty,
            !rows.columns.contains(where: { $0.use == .role || HeaderWords.allRoles.contains($0.plain) })
        else { return false }
        return CodeColumns(rows, reader.table)?.areShared ?? rows.haveDuties(reader.table)
    }

    /// Returns true for codes below headers that can only be people. Stops if both can be people.
    private static func areSure(_ rows: DatedRows, _ reader: inout TableReader) throws(ReadingStopped) -> Bool {
        guard let codes = CodeColumns(rows, reader.table), codes.areBelowNames else { return false }
        if codes.areCertain { return true }
        guard codes.arePossible, let first = rows.columns.first(where: { $0.use == .unused }) else { return false }
        let name = first.name.abridged
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(rows.frame.header, first.index),
            hint: "--column '\(name)=person' if columns are people, --column '\(name)=\(name)' if they are lines",
            "the cells below '\(name)' can be people, or what '\(name)' does")
    }

    /// Reads a table.
    static func read(
        _ rows: DatedRows, _ days: RowDays, into reader: inout TableReader
    ) throws(ReadingStopped) {
        reader.account.shape = .personColumns
        reader.records.lines.isNamedByCells = true
        var columns = rows.columns
        for index in columns.indices where columns[index].use == .unused { columns[index].use = .person }
        reader.reportUnnamed(columns, rows.frame.body)
        reader.describe(columns)
        let persons = try persons(columns.filter { $0.use == .person }, rows.frame, in: &reader)
        var codes = CodeUse(book: CodeBook(reader.assignments))
        for (row, span) in zip(rows.frame.body, days.spans) {
            let place = reader.table.location(row, rows.frame.dateColumn)
            guard let span else { continue }
            for date in span.days {
                let record = reader.records.days.open(date, at: place)
                for (column, person) in persons { try codes.add(person, row, column, to: record, in: &reader) }
            }
        }
        reader.account.codes = codes.assignments(reader.records.lines)
    }
}

extension PersonColumns {
    /// Returns the people at the heads of columns, each in their group.
    private static func persons(
        _ columns: [TableColumn], _ frame: TableFrame, in reader: inout TableReader
    ) throws(ReadingStopped) -> [(column: Int, person: TablePerson)] {
        let groups = try ColumnGroups(above: columns.map(\.index), frame, in: &reader)
        var persons: [(column: Int, person: TablePerson)] = []
        for column in columns.map(\.index) {
            let name = reader.table.text(frame.header, column)?.value ?? reader.table.spelling(frame.header - 1, column)
            let group = groups.group(ofColumn: column)
            persons.append((column, reader.person(named: name, of: group, at: frame.header, column)))
        }
        try stopIfRepeated(persons, frame, in: &reader)
        return persons
    }

    /// Stops if a name heads two columns: that of two people, or of one in two groups.
    private static func stopIfRepeated(
        _ persons: [(column: Int, person: TablePerson)], _ frame: TableFrame, in reader: inout TableReader
    ) throws(ReadingStopped) {
        var names: Set<[String]> = []
        for (column, person) in persons where !names.insert(person.name.lowercasedWords).inserted {
            throw reader.table.log.stop(
                .repeatedColumn, at: reader.table.position(frame.header, column),
                hint: TableReader.hintToIgnore(unnamed: column), "'\(person.name.abridged)' heads two columns")
        }
    }
}

extension DatedRows {
    /// Returns true if several columns are open, and all of them have words for what people do.
    fileprivate func haveDuties(_ table: Table) -> Bool {
        let open = columns.filter { [.unused, .person].contains($0.use) && !$0.isGivenLine }
        let words = open.map { Set(table.column($0.index, frame.body).filter { !$0.isEmpty }) }
        return words.count > 1 && words.allSatisfy { $0.contains(where: HeaderWords.isDuty) }
    }
}

/// The number of cells with codes only, that of all cells, and the first cell that is no code.
private typealias CodeShare = (known: Int, count: Int, firstOther: (row: Int, column: Int, cell: String)?)

extension TableReader {
    fileprivate func share(ofCodesIn columns: [Int], _ rows: ArraySlice<Int>) -> CodeShare {
        let codes = CodeBook(assignments)
        var (share, memory) = (CodeShare(0, 0, nil), [String: Bool]())
        for row in rows {
            for column in columns where !table.isBlank(row, column) {
                let cell = table.spelling(row, column)
                guard !CodeBook.isEmpty(cell) else { continue }
                let isKnown =
                    memory[cell]
                    ?? codes.codes(cell, records.lines).allSatisfy { codes.knows($0, records.lines) }
                if memory.count < 1000 { memory[cell] = isKnown }
                share.count += 1
                share.known += isKnown ? 1 : 0
                if !isKnown, share.firstOther == nil { share.firstOther = (row, column, cell) }
            }
        }
        return share
    }
}

/// The codes that a roster uses, with their lines.
struct CodeUse {
    private let book: CodeBook
    /// The duties that each cell stands for.
    private var meanings: [String: [Duty]] = [:]
    private var order: [(code: String, line: Int)] = []

    /// A line, and what the signs of a code say about whoever is on it.
    private struct Duty {
        let line: Int
        let remarks: [String]
    }

    init(book: CodeBook) { self.book = book }

    /// Puts a person on the lines that the codes of a cell mean.
    mutating func add(
        _ person: TablePerson, _ row: Int, _ column: Int, to record: Int, in reader: inout TableReader
    ) throws(ReadingStopped) {
        guard let cell = reader.table.text(row, column)?.value, !CodeBook.isEmpty(cell) else { return }
        reader.table.use(row, column, as: .code)
        if meanings[cell] == nil { meanings[cell] = try duties(of: cell, row, column, in: &reader) }
        for duty in meanings[cell] ?? [] {
            reader.add(person.noting(duty.remarks), to: duty.line, of: record, at: row, column)
        }
    }

    private mutating func duties(
        of cell: String, _ row: Int, _ column: Int, in reader: inout TableReader
    ) throws(ReadingStopped) -> [Duty] {
        var duties: [Duty] = []
        for code in book.codes(cell, reader.records.lines) {
            let meaning = book.meaning(code, reader.records.lines)
            let line = try reader.line(named: meaning.line, code: code, at: row, column)
            warn(of: code, meaning, line, at: row, column, in: &reader)
            duties.append(Duty(line: line, remarks: meaning.remarks))
            if !order.contains(where: { $0.code == code }) { order.append((code, line)) }
        }
        return duties
    }

    /// Warns of a code that the legend lacks, or that is like another one.
    private func warn(
        of code: String, _ meaning: CodeMeaning, _ line: Int, at row: Int, _ column: Int,
        in reader: inout TableReader
    ) {
        let label = reader.records.lines.found[line].label
        if let like = meaning.like {
            reader.warn("'\(code.abridged)' is read as '\(like.abridged)', \(label)", of: code, at: row, column)
        } else if !meaning.isExplained {
            reader.warn(
                "the legend does not have '\(code.abridged)'; it is a line of its own", of: code, at: row, column)
        } else if let other = order.first(where: {
            $0.line != line && $0.code != code && LooseCode($0.code) == LooseCode(code) && !book.isInLegend(code)
        }) {
            reader.warn(
                "'\(code.abridged)' differs from '\(other.code.abridged)' only by its case; each is a line of its own",
                of: code, at: row, column)
        }
    }

    /// Puts the lines in the order of the legend.
    func sortLines(in reader: inout TableReader) { reader.records.lines.order = book.order }

    func assignments(_ lines: LineCatalog) -> [TableOptions.Assignment] {
        order.map { TableOptions.Assignment(name: $0.code, meaning: lines.found[$0.line].label) }
    }
}
