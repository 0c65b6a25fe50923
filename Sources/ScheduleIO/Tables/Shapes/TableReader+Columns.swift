import CalendarCore

extension TableReader {
    /// Reads a table with a row for each date.
    mutating func read(_ frame: TableFrame) throws(ReadingStopped) {
        var frame = frame
        frame.body = withoutRepeatedHeaders(withoutTotals(frame.body), frame)
        account.headerRow = frame.header + 1
        var columns = try columns(of: frame)
        columns[frame.dateColumn].use = .date
        if let roles = LongColumns(columns, frame, table) {
            try readLong(frame, columns, roles)
        } else {
            try readRowsOfDays(frame, columns)
        }
    }

    private mutating func readRowsOfDays(
        _ frame: TableFrame, _ columns: [TableColumn]
    ) throws(ReadingStopped) {
        var (frame, columns) = (frame, columns)
        frame.body = try withoutFooters(frame.body, frame)
        setAsideWeekdays(&columns, frame)
        let dates = try dates(of: frame, columns)
        setAsideNumbers(&columns, frame, dates)
        if try areColumnsPersons(columns, frame) {
            try readPersonColumns(frame, columns, dates)
        } else {
            try readDays(frame, columns, dates)
        }
    }

    /// Returns the names of the columns. If header cells are merged downwards, the names are higher.
    private func headerNames(_ header: Int) -> [String] {
        var names = table.spellings(header)
        let above = filled.last { $0 < header }
        guard let above, above == header - 1, table.filledColumns(above).count > 1, names.contains("") else {
            return names
        }
        let higher = table.spellings(above)
        for index in names.indices where names[index].isEmpty && index < higher.count { names[index] = higher[index] }
        if let last = higher.lastIndex(where: { !$0.isEmpty }), last >= names.count {
            names += higher[names.count...last]
        }
        return names
    }

    private mutating func columns(of frame: TableFrame) throws(ReadingStopped) -> [TableColumn] {
        let names = headerNames(frame.header)
        guard names.count(where: { !$0.isEmpty }) <= CSVHeader.maximumCount else {
            throw table.log.stop(
                .tooMany, at: table.position(frame.header, CSVHeader.maximumCount),
                "more than \(CSVHeader.maximumCount) columns")
        }
        var columns = names.enumerated().map { TableColumn(index: $0, name: $1) }
        while columns.count <= frame.dateColumn { columns.append(TableColumn(index: columns.count, name: "")) }
        for index in columns.indices { columns[index].use = fixedUse(of: columns[index]) }
        return columns
    }

    /// Returns the use that a column has in any shape of table.
    private func fixedUse(of column: TableColumn) -> TableColumn.Use {
        guard column.isNamed else { return .unnamed }
        if assignments.isIgnored(column.plain) || column.name.lowercased().hasPrefix("x-") { return .ignored }
        switch assignments.column(column.plain)?.lowercased() {
        case "date": return .date
        case "person": return .person
        case "role": return .role
        case "start": return .start
        case "end": return .end
        case _?: return .unused
        case nil: break
        }
        switch column.name.lowercased() {
        case "id": return .id
        case "zone": return .zone
        case "modified": return .modified
        default: return .unused
        }
    }

    /// Returns true if an option or a known name says that a column is a line.
    func isKnownLine(_ column: TableColumn) -> Bool {
        column.use == .unused
            && (assignments.column(column.plain) != nil || records.lines.knownLine(column.plain) != nil)
    }
}

extension TableReader {
    private mutating func withoutTotals(_ body: [Int]) -> [Int] {
        body.filter { row in
            guard let first = table.filledColumns(row).first else { return false }
            let cell = table.spelling(row, first)
            guard HeaderWords.isTotal(cell) else { return true }
            leaveOut("row '\(cell.abridged)'", "it has totals", row, first)
            return false
        }
    }

    /// Leaves out the header if pages of a long table repeat it.
    private mutating func withoutRepeatedHeaders(_ body: [Int], _ frame: TableFrame) -> [Int] {
        let name = table.spelling(frame.header, frame.dateColumn)
        guard !name.isEmpty else { return body }
        let header = table.spellings(frame.header)
        return body.filter { row in
            guard table.spelling(row, frame.dateColumn) == name, table.spellings(row) == header else { return true }
            leaveOut("row \(row + 1)", "it repeats the header", row, frame.dateColumn)
            return false
        }
    }

    /// Leaves out rows after the last date that have one cell only.
    mutating func withoutFooters(_ body: [Int], _ frame: TableFrame) throws(ReadingStopped) -> [Int] {
        let lastDated = body.last { row in
            let cell = table.spelling(row, frame.dateColumn)
            return !cell.isEmpty
                && (DateColumn.looksLikeDate(cell) || cell.utf8.areDigits
                    || DayNumber(cell) != nil)
        }
        guard let lastDated else { return body }
        return body.filter { row in
            let cells = row > lastDated ? table.filledColumns(row) : []
            guard cells.count == 1 else { return true }
            leaveOut("row '\(table.spelling(row, cells[0]).abridged)'", "it is a footer", row, cells[0])
            return false
        }
    }
}

extension TableReader {
    /// Finds the columns that have weekdays only.
    mutating func setAsideWeekdays(_ columns: inout [TableColumn], _ frame: TableFrame) {
        for index in columns.indices where columns[index].isOpen && !isKnownLine(columns[index]) {
            guard isWeekdays(index, frame.body.prefix(50)), isWeekdays(index, frame.body[...]) else { continue }
            columns[index].use = .weekday
            leaveOut("column '\(columns[index].name.abridged)'", "it has weekdays", frame.header, index)
        }
    }

    private func isWeekdays(_ column: Int, _ rows: ArraySlice<Int>) -> Bool {
        var isFilled = false
        for row in rows where !table.isBlank(row, column) {
            guard WeekdayName.weekday(table.spelling(row, column)) != nil else { return false }
            isFilled = true
        }
        return isFilled
    }

    /// Finds the columns that have ISO week numbers, or the day of the month, or nothing.
    mutating func setAsideNumbers(_ columns: inout [TableColumn], _ frame: TableFrame, _ dates: [CivilDate?]) {
        for index in columns.indices where columns[index].isOpen {
            let name = "column '\(columns[index].name.abridged)'"
            let filled = frame.body.contains { !table.isBlank($0, index) }
            if !filled {
                guard columns[index].isNamed, !isKnownLine(columns[index]), !frame.body.isEmpty else { continue }
                columns[index].use = .empty
                leaveOut(name, "it is empty", frame.header, index)
            } else if !isKnownLine(columns[index]), numbers(index, frame, dates, of: \.isoWeek, columns[index].plain) {
                columns[index].use = .week
                leaveOut(name, "it has week numbers", frame.header, index)
            } else if !isKnownLine(columns[index]), numbers(index, frame, dates, of: { $0.day }, nil) {
                columns[index].use = .dayNumber
                leaveOut(name, "it has the days of the month", frame.header, index)
            }
        }
    }

    /// Returns true if a column has a number of each date, and at least two different ones; under the header for weeks,
    /// any week.
    private func numbers(
        _ column: Int, _ frame: TableFrame, _ dates: [CivilDate?], of number: (CivilDate) -> Int, _ header: PlainName?
    ) -> Bool {
        let isHeaded = header.map(HeaderWords.week.contains) ?? false
        var seen: Set<Int> = []
        for (row, date) in zip(frame.body, dates) where !table.isBlank(row, column) {
            guard let value = weekNumber(row, column) else { return false }
            guard let date else { continue }
            guard isHeaded ? (1...53).contains(value) : value == number(date) else { return false }
            seen.insert(value)
        }
        return isHeaded || seen.count > 1
    }

    /// Reads `9`, `KW 9`, `W09`.
    private func weekNumber(_ row: Int, _ column: Int) -> Int? {
        table.withBytes(row, column) { bytes -> Int? in
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
