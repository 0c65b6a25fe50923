import CalendarCore

/// Signs that the columns of a table with a row for each date are not lines.
struct LineDoubts {
    private let frame: TableFrame
    /// The columns that are lines only because they are nothing else.
    private let open: [TableColumn]
    /// True if an option says of another column that it is a line.
    private let isGiven: Bool
    /// True if an option says of the dates that they are some.
    private let areGivenDates: Bool

    init(_ columns: [TableColumn], _ frame: TableFrame, in reader: TableReader) {
        self.frame = frame
        open = columns.filter { column in
            if case .line = column.use { !reader.hasLineName(column) } else { false }
        }
        isGiven = columns.contains(where: \.isGivenLine)
        areGivenDates = reader.assignments.isDate(columns[frame.dateColumn].plain)
    }

    func stopIfAny(_ spans: [DaySpan?], in reader: inout TableReader) throws(ReadingStopped) {
        try stopIfNames(in: &reader)
        try stopIfPaired(spans, in: &reader)
        try stopIfShifts(in: &reader)
        try stopIfDuties(in: &reader)
    }

    /// Stops if two heads can be those of first and last names: "First" and "Last".
    private func stopIfNames(in reader: inout TableReader) throws(ReadingStopped) {
        guard !isGiven, let parts = HeaderWords.nameParts(open.map(\.plain)) else { return }
        let (first, last) = (open[parts.first], open[parts.last].name.abridged)
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(frame.header, first.index), hint: LineDoubts.hint(last),
            "'\(first.name.abridged)' and '\(last)' can be the two parts of names, or lines")
    }

    /// Stops if rows of one day differ in several columns that nothing names: people and shifts, most likely.
    private func stopIfPaired(_ spans: [DaySpan?], in reader: inout TableReader) throws(ReadingStopped) {
        guard open.count > 1 else { return }
        var (firsts, differing) = ([CivilDate: Int](), [Int: Int]())
        for (row, span) in zip(frame.body, spans) {
            guard let span else { continue }
            for date in span.days {
                guard let first = firsts[date] else {
                    firsts[date] = row
                    continue
                }
                for column in open {
                    guard differing[column.index] == nil, reader.table.differ(row, first, column.index) else {
                        continue
                    }
                    differing[column.index] = row
                }
            }
        }
        let pair = open.filter { differing[$0.index] != nil }
        guard pair.count > 1, !pair.allSatisfy({ HeaderWords.allPersons.contains($0.plain) }) else { return }
        throw paired(pair, from: differing.values.min() ?? frame.header, in: &reader)
    }

    private func paired(_ pair: [TableColumn], from row: Int, in reader: inout TableReader) -> ReadingStopped {
        let names = pair.map(\.name.abridged)
        let person = pair.last { HeaderWords.allPersons.contains($0.plain) }?.name.abridged ?? names.last ?? ""
        let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(row, frame.dateColumn), hint: LineDoubts.hint(person),
            "rows of one date differ in \(others) and '\(names.last ?? "")', and nothing says which column has the people"
        )
    }

    private static func hint(_ name: String) -> String {
        "--column '\(name)=person' if it has the people, --column '\(name)=\(name)' if it is a line"
    }

    /// Stops if a head names people, and one beside it what they do.
    private func stopIfShifts(in reader: inout TableReader) throws(ReadingStopped) {
        let others = open.filter { !HeaderWords.allPersons.contains($0.plain) && !(areGivenDates && isDocument($0)) }
        let hasRole = others.contains { HeaderWords.allRoles.contains($0.plain) }
        let words = hasRole ? HeaderWords.allPersons : HeaderWords.person
        guard !isGiven, !others.isEmpty, let person = open.first(where: { words.contains($0.plain) }) else { return }
        let name = person.name.abridged
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(frame.header, person.index), hint: LineDoubts.hint(name),
            "column '\(name)' could have the people of the rows, or be a line as '\(others[0].name.abridged)' is")
    }

    private func isDocument(_ column: TableColumn) -> Bool {
        PersonRecordRow.all.contains { $0.field(called: column.plain)?.name == $0.subject }
    }

    /// Stops if most of the cells below several heads are words for shifts or absences: the heads can be people.
    private func stopIfDuties(in reader: inout TableReader) throws(ReadingStopped) {
        guard !isGiven, open.count > 1, !open.contains(where: { HeaderWords.isOther($0.plain) }) else { return }
        let rows = Array(frame.body.prefix(200))
        let words = Set(open.flatMap { reader.table.column($0.index, rows) }.filter { !$0.isEmpty })
        guard words.count(where: HeaderWords.isDuty) * 2 > words.count else { return }
        let name = open[0].name.abridged
        throw reader.table.log.stop(
            .ambiguousTable, at: reader.table.position(frame.header, open[0].index),
            hint: "--column '\(name)=person' if columns are people, --column '\(name)=\(name)' if they are lines",
            "the cells below '\(name)' and others seem to be what these people do")
    }
}

extension Table {
    /// Returns true if both cells have a text, and not the same.
    fileprivate func differ(_ row: Int, _ other: Int, _ column: Int) -> Bool {
        !isBlank(row, column) && !isBlank(other, column) && spelling(row, column) != spelling(other, column)
    }
}
