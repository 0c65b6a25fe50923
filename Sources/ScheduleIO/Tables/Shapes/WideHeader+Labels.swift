import CalendarCore

/// The columns that name the rows of a roster.
struct RowLabels {
    /// The column of names, or of first names.
    let column: Int
    /// The column of last names; nil if names are in one column.
    var surname: Int?

    /// Returns the name of a row; nil if it is blank or breaks a rule, which is logged.
    func name(_ row: Int, _ table: inout Table) -> String? {
        guard let surname else { return table.text(row, column)?.value }
        table.use(row, surname, as: .person)
        let parts = [table.text(row, column)?.value, table.text(row, surname)?.value].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

/// The columns before and beside the days.
extension WideHeader {
    /// Finds the columns of names: by an option or their headers, else the first that has words.
    func labels(_ rows: [Int], _ reader: TableReader) -> RowLabels {
        let heads = heads(reader.table)
        let given = heads.indices.filter { reader.assignments.isPerson($0, heads[$0]) }
        if let first = given.first { return RowLabels(column: first, surname: given.dropFirst().first) }
        if let parts = HeaderWords.nameParts(heads) { return RowLabels(column: parts.first, surname: parts.last) }
        if let column = heads.firstIndex(where: HeaderWords.allPersons.contains) { return RowLabels(column: column) }
        return RowLabels(column: wordColumns(rows, reader.table).first ?? 0)
    }

    /// The headers before the days.
    private func heads(_ table: Table) -> [PlainName] { (0..<columns[0]).map { PlainName(table.spelling(row, $0)) } }

    /// The columns before the days that have words, of which hardly any comes twice.
    private func wordColumns(_ rows: [Int], _ table: Table) -> [Int] {
        (0..<columns[0]).filter { column in
            let cells = rows.prefix(100).map { table.spelling($0, column) }.filter { !$0.isEmpty }
            return cells.contains { $0.contains(where: \.isLetter) } && Set(cells).count * 2 > cells.count
        }
    }

    /// Stops if two columns can have the names, and nothing says which.
    func stopIfDoubtful(_ labels: RowLabels, _ rows: [Int], in reader: inout TableReader) throws(ReadingStopped) {
        let heads = heads(reader.table)
        guard !reader.assignments.isPerson(labels.column, heads[labels.column]), labels.surname == nil,
            !HeaderWords.allPersons.contains(heads[labels.column]),
            !HeaderWords.allRoles.contains(heads[labels.column])
        else { return }
        let group = groupColumn(labels.column, reader)
        let others = wordColumns(rows, reader.table).filter { column in
            column != labels.column && column != group && !reader.isIgnored(column, heads[column])
        }
        guard let other = others.first else { return }
        let names = [labels.column, other].map { reader.optionName(ofColumn: $0, header: row) }
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(row, other),
            hint:
                "--column '\(names[0])=person' or --column '\(names[1])=person' says which; both together are one name",
            "'\(names[0])' and '\(names[1])' can both be the names of the rows")
    }

    func describeLabels(_ labels: RowLabels, part: Int?, _ rows: [Int], in reader: inout TableReader) {
        let label = labels.column
        let last = rows.map(reader.table.cellCount).max() ?? 0
        let (days, group) = (Set(columns), groupColumn(label, reader))
        for column in 0..<max(last, reader.table.cellCount(row))
        where !days.contains(column) && column != label && column != labels.surname && column != group
            && column != part
        {
            let name = reader.table.spelling(row, column)
            guard !reader.isIgnored(column, PlainName(name)), !name.isEmpty || column < columns[0],
                rows.contains(where: { !reader.table.isBlank($0, column) })
            else { continue }
            let hasWeekday = WideHeader.hasWeekday(name)
            if hasWeekday || isAmongDays(column, rows, reader.table) {
                reader.table.log.error(
                    .invalidDate, at: reader.table.position(row, column),
                    hint: "--ignore-column '\(name.abridged)' leaves it out",
                    "'\(name.abridged)' is not a date, but \(hasWeekday ? "has a weekday" : "is among dates")")
                continue
            }
            if hasNames(column, of: label, rows, reader.table) {
                let option = reader.optionName(ofColumn: column, header: row)
                reader.table.log.error(
                    .ambiguousTable, at: reader.table.position(row, column),
                    hint: "--ignore-column '\(option)' leaves it out",
                    "'\(option)' names people of other rows, but heads no day")
                continue
            }
            let title = name.isEmpty ? SourceLocation.letters(ofColumn: column + 1) : "'\(name.abridged)'"
            reader.leaveOut(.column, "\(title)", .noDay, row, column)
        }
        func account(_ column: Int, _ use: String) -> TableAccount.Column {
            TableAccount.Column(name: reader.table.spelling(row, column), use: use)
        }
        reader.account.columns = [account(label, "names")]
        if let surname = labels.surname { reader.account.columns.append(account(surname, "names, second part")) }
        if let group {
            reader.account.columns.append(account(group, TableColumn.Use.group.words(reader.records.lines)))
        }
        if let part { reader.account.columns.append(account(part, TableColumn.Use.note.words(reader.records.lines))) }
    }

    /// Returns the column before the days that tells apart the rows of everybody who has several: `AM` and `PM`. Nil
    /// if nobody has several rows.
    func partColumn(_ label: Int, _ rows: [Int], _ table: Table) -> Int? {
        let shared = rowsBelowOneName(label, rows, table)
        guard !shared.isEmpty else { return nil }
        return (0..<columns[0]).first { column in
            column != label
                && shared.allSatisfy { rows in
                    let cells = table.column(column, rows)
                    return Set(cells).count == cells.count
                        && cells.allSatisfy { $0.contains(where: \.isLetter) || MomentKind($0) == .times }
                }
        }
    }

    /// The rows of each name that has several rows, one below the other: the name is in the first, or in all of them.
    private func rowsBelowOneName(_ label: Int, _ rows: [Int], _ table: Table) -> [[Int]] {
        var groups: [[Int]] = []
        for row in rows where table.filledColumns(row).contains(where: { $0 >= columns[0] }) {
            let name = table.spelling(row, label)
            if let first = groups.last?.first, name.isEmpty || name == table.spelling(first, label),
                !(first..<row).contains(where: table.isBlankRow)
            {
                groups[groups.count - 1].append(row)
            } else {
                groups.append([row])
            }
        }
        return groups.filter { $0.count > 1 }
    }

    /// Returns true if a header begins with a weekday and has a number: "Samstag, 12. MŠrz 2033".
    private static func hasWeekday(_ name: String) -> Bool {
        let first = name.prefix { !$0.isWhitespace && $0 != "," }
        return name.contains(where: \.isNumber) && WeekdayName.weekday(String(first)) != nil
    }

    /// Returns true if a column has names of other rows: whom they stand in for, or who relieves them.
    private func hasNames(_ column: Int, of label: Int, _ rows: [Int], _ table: Table) -> Bool {
        let names = Set(table.column(label, rows).filter { $0.contains(where: \.isLetter) })
        return rows.contains {
            let cell = table.spelling($0, column)
            return names.contains(cell) && cell != table.spelling($0, label)
        }
    }

    /// Returns true if a column without a day is between days and has more than totals.
    private func isAmongDays(_ column: Int, _ rows: [Int], _ table: Table) -> Bool {
        guard let first = columns.first, let last = columns.last, first < column, column < last else {
            return false
        }
        return rows.contains { row in
            !table.withBytes(row, column) { $0.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2E } }
        }
    }
}
