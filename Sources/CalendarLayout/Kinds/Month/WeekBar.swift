import CalendarCore

/// The part of an event of several days in one week row.
struct WeekBar {
    let event: Event
    /// The columns that it crosses.
    let columns: ClosedRange<Int>
    /// The lane, counted from 0 at the top.
    let lane: Int
    /// True if the event begins in this row, and true if it ends in it.
    let begins: Bool
    let ends: Bool
    /// The days of the row that it is on.
    let days: DaySpan
    /// The words of the bar, and the ending after them.
    let words: String
    let ending: String?

    /// Returns true if an entry of one of its days is this event.
    func shows(_ entry: Entry) -> Bool {
        entry.days == event.firstDay...event.lastDay && entry.line == nil && entry.location == event.location
            && entry.text == event.words
    }
}

/// Puts the events of several days on the lanes of a week row: in order of their first day, the longer first, each on
/// the first lane that is free. An event without a lane is in its cells as other entries are.
struct WeekBars {
    private(set) var bars: [WeekBar] = []
    private let row: WeekRow
    private let context: LayoutContext
    private let laneCount: Int

    private static let mostLanes = 3

    init(_ row: WeekRow, _ context: LayoutContext) {
        (self.row, self.context) = (row, context)
        laneCount = WeekBars.laneCount(context.style)
        guard let first = row.date(inColumn: row.columns.lowerBound),
            let last = row.date(inColumn: row.columns.upperBound - 1)
        else { return }
        let events = context.schedule.events(overlapping: first...last).filter { event in
            event.lastDay >= first && event.lastDay > event.firstDay && event.lineKey == nil && !event.isPrivate
                && !event.closesDay
        }
        let ordered = events.sorted { ($0.firstDay, $1.lastDay) < ($1.firstDay, $0.lastDay) }
        for event in ordered { add(event, in: first...last) }
    }

    private mutating func add(_ event: Event, in week: DaySpan) {
        let days = max(event.firstDay, week.lowerBound)...min(event.lastDay, week.upperBound)
        let first = row.columns.lowerBound + (days.lowerBound.epochDay - week.lowerBound.epochDay)
        let columns = first...first + days.dayCount - 1
        guard let lane = (0..<laneCount).first(where: { isFree($0, columns) }) else { return }
        let (begins, ends) = (event.firstDay == days.lowerBound, event.lastDay == days.upperBound)
        bars.append(
            WeekBar(
                event: event, columns: columns, lane: lane, begins: begins, ends: ends, days: days,
                words: words(event, begins: begins), ending: ending(event, days, ends: ends)))
    }

    /// The most lanes that leave a line for entries in a month of eight rows, which is more than any month has.
    private static func laneCount(_ style: PageStyle) -> Int {
        let metrics = CellMetrics(style, style.scale, isSmall: true)
        let line = style.scale.type(.points(10))
        let room = style.sheet.content.height / 8 - metrics.stripHeight - metrics.bottom - line
        return min(mostLanes, max(0, room.rawValue / metrics.barsHeight(1).rawValue))
    }

    private func isFree(_ lane: Int, _ columns: ClosedRange<Int>) -> Bool {
        !bars.contains { $0.lane == lane && $0.columns.overlaps(columns) }
    }

    private func words(_ event: Event, begins: Bool) -> String {
        begins ? context.format.text(of: .event(event, date: event.firstDay)) : event.words
    }

    /// "to 4 Aug" if it goes on after the month, "until 12:00" if that is when it ends.
    private func ending(_ event: Event, _ days: DaySpan, ends: Bool) -> String? {
        if ends { return context.format.ending(of: event) }
        guard days.upperBound == row.month.lastDay else { return nil }
        let locale = context.style.locale
        return locale.phrases.toDate.filled(["date": locale.shortDate(event.lastDay)])
    }
}
