import CalendarCore

/// Tables whose rows or columns are weeks or months.
extension TableReader {
    /// Returns the days of weeks or months in these places. Stops if they are in doubt.
    ///
    /// - Parameter isGiven: true if an option says that they are dates.
    mutating func days(
        of periods: [Period?], _ title: TitleMonth, isGiven: Bool, _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) -> [DaySpan?] {
        if !isGiven { try stopIfRotation(periods, place) }
        switch PeriodRun(periods).days(title, from: options.from) {
        case .days(let days):
            try checkTitle(days, title, place(0))
            if !isGiven { warnOfWeeks(periods, days, place) }
            use(periods, days, title, place)
            return days
        case .missing(let index):
            throw doubt(place(index), "has no year, and nothing else tells it", "--from YYYY-MM says it")
        case .twoYears(let index):
            throw doubt(place(index), "could be of two years", "--from YYYY-MM says which")
        case .absent(let index): throw doubt(place(index), "is no week of its year", "check the year of the title")
        }
    }

    /// Returns the days of rows whose cells are weeks by their numbers; nil unless most are. Logs the others.
    ///
    /// - Parameter areFilled: true if each row has its own.
    mutating func weeks(
        _ cells: [String], _ title: TitleMonth, _ frame: TableFrame, _ column: TableColumn, areFilled: Bool = true
    ) throws(ReadingStopped) -> [DaySpan?]? {
        guard frame.mayHaveWeeks(table) else { return nil }
        let weeks = frame.weeks(table)
        let filled = cells.indices.filter { !cells[$0].isEmpty }
        guard weeks.count(where: { $0 != nil }) * 2 > filled.count else { return nil }
        let days = try days(of: weeks, title, isGiven: assignments.isDate(column.plain)) {
            (frame.body[$0], frame.dateColumn)
        }
        try stopIfOfMonths(days, frame)
        for (index, cell) in cells.enumerated() where weeks[index] == nil {
            let (row, column) = (frame.body[index], frame.dateColumn)
            guard !cell.isEmpty else {
                if areFilled { logUndated(row) }
                continue
            }
            table.log.error(
                .invalidDate, at: table.position(row, column), hint: hintToIgnore(row: row),
                "'\(cell.abridged)' is not a week")
        }
        return days
    }

    /// Stops if a week is in none of the months beside it: such weeks are counted from the beginning of each month.
    private mutating func stopIfOfMonths(_ days: [DaySpan?], _ frame: TableFrame) throws(ReadingStopped) {
        guard let column = frame.monthColumn else { return }
        for (index, cell) in frame.filledDown(column, table).enumerated() {
            let months = TableFrame.months(cell)
            guard let span = days[index], !months.isEmpty,
                ![span.lowerBound, span.upperBound].contains(where: { months.contains($0.month) })
            else { continue }
            throw doubt(
                (frame.body[index], frame.dateColumn), "is no week of the year in '\(cell.abridged)'",
                "write the first day of each week")
        }
    }

    private mutating func doubt(
        _ place: (row: Int, column: Int), _ doubt: String, _ hint: String
    ) -> ReadingStopped {
        let (position, name) = (table.position(place.row, place.column), table.spelling(place.row, place.column))
        return table.log.stop(.ambiguousDate, at: position, hint: hint, "'\(name.abridged)' \(doubt)")
    }

    /// Stops if weeks can be those of a rotation or of a month: 1, 2, 3 and so on, below a word that need not mean a
    /// week of the calendar.
    private mutating func stopIfRotation(
        _ periods: [Period?], _ place: (Int) -> (row: Int, column: Int)
    ) throws(ReadingStopped) {
        let weeks = periods.compactMap(\.self)
        guard let first = periods.firstIndex(where: { $0 != nil }), weeks.contains(where: { !$0.isOfCalendar }),
            weeks.contains(where: { $0.number == 1 }),
            weeks.allSatisfy({ $0.number <= TableReader.longestRotation && $0.year == nil })
        else { return }
        let (row, column) = place(first)
        let name = optionName(ofColumn: column, header: row)
        let isHead = row + 1 == account.headerRow
        let option = isHead ? name : optionName(ofColumn: column, header: (account.headerRow ?? 1) - 1)
        throw doubt(
            (row, column), "could be a week of the year, of a month, or of a rotation",
            "--column '\(option)=date' if it is one of the year")
    }

    /// The most weeks of a month or of a rotation.
    private static let longestRotation = 12

    /// Stops if the title has a month that none of them is in.
    private mutating func checkTitle(
        _ days: [DaySpan?], _ title: TitleMonth, _ place: (row: Int, column: Int)
    ) throws(ReadingStopped) {
        let spans = days.compactMap(\.self)
        guard title.hasTitles, let mention = title.titled, let first = spans.first?.lowerBound,
            !spans.contains(where: { span in [span.lowerBound, span.upperBound].contains(where: mention.has) }),
            let (row, column) = titleCell(naming: mention, above: place.row)
        else { return }
        let words = "'\(table.spelling(row, column).abridged)' names another month than the days from \(first) on"
        throw table.log.stop(.ambiguousDate, at: table.position(row, column), hint: hintToIgnore(row: row), words)
    }

    /// Warns that weeks are counted as ISO 8601 does, if their word does not say so: other countries count others.
    private mutating func warnOfWeeks(
        _ periods: [Period?], _ days: [DaySpan?], _ place: (Int) -> (row: Int, column: Int)
    ) {
        guard let index = periods.firstIndex(where: { $0?.isOfCalendar == false }), let day = days[index]?.lowerBound
        else { return }
        let (row, column) = place(index)
        let (position, name) = (table.position(row, column), table.spelling(row, column))
        table.log.warning(
            .doubtfulDate, at: position, "'\(name.abridged)' is read as the ISO week from \(day) on")
    }

    private mutating func use(
        _ periods: [Period?], _ days: [DaySpan?], _ title: TitleMonth, _ place: (Int) -> (row: Int, column: Int)
    ) {
        for (index, span) in days.enumerated() {
            guard let span else { continue }
            table.use(place(index).row, place(index).column, as: .date)
            note(span.lowerBound)
            note(span.upperBound)
        }
        let kind = periods.lazy.compactMap { $0?.kind }.first
        account.dates = kind == .month ? "months" : "ISO weeks"
        guard periods.contains(where: { $0 != nil && $0?.year == nil }) else { return }
        account.yearReason = title.hasYear ? "title" : "from"
    }
}
