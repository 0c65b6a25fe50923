import CalendarCore

/// A table whose rows are events: the columns of Google Calendar's CSV.
struct EventTable {
    private let header: Int
    /// The rows of events.
    private let rows: [Int]
    private let columns: EventColumns

    /// Finds the row with the names of the columns; returns nil if there is none.
    init?(in reader: TableReader) {
        let header = reader.filled.prefix(20).first { row in
            let names = Set(reader.table.spellings(row).map { PlainName($0) })
            return names.isSuperset(of: ["subject", "startdate"])
        }
        guard let header else { return nil }
        (self.header, rows) = (header, reader.filled.filter { $0 > header })
        columns = EventColumns(reader.table.spellings(header))
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.events, header + 1)
        reader.account.columns = columns.described(reader.table.spellings(header))
        reader.table.fillDown(rows)
        guard let startColumn = columns.startDate else { return }
        defer { reader.table.withholdWords(of: rows.filter { reader.table.isTrue($0, columns.isPrivate) }) }
        let order = order(startColumn, reader)
        let starts = try dates(startColumn, order, in: &reader)
        var ends: [DateColumn.Value]?
        if let column = columns.endDate { ends = try dates(column, order, in: &reader) }
        let lines = CalendarLines(reader.records.lines.known, label: nil)
        for (index, row) in rows.enumerated() {
            guard let first = starts[index].date else {
                if starts[index] == .blank {
                    reader.table.log.error(.missingField, at: reader.table.start(row), "row without a start date")
                }
                continue
            }
            readEvent(row, first, ends?[index].date, lines, into: &reader)
        }
    }

    /// Finds the order of day and month from the starts, or else from the starts and ends together.
    private func order(_ start: Int, _ reader: TableReader) -> DateOrder? {
        let context = reader.dateContext(reader.titleMonth(above: header))
        let starts = reader.table.column(start, rows)
        return DateColumn(starts, context).order
            ?? columns.endDate.flatMap { DateColumn(starts + reader.table.column($0, rows), context).order }
    }

    private func dates(
        _ column: Int, _ order: DateOrder?, in reader: inout TableReader
    ) throws(ReadingStopped) -> [DateColumn.Value] {
        let cells = reader.table.column(column, rows)
        var context = reader.dateContext(reader.titleMonth(above: header))
        context.order = order
        let dates = DateColumn(cells, context)
        try reader.check(dates, cells, reader.table.spelling(header, column)) { (rows[$0], column) }
        return dates.values
    }

    private func readEvent(
        _ row: Int, _ first: CivilDate, _ last: CivilDate?, _ lines: CalendarLines, into reader: inout TableReader
    ) {
        guard let span = span(row, first, last, in: &reader) else { return }
        let subject = columns.subject.flatMap { reader.table.text(row, $0) }
        let position = subject?.position ?? reader.table.start(row)
        reader.note(first)
        reader.addEvent(
            Located(value: subject?.value ?? "", position: position), during: span, lines,
            isPrivate: reader.table.isTrue(row, columns.isPrivate))
    }

    private func span(
        _ row: Int, _ first: CivilDate, _ last: CivilDate?, in reader: inout TableReader
    ) -> Event.Span? {
        let start = reader.table.minute(row, columns.startTime), end = reader.table.minute(row, columns.endTime)
        guard !reader.table.isTrue(row, columns.isAllDay), let start, let from = first.moment(start) else {
            let last = last ?? first
            guard last >= first else { return reader.table.endBeforeStart(row, columns.endDate) }
            return .allDay(first: first, last: last)
        }
        guard let end, let until = (last ?? first).moment(end) else {
            return .timed(start: from, end: nil)
        }
        guard until >= from else { return reader.table.endBeforeStart(row, columns.endTime) }
        return .timed(start: from, end: until)
    }
}

extension Table {
    /// Takes the words from the findings on private rows.
    fileprivate mutating func withholdWords(of rows: [Int]) {
        let lines = RangeSet(rows.map { start($0).line..<($0 + 1 < rowCount ? start($0 + 1).line : .max) })
        log.withholdWords { $0.location.map { lines.contains($0.line) } ?? false }
    }

    fileprivate func isTrue(_ row: Int, _ column: Int?) -> Bool {
        column.map { ["true", "yes", "1", "wahr"].contains(spelling(row, $0).lowercased()) } ?? false
    }

    fileprivate mutating func endBeforeStart(_ row: Int, _ column: Int?) -> Event.Span? {
        log.error(.endBeforeStart, at: position(row, column ?? 0), "the end comes before the start")
        return nil
    }

    fileprivate mutating func minute(_ row: Int, _ column: Int?) -> Int? {
        guard let column, !isBlank(row, column) else { return nil }
        let cell = spelling(row, column)
        let minute = WrittenClock.minutes(cell)
        if minute == nil {
            log.error(.invalidDateTime, at: position(row, column), TableReader.noTime(cell))
        }
        return minute
    }
}

/// The columns of Google Calendar's CSV.
struct EventColumns {
    private let indices: [PlainName: Int]

    init(_ names: [String]) {
        indices = Dictionary(names.enumerated().map { (PlainName($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    var subject: Int? { indices["subject"] }
    var startDate: Int? { indices["startdate"] }
    var startTime: Int? { indices["starttime"] }
    var endDate: Int? { indices["enddate"] }
    var endTime: Int? { indices["endtime"] }
    var isAllDay: Int? { indices["alldayevent"] }
    var isPrivate: Int? { indices["private"] }

    func described(_ names: [String]) -> [TableAccount.Column] {
        let used: Set<PlainName> = [
            "subject", "startdate", "starttime", "enddate", "endtime", "alldayevent", "private",
        ]
        return names.map {
            TableAccount.Column(name: $0, use: used.contains(PlainName($0)) ? "event" : TableAccount.notPrinted)
        }
    }
}
