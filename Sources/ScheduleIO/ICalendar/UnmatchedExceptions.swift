import CalendarCore

/// The exceptions of a series (EXDATE, RECURRENCE-ID) that no occurrence has matched so far.
struct UnmatchedExceptions {
    private let master: CalendarEvent
    private let list: [CalendarEvent]
    private var dates: Set<Int>
    /// The indices of changes.
    private(set) var changes: Set<Int>

    init(_ master: CalendarEvent, _ changes: [CalendarEvent]) {
        (self.master, list) = (master, changes)
        dates = Set(master.excludedDates.indices)
        self.changes = Set(changes.indices)
    }

    mutating func match(date: Int) { dates.remove(date) }

    /// Returns false if an earlier occurrence matched the change.
    mutating func match(change: Int) -> Bool { changes.remove(change) != nil }

    /// Warns of each exception that matches no occurrence for certain, wherever the rest of the series was searched,
    /// and of each change to an excluded occurrence.
    func warn(_ table: SeriesTable, _ expansion: inout RuleExpansion, _ log: inout FindingLog) {
        for date in dates.sorted().map({ master.excludedDates[$0] }) {
            warn(of: date, "EXDATE excludes nothing", &expansion, &log)
        }
        for change in changes.sorted().map({ list[$0] }) {
            guard let id = change.recurrenceID else { continue }
            guard table.excluded[id.value] != nil else {
                warn(of: id, "RECURRENCE-ID changes nothing", &expansion, &log)
                continue
            }
            if change.isCancelled { continue }
            log.warning(
                .unmatchedException, at: id.position, hint: "left out",
                "an EXDATE excludes the event that this changes")
        }
    }

    /// Asks the rules about that one day.
    private func warn(
        of exception: Located<CalendarMoment>, _ what: String, _ expansion: inout RuleExpansion, _ log: inout FindingLog
    ) {
        let day = WallTime(seconds: exception.value.wall(on: master.start.clock)).day
        guard let starts = expansion.starts(of: master, on: day), !starts.contains(where: exception.value.names) else {
            return
        }
        log.warning(
            .unmatchedException, at: exception.position, hint: starts.first?.clockHint,
            "\(what): the series has no event at that time")
    }
}

extension CalendarMoment {
    /// True if an EXDATE or a RECURRENCE-ID of this time means an occurrence that starts at another. A date means all
    /// of that day, and a floating time the clock of the series.
    fileprivate func names(_ start: CalendarMoment) -> Bool {
        if isDate || start.isDate { return day == start.day }
        return clock.isFloating ? wall == start.wall : instant == start.instant
    }

    fileprivate var clockHint: String {
        let time = WallTime(seconds: wall)
        return "on that day it has one at \(time.hour):\(String("00", time.minute))"
    }
}
