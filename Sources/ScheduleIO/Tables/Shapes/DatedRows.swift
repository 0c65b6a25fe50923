import CalendarCore

/// A table with a row for each date, and the uses of its columns.
struct DatedRows {
    var frame: TableFrame
    var columns: [TableColumn]

    /// Reads a table.
    static func read(_ frame: TableFrame, into reader: inout TableReader) throws(ReadingStopped) {
        var rows = try DatedRows(frame, in: &reader)
        let times = try rows.timeColumns(in: &reader)
        if PersonColumns.areGiven(rows, times, reader) {
            try rows.readDays(times, into: &reader)
        } else if let roles = LongColumns(rows.columns, rows.frame, times, reader.table) {
            try LongTable.read(rows, roles, into: &reader)
        } else if let role = LongColumns.doubtfulRole(rows.columns, rows.frame, times, reader.table) {
            throw rows.doubt(role, in: &reader)
        } else {
            try rows.readDays(times, into: &reader)
        }
    }

    /// Finds the columns of starts and ends. Stops if one of dates or times is in doubt, or an option gives such a use
    /// to a column of other cells.
    private mutating func timeColumns(in reader: inout TableReader) throws(ReadingStopped) -> TimeColumns {
        for column in columns where [.start, .end].contains(column.use) {
            try column.checkMoments(frame, in: &reader)
        }
        var times = TimeColumns(columns, frame, reader.table)
        if let earlier = times.earlier {
            columns[frame.dateColumn].use = .end
            frame.dateColumn = earlier
            columns[earlier].use = .date
            times = TimeColumns(columns, frame, reader.table)
        }
        guard let (column, kind) = times.doubtful else { return times }
        throw doubt(column, kind, in: &reader)
    }

    private func doubt(_ column: TableColumn, _ kind: MomentKind, in reader: inout TableReader) -> ReadingStopped {
        let name = column.name.abridged
        return reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(frame.header, column.index),
            hint: "--column '\(name)=start' or --column '\(name)=end' if rows begin or end then, "
                + "--ignore-column '\(name)' leaves it out, --column '\(name)=\(name)' makes it a line",
            "column '\(name)' has \(kind == .dates ? "dates" : "times") only, and nothing says what they are of the row"
        )
    }

    private func doubt(_ role: TableColumn, in reader: inout TableReader) -> ReadingStopped {
        let name = role.name.abridged
        return reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(frame.header, role.index),
            hint:
                "--column '\(name)=role' if it names the shift of the people, --column '\(name)=\(name)' if it is a line",
            "column '\(name)' could say what the people of a row do, or have people itself")
    }

    private init(_ frame: TableFrame, in reader: inout TableReader) throws(ReadingStopped) {
        (self.frame, columns) = (frame, [])
        leaveOutIgnored(in: &reader)
        leaveOutTotals(in: &reader)
        leaveOutRepeatedHeaders(in: &reader)
        fillMerged(in: &reader)
        reader.account.headerRow = frame.header + 1
        columns = try columns(in: &reader)
        try checkDateColumn(in: &reader)
        columns[frame.dateColumn].use = .date
        for column in [frame.monthColumn, frame.yearColumn] { if let column { columns[column].use = .month } }
        leaveOutRowNumbers(in: &reader)
        leaveOutTotalColumns(in: &reader)
        leaveOutRequestDays(in: &reader)
    }

    private mutating func readDays(
        _ times: TimeColumns, into reader: inout TableReader
    ) throws(ReadingStopped) {
        leaveOutFooters(in: &reader)
        setAsideWeekdays(in: &reader)
        let dates = try reader.dates(of: frame, columns)
        setAsideNumbers(dates.map { $0?.lowerBound }, in: &reader)
        reader.describe(.row, frame.body, "days")
        let days = try RowDays(dates, frame, times, &columns, in: &reader)
        if let weekdays = WeekdayColumns(self, days, reader) {
            try weekdays.read(into: &reader)
        } else if try PersonColumns.areIn(self, &reader) {
            try PersonColumns.read(self, days, into: &reader)
        } else {
            try LineColumns.read(self, days, into: &reader)
        }
    }

    private func columns(in reader: inout TableReader) throws(ReadingStopped) -> [TableColumn] {
        let names = headerNames(reader.filled, in: &reader.table)
        guard names.count(where: { !$0.isEmpty }) <= CSVHeader.maximumCount else {
            throw reader.table.log.stop(
                .tooMany, at: reader.table.position(frame.header, CSVHeader.maximumCount),
                "more than \(CSVHeader.maximumCount) columns")
        }
        var columns = names.enumerated().map { index, name in
            // An option can name a column that has no name of its own.
            let letter = TableReader.name(ofColumn: index)
            let isGiven = name.isEmpty && reader.assignments.column(PlainName(letter)) != nil
            return TableColumn(index: index, name: isGiven ? letter : name)
        }
        while columns.count <= frame.dateColumn { columns.append(TableColumn(index: columns.count, name: "")) }
        for index in columns.indices { columns[index].fixUse(reader.assignments) }
        return columns
    }
}

extension DatedRows {
    /// Finds the columns that have weekdays only. A code that an option names is no weekday.
    mutating func setAsideWeekdays(in reader: inout TableReader) {
        for index in columns.indices where columns[index].isOpen && !reader.isKnownLine(columns[index]) {
            guard reader.table.isWeekdays(index, frame.body.prefix(50)),
                reader.table.isWeekdays(index, frame.body[...]),
                !reader.hasGivenCode(index, frame.body),
                HeaderWords.weekday.contains(columns[index].plain) || mayBeWeekdays(index, reader)
            else { continue }
            columns[index].use = .weekday
            reader.leaveOut(.column, "'\(columns[index].name.abridged)'", .weekdays, frame.header, index)
        }
    }

    /// Returns false for words like weekdays that are of no language together, "Jo" and "Li", or that do not fit most
    /// dates: a team called SAT.
    private func mayBeWeekdays(_ column: Int, _ reader: TableReader) -> Bool {
        let cells = frame.dateCells(reader.table)
        var context = reader.dateContext(reader.titleMonth(above: frame.header))
        context.weekdays = WeekdayName.weekdays(reader.table.column(column, frame.body))
        let dates = DateColumn(BareDate.written(cells) ?? cells, context)
        let (count, known) = (dates.dates.count { $0 != nil }, context.weekdays.count { $0 != nil })
        guard known > 0 else { return false }
        return dates.contradictions.count * 2 <= count || Set(context.weekdays).count > 5
    }

    /// Finds the columns that have ISO week numbers, or the day of the month, or nothing.
    private mutating func setAsideNumbers(_ dates: [CivilDate?], in reader: inout TableReader) {
        for index in columns.indices where columns[index].isOpen {
            let name = "'\(columns[index].name.abridged)'"
            let filled = frame.body.contains { !reader.table.isBlank($0, index) }
            if !filled {
                guard columns[index].isNamed, !reader.isKnownLine(columns[index]), !frame.body.isEmpty else { continue }
                columns[index].use = .empty
                reader.leaveOut(.column, name, .empty, frame.header, index)
            } else if !reader.isKnownLine(columns[index]),
                hasNumbers(index, dates, of: \.isoWeek, columns[index].plain, reader.table)
            {
                columns[index].use = .week
                reader.leaveOut(.column, name, .weekNumbers, frame.header, index)
            } else if !reader.isKnownLine(columns[index]), hasNumbers(index, dates, of: \.day, nil, reader.table) {
                columns[index].use = .dayNumber
                reader.leaveOut(.column, name, .monthDays, frame.header, index)
            }
        }
    }

    /// Returns true if a column has a number of each date, without a gap, and at least two different ones; under the
    /// header for weeks, any week, perhaps beside the first day of it only.
    private func hasNumbers(
        _ column: Int, _ dates: [CivilDate?], of number: (CivilDate) -> Int, _ header: PlainName?, _ table: Table
    ) -> Bool {
        let isHeaded = header.map(HeaderWords.week.contains) ?? false
        var seen: Set<Int> = []
        for (row, date) in zip(frame.body, dates) {
            if table.isBlank(row, column) {
                guard isHeaded else { return false }
                continue
            }
            guard let value = table.weekNumber(row, column) else { return false }
            guard let date else { continue }
            guard isHeaded ? (1...53).contains(value) : value == number(date) else { return false }
            seen.insert(value)
        }
        return isHeaded || seen.count > 1
    }

    /// Gives the columns of a long table their uses. Stops if one is left that has values.
    mutating func use(_ roles: LongColumns, in reader: inout TableReader) throws(ReadingStopped) {
        for staff in roles.staff {
            if staff.isPeople { columns[staff.index].use = .person } else { try nameLine(staff.index, in: &reader) }
            if let first = staff.firstName { columns[first].use = .person }
        }
        for (index, use) in [
            (roles.role, TableColumn.Use.role), (roles.start, .start), (roles.end, .end), (roles.endDate, .end),
            (roles.hours, .hours), (roles.note, .note),
        ] {
            if let index, columns[index].use != .date { columns[index].use = use }
        }
        try stopIfRepeated(roles, in: &reader)
        setAsideWeekdays(in: &reader)
        for column in columns where column.use == .unused {
            guard frame.body.contains(where: { !reader.table.isBlank($0, column.index) }) else { continue }
            if HeaderWords.hours.contains(column.plain) {
                reader.leaveOut(.column, "'\(column.name.abridged)'", .hourCount, frame.header, column.index)
                continue
            }
            reader.table.log.error(
                .unknownColumn, at: reader.table.position(frame.header, column.index),
                hint: "--ignore-column '\(column.name.abridged)' leaves it out"
                    + (HeaderWords.isGroupColumn(column.plain)
                        ? ", --column '\(column.name.abridged)=group' keeps it" : ""),
                "column '\(column.name.abridged)' is neither date, person, role nor time")
        }
        reader.reportUnnamed(columns, frame.body)
        guard !reader.table.log.hasColumnErrors else { throw ReadingStopped() }
        reader.describe(columns)
    }
}

extension DatedRows {
    /// Makes a line of a column of texts.
    private mutating func nameLine(_ index: Int, in reader: inout TableReader) throws(ReadingStopped) {
        let label = reader.assignments.use(of: columns[index]) ?? columns[index].name
        columns[index].use = .line(try reader.line(named: label, at: frame.header, index))
    }

    /// Returns the people's cells of a long table. Stops if a cell can be one person or several.
    func peopleCells(
        of roles: LongColumns, in reader: inout TableReader
    ) throws(ReadingStopped) -> PeopleCells {
        let staff = roles.staff.filter { $0.isPeople && $0.firstName == nil }.map { columns[$0.index] }
        let cells = PeopleCells(staff.flatMap { reader.table.column($0.index, frame.body) })
        for column in staff where reader.assignments.use(of: column) == nil {
            guard let row = frame.body.first(where: { cells.isDoubtful(reader.table.spelling($0, column.index)) })
            else { continue }
            let (name, cell) = (column.name.abridged, reader.table.spelling(row, column.index).abridged)
            throw reader.table.log.stop(
                .ambiguousTable, at: reader.table.position(row, column.index),
                hint: "--column '\(name)=people' if it is several people, --column '\(name)=person' if it is one",
                "'\(cell)' could be one person or several")
        }
        return cells.splitting(staff.contains { $0.hasSeveral })
    }
}

extension TableReader {
    /// Returns true if a cell of a column is a code that an option names.
    fileprivate func hasGivenCode(_ column: Int, _ rows: [Int]) -> Bool {
        rows.contains { assignments.line(named: table.spelling($0, column)) != nil }
    }
}

extension Table {
    /// Returns true for a row of weekdays, perhaps with a word or two beside them.
    func isOfWeekdays(_ row: Int) -> Bool {
        let cells = filledColumns(row).prefix(64).map { spelling(row, $0) }
        let weekdays = cells.filter { WeekdayName.weekday($0) != nil }
        return Set(weekdays).count > 1 && weekdays.count * 2 >= cells.count && cells.count - weekdays.count <= 4
    }

    func isWeekdays(_ column: Int, _ rows: ArraySlice<Int>) -> Bool {
        var isFilled = false
        for row in rows where !isBlank(row, column) {
            guard WeekdayName.weekday(spelling(row, column)) != nil else { return false }
            isFilled = true
        }
        return isFilled
    }

    /// Reads `9`, `KW 9`, `W09`.
    fileprivate func weekNumber(_ row: Int, _ column: Int) -> Int? {
        withBytes(row, column) { bytes -> Int? in
            guard bytes.count <= 12 else { return nil }
            let digits = bytes.reversed().prefix { $0.isDigit }.count
            guard (1...2).contains(digits) else { return nil }
            let word = String(decoding: bytes.dropLast(digits), as: UTF8.self)
            guard word.isEmpty || word.lowercased() == "w" || HeaderWords.week.contains(PlainName(word)) else {
                return nil
            }
            return Int(String(decoding: bytes.suffix(digits), as: UTF8.self))
        }
    }
}

extension TableColumn {
    /// True if neither an option nor its name gives its use; it need not have a name.
    fileprivate var isOpen: Bool { use == .unused || use == .unnamed }
}
