import CalendarCore

/// Divides the entries of a day among its columns.
///
/// An event is in the columns of all its people. One that is nobody's is in all columns if nothing else happens then,
/// else in a column of its own, the last.
struct DayColumns {
    private let keys: ColumnKeys
    private let context: LayoutContext
    private let date: CivilDate
    /// The day, without the entries that columns or their heads show.
    private(set) var day: TimelineDay
    private(set) var columns: [TimelineColumn] = []
    private(set) var bars: [ColumnBar] = []

    /// `index` is the day's place among those of the page.
    init(_ day: TimelineDay, _ keys: ColumnKeys, _ duties: DayDuties, _ context: LayoutContext, index: Int) {
        (self.day, self.keys, self.context, date) = (day, keys, context, day.date)
        let barEvents = takeBars(duties)
        let timed = day.events.map { (event: $0, keys: keys.keys(of: $0.entry)) }
        let free = timed.indices.filter { timed[$0].keys.isEmpty }
        let hasOwnColumn = free.contains { place in
            timed.indices.contains { $0 != place && timed[$0].event.overlaps(timed[place].event) }
        }
        var all = Set(timed.flatMap(\.keys) + barEvents.flatMap(\.keys))
        if hasOwnColumn || all.isEmpty { all.insert(.none) }
        let sorted = keys.sorted(all)
        columns = sorted.enumerated().map { ordinal, key in
            let events = timed.compactMap { event, keys -> TimelineEvent? in
                let own = keys.isEmpty ? (hasOwnColumn ? [.none] : sorted) : keys
                guard own.contains(key) else { return nil }
                return event.repeated(key != sorted.first(where: own.contains))
            }
            let count = timed.count { $0.keys.contains(key) }
            return TimelineColumn(day: index, key: key, events: events, ordinal: ordinal, count: count)
        }
        bars = barEvents.map { event, line, keys in
            let ordinals = sorted.indices.filter { keys.isEmpty || keys.contains(sorted[$0]) }
            return ColumnBar(event: event, line: line, day: index, ordinals: ordinals)
        }
    }

    private typealias BarEvent = (event: Event, line: ScheduleLine?, keys: [ColumnKey])

    /// Takes the events of whole days from the entries of the day, and those that the heads of columns tell.
    private mutating func takeBars(_ duties: DayDuties) -> [BarEvent] {
        let events = context.schedule.events(on: date).filter { !$0.isPrivate }
        var bars: [BarEvent] = context.barEvents(in: date...date, where: \.runsForDays).map {
            ($0, nil, keys.keys(of: $0.content))
        }
        var left: [Entry] = []
        for entry in day.lines {
            if duties.tells(entry) {
                day.told.append(entry)
            } else if let line = entry.line, let event = events.first(where: { $0.entry(on: date, line) == entry }),
                !keys.keys(of: event.content).isEmpty
            {
                bars.append((event, line, keys.keys(of: event.content)))
            } else {
                left.append(entry)
            }
        }
        (day.lines, day.foot) = ([], left + day.foot)
        return bars
    }
}

extension ColumnKeys {
    /// The columns of an entry.
    fileprivate func keys(of entry: Entry) -> [ColumnKey] { entry.event.map { keys(of: $0) } ?? [] }
}
