import CalendarCore

extension EventSeries {
    /// Makes dates of the times by which a series of whole days names its days: in EXDATE, RDATE, UNTIL and
    /// RECURRENCE-ID. A warning tells of the first one in an event whose date is not the one written.
    func useDates(of clock: ZoneClock, _ log: inout FindingLog) {
        for event in events where (master ?? event).start.isDate { event.useDates(of: clock, &log) }
    }
}

extension CalendarEvent {
    fileprivate func useDates(of clock: ZoneClock, _ log: inout FindingLog) {
        var dates = DatesOfTimes(clock: clock)
        rules = rules.map { dates.rule($0, from: start, &log) }
        excludedRules = excludedRules.map { dates.rule($0, from: start, &log) }
        excludedDates = excludedDates.map { dates.date($0) }
        addedDates = addedDates.map { added in
            let date = dates.date(Located(value: added.value.start, position: added.position))
            return Located(value: AddedDate(start: date.value, length: added.value.length), position: added.position)
        }
        recurrenceID = recurrenceID.map { dates.date($0) }
        dates.warn(&log)
    }
}

/// Makes dates of times, and remembers the first one whose date is not the one written.
private struct DatesOfTimes {
    let clock: ZoneClock
    private var firstOther: Located<CalendarMoment>?

    init(clock: ZoneClock) {
        self.clock = clock
    }

    mutating func date(_ written: Located<CalendarMoment>) -> Located<CalendarMoment> {
        guard !written.value.isDate else { return written }
        let date = Located(value: written.value.date(on: clock), position: written.position)
        if date.value.day != written.value.day { firstOther = firstOther ?? date }
        return date
    }

    /// Returns the rule with a date as UNTIL. A time before the start means the start: it is that day somewhere.
    mutating func rule(
        _ written: Located<RecurrenceRule>, from start: CalendarMoment, _ log: inout FindingLog
    ) -> Located<RecurrenceRule> {
        guard let until = written.value.until?.time else { return written }
        var rule = written.value
        let last = date(Located(value: until, position: written.position)).value.day
        rule.until = .date(day: max(last, start.day))
        if last < start.day {
            log.warning(.invalidRule, at: written.position, "UNTIL is before the start; the start counts all the same")
        }
        return Located(value: rule, position: written.position)
    }

    func warn(_ log: inout FindingLog) {
        guard let other = firstOther, let date = CivilDate(EpochDay(other.value.day)) else { return }
        log.warning(
            .doubtfulDate, at: other.position, hint: "write it as a date",
            "a time in an event of whole days; it means its date on the calendar's clock, \(date)")
    }
}

extension RecurrenceRule.Until {
    /// Nil for a date.
    fileprivate var time: CalendarMoment? {
        switch self {
        case .date: nil
        case .local(let wall): CalendarMoment(wall: wall.seconds, isDate: false, clock: .floating)
        case .utc(let wall): CalendarMoment(wall: wall.seconds, isDate: false, clock: .utc)
        }
    }
}
