import CalendarCore

/// Expands the series of a calendar on some days, within the limits of a schedule.
struct SeriesExpansion {
    private(set) var events: [Event] = []
    private let maker: OccurrenceEvents
    private let clocks: CalendarClocks
    private var rules = RuleExpansion()
    private var load = EventLoad()

    init(_ maker: OccurrenceEvents, _ clocks: CalendarClocks) {
        (self.maker, self.clocks) = (maker, clocks)
    }

    /// Adds the events of a series, and returns their number. Beyond a limit, the log has an error.
    mutating func add(_ series: EventSeries, _ log: inout FindingLog) -> Int {
        let count = events.count
        let occurrences = series.occurrences(on: maker.days, clocks, &rules, &log)
        guard !log.hasErrors else { return 0 }
        for occurrence in occurrences {
            guard let event = maker.event(occurrence) else { continue }
            if let finding = load.add(event.span, at: event.location) {
                log.append([finding])
                break
            }
            events.append(event)
        }
        if events.count > CalendarLimit.eventCount { log.tooManyEvents(at: series.position) }
        return events.count - count
    }

    /// Follows a series on some days for its findings alone.
    mutating func check(_ series: EventSeries, on days: ClosedRange<CivilDate>, _ log: inout FindingLog) {
        _ = series.occurrences(on: days, clocks, &rules, &log)
    }
}
