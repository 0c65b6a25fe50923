import CalendarCore

extension EventSeries {
    /// Returns the occurrences that may fall on these days of the page's clock, and perhaps some around them.
    func occurrences(
        on days: ClosedRange<CivilDate>, _ clocks: CalendarClocks, _ expansion: inout RuleExpansion,
        _ log: inout FindingLog
    ) -> [Occurrence] {
        if changes.isEmpty, others.isEmpty, let master, !master.hasRecurrenceProperties { return [master.occurrence] }
        inheritClass()
        useDates(of: clocks.own, &log)
        guard let master else { return (others + changes).map(\.occurrence) }
        let changes = changes
        let table = SeriesTable(master, changes)
        let starts = master.starts(in: searchRange(days, master), &expansion, &log)
        master.warnOfExcludedDates(starts.map(\.start), on: clocks.page, &log)
        master.warnOfRulesBeforeStart(&log)
        var exceptions = UnmatchedExceptions(master, changes)
        var found = others.map(\.occurrence)
        for start in starts {
            if let date = table.excluded[start.start] {
                exceptions.match(date: date)
            } else if let change = table.changes[start.start] {
                if exceptions.match(change: change) { found.append(changes[change].occurrence) }
            } else {
                found.append(table.occurrence(of: master, start, changes))
            }
        }
        exceptions.warn(table, &expansion, &log)
        return found + exceptions.changes.sorted().map { changes[$0] }.filter { counts($0, table) }.map(\.occurrence)
    }

    /// Makes each change without a class as private as its series.
    private func inheritClass() {
        guard !changes.isEmpty else { return }
        let whole = master ?? cancellations.first
        let isPrivate = whole?.isPrivate ?? (whole == nil && changes.contains { $0.isPrivate == true })
        for change in changes { change.isPrivate = change.isPrivate ?? isPrivate }
    }

    /// True if a change to an occurrence that the series does not have, or not on these days, counts: unless it is
    /// excluded, or continues an older version of the series.
    private func counts(_ change: CalendarEvent, _ table: SeriesTable) -> Bool {
        guard let id = change.recurrenceID?.value, let master, table.excluded[id] == nil else { return false }
        return !change.hasRecurrenceProperties || change.sequence >= master.sequence
    }

    /// Returns the wall clock of the days, widened by the longest event, the longest move, and two days for time zones.
    private func searchRange(_ days: ClosedRange<CivilDate>, _ master: CalendarEvent) -> ClosedRange<Int> {
        let lengths = ([master] + changes).map { $0.length ?? 0 } + master.addedDates.map { $0.value.length ?? 0 }
        let shifts = changes.filter(\.isThisAndFuture).map { abs($0.shift) }
        let slack = 2 * WallTime.secondsPerDay + (lengths.max() ?? 0) + (shifts.max() ?? 0)
        let (first, last) = (days.lowerBound.epochDay.rawValue, days.upperBound.epochDay.rawValue)
        return first * WallTime.secondsPerDay - slack...last * WallTime.secondsPerDay + slack
    }
}

/// The changes and exclusions of a series.
struct SeriesTable {
    var changes = MomentTable<Int>()
    /// The index of the EXDATE.
    var excluded = MomentTable<Int>()
    /// Changes to all following occurrences (THISANDFUTURE): the instant each begins at, and its index, in order.
    private var future: [(instant: Int, change: Int)] = []

    init(_ master: CalendarEvent, _ list: [CalendarEvent]) {
        for (index, date) in master.excludedDates.enumerated() { excluded.insert(index, at: date.value) }
        for (index, change) in list.enumerated() {
            guard let id = change.recurrenceID?.value else { continue }
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
                id: master.isRecurring || master.isOneOfSeveral ? added.start : nil)
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
        let id = recurrenceID?.value ?? (isOneOfSeveral ? start : nil)
        return EventSeries.Occurrence(event: self, start: start, length: length, id: id)
    }

    /// The distance that a change moves the occurrence it replaces, in seconds on the wall clock.
    fileprivate var shift: Int { recurrenceID.map { start.wall - $0.value.wall(on: start.clock) } ?? 0 }

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

    /// Warns if every rule ends before the event starts: then its start is no occurrence.
    fileprivate func warnOfRulesBeforeStart(_ log: inout FindingLog) {
        guard isAfterItsRules, let rule = rules.first else { return }
        log.warning(
            .invalidRule, at: rule.position, "the rule ends (UNTIL) before the event starts; the start is left out")
    }

    /// Returns the starts of a series, each instant once, in order: its own, those of its rules, and those it adds.
    func starts(
        in range: ClosedRange<Int>, _ expansion: inout RuleExpansion, _ log: inout FindingLog
    ) -> [AddedDate] {
        var starts = SeriesStarts(start.clock, isDates: start.isDate)
        if !isAfterItsRules { starts.walls.insert(start.wall) }
        for rule in rules { starts.formUnion(expansion.starts(of: rule, for: start, in: range, &log)) }
        var lengths: [Int: Int] = [:]
        for date in addedDates {
            let wall = date.value.start.wall(on: start.clock)
            starts.walls.insert(wall)
            lengths[wall] = date.value.length ?? lengths[wall]
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
