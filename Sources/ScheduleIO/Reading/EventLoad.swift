import CalendarCore

/// Limits on the events of a schedule, so that a small file cannot exhaust its host: a rule of a hundred bytes makes
/// events for years, and each of its days is an entry.
struct EventLoad {
    /// The most events on one day.
    static let eventsPerDay = 1000
    /// The most days that all events of several days may have after their first.
    static let furtherDays = 100_000

    /// The days after the first of all events so far.
    private var days = 0

    /// Returns an error if events go beyond a limit; nil for a schedule that pages can show.
    static func finding(of schedule: Schedule) -> Finding? {
        let events = schedule.events
        guard events.count > 1 else { return nil }
        return furtherDaysFinding(events) ?? fullDayFinding(events)
    }

    private static func furtherDaysFinding(_ events: [Event]) -> Finding? {
        var load = EventLoad()
        // By index: taking an event out would copy it, texts and all.
        for index in events.indices {
            if let finding = load.add(events[index].span, at: events[index].location) { return finding }
        }
        return nil
    }

    /// Counts the days of an event. Returns an error if there are too many with it.
    mutating func add(_ span: Event.Span, at location: SourceLocation?) -> Finding? {
        days += span.furtherDays
        guard days > EventLoad.furtherDays else { return nil }
        return Finding(
            .error, .tooMany, "events of several days have more than \(EventLoad.furtherDays) days in total",
            hint: EventLoad.hint, at: location)
    }

    private static func fullDayFinding(_ events: [Event]) -> Finding? {
        guard events.count > eventsPerDay else { return nil }
        let ends = events.indices.map { events[$0].span.lastDay }.sorted()
        var ended = 0
        for index in events.indices {
            let day = events[index].span.firstDay
            while ends[ended] < day { ended += 1 }
            guard index + 1 - ended > eventsPerDay else { continue }
            return Finding(
                .error, .tooMany, "more than \(eventsPerDay) events on \(day)", hint: hint,
                at: events[index].location)
        }
        return nil
    }

    static let hint = "request fewer months, or split the file"
}
