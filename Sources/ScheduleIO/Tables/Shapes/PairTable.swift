import CalendarCore

/// A table with a row for each person and two columns for each day: when a shift starts and when it ends.
struct PairTable {
    /// The row of the words for start and end, and that of the dates, which can be the same.
    private let header: Int
    private let dateRow: Int
    /// The columns of a day each.
    private let pairs: [Pair]
    private let rows: [Int]

    fileprivate struct Pair {
        let date: String
        let dateColumn: Int
        let start: Int
        let end: Int
    }

    /// Returns nil unless a row has the words for start and end of at least two days.
    init?(in reader: TableReader) {
        let table = reader.table
        for (index, row) in reader.filled.prefix(TableFrame.headRows).enumerated() {
            let above = index > 0 ? reader.filled[index - 1] : nil
            guard let (pairs, dateRow) = PairTable.pairs(row, below: above, table), pairs.count > 1 else { continue }
            (header, self.dateRow, self.pairs) = (row, dateRow, pairs)
            rows = reader.filled.filter { $0 > row && !reader.isIgnored(row: $0) }
            return
        }
        return nil
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.personRows, header + 1)
        let dates = try dates(in: &reader)
        let labels = try labels(in: &reader)
        let label = labels.column
        reader.describe(.row, rows, "people")
        reader.describe(.column, pairs.flatMap { [$0.start, $0.end] }, "starts and ends of days")
        let head = reader.table.text(header, label) ?? reader.table.text(dateRow, label)
        var line: Int?
        if let head { line = try reader.line(named: head.value, at: header, label) }
        var group: String?
        for (row, role) in roles(label, reader.table) {
            guard role == .person else {
                leaveOut(row, role, label, &group, in: &reader)
                continue
            }
            guard let name = labels.name(row, &reader.table) else {
                reader.table.log.error(
                    .missingField, at: reader.table.start(row), hint: reader.hintToIgnore(row: row),
                    "row without a name")
                continue
            }
            let person = reader.person(named: name, of: group, at: row, label)
            for (pair, date) in zip(pairs, dates) {
                guard let date, let span = span(of: pair, on: date, row, in: &reader) else { continue }
                let key = line.map { reader.records.lines.found[$0].key }
                let content = Event.Content(title: person.name, lineKey: key, assignees: [person.assignee])
                reader.records.events.append(
                    Event(content, span: span, location: reader.table.location(row, pair.start)))
            }
        }
    }

    /// The kind of a row below the header.
    private enum Role {
        case person, group, totals, footer
        /// It has cells below days, and none is a time.
        case unknown
    }

    /// Tells the rows of people from those of groups and totals, and from footers, which are below the last times.
    private func roles(_ label: Int, _ table: Table) -> [(row: Int, role: Role)] {
        let last = rows.last { hasTimes($0, table) } ?? header
        var isPastGap = false
        return zip(rows, [header] + rows).map { row, above in
            isPastGap = isPastGap || row > last && (above..<row).contains(where: table.isBlankRow)
            let first = table.firstFilledColumn(row) ?? label
            if hasTimes(row, table) { return (row, .person) }
            if table.isTotal(row, first) { return (row, .totals) }
            let isAlone = table.filledColumns(row).count == 1
            let text = table.spelling(row, first)
            if isAlone, row > last, isPastGap || first != label || WideBody.isRemark(text) { return (row, .footer) }
            if isAlone, row < last, HeaderWords.isGroup(text) { return (row, .group) }
            let times = pairs.flatMap { [table.spelling(row, $0.start), table.spelling(row, $0.end)] }
            return (row, times.allSatisfy(CodeBook.isEmpty) ? .person : .unknown)
        }
    }

    private func hasTimes(_ row: Int, _ table: Table) -> Bool {
        pairs.contains { WrittenClock.minutes(table.spelling(row, $0.start)) != nil }
    }

    private func leaveOut(
        _ row: Int, _ role: Role, _ label: Int, _ group: inout String?, in reader: inout TableReader
    ) {
        let first = reader.table.firstFilledColumn(row) ?? label
        let text = reader.table.spelling(row, first)
        switch role {
        case .group:
            group = text.hasSuffix(":") ? String(text.dropLast()) : text
            reader.table.use(row, first, as: .group)
        case .totals: reader.leaveOut(.row, "'\(text.abridged)'", .totals, row, first)
        case .footer: reader.leaveOut(.row, "'\(text.abridged)'", .footer, row, first)
        case .unknown, .person:
            reader.table.log.error(
                .invalidDateTime, at: reader.table.position(row, first), hint: reader.hintToIgnore(row: row),
                "row '\(text.abridged)' has cells below days, but no time of day")
        }
    }

    private func dates(in reader: inout TableReader) throws(ReadingStopped) -> [CivilDate?] {
        let title = reader.titleMonth(above: dateRow)
        let numbers = pairs.compactMap { pair in
            DayNumber(pair.date).map { NumberedDay(number: $0, row: dateRow, column: pair.dateColumn) }
        }
        guard numbers.count < pairs.count else { return try NumberedDays(numbers, title).dates(in: &reader) }
        let cells = pairs.map(\.date)
        let dates = DateColumn(cells, reader.dateContext(title))
        try reader.check(dates, cells, "dates") { (dateRow, pairs[$0].dateColumn) }
        try reader.checkTitle(dates, title, above: (dateRow, pairs[0].dateColumn))
        return dates.dates
    }

    /// Returns the columns of names. Stops if another column beside the days has cells.
    private func labels(in reader: inout TableReader) throws(ReadingStopped) -> RowLabels {
        let taken = Set(pairs.flatMap { [$0.start, $0.end] })
        let width = rows.map(reader.table.cellCount).max() ?? 0
        let others = (0..<width).filter { column in
            !taken.contains(column) && rows.contains { !reader.table.isBlank($0, column) }
        }
        let names = others.map { (column: $0, name: PlainName(reader.table.spelling(header, $0))) }.filter {
            !reader.assignments.isIgnored($0.name) && !reader.isIgnored(unnamed: $0.column)
        }
        let given = names.first { reader.assignments.isPerson($0.column, $0.name) }
        let parts = given == nil ? HeaderWords.nameParts(names.map(\.name)) : nil
        guard let label = given ?? names.first(where: { HeaderWords.allPersons.contains($0.name) }) ?? names.first
        else {
            throw reader.table.log.stop(.noHeader, at: reader.table.start(header), "no column of names")
        }
        let labels =
            parts.map { RowLabels(column: names[$0.first].column, surname: names[$0.last].column) }
            ?? RowLabels(column: label.column)
        for (column, _) in names where column != labels.column && column != labels.surname {
            let name = reader.table.spelling(header, column)
            let option = (name.isEmpty ? TableReader.name(ofColumn: column) : name).abridged
            reader.table.log.error(
                .unknownColumn, at: reader.table.position(header, column),
                hint: "--ignore-column '\(option)' leaves it out", "a column that is neither a name nor a day")
        }
        guard !reader.table.log.hasColumnErrors else { throw ReadingStopped() }
        return labels
    }

    /// Returns nil for a day without times, or with a wrong one, which is logged.
    private func span(
        of pair: Pair, on date: CivilDate, _ row: Int, in reader: inout TableReader
    ) -> Event.Span? {
        let cells = [pair.start, pair.end].map { reader.table.spelling(row, $0) }
        guard !cells.allSatisfy(CodeBook.isEmpty) else { return nil }
        for column in [pair.start, pair.end] { reader.table.use(row, column, as: .time) }
        reader.note(date)
        for (cell, column) in zip(cells, [pair.start, pair.end]) where WrittenClock.minutes(cell) == nil {
            reader.table.log.error(
                .invalidDateTime, at: reader.table.position(row, column), TableReader.noTime(cell))
            return nil
        }
        guard let first = WrittenClock.minutes(cells[0]), let last = WrittenClock.minutes(cells[1]),
            let start = date.moment(first)
        else { return nil }
        return .timed(start: start, end: date.moment(last + (last < first ? 1440 : 0)))
    }
}

extension PairTable {
    /// Returns the pairs of a row: "2 March Start", or "Start" below a row of dates.
    private static func pairs(_ row: Int, below above: Int?, _ table: Table) -> ([Pair], dateRow: Int)? {
        var heads = table.filledColumns(row).compactMap { column in
            Head(table.spelling(row, column)).map { (column: column, head: $0) }
        }
        guard heads.count > 3 else { return nil }
        var dateRow = row
        if let above, heads.allSatisfy({ $0.head.date.isEmpty }) {
            dateRow = above
            let dates = table.filledColumns(above).filter { Head.isDay(table.spelling(above, $0)) }
            for index in heads.indices {
                guard let date = dates.last(where: { $0 <= heads[index].column }) else { return nil }
                heads[index].head.date = table.spelling(above, date)
            }
        }
        let starts = heads.filter { $0.head.isStart }
        guard starts.count * 2 == heads.count, heads.allSatisfy({ !$0.head.date.isEmpty }) else { return nil }
        let pairs = starts.compactMap { start in
            heads.first { !$0.head.isStart && $0.head.date == start.head.date && $0.column > start.column }.map {
                Pair(date: start.head.date, dateColumn: start.column, start: start.column, end: $0.column)
            }
        }
        return Set(pairs.map(\.date)).count == starts.count ? (pairs, dateRow) : nil
    }

    /// The head of a column of starts or ends.
    private struct Head {
        var date: String
        let isStart: Bool

        init?(_ cell: String) {
            let words = cell.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first, let last = words.last else { return nil }
            let rest = [(last, words.dropLast()), (first, words.dropFirst())].first { word, rest in
                Head.isWord(word) && (rest.isEmpty || Head.isDay(rest.joined(separator: " ")))
            }
            guard let (word, rest) = rest else { return nil }
            (date, isStart) = (rest.joined(separator: " "), HeaderWords.start.contains(PlainName(word)))
        }

        private static func isWord(_ word: String) -> Bool {
            let name = PlainName(word)
            return HeaderWords.start.contains(name) || HeaderWords.end.contains(name)
        }

        static func isDay(_ cell: String) -> Bool { DateColumn.looksLikeDate(cell) || DayNumber(cell) != nil }
    }
}
