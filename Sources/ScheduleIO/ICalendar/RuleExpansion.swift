import CalendarCore

/// Expands the rules of a calendar's series, within bounds.
struct RuleExpansion {
    /// The number of steps that the file's rules may still take beyond those that each of them may take.
    private var sharedSteps = 4_000_000
    private var stepsPerRule = 20_000
    /// The number of steps that questions about single days may still take.
    private var questionSteps = 1_000_000

    /// The starts that a rule gives, in order, in seconds since 1970-01-01, 0:00.
    enum Starts {
        /// On the wall clock of the series.
        case walls([Int])
        /// In UTC.
        case instants([Int])
    }

    /// Returns the starts that a rule gives.
    ///
    /// - Parameters:
    ///   - range: of the wall clock of the series.
    ///   - isExclusion: true for an EXRULE. Then the start of the series counts only if it matches.
    mutating func starts(
        of rule: Located<RecurrenceRule>, for series: CalendarMoment, in range: ClosedRange<Int>,
        isExclusion: Bool = false, _ log: inout FindingLog
    ) -> Starts {
        guard rule.value.countsInstants, series.clock.changes, !series.isDate else {
            let until = rule.value.lastStart(for: series)
            return .walls(times(of: rule, from: series, until: until, in: range, isExclusion, &log))
        }
        let start = CalendarMoment(wall: series.instant, isDate: false, clock: .utc)
        // The clock is less than a day away from UTC.
        let range = range.lowerBound - WallTime.secondsPerDay...range.upperBound + WallTime.secondsPerDay
        let until = rule.value.lastInstant(for: series)
        return .instants(times(of: rule, from: start, until: until, in: range, isExclusion, &log))
    }

    /// Returns the starts of a series on one day of its clock; nil if finding them takes too many steps.
    mutating func starts(of series: CalendarEvent, on day: Int) -> [CalendarMoment]? {
        guard questionSteps > 0 else { return nil }
        var (question, log) = (self, FindingLog(file: ""))
        (question.sharedSteps, question.stepsPerRule) = (questionSteps, 0)
        let midnight = day * WallTime.secondsPerDay
        let starts = series.starts(in: midnight...midnight + WallTime.secondsPerDay - 1, &question, &log)
        questionSteps = question.sharedSteps - series.addedDates.count - 1
        return log.findings.isEmpty ? starts.map(\.start) : nil
    }

    private mutating func times(
        of rule: Located<RecurrenceRule>, from start: CalendarMoment, until: WallTime?, in range: ClosedRange<Int>,
        _ isExclusion: Bool, _ log: inout FindingLog
    ) -> [Int] {
        var occurrences = Occurrences(
            of: rule.value, from: WallTime(seconds: start.wall), isDates: start.isDate, countsStart: !isExclusion,
            until: until, in: WallTime(seconds: range.lowerBound)...WallTime(seconds: range.upperBound),
            stepLimit: stepsPerRule + sharedSteps)
        var starts: [Int] = []
        while starts.count <= CalendarLimit.eventCount, let time = occurrences.next() { starts.append(time.seconds) }
        sharedSteps -= max(0, occurrences.steps.taken - stepsPerRule)
        if starts.count > CalendarLimit.eventCount { log.tooManyEvents(at: rule.position) }
        if occurrences.ending == .limit {
            log.warning(.tooMany, at: rule.position, "the rule has too many occurrences; not all of them are read")
        }
        return starts
    }
}

extension RecurrenceRule {
    /// True if its times are as far apart in real time as on the clock, also when the clock changes by whole or half
    /// hours: every hour, every ten minutes.
    fileprivate var countsInstants: Bool {
        guard let unit = frequency.seconds, interval <= 1800 else { return false }
        let hasParts =
            ![bySecond, byMinute, byHour, byMonth].allSatisfy(\.isEmpty) || !byDay.isEmpty
            || ![byMonthDay, byYearDay, bySetPosition].allSatisfy(\.isEmpty)
        return !hasParts && 3600 % (interval * unit) == 0
    }

    /// Returns the last instant that UNTIL allows; nil without UNTIL.
    fileprivate func lastInstant(for series: CalendarMoment) -> WallTime? {
        if case .utc(let time) = until { return time }
        return lastStart(for: series).map { WallTime(seconds: series.clock.instant(of: $0.seconds)) }
    }
}

extension RecurrenceRule {
    /// Returns the last start that UNTIL allows, on the wall clock of the series; nil if there is none.
    ///
    /// A time with Z is an instant. A date means its midnight.
    func lastStart(for series: CalendarMoment) -> WallTime? {
        switch until {
        case nil: nil
        case .date(let day): WallTime(day: day, second: 0)
        case .local(let wall): wall
        case .utc(let wall):
            WallTime(seconds: CalendarMoment(wall: wall.seconds, isDate: false, clock: .utc).wall(on: series.clock))
        }
    }
}
