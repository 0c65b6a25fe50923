import CalendarCore

/// Divides the days of a page with hours into columns, and these among sheets.
struct ColumnSheets {
    private let context: LayoutContext
    private let keys: ColumnKeys

    init(_ context: LayoutContext, _ keys: ColumnKeys) { (self.context, self.keys) = (context, keys) }

    /// The narrowest column, on US Letter.
    private static let leastColumn = Length.points(82)

    /// The number of columns that a sheet has room for, beside the names of the hours.
    func capacity(_ style: PageStyle) -> Int {
        let room = style.sheet.content.width - style.scale.furniture(style.timeline.timeColumnWidth)
        return max(1, room.rawValue / style.scale.furniture(ColumnSheets.leastColumn).rawValue)
    }

    /// The columns of a day with the most.
    func mostColumns(in spans: [DaySpan]) -> Int {
        spans.flatMap(\.days).map { date in
            let day = TimelineDay(date, context)
            return DayColumns(day, keys, DayDuties(on: date, keys, context), context, index: 0).columns.count
        }.max() ?? 0
    }

    /// The contents of each sheet. Days stay together if they can; one with more columns than a sheet has room for is
    /// divided evenly.
    func contents(_ days: [TimelineDay]) -> [TimelineContents] {
        let duties = days.map { DayDuties(on: $0.date, keys, context) }
        let divided = days.indices.map { DayColumns(days[$0], keys, duties[$0], context, index: $0) }
        let names = zip(divided, duties).map { day, duties in duties.idle(besides: Set(day.columns.compactMap(\.key))) }
        return sheets(of: divided.map(\.columns)).map { columns in
            contents(columns, divided, names, duties)
        }
    }

    /// The columns of each sheet.
    private func sheets(of days: [[TimelineColumn]]) -> [[TimelineColumn]] {
        let capacity = capacity(context.style)
        var sheets: [[TimelineColumn]] = []
        for columns in days {
            let parts = EvenParts.ranges(of: columns.count, atMost: capacity).map { Array(columns[$0]) }
            if parts.count == 1, let last = sheets.last, last.count + columns.count <= capacity {
                sheets[sheets.count - 1] += columns
            } else {
                sheets += parts
            }
        }
        return sheets
    }

    /// A sheet of some columns, with the days that they are of.
    private func contents(
        _ columns: [TimelineColumn], _ days: [DayColumns], _ names: [[String]], _ duties: [DayDuties]
    ) -> TimelineContents {
        let indices = columns.map(\.day).firstOfEach
        let own = indices.map { index in columns.filter { $0.day == index } }
        return TimelineContents(
            days: zip(indices, own).map { index, columns in
                days[index].day.with(idle: names[index], goesOn: columns[0].ordinal > 0)
            },
            columns: own.enumerated().flatMap { place, columns in
                columns.map { column in
                    let words = words(of: column.key, duties[column.day])
                    return column.headed(name(of: column, in: days[column.day]), words, day: place)
                }
            },
            bars: indices.enumerated().flatMap { place, index in days[index].bars.map { $0.ofDay(place) } })
    }

    /// The only column of a day with nobody's events needs no name.
    private func name(of column: TimelineColumn, in day: DayColumns) -> String {
        guard let key = column.key, key != .none || day.columns.count > 1 else { return "" }
        return keys.name(of: key)
    }

    private func words(of key: ColumnKey?, _ duties: DayDuties) -> String {
        if case .person(let person)? = key { duties.words(of: person) } else { "" }
    }
}
