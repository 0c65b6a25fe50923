import CalendarCore

/// A table whose rows are shifts of people.
struct LongTable {
    private let rows: DatedRows
    private let roles: LongColumns
    private let cells: PeopleCells

    private var frame: TableFrame { rows.frame }

    /// A row without its people.
    private struct Shift {
        let row: Int
        let span: Event.Span
        let role: String?
        let hours: AssignedHours?
        let note: String?
    }

    /// Reads a table.
    static func read(
        _ rows: DatedRows, _ roles: LongColumns, into reader: inout TableReader
    ) throws(ReadingStopped) {
        reader.records.lines.isNamedByCells = true
        reader.account.shape = .long
        var rows = rows
        rows.leaveOutFooters(in: &reader)
        try rows.use(roles, in: &reader)
        reader.describe(.row, rows.frame.body, "shifts")
        let table = LongTable(rows: rows, roles: roles, cells: try rows.peopleCells(of: roles, in: &reader))
        try table.read(into: &reader)
        reader.noteJoined()
    }

    private func read(into reader: inout TableReader) throws(ReadingStopped) {
        let dates = try filledDates(in: &reader)
        let shifts = LongRows(
            dates: dates, starts: try moments(roles.start, dates, in: &reader),
            ends: try moments(roles.end, dates, in: &reader), endDates: try moments(roles.endDate, dates, in: &reader))
        for index in frame.body.indices {
            guard let date = dates.values[index].date else { continue }
            try readRow(index, date, shifts, into: &reader)
        }
    }

    /// Returns the dates of the rows; a blank one is that of the row above. Logs rows at the end that may be none.
    private func filledDates(in reader: inout TableReader) throws(ReadingStopped) -> DateColumn {
        for row in doubtfulRows(reader.table) { reader.logUndated(row) }
        let title = reader.titleMonth(above: frame.header)
        var (cells, last) = ([String](), "")
        for cell in try weekCells(title, in: &reader) ?? frame.dateCells(reader.table) {
            if !cell.isEmpty { last = cell }
            cells.append(last)
        }
        return try reader.dateColumn(cells, title, frame, rows.columns)
    }

    /// Returns the ranges of days of rows that are weeks; nil if they are none. Stops if they have times of the day.
    private func weekCells(
        _ title: TitleMonth, in reader: inout TableReader
    ) throws(ReadingStopped) -> [String]? {
        let (cells, column) = (frame.dateCells(reader.table), rows.columns[frame.dateColumn])
        guard let weeks = try reader.weeks(cells, title, frame, column, areFilled: false) else { return nil }
        guard roles.start == nil || roles.start == frame.dateColumn, roles.end == nil, roles.hours == nil else {
            throw reader.table.log.stop(
                .ambiguousTable, at: reader.table.position(frame.header, frame.dateColumn),
                hint: "write the dates of the shifts", "the rows are weeks, but have times")
        }
        return weeks.map { week in week.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "" }
    }

    /// The rows below the last date that need not be shifts of that day: those below a blank row, those without an end
    /// of their own, and all of them if every other row has a date and none of them repeats a role.
    private func doubtfulRows(_ table: Table) -> [Int] {
        let dated = frame.body.filter { !table.isBlank($0, frame.dateColumn) }
        guard let last = dated.last else { return [] }
        let isRange = roles.start == frame.dateColumn
        let ends = isRange ? [roles.end, roles.endDate].compactMap(\.self).filter { !table.isBlank(last, $0) } : []
        let rest = frame.body.filter { $0 > last }
        let near = rest.filter { !(last..<$0).contains(where: table.isBlankRow) }
        let areMerged =
            dated.count == 1 || frame.body.contains { $0 < last && table.isBlank($0, frame.dateColumn) }
            || near.contains { repeatsRole($0, of: dated, table) }
        guard areMerged else { return rest }
        return rest.filter { row in !near.contains(row) || ends.contains { table.isBlank(row, $0) } }
    }

    private func repeatsRole(_ row: Int, of others: [Int], _ table: Table) -> Bool {
        guard let role = roles.role, !table.isBlank(row, role) else { return false }
        let name = PlainName(table.spelling(row, role))
        return others.contains { PlainName(table.spelling($0, role)) == name }
    }

    /// Returns the times or dates of a column; nil without one.
    private func moments(
        _ column: Int?, _ dates: DateColumn, in reader: inout TableReader
    ) throws(ReadingStopped) -> LongRows.Moments? {
        guard let column else { return nil }
        guard column != frame.dateColumn else { return .dated(dates) }
        let cells = reader.table.column(column, frame.body)
        guard cells.contains(where: DateColumn.looksLikeDate) || DateColumn.looksLikeSerials(cells) else {
            return .clock(minutes(cells, column, in: &reader))
        }
        return .dated(
            try reader.furtherDates(in: rows.columns[column], of: frame, near: dates.dates, order: dates.order))
    }

    private func minutes(_ cells: [String], _ column: Int, in reader: inout TableReader) -> [Int?] {
        let minutes = cells.map { $0.isEmpty ? nil : WrittenClock.minutes($0) }
        let wrong = WrongValues(
            indices: cells.indices.filter { !cells[$0].isEmpty && minutes[$0] == nil },
            count: cells.count { !$0.isEmpty }, column: reader.table.spelling(frame.header, column), noun: "a time")
        reader.log(wrong, .invalidDateTime, cells, { (frame.body[$0], column) }) { TableReader.noTime(cells[$0]) }
        return minutes
    }

    private func readRow(
        _ index: Int, _ date: CivilDate, _ shifts: LongRows, into reader: inout TableReader
    ) throws(ReadingStopped) {
        let row = frame.body[index]
        guard let span = shifts.span(index, date) else {
            reader.table.log.error(
                .endBeforeStart, at: reader.table.position(row, roles.end ?? frame.dateColumn),
                "the end comes before the start")
            return
        }
        let names = roles.staff.map { ($0, people(of: $0, row, in: &reader)) }
        let shift = Shift(
            row: row, span: span, role: roles.role.flatMap { reader.table.text(row, $0)?.value },
            hours: hours(at: row, in: &reader), note: roles.note.flatMap { reader.table.text(row, $0)?.value })
        for (staff, names) in names {
            for name in names { try add(name, of: staff, to: shift, into: &reader) }
        }
        if shift.role != nil, names.allSatisfy({ $1.isEmpty }) {
            reader.leaveOut(.row, "\(row + 1)", .nobody, row, roles.role ?? frame.dateColumn)
        }
    }

    /// Returns the people of a cell, or its texts.
    private func people(
        of staff: LongColumns.Staff, _ row: Int, in reader: inout TableReader
    ) -> [Located<String>] {
        let lines = reader.table.lines(row, staff.index)
        guard staff.isPeople else { return lines }
        if let first = staff.firstName.flatMap({ reader.table.text(row, $0)?.value }), lines.count == 1 {
            return [Located(value: "\(first) \(lines[0].value)", position: lines[0].position)]
        }
        return lines.flatMap { line in
            cells.people(in: line.value).map { Located(value: $0, position: line.position) }
        }
    }

    private func add(
        _ name: Located<String>, of staff: LongColumns.Staff, to shift: Shift, into reader: inout TableReader
    ) throws(ReadingStopped) {
        guard let label = staff.label ?? shift.role else {
            reader.table.log.error(.missingField, at: reader.table.start(shift.row), "row without a role or shift")
            return
        }
        let line = try reader.line(
            named: reader.assignments.line(named: label) ?? label, at: shift.row, roles.role ?? staff.index)
        guard staff.isPeople else { return add(name, to: line, at: shift, staff.index, &reader) }
        let group = roles.group.flatMap { reader.table.text(shift.row, $0)?.value }
        var person = reader.person(named: name.value, of: group, at: shift.row, staff.index)
        let notes = [staff.label == nil ? nil : shift.role, shift.note].compactMap(\.self)
        (person.hours, person.note) = (shift.hours, notes.isEmpty ? nil : notes.joined(separator: ", "))
        add(
            Located(value: person, position: name.position), to: line, during: shift.span, at: shift.row, staff.index,
            &reader)
    }

    /// Adds a text that need not be a person.
    private func add(
        _ text: Located<String>, to line: Int, at shift: Shift, _ column: Int, _ reader: inout TableReader
    ) {
        let place = reader.table.log.location(text.position)
        let key = reader.records.lines.found[line].key
        add(LineText(key: key, text: text.value, location: place), during: shift.span, at: shift.row, column, &reader)
    }

    /// Returns the hours of a shift in one cell, `07:00-15:00`; nil for a blank one, or a wrong one, which is logged.
    private func hours(at row: Int, in reader: inout TableReader) -> AssignedHours? {
        guard let column = roles.hours, let text = reader.table.text(row, column)?.value else { return nil }
        if let hours = AssignedHours(written: text) { return hours }
        reader.table.log.error(
            .invalidDateTime, at: reader.table.position(row, column), hint: "as in 17:00-08:00",
            "'\(text.abridged)' is no span of hours")
        return nil
    }

    private func add(
        _ person: Located<TablePerson>, to line: Int, during span: Event.Span, at row: Int, _ column: Int,
        _ reader: inout TableReader
    ) {
        let key = reader.records.lines.found[line].key
        add(
            person.value.text(key, at: reader.table.log.location(person.position)), during: span, at: row, column,
            &reader)
    }

    private func add(
        _ text: LineText, during span: Event.Span, at row: Int, _ column: Int, _ reader: inout TableReader
    ) {
        switch span {
        case .timed:
            reader.records.events.append(Event(text, span: span))
            reader.note(span.firstDate)
            reader.noteExample(text.text, text.key, span.firstDate, text.location)
        case .allDay(let first, let last):
            for date in (first...last).days {
                reader.note(date)
                let record = reader.records.days.open(date, at: reader.table.location(row, column))
                reader.add(text, to: record)
            }
        }
    }
}

extension Event {
    /// A text of a line at a time of its own.
    fileprivate init(_ text: LineText, span: Span) {
        self.init(
            Content(title: text.text, lineKey: text.key, assignees: text.assignees), span: span,
            location: text.location)
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
