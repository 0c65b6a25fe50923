import CalendarCore

/// Columns that are weekdays, in a table with a row for each week.
struct WeekdayColumns {
    private let frame: TableFrame
    private let columns: [TableColumn]
    private let spans: [DaySpan?]
    /// The columns of weekdays, each with its days.
    private let days: [Int: Set<Weekday>]

    /// Returns nil unless rows are weeks, and two columns or more are headed by weekdays, each by its own.
    init?(_ rows: DatedRows, _ rowDays: RowDays, _ reader: TableReader) {
        (frame, columns) = (rows.frame, rows.columns)
        let heads = columns.filter { $0.use == .unused && reader.records.lines.knownLine($0.plain) == nil }
        let weekdays = heads.map { (index: $0.index, days: WeekdayColumns.weekdays($0.name)) }
            .filter { !$0.days.isEmpty }
        guard weekdays.count > 1,
            weekdays.reduce(into: Set(), { $0.formUnion($1.days) }).count == weekdays.reduce(0, { $0 + $1.days.count }),
            let spans = WeekdayColumns.weeks(rowDays.spans)
        else { return nil }
        self.spans = spans
        days = Dictionary(uniqueKeysWithValues: weekdays.map { ($0.index, $0.days) })
    }

    /// Returns the weeks that begin on single days; ranges as they are. Returns nil for days of one week.
    private static func weeks(_ spans: [DaySpan?]) -> [DaySpan?]? {
        let firsts = spans.compactMap { $0?.lowerBound.epochDay.rawValue }.sorted()
        guard zip(firsts, firsts.dropFirst()).allSatisfy({ $1 - $0 >= 7 }) else { return nil }
        return spans.map { span in
            guard let span, span.lowerBound == span.upperBound, let last = CivilDate(span.lowerBound.epochDay + 6)
            else { return span }
            return span.lowerBound...last
        }
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        reader.account.shape = .weekRows
        try stopIfOther(in: &reader)
        reader.describe(columns)
        for (column, _) in days { reader.table.use(frame.header, column, as: .date) }
        for (row, span) in zip(frame.body, spans) {
            guard let span else { continue }
            for date in span.days {
                for column in columns where days[column.index]?.contains(date.weekday) ?? false {
                    reader.note(date)
                    try reader.addTexts(row, column.index, on: date, line: reader.assignments.use(of: column))
                }
            }
        }
    }

    /// Stops if a column beside the weekdays has cells.
    private func stopIfOther(in reader: inout TableReader) throws(ReadingStopped) {
        for column in columns where [.unused, .unnamed].contains(column.use) && days[column.index] == nil {
            guard frame.body.contains(where: { !reader.table.isBlank($0, column.index) }) else { continue }
            let name = reader.optionName(ofColumn: column.index, header: frame.header)
            reader.table.log.error(
                .unknownColumn, at: reader.table.position(frame.header, column.index),
                hint: "--ignore-column '\(name)' leaves it out",
                "column '\(name)' stands beside weekdays and is not one")
        }
        guard !reader.table.log.hasColumnErrors else { throw ReadingStopped() }
    }

    private static let weekend: Set<PlainName> = [
        "weekend", "weekends", "wochenende", "findesemana", "fimdesemana", "finesettimana", "helg", "viikonloppu",
    ]

    /// Returns the days of a head: "Mon", "Mo–Fr", "Sat/Sun", "Weekend"; none for any other.
    private static func weekdays(_ head: String) -> Set<Weekday> {
        if weekend.contains(PlainName(head)) { return [.saturday, .sunday] }
        let parts = head.split { "-–/+&".contains($0) }.map { WeekdayName.weekday(String($0)) }
        let named = parts.compactMap(\.self)
        guard !parts.isEmpty, named.count == parts.count else { return [] }
        guard named.count == 2, head.contains(where: { "-–".contains($0) }) else { return Set(named) }
        let last = (named[1].mondayZeroOffset - named[0].mondayZeroOffset + 7) % 7
        return Set((0...last).map { Weekday(mondayZeroOffset: (named[0].mondayZeroOffset + $0) % 7) })
    }
}
