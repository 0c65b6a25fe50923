import CalendarCore

/// What contradicts the dates of a table, beside weekdays.
extension TableReader {
    /// Tells of a title with a month that none of the dates is in. Stops if dates without a year need the title.
    mutating func checkTitle(
        _ dates: DateColumn, _ title: TitleMonth, above place: (row: Int, column: Int)
    ) throws(ReadingStopped) {
        guard title.hasTitles, let first = dates.dates.lazy.compactMap(\.self).first, let mention = title.titled,
            !dates.dates.contains(where: { $0.map(mention.has) ?? false }),
            let row = filled.last(where: { $0 < place.row && names(mention, row: $0) }),
            let column = table.filledColumns(row).first(where: { names(mention, row, $0) })
        else { return }
        let words = "'\(table.spelling(row, column).abridged)' names another month than the dates from \(first) on"
        guard dates.yearBasis != nil else {
            return table.log.warning(.doubtfulDate, at: table.position(row, column), words)
        }
        throw table.log.stop(
            .ambiguousDate, at: table.position(row, column), hint: hintToIgnore(row: row), words)
    }

    private func names(_ mention: MonthMention, row: Int) -> Bool {
        table.filledColumns(row).contains { names(mention, row, $0) }
    }

    private func names(_ mention: MonthMention, _ row: Int, _ column: Int) -> Bool {
        MonthMention.find(in: table.spelling(row, column)) == mention
    }

    /// Logs heads whose number follows that of the head before, but not in its month: 2 March, 3 April.
    mutating func checkMonths(_ dates: [CivilDate?], _ places: [(row: Int, column: Int)]) {
        var last: CivilDate?
        for (date, (row, column)) in zip(dates, places) where !isIgnored(column, header: row) {
            guard let date, let before = last, date.day == before.day + 1, date.month != before.month else {
                last = date ?? last
                continue
            }
            let head = table.spelling(row, column).abridged
            table.log.error(
                .ambiguousDate, at: table.position(row, column), hint: "--ignore-column '\(head)' leaves it out",
                "'\(head)' is in another month than the day before it, \(before)")
        }
    }
}

extension MonthMention {
    fileprivate func has(_ date: CivilDate) -> Bool { date.month == month && (year ?? date.year) == date.year }
}
