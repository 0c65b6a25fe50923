import CalendarCore

/// The events of a calendar by their UIDs.
struct CalendarSeries {
    private let choice: EventChoice
    private var series: [EventSeries] = []
    private var indexOfUID: [String: Int] = [:]
    /// The indices of the series that the choice means, and the texts that chose them.
    private var chosenSeries: (indices: Set<Int>, by: Set<String>) = ([], [])
    /// The latest day of any event, counted from 1970-01-01.
    private var latestDay = 0
    private(set) var eventCount = 0

    init(choice: EventChoice) {
        self.choice = choice
    }

    /// Those that are chosen, in the order of the file.
    var chosen: some Sequence<EventSeries> {
        series.indices.lazy.filter { choice.texts.isEmpty || chosenSeries.indices.contains($0) }.map { series[$0] }
    }

    /// The texts that have chosen some; nil without a choice.
    var chosenBy: Set<String>? { choice.texts.isEmpty ? nil : chosenSeries.by }

    /// The days on which endless rules are followed if nobody asks for some: until a year after the last event that is
    /// written out.
    var writtenDays: ClosedRange<CivilDate> {
        let last = CivilDate(EpochDay(latestDay + 366)) ?? ScheduleYears.last
        return ScheduleYears.first...max(ScheduleYears.first, min(ScheduleYears.last, last))
    }

    /// Adds a component's event.
    mutating func add(_ event: CalendarEvent, _ component: CalendarComponent, _ log: inout FindingLog) {
        latestDay = event.addedDates.reduce(max(latestDay, event.start.day)) { max($0, $1.value.start.day) }
        eventCount += 1
        if eventCount > CalendarLimit.eventCount { log.tooManyEvents(at: event.position) }
        let index = index(ofUID: event.uid)
        choose(component, at: index)
        guard index < series.count else { return series.append(EventSeries(event)) }
        switch series[index].add(event) {
        case .part: break
        case .version(let older): log.warn(of: older, in: series[index], "; left out")
        case .other: log.warn(of: event, in: series[index], ", and another start; both are read")
        }
    }

    /// Returns the index of a series, old or new.
    private mutating func index(ofUID uid: String?) -> Int {
        guard let uid else { return series.count }
        // Most UIDs are new.
        guard let index = indexOfUID.updateValue(series.count, forKey: uid) else { return series.count }
        indexOfUID[uid] = index
        return index
    }

    /// A series is chosen as a whole: what cancels or moves one of its events need not have the text.
    private mutating func choose(_ component: CalendarComponent, at index: Int) {
        guard !choice.texts.isEmpty else { return }
        let properties: [CalendarProperty?] = [.summary, .categories, .description]
        let words = component.lines.filter { properties.contains($0.property) }.map(\.text)
        let matches = choice.matches(in: words)
        if !matches.isEmpty { chosenSeries.indices.insert(index) }
        chosenSeries.by.formUnion(matches)
    }
}

extension FindingLog {
    fileprivate mutating func warn(of event: CalendarEvent, in series: EventSeries, _ consequence: String) {
        let isPrivate = event.isPrivate == true || series.isPrivate
        let name = isPrivate ? "a private event" : "event '\(event.title.text.abridged)'"
        warning(
            .repeatedRecord, at: event.position,
            "\(name) has the UID of another event in this file\(consequence)")
    }
}
