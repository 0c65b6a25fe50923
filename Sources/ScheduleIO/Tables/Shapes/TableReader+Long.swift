import CalendarCore

extension TableReader {
    /// Reads rows that are a person and a shift.
    mutating func readLong(
        _ frame: TableFrame, _ columns: [TableColumn], _ roles: LongColumns
    ) throws(ReadingStopped) {
        records.lines.isNamedByCells = true
        account.shape = .long
        let frame = TableFrame(
            header: frame.header, dateColumn: frame.dateColumn, body: try withoutFooters(frame.body, frame))
        let columns = try longColumns(columns, roles, frame)
        let dates = try filledDates(frame, columns)
        let rows = LongRows(
            dates: dates, starts: try moments(roles.start, frame, dates, columns),
            ends: try moments(roles.end, frame, dates, columns),
            endDates: try moments(roles.endDate, frame, dates, columns))
        for index in frame.body.indices {
            guard let date = dates.values[index].date else { continue }
            try readLong(index, date, rows, roles, frame)
        }
        noteJoined()
    }

    private mutating func longColumns(
        _ columns: [TableColumn], _ roles: LongColumns, _ frame: TableFrame
    ) throws(ReadingStopped) -> [TableColumn] {
        var columns = columns
        for (index, use) in [
            (roles.person, TableColumn.Use.person), (roles.role, .role), (roles.start, .start), (roles.end, .end),
            (roles.endDate, .end),
        ] {
            if let index, columns[index].use != .date { columns[index].use = use }
        }
        setAsideWeekdays(&columns, frame)
        for column in columns where column.use == .unused {
            guard frame.body.contains(where: { !table.isBlank($0, column.index) }) else { continue }
            leaveOut(
                "column '\(column.name.abridged)'", "it is neither date, person, role nor time", frame.header,
                column.index)
        }
        describe(columns)
        return columns
    }

    /// Returns the dates of the rows; a blank one is that of the row above.
    private mutating func filledDates(
        _ frame: TableFrame, _ columns: [TableColumn]
    ) throws(ReadingStopped) -> DateColumn {
        var (cells, last) = ([String](), "")
        for row in frame.body {
            let cell = table.spelling(row, frame.dateColumn)
            if !cell.isEmpty { last = cell }
            cells.append(last)
        }
        return try dateColumn(cells, titleMonth(above: frame.header), frame, columns)
    }

    /// Returns the times or dates of a column; nil without one.
    private mutating func moments(
        _ column: Int?, _ frame: TableFrame, _ dates: DateColumn, _ columns: [TableColumn]
    ) throws(ReadingStopped) -> LongRows.Moments? {
        guard let column else { return nil }
        guard column != frame.dateColumn else { return .dated(dates) }
        let cells = table.column(column, frame.body)
        guard cells.contains(where: DateColumn.looksLikeDate) || DateColumn.looksLikeSerials(cells) else {
            return .clock(try minutes(cells, column, frame))
        }
        var context = dateContext(titleMonth(above: frame.header))
        context.order = context.order ?? dates.order
        context.neighbours = dates.dates
        let moments = DateColumn(cells, context)
        try check(moments, cells, columns[column].name) { (frame.body[$0], column) }
        return .dated(moments)
    }

    private mutating func minutes(
        _ cells: [String], _ column: Int, _ frame: TableFrame
    ) throws(ReadingStopped) -> [Int?] {
        let minutes = cells.map { $0.isEmpty ? nil : WrittenClock.minutes($0) }
        let wrong = WrongValues(
            indices: cells.indices.filter { !cells[$0].isEmpty && minutes[$0] == nil },
            count: cells.count { !$0.isEmpty }, column: table.spelling(frame.header, column), noun: "a time")
        log(wrong, .invalidDateTime, cells, { (frame.body[$0], column) }) { TableReader.noTime(cells[$0]) }
        return minutes
    }

    private mutating func readLong(
        _ index: Int, _ date: CivilDate, _ rows: LongRows, _ roles: LongColumns, _ frame: TableFrame
    ) throws(ReadingStopped) {
        let row = frame.body[index]
        let person = table.text(row, roles.person)
        guard let role = table.text(row, roles.role) else {
            if person != nil { table.log.error(.missingField, at: table.start(row), "row without a role or shift") }
            return
        }
        guard let person else {
            leaveOut("row \(row + 1)", "it names no person", row, roles.role)
            return
        }
        let line = try line(named: assignments.code(PlainName(role.value)) ?? role.value, at: row, roles.role)
        guard let span = rows.span(index, date) else {
            table.log.error(
                .endBeforeStart, at: table.position(row, roles.end ?? roles.person), "the end comes before the start")
            return
        }
        switch span {
        case .timed:
            events.append(
                Event(
                    Event.Content(title: person.value, lineKey: records.lines.found[line].key), span: span,
                    location: table.log.location(person.position)))
            note(span.firstDate)
        case .allDay(let first, let last):
            for day in first.epochDay.rawValue...last.epochDay.rawValue {
                guard let date = CivilDate(EpochDay(day)) else { continue }
                note(date)
                let record = records.days.open(date, at: table.location(row, roles.person))
                add(person.value, to: line, of: record, at: row, roles.person)
            }
        }
    }

    private var events: [Event] {
        get { records.events }
        _modify { yield &records.events }
    }
}

/// The times of the shifts of a long table.
struct LongRows {
    let dates: DateColumn
    let starts: Moments?
    let ends: Moments?
    let endDates: Moments?

    enum Moments {
        case dated(DateColumn)
        /// Minutes since midnight, up to 1440.
        case clock([Int?])

        func minute(_ index: Int) -> Int? {
            switch self {
            case .clock(let minutes): minutes[index]
            case .dated(let column): column.values[index].minute
            }
        }

        func date(_ index: Int) -> CivilDate? {
            if case .dated(let column) = self { column.values[index].date } else { nil }
        }
    }

    /// Returns a row's time on its day; the whole day without times. Returns nil if it ends before it begins.
    func span(_ index: Int, _ date: CivilDate) -> Event.Span? {
        let first = starts?.date(index) ?? date
        let last = endDates?.date(index) ?? ends?.date(index)
        guard let minute = starts?.minute(index), let start = CivilDateTime(first, minutes: minute) else {
            return last.map { $0 < first ? nil : .allDay(first: first, last: $0) } ?? .allDay(first: first, last: first)
        }
        guard let endMinute = ends?.minute(index) else { return .timed(start: start, end: nil) }
        if let last {
            guard let end = CivilDateTime(last, minutes: endMinute), end >= start else { return nil }
            return .timed(start: start, end: end)
        }
        // An end before the start is the next day's.
        let end = CivilDateTime(first, minutes: endMinute + (endMinute < minute ? 1440 : 0))
        return .timed(start: start, end: end)
    }
}

extension CivilDateTime {
    /// Creates a time some minutes after a date begins, perhaps on the next day.
    init?(_ date: CivilDate, minutes: Int) {
        guard let day = CivilDate(date.epochDay + minutes / 1440) else { return nil }
        self.init(date: day, minute: minutes % 1440)
    }
}

extension Event.Span {
    fileprivate var firstDate: CivilDate {
        switch self {
        case .allDay(let first, _): first
        case .timed(let start, _): start.date
        }
    }
}
