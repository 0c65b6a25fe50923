import CalendarCore

/// The events of one UID: a single event or a series, with changes to some of its occurrences.
struct EventSeries {
    /// The event that recurs; nil if the file has only changes.
    private(set) var master: CalendarEvent?
    /// The changes, one for each changed occurrence.
    private(set) var changes: [CalendarEvent] = []
    /// The index in ``changes`` of an occurrence's change.
    private var changeOfID: [ChangeKey: Int] = [:]

    private struct ChangeKey: Hashable {
        let instant: Int
        let isDate: Bool
    }

    /// One occurrence of an event.
    struct Occurrence {
        let event: CalendarEvent
        let start: CalendarMoment
        /// The length in seconds on the wall clock; nil for an event without an end.
        let length: Int?
        /// Its RECURRENCE-ID; nil if the event does not recur.
        let id: CalendarMoment?
    }

    init(_ event: CalendarEvent) {
        _ = add(event)
    }

    /// True if any of its events is marked private.
    var isPrivate: Bool { ([master].compactMap(\.self) + changes).contains { $0.isPrivate == true } }

    /// The place of its first event.
    var position: TextPosition { (master ?? changes[0]).position }

    /// Adds a version of the event. The version with the greater SEQUENCE counts, else the first; the other is
    /// returned.
    mutating func add(_ event: CalendarEvent) -> CalendarEvent? {
        guard let id = event.recurrenceID else {
            guard let rival = master else {
                master = event
                return nil
            }
            master = event.sequence > rival.sequence ? event : rival
            return event.sequence > rival.sequence ? rival : event
        }
        let key = ChangeKey(instant: id.instant, isDate: id.isDate)
        guard let same = changeOfID[key] else {
            changeOfID[key] = changes.count
            changes.append(event)
            return nil
        }
        let rival = changes[same]
        guard event.sequence > rival.sequence else { return event }
        changes[same] = event
        return rival
    }
}

extension EventSeries {
    /// Returns the occurrences that may fall on these days of a clock, and perhaps some around them.
    func occurrences(
        on days: ClosedRange<CivilDate>, of clock: ZoneClock, _ expansion: inout RuleExpansion, _ log: inout FindingLog
    ) -> [Occurrence] {
        inheritClass()
        guard let master else { return changes.map(\.occurrence) }
        if !master.isRecurring, changes.isEmpty {
            return master.excludes(master.start) ? [] : [master.occurrence]
        }
        let table = SeriesTable(master, changes)
        let starts = master.starts(in: searchRange(days, master), &expansion, &log)
        master.warnOfExcludedDates(starts.map(\.start), on: clock, &log)
        var used: Set<Int> = []
        var found: [Occurrence] = []
        for start in starts where table.excluded[start.start] == nil {
            if let change = table.changes[start.start] {
                if used.insert(change).inserted { found.append(changes[change].occurrence) }
            } else {
                found.append(table.occurrence(of: master, start, changes))
            }
        }
        return found + changes.indices.filter { !used.contains($0) }.compactMap { leftOver(changes[$0], table) }
    }

    /// Makes each change without a class as private as its series.
    private func inheritClass() {
        guard !changes.isEmpty else { return }
        let isPrivate = master?.isPrivate ?? (master == nil && changes.contains { $0.isPrivate == true })
        for change in changes { change.isPrivate = change.isPrivate ?? isPrivate }
    }

    /// Returns a change to an occurrence that the series does not have, or not on these days. It counts, unless it
    /// continues an older version of the series.
    private func leftOver(_ change: CalendarEvent, _ table: SeriesTable) -> Occurrence? {
        guard let id = change.recurrenceID, let master, table.excluded[id] == nil else { return nil }
        guard !change.hasRecurrenceProperties || change.sequence >= master.sequence else { return nil }
        return change.occurrence
    }

    /// Returns the wall clock of the days, widened by the longest event, the longest move, and two days for time zones.
    private func searchRange(_ days: ClosedRange<CivilDate>, _ master: CalendarEvent) -> ClosedRange<Int> {
        let lengths = ([master] + changes).map { $0.length ?? 0 } + master.addedDates.map { $0.length ?? 0 }
        let shifts = changes.filter(\.isThisAndFuture).map { abs($0.shift) }
        let slack = 2 * WallTime.secondsPerDay + (lengths.max() ?? 0) + (shifts.max() ?? 0)
        let (first, last) = (days.lowerBound.epochDay.rawValue, days.upperBound.epochDay.rawValue)
        return first * WallTime.secondsPerDay - slack...last * WallTime.secondsPerDay + slack
    }
}

/// The changes and exclusions of a series.
private struct SeriesTable {
    var changes = MomentTable<Int>()
    var excluded = MomentTable<Bool>()
    /// Changes to all following occurrences (THISANDFUTURE): the instant each begins at, and its index, in order.
    private var future: [(instant: Int, change: Int)] = []

    init(_ master: CalendarEvent, _ list: [CalendarEvent]) {
        for date in master.excludedDates { excluded.insert(true, at: date.value) }
        for (index, change) in list.enumerated() {
            guard let id = change.recurrenceID else { continue }
            changes.insert(index, at: id)
            if change.isThisAndFuture { future.append((id.instant, index)) }
        }
        future.sort { $0.instant < $1.instant }
    }

    /// Returns an occurrence without a change of its own.
    func occurrence(
        of master: CalendarEvent, _ added: AddedDate, _ changes: [CalendarEvent]
    ) -> EventSeries.Occurrence {
        let instant = added.start.instant
        guard let last = future.last(where: { $0.instant < instant }) else {
            return EventSeries.Occurrence(
                event: master, start: added.start, length: added.length ?? master.length,
                id: master.isRecurring ? added.start : nil)
        }
        let change = changes[last.change]
        return EventSeries.Occurrence(
            event: change, start: added.start.adding(change.shift), length: added.length ?? change.length,
            id: added.start)
    }
}

extension CalendarEvent {
    /// The event as a single occurrence.
    fileprivate var occurrence: EventSeries.Occurrence {
        EventSeries.Occurrence(event: self, start: start, length: length, id: recurrenceID)
    }

    /// The distance that a change moves the occurrence it replaces, in seconds on the wall clock.
    fileprivate var shift: Int { recurrenceID.map { start.wall - $0.wall(on: start.clock) } ?? 0 }

    /// Warns of each date that excludes other events on the clock of the schedule than on that of the series, which
    /// counts.
    fileprivate func warnOfExcludedDates(_ starts: [CalendarMoment], on other: ZoneClock, _ log: inout FindingLog) {
        guard !start.isDate, !start.clock.isFloating, !other.isFloating else { return }
        for date in excludedDates where date.value.isDate {
            let differs = starts.contains {
                ($0.day == date.value.day) != (WallTime(seconds: $0.wall(on: other)).day == date.value.day)
            }
            guard differs else { continue }
            log.warning(
                .doubtfulDate, at: date.position, hint: "write EXDATE with a time",
                "EXDATE is a date, and the series has another time zone than the calendar; the date in the zone of the"
                    + " series counts")
        }
    }

    fileprivate func excludes(_ moment: CalendarMoment) -> Bool {
        guard !excludedDates.isEmpty else { return false }
        var table = MomentTable<Bool>()
        for date in excludedDates { table.insert(true, at: date.value) }
        return table[moment] != nil
    }

    /// Returns the starts of a series, each instant once, in order: its own, those of its rules, and those it adds.
    fileprivate func starts(
        in range: ClosedRange<Int>, _ expansion: inout RuleExpansion, _ log: inout FindingLog
    ) -> [AddedDate] {
        var starts = SeriesStarts(start.clock, isDates: start.isDate)
        if !isAfterItsRules { starts.walls.insert(start.wall) }
        for rule in rules { starts.formUnion(expansion.starts(of: rule, for: start, in: range, &log)) }
        var lengths: [Int: Int] = [:]
        for date in addedDates {
            let wall = start.isDate ? date.start.day * WallTime.secondsPerDay : date.start.wall(on: start.clock)
            starts.walls.insert(wall)
            lengths[wall] = date.length ?? lengths[wall]
        }
        for rule in excludedRules {
            starts.subtract(expansion.starts(of: rule, for: start, in: range, isExclusion: true, &log))
        }
        return starts.moments(in: range).map { AddedDate(start: $0, length: lengths[$0.wall]) }
    }

    /// True if every rule ends before the event starts. Then its start is not an occurrence.
    private var isAfterItsRules: Bool {
        let ends = rules.map { $0.value.lastStart(for: start) }
        return !ends.isEmpty && ends.allSatisfy { $0.map { $0.seconds < start.wall } ?? false }
    }
}
