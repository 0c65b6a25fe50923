import CalendarCore

/// The search for dates whose parts have columns of their own, and for weeks by their numbers.
extension FrameSearch {
    /// Finds a column of months beside one of days. A blank month is that of the row above.
    func monthAndDayFrame() -> TableFrame? {
        for column in 0..<sampleWidth {
            let rows = sample.filter { !TableFrame.months(table.spelling($0, column)).isEmpty }
            guard let first = rows.first, let last = rows.last, let header = headerRow(above: first) else { continue }
            let isHeaded = HeaderWords.month.contains(PlainName(table.spelling(header, column)))
            let body = sample.filter { (first...last).contains($0) && table.filledColumns($0).count > 1 }
            let others = body.count { !table.isBlank($0, column) }
            guard rows.count * 10 >= others * 8, isHeaded || rows.allSatisfy({ !table.isNumber($0, column) }),
                let days = (0..<sampleWidth).first(where: { days in
                    let isDay = HeaderWords.date.contains(PlainName(table.spelling(header, days)))
                    return days != column && !isOfWeeks(days, header) && (body.count > 1 || isHeaded && isDay)
                        && areDays(days, body)
                })
            else { continue }
            var found = frame(header, days)
            found.monthColumn = column
            found.yearColumn = yearColumn(header, found.body)
            return found
        }
        return nil
    }

    /// Finds a column that is headed as years, and has nothing else in these rows.
    private func yearColumn(_ header: Int, _ rows: [Int]) -> Int? {
        (0..<sampleWidth).first { column in
            HeaderWords.year.contains(PlainName(table.spelling(header, column)))
                && rows.allSatisfy { table.isBlank($0, column) || table.isYear($0, column) }
        }
    }

    /// Finds a column of weeks by their numbers, beside texts.
    func weekFrame() -> TableFrame? {
        for column in 0..<sampleWidth {
            let rows = sample.filter { Period(week: table.spelling($0, column)) != nil }
            guard let header = rows.first.flatMap({ headerRow(above: $0) }) ?? weekHeader(column) else { continue }
            var found = frame(header, column)
            found.yearColumn = yearColumn(header, found.body)
            found.monthColumn = monthColumn(header, found.body)
            let weeks = found.weeks(table).count { $0 != nil }
            let isFilled = sample.count { $0 > header && !table.isBlank($0, column) }
            guard weeks > 1 || weeks == isFilled, weeks > 0, weeks * 10 >= isFilled * 6, hasTexts(beside: column, found)
            else { continue }
            return found
        }
        return nil
    }

    /// Finds a column that is headed as months, and has nothing else in these rows.
    private func monthColumn(_ header: Int, _ rows: [Int]) -> Int? {
        (0..<sampleWidth).first { column in
            HeaderWords.month.contains(PlainName(table.spelling(header, column)))
                && rows.allSatisfy {
                    table.isBlank($0, column) || !TableFrame.months(table.spelling($0, column)).isEmpty
                }
        }
    }

    /// Returns the row with a word for weeks above numbers.
    private func weekHeader(_ column: Int) -> Int? {
        filled.prefix(TableFrame.headRows).first { row in
            table.cellCount(row) > 1 && HeaderWords.isWeekNumber(PlainName(table.spelling(row, column)))
        }
    }

    /// Returns true if another column has words: numbers beside weeks are counts, not duties.
    private func hasTexts(beside column: Int, _ frame: TableFrame) -> Bool {
        frame.body.contains { row in
            table.filledColumns(row).contains { $0 != column && table.spelling(row, $0).contains(where: \.isLetter) }
        }
    }

    /// Returns true if rows have the number of a day each.
    private func areDays(_ column: Int, _ rows: [Int]) -> Bool {
        !rows.isEmpty && rows.allSatisfy { DayNumber(table.spelling($0, column)) != nil }
    }
}

extension Table {
    fileprivate func isNumber(_ row: Int, _ column: Int) -> Bool { withBytes(row, column) { $0.areDigits } }

    fileprivate func isYear(_ row: Int, _ column: Int) -> Bool {
        Int(spelling(row, column)).map(ScheduleYears.range.contains) ?? false
    }
}
