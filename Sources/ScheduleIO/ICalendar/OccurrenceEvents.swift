import CalendarCore

/// Turns occurrences into events of the schedule, on the schedule's wall clock.
struct OccurrenceEvents {
    let clock: ZoneClock
    let days: ClosedRange<CivilDate>
    /// The record zone of the events' identities, not a time zone.
    let identityZone: String
    /// Whose an event is that does not say so.
    let owner: String?
    let file: String

    /// Returns the event; nil if it is cancelled or not on any of the days.
    func event(_ occurrence: EventSeries.Occurrence) -> Event? {
        guard !occurrence.event.isCancelled, let span = span(occurrence), shows(span) else { return nil }
        let event = occurrence.event
        let place = SourceLocation(file: file, line: event.position.line, column: event.position.column)
        return Event(
            Event.Content(
                title: event.title.text, place: event.place, person: event.owner ?? owner, category: event.category,
                url: event.url, lineKey: event.title.lineKey, isTentative: event.isTentative,
                closesDay: event.closesDay && event.task == nil, task: event.task),
            span: span, isPrivate: event.isPrivate ?? false, identity: identity(occurrence), modified: event.modified,
            location: place)
    }

    private func identity(_ occurrence: EventSeries.Occurrence) -> RecordIdentity? {
        guard let uid = occurrence.event.uid else { return nil }
        let name = occurrence.id.map { "\(uid)/\($0.name)" } ?? uid
        return RecordIdentity(named: name, zone: identityZone)
    }

    /// Returns the deletions of an event and all of its occurrences, or of the one occurrence that it changes.
    func tombstones(_ cancelled: CalendarEvent) -> [Tombstone] {
        guard let uid = cancelled.uid else { return [] }
        let place = SourceLocation(file: file, line: cancelled.position.line, column: cancelled.position.column)
        let names = cancelled.recurrenceID.map { ["\(uid)/\($0.value.name)"] } ?? [uid, "\(uid)/"]
        return names.compactMap { RecordIdentity(named: $0, zone: identityZone) }
            .map { Tombstone(identity: $0, modified: cancelled.modified, location: place) }
    }

    /// Returns the event's span, cut to the years that a schedule can hold; nil outside them.
    private func span(_ occurrence: EventSeries.Occurrence) -> Event.Span? {
        if occurrence.event.task != nil { return due(occurrence) }
        return occurrence.start.isDate ? dates(occurrence) : times(occurrence)
    }

    /// The day or the time at which a task is due.
    private func due(_ occurrence: EventSeries.Occurrence) -> Event.Span? {
        let due = occurrence.start.adding(occurrence.length ?? 0)
        guard let time = CivilDateTime(wall: due.wall(on: clock)), ScheduleYears.range.contains(time.date.year) else {
            return nil
        }
        return due.isDate ? .allDay(first: time.date, last: time.date) : .timed(start: time, end: nil)
    }

    private func dates(_ occurrence: EventSeries.Occurrence) -> Event.Span? {
        let count = ((occurrence.length ?? 0) + WallTime.secondsPerDay - 1) / WallTime.secondsPerDay
        let start = occurrence.start.day
        let first = max(start, ScheduleYears.first.epochDay.rawValue)
        let last = min(start + max(1, count) - 1, ScheduleYears.last.epochDay.rawValue)
        guard first <= last, let first = CivilDate(EpochDay(first)), let last = CivilDate(EpochDay(last))
        else { return nil }
        return .allDay(first: first, last: last)
    }

    private func times(_ occurrence: EventSeries.Occurrence) -> Event.Span? {
        let start = occurrence.start
        let (begin, length) = (start.wall(on: clock), max(0, occurrence.length ?? 0))
        let end = start.adding(length)
        // The end is exclusive, so a started minute belongs to the event.
        let last = end.wall(on: clock) + 59
        let (firstDay, lastDay) = (ScheduleYears.first.epochDay.rawValue, ScheduleYears.last.epochDay.rawValue)
        let years = firstDay * WallTime.secondsPerDay..<(lastDay + 1) * WallTime.secondsPerDay
        guard begin < years.upperBound, max(begin, last) >= years.lowerBound,
            let first = CivilDateTime(wall: max(begin, years.lowerBound)),
            let last = CivilDateTime(wall: min(last, years.upperBound - 1))
        else { return nil }
        guard length > 0 else { return .timed(start: first, end: nil) }
        // When clocks go back, an event can end at an earlier time of day than it began.
        return .timed(start: first, end: max(first, last))
    }

    private func shows(_ span: Event.Span) -> Bool {
        let covered = span.coveredDays
        return covered.lowerBound <= days.upperBound && covered.upperBound >= days.lowerBound
    }
}

extension CivilDateTime {
    /// Converts seconds since 1970-01-01, 0:00; returns nil outside the years 1 to 9999.
    fileprivate init?(wall: Int) {
        let time = WallTime(seconds: wall)
        guard let date = CivilDate(EpochDay(time.day)) else { return nil }
        self.init(date: date, minute: time.secondOfDay / 60)
    }
}

extension CalendarMoment {
    /// `20250408`, `20250408T090000`, `20250408T140000Z`.
    fileprivate var name: String {
        let isInstant = !isDate && !clock.isFloating
        let time = WallTime(seconds: isInstant ? instant : wall)
        let date = CivilDate(EpochDay(time.day))?.iCalendar ?? "\(time.day)"
        guard !isDate else { return date }
        return "\(date)T\(time.iCalendarClock)\(isInstant ? "Z" : "")"
    }
}
