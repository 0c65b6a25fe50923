import CalendarCore

/// Reads the schedule that a table means, in any shape.
struct TableReader {
    var table: Table
    var records: TableRecords
    var account: TableAccount
    let options: TableOptions
    let assignments: TableAssignments
    private(set) var names: [String]
    /// The fewest numbers across that can be days.
    var leastNumbers = DayNumber.leastCount
    /// The rows that are not blank.
    private(set) var filled: [Int]
    let rowNames = RowNames()
    /// The columns of a table with a row for each date.
    var columns: [TableColumn] = []

    /// - Parameter names: other sources of the month: the sheet's name, then the file's.
    init(_ table: Table, _ records: TableRecords, _ options: TableOptions, names: [String]) {
        (self.table, self.records, self.options, self.names) = (table, records, options, names)
        assignments = TableAssignments(options)
        account = TableAccount(file: table.log.file, sheet: table.log.sheet)
        filled = (0..<table.rowCount).filter { table.cellCount($0) > 0 }
        for row in ignoredRows { leaveOut(row: row) }
    }

    private mutating func leaveOut(row: Int) {
        let column = table.firstFilledColumn(row) ?? 0
        leaveOut(.row, "'\(table.spelling(row, column).abridged)'", .byOption, row, column, isNoted: false)
        drop(row: row)
    }

    /// Reads the table. Stops if its rows cannot be understood.
    mutating func read() throws(ReadingStopped) {
        defer {
            logFaults()
            noteUnprinted()
            account.unmatched = unmatchedOptions
        }
        try readShape()
        closeCells()
    }

    private mutating func readShape() throws(ReadingStopped) {
        guard let first = filled.first else {
            throw table.log.stop(.noHeader, at: TextPosition(line: 1, column: 1), "no header row")
        }
        let headers = RecordHeader.candidates(in: self)
        if let records = PersonRecordTable(headers, in: self) {
            try records.read(into: &self)
        } else if let incomplete = IncompleteRecords(headers, in: self) {
            throw incomplete.question(in: &self)
        } else if let dates = UnsaidExpiry(headers, in: self) {
            throw dates.question(in: &self)
        } else if let pairs = PairTable(in: self) {
            try pairs.read(into: &self)
        } else if let frame = FrameSearch(self).knownFrame(first) {
            try DatedRows.read(frame, into: &self)
        } else if let events = EventTable(in: self) {
            try events.read(into: &self)
        } else if let grid = MonthGrid(in: self) {
            try grid.read(into: &self)
        } else if case let headers = WideHeader.findAll(in: table, filled, leastNumbers), !headers.isEmpty {
            try Roster.read(headers, into: &self)
        } else if let headers = givenPeriods {
            try Roster.read(headers, into: &self)
        } else if let frame = try dateFrame() {
            try DatedRows.read(frame, into: &self)
        } else if case let headers = WideHeader.findPeriods(in: table, filled), !headers.isEmpty {
            try Roster.read(headers, into: &self)
        } else {
            throw noDates(first)
        }
    }

    /// The rows of weeks or months of which an option says that they are dates; nil without such an option.
    private var givenPeriods: [WideHeader]? {
        guard options.columns.contains(where: { ColumnMeaning($0.meaning) == .date }) else { return nil }
        let headers = WideHeader.findPeriods(in: table, filled)
        let isGiven = headers.first.map { header in
            header.columns.contains { assignments.isDate(PlainName(table.spelling(header.row, $0))) }
        }
        return isGiven == true ? headers : nil
    }

    private mutating func dateFrame() throws(ReadingStopped) -> TableFrame? {
        do throws(FrameSearch.NoHeader) {
            return try FrameSearch(self).dateFrame()
        } catch {
            throw table.log.stop(
                .noHeader, at: table.position(filled[0], table.filledColumns(filled[0])[0]),
                hint: "the row above the first date must name the columns: date,OS,CL,OFF,CALL", "no header row")
        }
    }

    /// Leaves the cells of other columns to the readers of other tables; `titles` are texts above those.
    mutating func keep(_ columns: Range<Int>, titles: [String]) {
        table.keep(columns)
        names = titles + names
        refill()
    }

    /// Finds the rows again that are not blank, after cells were cleared.
    mutating func refill() { filled.removeAll { table.cellCount($0) == 0 } }

    /// Leaves out rows that draw a table: `|---|---|`, `+-----+`, three grave accents.
    mutating func dropRules() {
        let rules = filled.filter(drawsRule)
        for row in rules {
            leaveOut(.row, "\(row + 1)", .drawing, row, 0, isNoted: false)
            drop(row: row)
        }
        guard !rules.isEmpty else { return }
        table.dropOuterBars()
        table.dropBold()
    }

    private func drawsRule(_ row: Int) -> Bool {
        let cells = table.filledColumns(row).map { table.spelling(row, $0) }
        return cells.count == 1 && cells[0].hasPrefix("```")
            || cells.allSatisfy { cell in cell.utf8.allSatisfy { "-=:+ ".utf8.contains($0) } }
                && cells.contains { $0.utf8.count > 1 }
    }

    /// Leaves out a row that `sep=;` or another reader has taken.
    mutating func drop(row: Int) { filled.removeAll { $0 == row } }

    /// Returns nil if no cell has the name of a month that is another month in another language.
    private mutating func ambiguousMonth() -> ReadingStopped? {
        for row in filled {
            for column in table.filledColumns(row) {
                let text = table.spelling(row, column)
                guard NameTable.isAmbiguous(text) else { continue }
                return table.log.stop(
                    .ambiguousDate, at: table.position(row, column), hint: TableReader.ambiguousMonth.hint,
                    "'\(text.abridged)' \(TableReader.ambiguousMonth.doubt)")
            }
        }
        return nil
    }

    private mutating func noDates(_ first: Int) -> ReadingStopped {
        if let stopped = ambiguousMonth() { return stopped }
        let position = table.position(first, table.filledColumns(first)[0])
        let names = table.spellings(first)
        guard names.contains(where: { CSVHeader.isKnown($0.lowercased()) }) else {
            return table.log.stop(
                .noHeader, at: position,
                hint: "a schedule has a column of dates, or a row of dates or days with the month above",
                "no dates, so no header row")
        }
        let meant = names.first { Spelling.nearest(to: $0.lowercased(), among: ["date"]) != nil }
        return table.log.stop(
            .missingColumn, at: position, hint: meant.map { "is it '\($0.abridged)'?" } ?? hintToDates(below: first),
            "no 'date' column")
    }

    /// Returns the hint that an option says which column has the dates: those that have some, else any.
    private func hintToDates(below header: Int) -> String {
        let rows = filled.filter { $0 > header }
        let columns = (0..<table.cellCount(header)).filter { column in
            let cells = table.column(column, rows).filter { !$0.isEmpty }
            return cells.contains(where: DateColumn.looksLikeDays)
                || !cells.isEmpty && cells.allSatisfy { DayNumber($0) != nil }
        }
        let options = columns.map { "--column '\(optionName(ofColumn: $0, header: header))=date' if it has the dates" }
        return options.isEmpty
            ? "\(TableHint.request) column has the dates: --column 'HEADER=date'" : options.joined(separator: ", ")
    }
}

extension TableReader {
    /// Notes that something is not read.
    mutating func leaveOut(
        _ part: TableAccount.Part, _ name: String, _ why: TableAccount.Reason, _ row: Int, _ column: Int,
        isNoted: Bool = true
    ) {
        let position = table.position(row, column)
        let leftOut = TableAccount.LeftOut(
            part: part, name: name, why: why, location: table.log.location(position),
            cell: CellPlace(row: row, column: column))
        account.leftOut.append(leftOut)
        if isNoted { table.log.note(.leftOut, at: position, "\(leftOut.what) is left out: \(why.rawValue)") }
    }

    /// Describes rows or columns, for the account.
    mutating func describe(_ part: TableAccount.Part, _ indices: [Int], _ use: String) {
        guard !indices.isEmpty else { return }
        account.parts.append(TableAccount.Portion(part: part, numbers: indices.map { $0 + 1 }, use: use))
    }

    /// Warns of a code in a cell whose meaning is not certain.
    mutating func warn(_ words: String, of code: String, at row: Int, _ column: Int) {
        table.log.warning(
            .unexplainedCode, at: table.position(row, column),
            hint: TableReader.hintToLine(ofCode: code), words)
    }

    /// Returns the hint that an option says which line a code is. Only people know that.
    static func hintToLine(ofCode code: String, _ condition: String = "") -> String {
        "\(TableHint.request) line '\(code.abridged)' is\(condition): --code '\(code.abridged)=LINE'"
    }
}

extension TableReader {
    /// Returns true if an option or a known name says that a column is a line.
    func isKnownLine(_ column: TableColumn) -> Bool {
        column.use == .unused && hasLineName(column)
    }

    /// Returns true if an option says what a column is, or its name is that of a known line.
    func hasLineName(_ column: TableColumn) -> Bool {
        assignments.use(of: column) != nil || records.lines.knownLine(column.plain) != nil
    }

    /// Lists the columns in the account.
    mutating func describe(_ columns: [TableColumn]) {
        self.columns = columns
        account.columns = columns.filter { $0.isNamed || $0.use != .unnamed }.map { column in
            TableAccount.Column(name: column.name, use: column.use.words(records.lines))
        }
    }

    /// Notes that texts of one line and day were joined.
    mutating func noteJoined() {
        guard let joined = records.days.joined, let place = joined.first.text.location,
            place.sheet == table.log.sheet, place.line > 0,
            !table.log.findings.contains(where: { $0.code == .joinedTexts })
        else { return }
        let label = records.lines.found.first { $0.key == joined.first.text.key }?.label ?? joined.first.text.key
        table.log.note(
            .joinedTexts, at: TextPosition(line: place.line, column: place.column),
            "'\(label)' of \(joined.first.date) is given more than once; the texts are joined"
                + (joined.count > 1 ? ", as are \(joined.count - 1) more" : ""))
    }
}
