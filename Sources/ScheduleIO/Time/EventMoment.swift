import CalendarCore

/// The start or end of an event: a date, or a time on the schedule's wall clock.
enum EventMoment {
    case date(CivilDate)
    /// `instant` is known if the time was written with an offset from UTC.
    case time(CivilDateTime, instant: Instant?)

    /// Reads `YYYY-MM-DD` or a date-time. A time with an offset is converted to the wall clock of `zone`; without a
    /// zone it stays as written. Returns nil if the form is different, or the date or time does not exist.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, in zone: @autoclosure () -> TimeZoneRules?) {
        if let written = WrittenDate(bytes) {
            guard let date = written.date else { return nil }
            self = .date(date)
            return
        }
        guard let written = WrittenDateTime(bytes) else { return nil }
        let converted = written.instant.flatMap { instant in zone().map { $0.local(instant) } }
        guard let local = converted ?? written.local else { return nil }
        self = .time(local, instant: written.instant)
    }

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    private var day: CivilDate {
        switch self {
        case .date(let date): date
        case .time(let local, _): local.date
        }
    }

    /// Returns true if a schedule can hold it. An end is exclusive, so it may be the first day after the last year.
    func isInScheduleYears(isEnd: Bool) -> Bool {
        if ScheduleYears.range.contains(day.year) { return true }
        return isEnd && isDate && day == CivilDate(year: ScheduleYears.range.upperBound + 1, month: 1, day: 1)
    }

    /// Compares instants if both are known, else the wall clocks.
    func isBefore(_ other: EventMoment) -> Bool {
        switch (self, other) {
        case (.time(_, let a?), .time(_, let b?)): a < b
        case (.time(let a, _), .time(let b, _)): a < b
        default: day < other.day
        }
    }

    /// Returns the span to `end`, which is of the same kind and not earlier. Ends are exclusive, but an event covers at
    /// least one day.
    func span(to end: EventMoment?) -> Event.Span {
        switch self {
        case .date(let first):
            let last = end.flatMap { CivilDate($0.day.epochDay + -1) } ?? first
            return .allDay(first: first, last: max(first, last))
        case .time(let start, _):
            guard case .time(let end, _) = end else { return .timed(start: start, end: nil) }
            // When clocks go back, an event can end at an earlier time of day than it began.
            return .timed(start: start, end: max(start, end))
        }
    }
}
