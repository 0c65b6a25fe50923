import CalendarCore

extension TableReader {
    /// Finds the row with the names of Google's columns; returns nil if there is none.
    func eventHeader() -> Int? {
        filled.prefix(20).first { row in
            let names = Set(table.spellings(row).map { PlainName($0) })
            return names.isSuperset(of: ["subject", "startdate"])
        }
    }

    /// Reads rows that are events (the columns of Google Calendar's CSV).
    mutating func readEvents(_ header: Int) throws(ReadingStopped) {
        (account.shape, account.headerRow) = (.events, header + 1)
        let columns = EventColumns(table.spellings(header))
        account.columns = columns.described(table.spellings(header))
        let rows = filled.filter { $0 > header }
        guard let startColumn = columns.startDate else { return }
        let order = eventOrder(startColumn, columns.endDate, rows, header)
        let starts = try eventDates(startColumn, rows, order, header)
        var ends: [DateColumn.Value]?
        if let column = columns.endDate { ends = try eventDates(column, rows, order, header) }
        let lines = CalendarLines(records.lines.known, label: nil)
        for (index, row) in rows.enumerated() {
            guard let first = starts[index].date else {
                if starts[index] == .blank {
                    table.log.error(.missingField, at: table.start(row), "row without a start date")
                }
                continue
            }
            readEvent(row, first, ends?[index].date, columns, lines)
        }
    }

    /// Finds the order of day and month from the starts, or else from the starts and ends together.
    private func eventOrder(_ start: Int, _ end: Int?, _ rows: [Int], _ header: Int) -> DateOrder? {
        let context = dateContext(titleMonth(above: header))
        let starts = table.column(start, rows)
        return DateColumn(starts, context).order
            ?? end.flatMap { DateColumn(starts + table.column($0, rows), context).order }
    }

    private mutating func eventDates(
        _ column: Int, _ rows: [Int], _ order: DateOrder?, _ header: Int
    ) throws(ReadingStopped) -> [DateColumn.Value] {
        let cells = table.column(column, rows)
        var context = dateContext(titleMonth(above: header))
        context.order = order
        let dates = DateColumn(cells, context)
        try check(dates, cells, table.spelling(header, column)) { (rows[$0], column) }
        return dates.values
    }

    private mutating func readEvent(
        _ row: Int, _ first: CivilDate, _ last: CivilDate?, _ columns: EventColumns, _ lines: CalendarLines
    ) {
        guard let span = eventSpan(row, first, last, columns) else { return }
        let subject = columns.subject.flatMap { table.text(row, $0) }
        let position = subject?.position ?? table.start(row)
        let title = lines.title(subject?.value ?? "", [], position, &table.log)
        if let key = title.lineKey, let line = records.lines.known.first(where: { $0.key == key }) {
            _ = records.lines.line(named: line.label)
        }
        note(first)
        records.events.append(
            Event(
                Event.Content(title: title.text, lineKey: title.lineKey), span: span,
                isPrivate: isTrue(row, columns.isPrivate), location: table.log.location(position),
                rawSummary: title.rawSummary))
    }

    private func isTrue(_ row: Int, _ column: Int?) -> Bool {
        column.map { ["true", "yes", "1", "wahr"].contains(table.spelling(row, $0).lowercased()) } ?? false
    }

    private mutating func eventSpan(
        _ row: Int, _ first: CivilDate, _ last: CivilDate?, _ columns: EventColumns
    ) -> Event.Span? {
        let start = minute(row, columns.startTime), end = minute(row, columns.endTime)
        guard !isTrue(row, columns.isAllDay), let start, let from = CivilDateTime(first, minutes: start) else {
            let last = last ?? first
            guard last >= first else { return endBeforeStart(row, columns.endDate) }
            return .allDay(first: first, last: last)
        }
        guard let end, let until = CivilDateTime(last ?? first, minutes: end) else {
            return .timed(start: from, end: nil)
        }
        guard until >= from else { return endBeforeStart(row, columns.endTime) }
        return .timed(start: from, end: until)
    }

    private mutating func endBeforeStart(_ row: Int, _ column: Int?) -> Event.Span? {
        table.log.error(.endBeforeStart, at: table.position(row, column ?? 0), "the end comes before the start")
        return nil
    }

    private mutating func minute(_ row: Int, _ column: Int?) -> Int? {
        guard let column, !table.isBlank(row, column) else { return nil }
        let cell = table.spelling(row, column)
        let minute = WrittenClock.minutes(cell)
        if minute == nil {
            table.log.error(.invalidDateTime, at: table.position(row, column), TableReader.noTime(cell))
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
        return names.map { TableAccount.Column(name: $0, use: used.contains(PlainName($0)) ? "event" : "not printed") }
    }
}
