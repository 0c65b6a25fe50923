import CalendarCore

/// Checks for titles and heads that contradict the dates of a table.
extension TableReader {
    /// Warns of a title with a month that none of the dates is in. Stops if dates have no year.
    mutating func checkTitle(
        _ dates: DateColumn, _ title: TitleMonth, above place: (row: Int, column: Int)
    ) throws(ReadingStopped) {
        guard title.hasTitles, let first = dates.dates.lazy.compactMap(\.self).first, let mention = title.titled,
            !dates.dates.contains(where: { $0.map(mention.has) ?? false }),
            let (row, column) = titleCell(naming: mention, above: place.row)
        else { return }
        let words = "'\(table.spelling(row, column).abridged)' names another month than the dates from \(first) on"
        guard dates.yearBasis != nil else {
            return table.log.warning(.doubtfulDate, at: table.position(row, column), words)
        }
        throw table.log.stop(
            .ambiguousDate, at: table.position(row, column), hint: hintToIgnore(row: row), words)
    }

    /// Returns the lowest cell above a row that names a month.
    func titleCell(naming mention: MonthMention, above row: Int) -> (row: Int, column: Int)? {
        filled.prefix { $0 < row }.reversed().lazy.flatMap { row in
            table.filledColumns(row).map { (row: row, column: $0) }
        }.first { MonthMention.find(in: table.spelling($0.row, $0.column)) == mention }
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

extension WideBlock {
    /// Stops if the first row has a word for people as its name, and cells that no other row has: heads of columns.
    func stopIfHeads(in reader: inout TableReader) throws(ReadingStopped) {
        guard let first = groups.rows.first,
            HeaderWords.person.contains(PlainName(reader.table.spelling(first.label, body.labelColumn)))
        else { return }
        let others = groups.rows.dropFirst().map { cells(ofRow: $0.row, reader.table) }
        let heads = cells(ofRow: first.row, reader.table)
        guard !heads.isEmpty, !others.isEmpty, others.allSatisfy(heads.isDisjoint) else { return }
        let name = reader.table.spelling(first.label, body.labelColumn).abridged
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(first.row, body.labelColumn),
            hint: reader.hintToIgnore(row: first.row), "row '\(name)' seems to head the rows below it, and is no person"
        )
    }

    private func cells(ofRow row: Int, _ table: Table) -> Set<String> {
        Set(days.columns.map { table.spelling(row, $0.index) }.filter { !$0.isEmpty })
    }
}

extension MonthMention {
    func has(_ date: CivilDate) -> Bool { date.month == month && (year ?? date.year) == date.year }
}
