import CalendarCore

extension TableReader {
    /// Returns the month from the text above a row.
    func titleMonth(above row: Int) -> TitleMonth {
        TitleMonth(titles: texts(filled.prefix { $0 < row }.suffix(12)), names: names)
    }

    /// Returns the month from the text of some rows alone.
    func title(from first: Int, to end: Int) -> TitleMonth {
        TitleMonth(titles: texts(filled.filter { (first..<end).contains($0) }), names: [])
    }

    /// The cells of rows, the lowest first.
    private func texts(_ rows: some BidirectionalCollection<Int>) -> [String] {
        rows.reversed().filter { !table.isOfWeekdays($0) }.flatMap { row in
            table.filledColumns(row).prefix(64).map { table.spelling(row, $0) }
        }
    }

    func dateContext(_ title: TitleMonth, weekdays: [Weekday?] = []) -> DateColumnContext {
        var context = DateColumnContext()
        (context.order, context.from, context.is1904) = (
            options.dateOrder, options.from, table.facts.is1904
        )
        (context.title, context.weekdays) = (title, weekdays)
        context.timeZone = records.timeZone
        return context
    }

    /// Returns the date of each row of the body; nil for a row without one, which is logged. Stops if in doubt.
    mutating func dates(of frame: TableFrame, _ columns: [TableColumn]) throws(ReadingStopped) -> [DaySpan?] {
        let cells = frame.dateCells(table)
        let title = titleMonth(above: frame.header)
        if !HeaderWords.isWeekNumber(columns[frame.dateColumn].plain),
            let dates = try dayNumbers(cells, title, frame)
        {
            return dates.map { $0.map { $0...$0 } }
        }
        if let weeks = try weeks(cells, title, frame, columns[frame.dateColumn]) { return weeks }
        let column = try dateColumn(cells, title, frame, columns)
        return column.values.indices.map { span(of: column, $0, (frame.body[$0], frame.dateColumn)) }
    }

    /// Returns the days of a value; nil for a range that ends before it begins, which is logged.
    mutating func span(of dates: DateColumn, _ index: Int, _ place: (row: Int, column: Int)) -> DaySpan? {
        guard let first = dates.values[index].date else { return nil }
        let last = dates.lasts.isEmpty ? first : dates.lasts[index] ?? first
        note(last)
        return RowDays.span(from: first, to: last, place, in: &self)
    }

    /// Returns the dates of the body in these cells; logs their faults. Stops if they are in doubt.
    mutating func dateColumn(
        _ cells: [String], _ title: TitleMonth, _ frame: TableFrame, _ columns: [TableColumn]
    ) throws(ReadingStopped) -> DateColumn {
        var context = dateContext(title)
        context.mayHaveRanges = true
        if let weekdays = columns.first(where: { $0.use == .weekday }) {
            context.weekdays = WeekdayName.weekdays(table.column(weekdays.index, frame.body))
        }
        let dates = DateColumn(BareDate.written(cells) ?? cells, context)
        try check(dates, cells, columns[frame.dateColumn].name, areRows: true) { (frame.body[$0], frame.dateColumn) }
        try checkTitle(dates, title, above: (frame.header, frame.dateColumn))
        for (row, value) in zip(frame.body, dates.values) where value == .blank { logUndated(row) }
        return dates
    }

    /// Logs a row that has no date.
    mutating func logUndated(_ row: Int) {
        table.log.error(.missingField, at: table.start(row), hint: hintToIgnore(row: row), "row without a date")
    }

    /// Returns the dates of a second column, such as that of the last days: each is near a date of its row. Logs their
    /// faults. Stops if they are in doubt.
    mutating func furtherDates(
        in column: TableColumn, of frame: TableFrame, near dates: [CivilDate?], order: DateOrder?
    ) throws(ReadingStopped) -> DateColumn {
        var context = dateContext(titleMonth(above: frame.header))
        context.order = context.order ?? order
        context.neighbours = dates
        let cells = table.column(column.index, frame.body)
        let found = DateColumn(cells, context)
        try check(found, cells, column.name) { (frame.body[$0], column.index) }
        return found
    }

    /// Returns the days of the title's month, if the cells are their numbers.
    private mutating func dayNumbers(
        _ cells: [String], _ title: TitleMonth, _ frame: TableFrame
    ) throws(ReadingStopped) -> [CivilDate?]? {
        guard let first = cells.first(where: { !$0.isEmpty }), DayNumber(first) != nil else { return nil }
        let numbers = cells.map { DayNumber($0) }
        let areWeekdays = WeekdayNumbers(cells)?.areDays(of: title.month(from: options.from)) ?? false
        let isHeaded = HeaderWords.date.contains(PlainName(table.spelling(frame.header, frame.dateColumn)))
        // "2 Mar" can be a Tuesday, too.
        let areBare = numbers.allSatisfy { $0?.weekday == nil }
        let isKnown = isHeaded && areBare && title.month(from: options.from) != nil
        guard
            areWeekdays
                || DayNumber.areRising(numbers.compactMap { $0?.day }, atLeast: isKnown ? 1 : DayNumber.leastCount),
            zip(cells, numbers).allSatisfy({ $0.isEmpty || $1 != nil })
        else { return nil }
        let days = zip(frame.body, numbers).compactMap { row, number in
            number.map { NumberedDay(number: $0, row: row, column: frame.dateColumn) }
        }
        var dates = try NumberedDays(days, title).dates(in: &self)[...]
        return numbers.map { $0 == nil ? nil : dates.removeFirst() }
    }

    /// Logs faults of dates; `place` is the row and column of one. Stops if they are in doubt.
    ///
    /// - Parameter areRows: true if each date heads a row, which an option can leave out.
    mutating func check(
        _ dates: DateColumn, _ cells: [String], _ name: String, areRows: Bool = false,
        _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) {
        try stopIfOpen(dates, cells, place)
        let wrong = WrongValues(
            indices: dates.values.indices.filter { dates.values[$0] == .notADate },
            count: dates.values.count { $0 != .blank }, column: name, noun: "a date")
        for index in cells.indices where !cells[index].isEmpty {
            table.use(place(index).row, place(index).column, as: .date)
        }
        log(wrong, .invalidDate, cells, areRows: areRows, place) {
            DateColumn.problem(cells[$0]).message(for: cells[$0])
        }
        try checkWeekdays(dates, of: wrong.count, place)
        describe(dates, cells)
    }

    /// Logs each of them with its message; a column that is wrong throughout is one finding.
    mutating func log(
        _ wrong: WrongValues, _ code: Finding.Code, _ cells: [String], areRows: Bool = false,
        _ place: (Int) -> (row: Int, column: Int), _ message: (Int) -> String
    ) {
        for index in wrong.indices.prefix(wrong.areAll ? 1 : wrong.indices.count) {
            let position = table.position(place(index).row, place(index).column)
            let words =
                wrong.areAll
                ? "column '\(wrong.column.abridged)': none of the \(wrong.count) values is \(wrong.noun); "
                    + "the first is '\(cells[index].abridged)'"
                : message(index)
            let hint = areRows && !wrong.areAll ? hintToIgnore(row: place(index).row) : nil
            table.log.error(code, at: position, hint: hint, words)
        }
    }

    /// Returns `'x' is not a time of day`.
    static func noTime(_ cell: String) -> String { "'\(cell.abridged)' is not a time of day" }

    /// The finding about a month whose name is another month in another language.
    static let ambiguousMonth = (
        doubt: "is in a month that differs between languages", hint: "write the month as a number"
    )

    /// Stops if the month, the order or the year is in doubt.
    private mutating func stopIfOpen(
        _ dates: DateColumn, _ cells: [String], _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) {
        let month = dates.values.indices.first { dates.values[$0] == .notADate && NameTable.isAmbiguous(cells[$0]) }
        let doubts = [
            (month, TableReader.ambiguousMonth.doubt, TableReader.ambiguousMonth.hint),
            (dates.ambiguity, "could be month/day or day/month", "--date-order mdy or --date-order dmy says which"),
            (dates.missingYear, "has no year, and nothing else tells it", "--from YYYY-MM says it"),
            (dates.yearAmbiguity, "could be of two years", "write the year"),
            (dates.unknownZone, "is in UTC, and nothing tells the time zone", "--time-zone America/Chicago says it"),
        ]
        guard case (let index?, let doubt, let hint)? = doubts.first(where: { $0.0 != nil }) else { return }
        throw table.log.stop(
            .ambiguousDate, at: table.position(place(index).row, place(index).column), hint: hint,
            "'\(cells[index].abridged)' \(doubt)")
    }

    /// Logs weekdays that contradict the dates. Stops if most do.
    private mutating func checkWeekdays(
        _ dates: DateColumn, of count: Int, _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) {
        guard let first = dates.contradictions.first, let date = dates.values[first].date else { return }
        let (position, others) = (table.position(place(first).row, place(first).column), dates.contradictions.count - 1)
        if others > 0, dates.contradictions.count * 2 > count {
            throw table.log.stop(
                .ambiguousDate, at: position, hint: "check the year, or leave the weekdays out",
                "the weekdays do not fit the dates: \(dates.contradictions.count) of \(count) differ")
        }
        table.log.warning(
            .doubtfulDate, at: position,
            "\(date) is a \(CalendarLocale.english.fullName(of: date.weekday)), but the table says another weekday"
                + (others > 0 ? "; so it does of \(others) more" : ""))
    }

    private mutating func describe(_ dates: DateColumn, _ cells: [String]) {
        account.dateOrder = account.dateOrder ?? dates.order
        account.dateOrderReason = account.dateOrderReason ?? dates.orderBasis.map { $0.words(cells) }
        account.yearReason = account.yearReason ?? dates.yearBasis?.rawValue
        account.dates = account.dates ?? dates.system.words
        for case let date? in dates.dates { note(date) }
    }

    /// Widens the span of the account.
    mutating func note(_ date: CivilDate) {
        account.span = account.span.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
    }
}

/// The values of a column that do not have the expected form.
struct WrongValues {
    let indices: [Int]
    /// The number of values in the column.
    let count: Int
    /// The column's name.
    let column: String
    /// The expected kind of value: `a date`.
    let noun: String

    /// True if all are wrong, and more than one.
    var areAll: Bool { indices.count > 1 && indices.count == count }
}

extension DateColumn.OrderBasis {
    /// Describes the basis of the order for the account of a table.
    fileprivate func words(_ cells: [String]) -> String {
        switch self {
        case .option: "--date-order says so"
        case .valueAbove12(let index): "'\(cells[index].abridged)' can be read in this order only"
        case .weekdays: "the weekdays agree"
        case .consecutiveDays: "the days then follow each other"
        case .yearFirst: "the year comes first"
        }
    }
}

extension DateColumn.System {
    /// A description for the account of a table.
    fileprivate var words: String {
        switch self {
        case .written: "as written"
        case .serial1900: "serial numbers counted from 1900"
        case .serial1904: "serial numbers counted from 1904"
        case .digits: "eight digits"
        }
    }
}
