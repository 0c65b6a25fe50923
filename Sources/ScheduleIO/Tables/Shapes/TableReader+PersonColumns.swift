import CalendarCore

extension TableReader {
    /// Returns true if columns are persons: no header is a line, and every cell is a line's name or a code of an
    /// option. Stops if most cells are codes, but not all.
    mutating func areColumnsPersons(
        _ columns: [TableColumn], _ frame: TableFrame
    ) throws(ReadingStopped) -> Bool {
        let persons = columns.filter { $0.use == .unused }.map(\.index)
        guard !persons.isEmpty, !columns.contains(where: isKnownLine) else { return false }
        let codes = CodeBook(assignments)
        guard share(of: codes, persons, frame.body.prefix(200)).known > 0 else { return false }
        let share = share(of: codes, persons, frame.body[...])
        guard let other = share.firstOther else { return share.known > 0 }
        guard share.known * 2 > share.count else { return false }
        throw table.log.stop(
            .ambiguousTable, at: table.position(other.row, other.column),
            hint: "--code '\(other.cell.abridged)=LINE' if columns are persons, --column 'NAME=NAME' if they are lines",
            "most cells are names of lines, so the columns seem to be persons, but '\(other.cell.abridged)' is no line")
    }

    private typealias Share = (known: Int, count: Int, firstOther: (row: Int, column: Int, cell: String)?)

    private func share(of codes: CodeBook, _ columns: [Int], _ rows: ArraySlice<Int>) -> Share {
        var (share, memory) = (Share(0, 0, nil), [String: Bool]())
        for row in rows {
            for column in columns where !table.isBlank(row, column) {
                let cell = table.spelling(row, column)
                guard !CodeBook.isEmpty(cell) else { continue }
                let isKnown =
                    memory[cell]
                    ?? codes.codes(cell, records.lines).allSatisfy {
                        codes.knows(PlainName($0), records.lines)
                    }
                if memory.count < 1000 { memory[cell] = isKnown }
                share.count += 1
                share.known += isKnown ? 1 : 0
                if !isKnown, share.firstOther == nil { share.firstOther = (row, column, cell) }
            }
        }
        return share
    }

    /// Reads rows that are days, and columns that are persons.
    mutating func readPersonColumns(
        _ frame: TableFrame, _ columns: [TableColumn], _ dates: [CivilDate?]
    ) throws(ReadingStopped) {
        account.shape = .personColumns
        records.lines.isNamedByCells = true
        var columns = columns
        for index in columns.indices where columns[index].use == .unused { columns[index].use = .person }
        describe(columns)
        let persons = columns.filter { $0.use == .person }
        var names: [Int: String] = [:]
        for person in persons { names[person.index] = table.text(frame.header, person.index)?.value ?? person.name }
        var codes = CodeUse(CodeBook(assignments))
        for (row, date) in zip(frame.body, dates) {
            guard let date else { continue }
            let record = records.days.open(date, at: table.location(row, frame.dateColumn))
            for person in persons {
                guard let name = names[person.index] else { continue }
                try add(name, codesAt: row, person.index, to: record, &codes)
            }
        }
        account.codes = codes.assignments(records.lines)
    }

    /// Puts a person on the lines that the codes of a cell mean.
    mutating func add(
        _ person: String, codesAt row: Int, _ column: Int, to record: Int, _ codes: inout CodeUse
    ) throws(ReadingStopped) {
        guard let cell = table.text(row, column)?.value, !CodeBook.isEmpty(cell) else { return }
        if codes.lines[cell] == nil {
            var lines: [Int] = []
            for code in codes.book.codes(cell, records.lines) {
                let line = try line(named: codes.book.lineName(code, records.lines), at: row, column)
                lines.append(line)
                codes.note(code, line)
            }
            codes.lines[cell] = lines
        }
        for line in codes.lines[cell] ?? [] { add(person, to: line, of: record, at: row, column) }
    }
}

/// The codes that a roster uses, with their lines.
struct CodeUse {
    let book: CodeBook
    /// The lines that a cell means.
    var lines: [String: [Int]] = [:]
    private var order: [(code: String, line: Int)] = []

    init(_ book: CodeBook) { self.book = book }

    mutating func note(_ code: String, _ line: Int) {
        if !order.contains(where: { $0.code == code }) { order.append((code, line)) }
    }

    func assignments(_ lines: LineCatalog) -> [TableOptions.Assignment] {
        order.map { TableOptions.Assignment(name: $0.code, meaning: lines.found[$0.line].label) }
    }
}
