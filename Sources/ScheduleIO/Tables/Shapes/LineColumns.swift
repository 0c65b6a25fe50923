import CalendarCore

/// Columns that are lines, in a table with a row for each date.
struct LineColumns {
    private let frame: TableFrame
    private var columns: [TableColumn]

    /// Reads a table.
    static func read(
        _ rows: DatedRows, _ days: RowDays, into reader: inout TableReader
    ) throws(ReadingStopped) {
        reader.account.shape = .days
        let lines = try LineColumns(rows, in: &reader)
        try LineDoubts(lines.columns, lines.frame, in: reader).stopIfAny(days.spans, in: &reader)
        reader.describe(lines.columns)
        lines.read(days, into: &reader)
        reader.noteJoined()
    }

    private init(_ rows: DatedRows, in reader: inout TableReader) throws(ReadingStopped) {
        (frame, columns) = (rows.frame, rows.columns)
        try nameLines(in: &reader)
    }

    private func read(_ days: RowDays, into reader: inout TableReader) {
        let width = max(columns.count, reader.table.writtenCount(frame.header))
        let isStamped = columns.contains { [.id, .modified, .zone].contains($0.use) }
        let ids = isStamped ? repeatedIDs(days, reader.table) : []
        let lines = lines
        let arePeople = areLastFirst(lines, reader.table)
        for (row, span) in zip(frame.body, days.spans) {
            reader.checkWidth(row, width)
            if isStamped {
                readStamped(row, span, ids, into: &reader)
            } else if let span {
                let place = reader.table.location(row, frame.dateColumn)
                for date in span.days {
                    let record = reader.records.days.open(date, at: place)
                    readRow(row, lines, record, arePeople: arePeople, into: &reader)
                }
            } else {
                // Only for the faults in a row that has no date.
                for (column, _) in lines { _ = reader.table.text(row, column) }
            }
        }
        reader.reportUnnamed(columns, frame.body, width: width)
    }

    private func areLastFirst(_ lines: [(column: Int, line: Int)], _ table: Table) -> Bool {
        LastFirstNames.are(lines.lazy.flatMap { line in frame.body.lazy.map { table.spelling($0, line.column) } })
    }

    /// The columns that are lines, each with its line.
    private var lines: [(column: Int, line: Int)] {
        columns.compactMap { if case .line(let line) = $0.use { ($0.index, line) } else { nil } }
    }

    private func readRow(
        _ row: Int, _ lines: [(column: Int, line: Int)], _ record: Int, arePeople: Bool, into reader: inout TableReader
    ) {
        for (column, line) in lines {
            guard let text = reader.table.joinedLines(row, column) else { continue }
            guard !arePeople else {
                reader.add(reader.person(named: text.value, at: row, column), to: line, of: record, at: row, column)
                continue
            }
            reader.add(text.value, to: line, of: record, at: row, column)
        }
    }

    /// Returns the ids of rows of different dates: they do not name a record.
    private func repeatedIDs(_ days: RowDays, _ table: Table) -> Set<String> {
        guard let column = columns.first(where: { $0.use == .id })?.index else { return [] }
        var (dates, repeated) = ([String: CivilDate](), Set<String>())
        for (row, span) in zip(frame.body, days.spans) {
            guard let first = span?.lowerBound else { continue }
            let id = table.spelling(row, column)
            if let other = dates[id], other != first { repeated.insert(id) }
            dates[id] = first
        }
        return repeated
    }

    /// Reads a row that may name its record.
    private func readStamped(
        _ row: Int, _ span: DaySpan?, _ repeatedIDs: Set<String>, into reader: inout TableReader
    ) {
        var (stamp, texts) = (RecordStamp(), [LineText]())
        for column in columns {
            switch column.use {
            case .id: stamp.name = reader.table.text(row, column.index, .name)?.value
            case .zone: stamp.zone = reader.table.text(row, column.index, .name)?.value
            case .modified: stamp.modified = reader.instant(row, column.index)
            case .line(let line):
                guard let text = reader.table.joinedLines(row, column.index) else { continue }
                let key = reader.records.lines.found[line].key
                texts.append(LineText(key: key, text: text.value, location: reader.table.log.location(text.position)))
            default: break
            }
        }
        guard let span else { return }
        let isOneDay = span.lowerBound == span.upperBound && !(stamp.name.map(repeatedIDs.contains) ?? false)
        for date in span.days {
            reader.records.days.add(
                DayRecord(
                    date: date, texts: texts, identity: isOneDay ? stamp.identity : nil, modified: stamp.modified,
                    location: reader.table.location(row, frame.dateColumn)))
        }
    }
}

extension LineColumns {
    /// Makes a line of every column that is nothing else. Stops if one of them is in doubt.
    private mutating func nameLines(in reader: inout TableReader) throws(ReadingStopped) {
        let names = Set(columns.filter(\.isNamed).map(\.plain))
        for index in columns.indices where columns[index].isNamed {
            let column = columns[index]
            if isRepeated(column, columns[..<index], in: &reader) { continue }
            guard !column.use.isOfShifts else {
                throw reader.noEffect(of: column, at: frame.header, "the table has no people on shifts")
            }
            guard column.use == .unused else { continue }
            let assigned = column.use == .unused ? reader.assignments.use(of: column) : nil
            if assigned == nil, let known = reader.doubt(column, beside: names) {
                reader.table.log.error(
                    .unknownColumn, at: reader.table.position(frame.header, index), hint: "did you mean '\(known)'?",
                    "unknown column '\(column.name.abridged)'")
                continue
            }
            let label = assigned == nil ? try label(of: column, in: &reader) : assigned ?? column.name
            columns[index].use = .line(try reader.line(named: label, at: frame.header, index))
        }
        guard !reader.table.log.hasColumnErrors else { throw ReadingStopped() }
    }

    /// Returns the header as a label: one printable line.
    private func label(of column: TableColumn, in reader: inout TableReader) throws(ReadingStopped) -> String {
        guard !reader.table.isBlank(frame.header, column.index) else { return column.name }
        guard let text = reader.table.text(frame.header, column.index) else { throw ReadingStopped() }
        return column.name == reader.table.spelling(frame.header, column.index) ? text.value : column.name
    }

    /// Logs a name that an earlier column has, too; returns true if there is one.
    private func isRepeated(
        _ column: TableColumn, _ earlier: ArraySlice<TableColumn>, in reader: inout TableReader
    ) -> Bool {
        let position = reader.table.position(frame.header, column.index)
        if earlier.contains(where: { $0.plain == column.plain }), reader.assignments.use(of: column) == nil {
            reader.table.log.error(.repeatedColumn, at: position, "column '\(column.name.abridged)' given twice")
            return true
        }
        guard column.use == .unused, reader.assignments.use(of: column) == nil,
            let line = reader.records.lines.knownLine(column.plain),
            let rival = earlier.first(where: { reader.isRival($0, of: column, line) })
        else { return false }
        let isSame = reader.records.lines.knownLine(rival.plain) == line
        reader.table.log.error(
            .conflictingColumns, at: position, hint: "line1 to line4 are other names for OS, CL, OFF and CALL",
            "'\(column.name.abridged)' \(isSame ? "repeats" : "cannot be combined with") '\(rival.name.abridged)'")
        return true
    }
}

extension TableReader {
    fileprivate mutating func instant(_ row: Int, _ column: Int) -> Instant? {
        guard !table.isBlank(row, column) else { return nil }
        let instant = table.withBytes(row, column) { WrittenDateTime.rfc3339($0) }
        if instant == nil { table.log.notAnInstant(table.spelling(row, column), at: table.position(row, column)) }
        return instant
    }

    fileprivate mutating func checkWidth(_ row: Int, _ width: Int) {
        guard table.cellCount(row) > width else { return }
        let further = (width..<table.cellCount(row)).filter { !table.isBlank(row, $0) && !isIgnored(unnamed: $0) }
        guard let first = further.first else { return }
        let count = table.writtenCount(row)
        table.log.error(
            .tooManyCells, at: table.position(row, first), hint: TableReader.hintToIgnore(unnamed: first),
            "\(count) cells in a row of \(width) columns")
    }

    /// Returns the known line that a header was most likely meant for.
    fileprivate func doubt(_ column: TableColumn, beside names: Set<PlainName>) -> String? {
        guard records.lines.knownLine(column.plain) == nil else { return nil }
        let digits = column.plain.text.dropFirst(4)
        if column.plain.text.hasPrefix("line"), !digits.isEmpty, digits.utf8.areDigits {
            return "line1"
        }
        return records.lines.meant(by: column.plain, beside: names)?.label
    }

    /// Returns true for a rival: a table has either OS, CL, OFF and CALL or their aliases, never a mix.
    fileprivate func isRival(_ other: TableColumn, of column: TableColumn, _ line: ScheduleLine) -> Bool {
        guard case .line = other.use, assignments.use(of: other) == nil,
            let known = records.lines.knownLine(other.plain)
        else { return false }
        let defaults = ScheduleLine.defaults.map(\.key)
        return known == line
            || (known.key.isAlias(other, defaults) != line.key.isAlias(column, defaults)
                && defaults.contains(known.key) && defaults.contains(line.key))
    }
}

extension TableColumn.Use {
    /// True if it is a use in a table of shifts alone.
    fileprivate var isOfShifts: Bool { [.person, .role, .start, .end, .hours, .note, .group].contains(self) }
}

extension String {
    /// Returns true if a column is called `line1` for this key.
    fileprivate func isAlias(_ column: TableColumn, _ defaults: [String]) -> Bool {
        defaults.firstIndex(of: self).map { column.plain.text == "line\($0 + 1)" } ?? false
    }
}
