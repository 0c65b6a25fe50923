import CalendarCore

extension TableReader {
    /// The date of each row of the body; nil where there is none, which is logged. Stops if they cannot be told.
    mutating func dates(of frame: TableFrame, _ columns: [TableColumn]) throws(ReadingStopped) -> [CivilDate?] {
        let cells = table.column(frame.dateColumn, frame.body)
        let title = titleMonth(above: frame.header)
        if let dates = try dayNumbers(cells, title, frame) { return dates }
        var context = dateContext(title, weekdays: [])
        if let weekdays = columns.first(where: { $0.use == .weekday }) {
            context.weekdays = WeekdayName.weekdays(table.column(weekdays.index, frame.body))
        }
        let column = DateColumn(cells, context)
        let name = columns[frame.dateColumn].name
        try check(column, cells, name) { (frame.body[$0], frame.dateColumn) }
        return column.values.enumerated().map { index, value in
            if case .day(let date, _) = value { return date }
            if value == .blank {
                let position = table.start(frame.body[index])
                table.log.error(.missingField, at: position, "row without a date")
            }
            return nil
        }
    }

    /// The days of the title's month, if the cells are their numbers.
    private mutating func dayNumbers(
        _ cells: [String], _ title: TitleMonth, _ frame: TableFrame
    ) throws(ReadingStopped) -> [CivilDate?]? {
        guard let first = cells.first(where: { !$0.isEmpty }), DayNumber(first) != nil else { return nil }
        let numbers = cells.map { DayNumber($0) }
        guard DayNumber.areRising(numbers.compactMap { $0?.day }),
            zip(cells, numbers).allSatisfy({ $0.isEmpty || $1 != nil })
        else { return nil }
        let days = zip(frame.body, numbers).compactMap { row, number in
            number.map { NumberedDay(number: $0, row: row, column: frame.dateColumn) }
        }
        var dates = try datesOfNumbers(days, title, months: [:], weekdays: [])[...]
        return numbers.map { $0 == nil ? nil : dates.removeFirst() }
    }

    /// Logs what is wrong with dates; `place` is the row and column of one.
    mutating func check(
        _ dates: DateColumn, _ cells: [String], _ name: String, _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) {
        func position(_ index: Int) -> TextPosition { table.position(place(index).row, place(index).column) }
        if let index = dates.ambiguity {
            throw table.log.stop(
                .ambiguousDate, at: position(index), hint: "--date-order mdy or --date-order dmy says which",
                "'\(cells[index].abridged)' could be month/day or day/month")
        }
        if let index = dates.missingYear {
            throw table.log.stop(
                .ambiguousDate, at: position(index), hint: "--from YYYY-MM says it",
                "'\(cells[index].abridged)' has no year, and nothing else tells it")
        }
        if let index = dates.yearAmbiguity {
            throw table.log.stop(
                .ambiguousDate, at: position(index), hint: "write the year",
                "'\(cells[index].abridged)' could be of two years")
        }
        let wrong = dates.values.indices.filter { dates.values[$0] == .notADate }
        let count = dates.values.count { $0 != .blank }
        if wrong.count > 1, wrong.count == count {
            table.log.error(
                .invalidDate, at: position(wrong[0]),
                "column '\(name.abridged)': \(count) of \(count) values are no dates; the first is '\(cells[wrong[0]].abridged)'"
            )
        } else {
            for index in wrong {
                table.log.error(
                    .invalidDate, at: position(index), DateColumn.problem(cells[index]).message(for: cells[index]))
            }
        }
        if dates.contradictions.count > 1, dates.contradictions.count * 2 > count {
            throw table.log.stop(
                .ambiguousDate, at: position(dates.contradictions[0]),
                hint: "check the year, or leave the weekdays out",
                "the weekdays do not fit the dates: \(dates.contradictions.count) of \(count) differ")
        }
        if let index = dates.contradictions.first, case .day(let date, _) = dates.values[index] {
            let others = dates.contradictions.count - 1
            table.log.warning(
                .doubtfulDate, at: position(index),
                "\(date) is a \(CalendarLocale.english.fullName(of: date.weekday)), but the table says another weekday"
                    + (others > 0 ? "; so it does of \(others) more" : ""))
        }
        describe(dates, cells)
    }

    private mutating func describe(_ dates: DateColumn, _ cells: [String]) {
        account.dateOrder = account.dateOrder ?? dates.order
        account.dateOrderReason = account.dateOrderReason ?? dates.orderBasis.map { $0.words(cells) }
        account.yearReason = account.yearReason ?? dates.yearBasis?.rawValue
        account.dates = account.dates ?? dates.system.words
        for case .day(let date, _) in dates.values { note(date) }
    }

    /// Widens the span of the account.
    mutating func note(_ date: CivilDate) {
        account.span = account.span.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
    }
}

extension DateColumn.OrderBasis {
    /// For the account of a table.
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
    /// For the account of a table.
    fileprivate var words: String {
        switch self {
        case .written: "as written"
        case .serial1900: "serial numbers counted from 1900"
        case .serial1904: "serial numbers counted from 1904"
        case .digits: "eight digits"
        }
    }
}
