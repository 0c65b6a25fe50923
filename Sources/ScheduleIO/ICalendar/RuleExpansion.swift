import CalendarCore

/// Expands the rules of a calendar's series, within bounds.
struct RuleExpansion {
    /// The number of steps that the file's rules may still take beyond those that each of them may take.
    private var sharedSteps = 4_000_000
    private static let stepsPerRule = 20_000

    /// Returns the starts that a rule gives, in order, on the wall clock of the series.
    ///
    /// - Parameter isExclusion: true for an EXRULE. Then the start of the series counts only if it matches.
    mutating func starts(
        of rule: Located<RecurrenceRule>, for series: CalendarMoment, in range: ClosedRange<Int>,
        isExclusion: Bool = false, _ log: inout FindingLog
    ) -> [Int] {
        var occurrences = Occurrences(
            of: rule.value, from: WallTime(seconds: series.wall), isDates: series.isDate, countsStart: !isExclusion,
            until: rule.value.lastStart(for: series),
            in: WallTime(seconds: range.lowerBound)...WallTime(seconds: range.upperBound),
            stepLimit: RuleExpansion.stepsPerRule + sharedSteps)
        var starts: [Int] = []
        while starts.count <= CalendarLimit.eventCount, let time = occurrences.next() { starts.append(time.seconds) }
        sharedSteps -= max(0, occurrences.steps.taken - RuleExpansion.stepsPerRule)
        if starts.count > CalendarLimit.eventCount { log.tooManyEvents(at: rule.position) }
        if occurrences.ending == .limit {
            log.warning(.tooMany, at: rule.position, "the rule has too many occurrences; not all of them are read")
        }
        return starts
    }
}

extension RecurrenceRule {
    /// Returns the last start that UNTIL allows, on the wall clock of the series; nil if there is none.
    ///
    /// A time with Z is an instant, but in a series of dates it is the day as written. A date means its midnight.
    func lastStart(for series: CalendarMoment) -> WallTime? {
        switch until {
        case nil: nil
        case .date(let day): WallTime(day: day, second: 0)
        case .local(let wall), .utc(let wall):
            if series.isDate {
                WallTime(day: wall.day, second: 0)
            } else if case .utc = until {
                WallTime(seconds: CalendarMoment(wall: wall.seconds, isDate: false, clock: .utc).wall(on: series.clock))
            } else {
                wall
            }
        }
    }
}
