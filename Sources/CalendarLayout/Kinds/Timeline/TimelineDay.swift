import CalendarCore

/// A day and the entries in its column, sorted by their place on the page.
struct TimelineDay {
    let date: CivilDate
    let isWeekend: Bool
    /// Why a text or a holiday closes the day; nil if it is open.
    private(set) var closing: DayClosing?
    /// Below the strip: the texts of lines, and events of lines that take the whole day.
    var lines: [Entry]
    /// At the foot: the texts of lines whose place is there, and all their events.
    var foot: [Entry]
    /// The texts of lines that the heads of its columns tell.
    var told: [Entry] = []
    /// Those who work and have no column.
    private(set) var idle: [String] = []
    /// True if its first columns are on a sheet before, which has its lines as well.
    private(set) var goesOn = false
    /// The events that have a place on the clock.
    let events: [TimelineEvent]

    /// True if nothing is in its column, but for bars.
    var isEmpty: Bool { closing == nil && lines.isEmpty && foot.isEmpty && events.isEmpty }

    var isClosed: Bool { closing != nil }

    init(_ date: CivilDate, _ context: LayoutContext) {
        self.date = date
        isWeekend = context.style.locale.weekend.contains(date.weekday)
        let schedule = context.schedule
        let entries = schedule.entries(on: date)
        let onClock = entries.filter(TimelineDay.isOnClock)
        foot = entries.filter { $0.line?.place == .foot }
        let body = entries.filter { !TimelineDay.isOnClock($0) && $0.line?.place != .foot }
        closing = DayClosing(body, schedule)
        let closings = closing?.entries ?? []
        lines = body.filter { ($0.line != nil || $0.isGone || $0.closesDay) && !closings.contains($0) }
        events =
            TimelineEvent.continued(from: date, schedule) + onClock.compactMap { TimelineEvent($0, on: date) }
    }

    /// The same on a sheet that names those without a column; one that goes on leaves out what the sheet before has.
    func with(idle: [String], goesOn: Bool) -> TimelineDay {
        var day = self
        day.idle = idle
        if goesOn { (day.closing, day.lines, day.foot, day.told, day.goesOn) = (nil, [], [], [], true) }
        return day
    }

    /// Returns true if an entry has a time of this day, and no place at the foot.
    private static func isOnClock(_ entry: Entry) -> Bool {
        guard case .at? = entry.time else { return false }
        return entry.line?.place != .foot
    }
}
