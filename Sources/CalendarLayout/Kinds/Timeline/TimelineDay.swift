import CalendarCore

/// A day and the entries in its column, sorted by their place on the page.
struct TimelineDay {
    let date: CivilDate
    let isWeekend: Bool
    /// Why a text or a holiday closes the day; nil if it is open.
    let closing: DayClosing?
    /// Below the strip: the texts of lines, and events of lines that take the whole day.
    let lines: [Entry]
    /// At the foot: the texts of lines whose place is there, and all their events.
    let foot: [Entry]
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

    /// Returns true if an entry has a time of this day, and no place at the foot.
    private static func isOnClock(_ entry: Entry) -> Bool {
        guard case .at? = entry.time else { return false }
        return entry.line?.place != .foot
    }
}
