import CalendarCore

/// A timed event on one of its days, or the rest of it after midnight.
struct TimelineEvent {
    let entry: Entry
    /// In minutes after midnight, on this day: 0 if it began the day before, 1440 if it ends on a later one.
    let start: Int
    let end: Int
    /// True if it began the day before, where the whole text is.
    let isContinued: Bool
    /// True if another column of its day has it as well, where it counts.
    private(set) var isRepeated = false
    /// The start and end on the clock.
    let from: CivilDateTime
    let until: CivilDateTime?

    /// Returns nil if the entry has no time of the day.
    init?(_ entry: Entry, on date: CivilDate) {
        guard case .at(let from, let until)? = entry.time else { return nil }
        (self.entry, self.from, self.until, isContinued) = (entry, from, until, false)
        start = from.minute
        end = until.map { $0.date > date ? TimelineEvent.midnight : $0.minute } ?? from.minute
    }

    private init(_ entry: Entry, from: CivilDateTime, until: CivilDateTime) {
        (self.entry, self.from, self.until, isContinued) = (entry, from, until, true)
        (start, end) = (0, until.minute)
    }

    private static let midnight = 24 * 60

    /// The same, as a column has it that is not the first.
    func repeated(_ isRepeated: Bool) -> TimelineEvent {
        var event = self
        event.isRepeated = isRepeated
        return event
    }

    /// Returns true if another event begins before it ends, or the other way round; each takes a quarter at least.
    func overlaps(_ other: TimelineEvent) -> Bool {
        let (last, otherLast) = (max(end, start + 15), max(other.end, other.start + 15))
        return start < otherLast && other.start < last
    }

    /// True if it has no length.
    var isMoment: Bool { start == end }

    /// True if it ends before some hours begin.
    func isBefore(_ hours: HourRange) -> Bool { isMoment ? start < hours.first * 60 : end <= hours.first * 60 }

    /// True if it begins after some hours have ended; midnight is the end of the last one.
    func isAfter(_ hours: HourRange) -> Bool {
        start >= hours.end * 60 && !(isMoment && start == hours.end * 60 && hours.end == 24)
    }

    /// The words that distinguish it from another event at the same time.
    var words: [String] {
        [entry.text, entry.place ?? "", entry.line?.key ?? "", entry.location.map { "\($0)" } ?? ""]
    }

    /// The events of the day before that go on after midnight.
    static func continued(from date: CivilDate, _ schedule: Schedule) -> [TimelineEvent] {
        guard let eve = CivilDate(date.epochDay + -1), !schedule.events.isEmpty else { return [] }
        return schedule.entries(on: eve).compactMap { entry in
            guard entry.line?.place != .foot, case .at(let from, let until?)? = entry.time, until.date == date,
                until.minute > 0
            else { return nil }
            return TimelineEvent(entry, from: from, until: until)
        }
    }
}
