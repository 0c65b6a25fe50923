import CICal

/// Expands recurrence rules through libical, within bounds.
///
/// libical's iterator may search centuries for a rule that never matches, so it always gets an end. A rule without a
/// COUNT starts near the first requested day, a whole number of periods after the start of the series.
struct RuleExpansion {
    /// Nil if no series has a rule.
    let ical: cical_functions?
    /// How many hours, minutes and seconds the rules may still step through.
    private(set) var budget = 4_000_000

    init(_ ical: cical_functions?) {
        self.ical = ical
    }

    /// The starts that a rule gives, in order, on the wall clock of the series.
    mutating func starts(
        of rule: RecurrenceRule, for series: CalendarMoment, in range: ClosedRange<Int>, _ log: inout FindingLog
    ) -> [Int] {
        guard let ical else { return [] }
        var digested = rule.rule
        var end = min(range.upperBound, lastStart(of: digested, for: series) ?? .max)
        let start = digested.count == 0 ? series.wall + jump(digested, series.wall, range.lowerBound) : series.wall
        guard start <= end else { return [] }
        bound(&end, of: digested, from: start, at: rule.position, &log)
        digested.until = icaltimetype(wall: end)
        digested.until.is_date = series.isDate ? 1 : 0
        var first = icaltimetype(wall: start)
        first.is_date = digested.until.is_date
        guard let iterator = ical.icalrecur_iterator_new(digested, first) else { return [] }
        defer { ical.icalrecur_iterator_free(iterator) }
        var starts: [Int] = []
        while let wall = ical.icalrecur_iterator_next(iterator).wall, wall <= end,
            starts.count <= CalendarLimit.eventCount
        {
            if wall >= range.lowerBound { starts.append(wall) }
        }
        return starts
    }

    /// The last start that UNTIL allows, on the wall clock of the series; nil if there is none.
    ///
    /// A time with Z is an instant, but in a series of dates it is the day as written. A date means its midnight.
    func lastStart(of rule: icalrecurrencetype, for series: CalendarMoment) -> Int? {
        guard rule.until.year > 0, let until = rule.until.wall else { return nil }
        if series.isDate { return until.flooredQuotient(by: 86_400) * 86_400 }
        if rule.until.is_date != 0 { return until }
        let isUTC = ical?.icaltime_is_utc(rule.until) == 1
        return CalendarMoment(wall: until, isDate: false, clock: isUTC ? .utc : .floating).wall(on: series.clock)
    }

    /// The whole periods, in seconds, from the start of a series to one before `target`.
    private func jump(_ rule: icalrecurrencetype, _ start: Int, _ target: Int) -> Int {
        guard let unit = rule.freq.seconds, rule.interval > 0 else { return 0 }
        let period = unit * Int(rule.interval)
        return max(0, (target - start) / period - 1) * period
    }

    private mutating func bound(
        _ end: inout Int, of rule: icalrecurrencetype, from start: Int, at position: TextPosition,
        _ log: inout FindingLog
    ) {
        guard let unit = rule.freq.seconds, unit < 86_400 else { return }
        let steps = (end - start) / unit
        if steps > budget {
            end = start + budget * unit
            log.warning(.tooMany, at: position, "the rule has too many occurrences; not all of them are read")
        }
        budget -= min(steps, budget)
    }
}

extension icalrecurrencetype_frequency {
    /// The length of a period; nil if periods differ in length.
    fileprivate var seconds: Int? {
        switch self {
        case ICAL_SECONDLY_RECURRENCE: 1
        case ICAL_MINUTELY_RECURRENCE: 60
        case ICAL_HOURLY_RECURRENCE: 3600
        case ICAL_DAILY_RECURRENCE: 86_400
        case ICAL_WEEKLY_RECURRENCE: 604_800
        default: nil
        }
    }
}
