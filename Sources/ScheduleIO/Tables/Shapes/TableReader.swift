import CalendarCore

/// Reads the schedule that a table means, in any shape.
struct TableReader {
    var table: Table
    var records: TableRecords
    var account: TableAccount
    let options: TableOptions
    let assignments: TableAssignments
    let names: [String]
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
        if let records = PersonRecordTable(in: self) {
            try records.read(into: &self)
        } else if let pairs = PairTable(in: self) {
            try pairs.read(into: &self)
        } else if let frame = FrameSearch(self).knownFrame(first) {
            try DatedRows.read(frame, into: &self)
        } else if let events = EventTable(in: self) {
            try events.read(into: &self)
        } else if let grid = MonthGrid(in: self) {
            try grid.read(into: &self)
        } else if case let headers = WideHeader.findAll(in: table, filled), !headers.isEmpty {
            try Roster.read(headers, into: &self)
        } else if let frame = try dateFrame() {
            try DatedRows.read(frame, into: &self)
        } else {
            throw noDates(first)
        }
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

    /// Finds the rows again that are not blank, after cells were cleared.
    mutating func refill() { filled.removeAll { table.cellCount($0) == 0 } }

    /// Leaves out rows that draw a table: `|---|---|`, `+-----+`, three grave accents.
    mutating func dropRules() {
        let rules = filled.filter(drawsRule)
        for row in rules {
            leaveOut(.row, "\(row + 1)", .drawing, row, 0, isNoted: false)
            drop(row: row)
        }
        if !rules.isEmpty { table.dropOuterBars() }
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
            .missingColumn, at: position,
            hint: meant.map { "is it '\($0.abridged)'?" } ?? "--column 'HEADER=date' says which column has them",
            "no 'date' column")
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
            hint: "--code '\(code.abridged)=LINE' says which line it means", words)
    }

    /// Returns whom a cell names, and declares the person. A cell without a letter or a digit names nobody.
    mutating func person(named cell: String, of group: String? = nil, at row: Int, _ column: Int) -> TablePerson {
        let name = cell.singleSpaced
        guard name.hasWords else { return TablePerson(name: name, isSomebody: false) }
        let length = name.unicodeScalars.count
        guard Person.nameLengths.contains(length) else {
            table.log.error(
                .textTooLong, at: table.position(row, column),
                "a name of \(length) characters (at most \(Person.nameLengths.upperBound) allowed)")
            return TablePerson(name: name, isSomebody: false)
        }
        table.use(row, column, as: .person)
        records.declare(name, group: group.flatMap { self.group(named: $0, at: row, column) })
        return TablePerson(name: name, isSomebody: true)
    }

    /// Returns the name of a group as people are declared with it; nil for one that is too long, which is logged.
    private mutating func group(named cell: String, at row: Int, _ column: Int) -> String? {
        let name = cell.singleSpaced
        let length = name.unicodeScalars.count
        guard length > Person.groupLengths.upperBound else { return name.isEmpty ? nil : name }
        table.log.error(
            .textTooLong, at: table.position(row, column),
            "a group of \(length) characters (at most \(Person.groupLengths.upperBound) allowed)")
        return nil
    }

    /// Adds an event; a text such as `OS: Averbeck` is on the line that it names.
    mutating func addEvent(
        _ text: Located<String>, during span: Event.Span, _ lines: CalendarLines, isPrivate: Bool = false
    ) {
        let title = lines.title(text.value, [], text.position, &table.log)
        if let key = title.lineKey, let line = records.lines.known.first(where: { $0.key == key }) {
            _ = records.lines.line(named: line.label)
        }
        records.events.append(
            Event(
                Event.Content(title: title.text, lineKey: title.lineKey), span: span, isPrivate: isPrivate,
                location: table.log.location(text.position)))
    }

    /// Adds a text to a line of a day.
    mutating func add(_ text: String, to line: Int, of record: Int, at row: Int, _ column: Int) {
        add(LineText(key: records.lines.found[line].key, text: text, location: table.location(row, column)), to: record)
    }

    /// Adds somebody to a line of a day.
    mutating func add(_ person: TablePerson, to line: Int, of record: Int, at row: Int, _ column: Int) {
        add(person.text(records.lines.found[line].key, at: table.location(row, column)), to: record)
    }

    mutating func add(_ text: consuming LineText, to record: Int) {
        let location = text.location
        noteExample(text.text, text.key, records.days.records[record].date, location)
        if records.days.add(text, to: record) == .tooLong {
            let place = location ?? table.log.location(TextPosition(line: 1, column: 1))
            table.log.textTooLong(nil, at: TextPosition(line: place.line, column: place.column), .text)
        }
    }

    /// Keeps one of the first texts for the account.
    mutating func noteExample(_ text: String, _ key: String, _ date: CivilDate, _ location: SourceLocation?) {
        guard account.examples.count < TableAccount.exampleCount, let location else { return }
        let label = records.lines.found.first { $0.key == key }?.label ?? key
        account.examples.append(TableAccount.Example(text: text, line: label, date: date, location: location))
    }

    /// Returns the line of a name, if there is room for it.
    mutating func line(
        named name: String, code: String? = nil, at row: Int, _ column: Int
    ) throws(ReadingStopped) -> Int {
        let count = records.lines.found.count
        let line = records.lines.line(named: name, code: code)
        guard records.lines.found.count > count else { return line }
        let length = name.unicodeScalars.count
        let position = table.position(row, column)
        guard ScheduleLine.labelLengths.contains(length) else {
            throw table.log.stop(
                .textTooLong, at: position, hint: "shorten it, or map it with --column or --code",
                "'\(name.abridged)' cannot be a line: it has \(length) characters (at most \(ScheduleLine.labelLengths.upperBound))"
            )
        }
        guard records.lines.found.count <= ScheduleLine.maximumCount else {
            throw table.log.stop(
                .tooMany, at: position, hint: "--ignore-column leaves a column out, --code maps a code to a line",
                "'\(name.abridged)' would be line \(records.lines.found.count) of a day (at most \(ScheduleLine.maximumCount))"
            )
        }
        return line
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
            place.sheet == table.log.sheet, place.line > 0
        else { return }
        let label = records.lines.found.first { $0.key == joined.first.text.key }?.label ?? joined.first.text.key
        table.log.note(
            .joinedTexts, at: TextPosition(line: place.line, column: place.column),
            "'\(label)' of \(joined.first.date) is given more than once; the texts are joined"
                + (joined.count > 1 ? ", as are \(joined.count - 1) more" : ""))
    }
}

/// The name of a row, a column or a cell that is a person's.
struct TablePerson {
    let name: String
    /// False for signs such as `???`, which are printed, but are nobody.
    let isSomebody: Bool
    /// When, and other words about the person, if the table has columns for them.
    var hours: AssignedHours?
    var note: String?

    var assignee: Assignee { Assignee(name: name, hours: hours, note: note) }

    /// The person with further words about them.
    func noting(_ remarks: [String]) -> TablePerson {
        guard !remarks.isEmpty else { return self }
        var person = self
        person.note = ([note].compactMap(\.self) + remarks).joined(separator: ", ")
        return person
    }

    /// The person on a line.
    func text(_ key: String, at location: SourceLocation) -> LineText {
        LineText(key: key, text: assignee.text, assignees: isSomebody ? [assignee] : nil, location: location)
    }
}

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

    /// The meaning of a column of groups, and of a row that heads one.
    static let group = "group"

    func column(_ name: PlainName) -> String? {
        columns[name] ?? columnStarts.first { name.text.hasPrefix($0.name.text) }?.meaning
    }

    /// Returns the use of a column by its name, or else by its letter: `column E`.
    func use(of column: TableColumn) -> String? { use(ofColumn: column.index, column.plain) }

    /// Returns the use of a column by its header, which can be empty, or else by its letter.
    func use(ofColumn index: Int, _ header: PlainName) -> String? {
        (header.text.isEmpty ? nil : column(header)) ?? columns[PlainName(TableReader.name(ofColumn: index))]
    }

    func isGroup(_ name: PlainName) -> Bool { column(name)?.lowercased() == TableAssignments.group }

    /// Returns true if an option says that a column has people.
    func isPerson(_ index: Int, _ header: PlainName) -> Bool {
        use(ofColumn: index, header)?.lowercased() == "person"
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

    /// Returns true if an option says that a column has the dates.
    func isDate(_ name: PlainName) -> Bool { column(name)?.lowercased() == "date" }
}
