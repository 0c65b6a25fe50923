import CalendarCore

/// Divides the entries of a day among its columns.
///
/// An event is in the columns of all its people. Those that are nobody's are in all columns if nothing else happens
/// then, else in a column of their own, the last.
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
        let bars = takeBars(duties)
        let timed = day.events.map { TimedEvent(event: $0, keys: keys.keys(of: $0.entry)) }
        let sorted = columnKeys(timed, bars)
        columns = sorted.indices.map { column($0, of: sorted, timed, day: index) }
        self.bars = bars.map { event, line, keys in
            let ordinals = sorted.indices.filter { keys.isEmpty || keys.contains(sorted[$0]) }
            return ColumnBar(event: event, line: line, day: index, ordinals: ordinals)
        }
    }

    /// An event on the clock, and the columns that it is in; none if it is nobody's.
    private struct TimedEvent {
        let event: TimelineEvent
        let keys: [ColumnKey]
    }

    /// Whose columns there are, at least one.
    private func columnKeys(_ timed: [TimedEvent], _ bars: [BarEvent]) -> [ColumnKey] {
        var all = Set(timed.flatMap(\.keys) + bars.flatMap(\.keys))
        let isBesideOthers = timed.indices.contains { place in
            timed[place].keys.isEmpty
                && timed.indices.contains { $0 != place && timed[$0].event.overlaps(timed[place].event) }
        }
        if isBesideOthers || all.isEmpty { all.insert(.none) }
        return keys.sorted(all)
    }

    private func column(
        _ ordinal: Int, of sorted: [ColumnKey], _ timed: [TimedEvent], day: Int
    ) -> TimelineColumn {
        let key = sorted[ordinal]
        let ofNobody = sorted.contains(.none) ? [.none] : sorted
        let events = timed.compactMap { timed -> TimelineEvent? in
            let own = timed.keys.isEmpty ? ofNobody : timed.keys
            return own.contains(key) ? timed.event.repeated(key != sorted.first(where: own.contains)) : nil
        }
        return TimelineColumn(
            day: day, key: key, events: events, ordinal: ordinal, count: timed.count { $0.keys.contains(key) })
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
