import CalendarCore

extension TableReader {
    /// Reads rows that are days, and columns that are lines.
    mutating func readDays(
        _ frame: TableFrame, _ columns: [TableColumn], _ dates: [CivilDate?]
    ) throws(ReadingStopped) {
        account.shape = .days
        var columns = columns
        try nameLines(&columns, frame)
        describe(columns)
        let width = max(columns.count, table.writtenCount(frame.header))
        let isStamped = columns.contains { [.id, .modified, .zone].contains($0.use) }
        for (row, date) in zip(frame.body, dates) {
            checkWidth(row, width)
            if isStamped {
                readStamped(row, date, columns)
            } else if let date {
                readRow(row, records.days.open(date, at: table.location(row, frame.dateColumn)), columns)
            } else {
                checkTexts(row, columns)
            }
        }
        reportUnnamed(columns, frame, width)
        noteJoined()
    }

    private mutating func readRow(_ row: Int, _ record: Int, _ columns: [TableColumn]) {
        for column in columns {
            guard case .line(let line) = column.use, let text = table.text(row, column.index) else { continue }
            add(text.value, to: line, of: record, at: row, column.index)
        }
    }

    /// Reads a row that may name its record.
    private mutating func readStamped(_ row: Int, _ date: CivilDate?, _ columns: [TableColumn]) {
        var (stamp, texts) = (RecordStamp(), [LineText]())
        for column in columns {
            switch column.use {
            case .id: stamp.name = table.text(row, column.index, .name)?.value
            case .zone: stamp.zone = table.text(row, column.index, .name)?.value
            case .modified: stamp.modified = instant(row, column.index)
            case .line(let line):
                guard let text = table.text(row, column.index) else { continue }
                let key = records.lines.found[line].key
                texts.append(LineText(key: key, text: text.value, location: table.log.location(text.position)))
            default: break
            }
        }
        guard let date, let dateColumn = columns.first(where: { $0.use == .date })?.index else { return }
        records.days.add(
            DayRecord(
                date: date, texts: texts, identity: stamp.identity, modified: stamp.modified,
                location: table.location(row, dateColumn)))
    }

    private mutating func instant(_ row: Int, _ column: Int) -> Instant? {
        guard !table.isBlank(row, column) else { return nil }
        let instant = table.withBytes(row, column) { WrittenDateTime.rfc3339($0) }
        if instant == nil {
            let text = table.spelling(row, column).abridged
            table.log.error(
                .invalidDateTime, at: table.position(row, column),
                "'\(text)' is not a date-time (YYYY-MM-DDTHH:MM:SSZ)")
        }
        return instant
    }

    /// Logs faults in the texts of a row that has no date.
    private mutating func checkTexts(_ row: Int, _ columns: [TableColumn]) {
        for column in columns {
            if case .line = column.use { _ = table.text(row, column.index) }
        }
    }

    private mutating func checkWidth(_ row: Int, _ width: Int) {
        guard table.cellCount(row) > width else { return }
        let first = (width..<table.cellCount(row)).first { !table.isBlank(row, $0) } ?? width
        let count = table.writtenCount(row)
        table.log.error(
            .tooManyCells, at: table.position(row, first), "\(count) cells in a row of \(width) columns")
    }

    /// Logs columns that have texts but no name, each once.
    private mutating func reportUnnamed(_ columns: [TableColumn], _ frame: TableFrame, _ width: Int) {
        let named = Set(columns.filter { $0.use != .unnamed }.map(\.index))
        for index in 0..<min(width, frame.body.map(table.cellCount).max() ?? 0) where !named.contains(index) {
            guard let row = frame.body.first(where: { !table.isBlank($0, index) }) else { continue }
            table.log.error(.unknownColumn, at: table.position(row, index), "text in a column without a name")
        }
    }
}

extension TableReader {
    /// Makes a line of every column that is nothing else. Stops if one of them is in doubt.
    private mutating func nameLines(_ columns: inout [TableColumn], _ frame: TableFrame) throws(ReadingStopped) {
        let names = Set(columns.filter(\.isNamed).map(\.plain))
        for index in columns.indices where columns[index].isNamed {
            let column = columns[index]
            if checkRepetition(of: column, columns[..<index], frame) { continue }
            guard column.use == .unused || column.use.isRole else { continue }
            let assigned = column.use == .unused ? assignments.column(column.plain) : nil
            if assigned == nil, let known = doubt(column, beside: names) {
                table.log.error(
                    .unknownColumn, at: table.position(frame.header, index), hint: "did you mean '\(known)'?",
                    "unknown column '\(column.name.abridged)'")
                continue
            }
            let label = assigned == nil ? try label(of: column, frame) : assigned ?? column.name
            columns[index].use = .line(try line(named: label, at: frame.header, index))
        }
        guard !table.log.hasColumnErrors else { throw ReadingStopped() }
    }

    /// Returns the header as a label: one printable line.
    private mutating func label(of column: TableColumn, _ frame: TableFrame) throws(ReadingStopped) -> String {
        guard !table.isBlank(frame.header, column.index) else { return column.name }
        guard let text = table.text(frame.header, column.index) else { throw ReadingStopped() }
        return text.value
    }

    /// Returns the known line that a header was most likely meant for.
    private func doubt(_ column: TableColumn, beside names: Set<PlainName>) -> String? {
        guard records.lines.knownLine(column.plain) == nil else { return nil }
        let digits = column.plain.text.dropFirst(4)
        if column.plain.text.hasPrefix("line"), !digits.isEmpty, digits.utf8.areDigits {
            return "line1"
        }
        return records.lines.meant(by: column.plain, beside: names)?.label
    }

    /// Logs a name that an earlier column has, too; returns true if there is one.
    private mutating func checkRepetition(
        of column: TableColumn, _ earlier: ArraySlice<TableColumn>, _ frame: TableFrame
    ) -> Bool {
        let position = table.position(frame.header, column.index)
        if earlier.contains(where: { $0.plain == column.plain }), assignments.column(column.plain) == nil {
            table.log.error(.repeatedColumn, at: position, "column '\(column.name.abridged)' given twice")
            return true
        }
        guard column.use == .unused, assignments.column(column.plain) == nil,
            let line = records.lines.knownLine(column.plain),
            let rival = earlier.first(where: { isRival($0, of: column, line) })
        else { return false }
        let isSame = records.lines.knownLine(rival.plain) == line
        table.log.error(
            .conflictingColumns, at: position, hint: "line1 to line4 are other names for OS, CL, OFF and CALL",
            "'\(column.name.abridged)' \(isSame ? "repeats" : "cannot be combined with") '\(rival.name.abridged)'")
        return true
    }

    /// Returns true for a rival: a table has either OS, CL, OFF and CALL or their aliases, never a mix.
    private func isRival(_ other: TableColumn, of column: TableColumn, _ line: ScheduleLine) -> Bool {
        guard case .line = other.use, assignments.column(other.plain) == nil,
            let known = records.lines.knownLine(other.plain)
        else { return false }
        let defaults = ScheduleLine.defaults.map(\.key)
        return known == line
            || (known.key.isAlias(other, defaults) != line.key.isAlias(column, defaults)
                && defaults.contains(known.key) && defaults.contains(line.key))
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

    /// Lists the columns in the account.
    mutating func describe(_ columns: [TableColumn]) {
        account.columns = columns.filter { $0.isNamed || $0.use != .unnamed }.map { column in
            TableAccount.Column(name: column.name, use: description(of: column.use))
        }
    }

    private func description(of use: TableColumn.Use) -> String {
        switch use {
        case .line(let line): "line \(records.lines.found[line].label)"
        case .date: "date"
        case .person: "person"
        case .role: "line by name"
        case .start: "start"
        case .end: "end"
        case .id: "id"
        case .zone: "record zone"
        case .modified: "date of change"
        case .weekday: "left out: weekdays"
        case .week: "left out: week numbers"
        case .dayNumber: "left out: days of the month"
        case .ignored: "left out by an option"
        case .empty: "left out: empty"
        case .unnamed: "without a name"
        case .unused: "left out"
        }
    }
}

extension TableColumn.Use {
    /// True if it is a use in a long table.
    fileprivate var isRole: Bool { [.person, .role, .start, .end].contains(self) }
}

extension String {
    /// Returns true if a column is called `line1` for this key.
    fileprivate func isAlias(_ column: TableColumn, _ defaults: [String]) -> Bool {
        defaults.firstIndex(of: self).map { column.plain.text == "line\($0 + 1)" } ?? false
    }
}
