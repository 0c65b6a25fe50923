import CalendarCore

/// The times at which a rule recurs, in order, each once (RFC 5545, 3.3.10).
///
/// They are found one after the other. The start is the first and counts for COUNT, even if the rule does not match it.
/// The search never goes past the year 2199, nor past the limit of steps; it looks at no more than one period, month or
/// hour a step. A rule without COUNT is searched from near the window's first day on; with COUNT, earlier ones are
/// counted, most of it without a look.
struct Occurrences: Sequence, IteratorProtocol {
    /// The reason there are no more; nil as long as there may be.
    private(set) var ending: Ending?
    private(set) var steps: StepCount
    /// The rule, completed from the start.
    private let rule: RecurrenceRule
    private let window: ClosedRange<Int>
    private let until: Int
    /// One of these, unless nothing can match.
    private var days: DayPeriods?
    private var times: TimePeriods?
    private var foundDays: [Int] = []
    /// The number of occurrences that COUNT still allows.
    private var remaining: Int?
    /// No occurrence is before this one or at it; the start, until it is returned.
    private var latest: Int
    private var pendingStart: Int?
    private var batch: OccurrenceBatch

    /// The reason a rule gives no further occurrence.
    enum Ending: Hashable {
        /// COUNT or UNTIL is reached.
        case complete
        /// The window ends, or the year 2199.
        case window
        /// The limit of steps is reached.
        case limit
    }

    /// - Parameters:
    ///   - start: DTSTART; a midnight if `isDates`, and then all occurrences are.
    ///   - countsStart: true if the start is an occurrence in any case. It is not for an EXRULE.
    ///   - until: the rule's UNTIL on the wall clock of the start.
    ///   - window: only these occurrences are returned.
    init(
        of rule: RecurrenceRule, from start: WallTime, isDates: Bool, countsStart: Bool = true, until: WallTime? = nil,
        in window: ClosedRange<WallTime>, stepLimit: Int = Occurrences.stepLimit
    ) {
        self.rule = rule.completed(from: start)
        self.until = until?.seconds ?? .max
        self.window = window.lowerBound.seconds...window.upperBound.seconds
        steps = StepCount(limit: stepLimit)
        remaining = rule.count
        latest = countsStart ? start.seconds : start.seconds - 1
        pendingStart = countsStart ? start.seconds : nil
        let isShort = rule.frequency < .daily
        var times = isDates ? [0] : self.rule.timesInPeriod
        if isShort, let positions = self.rule.positions(of: times.count) { times = positions.map { times[$0] } }
        batch = OccurrenceBatch(
            times: times, span: isDates ? WallTime.secondsPerDay : rule.frequency.seconds ?? WallTime.secondsPerDay)
        let last = WallTime(seconds: Swift.min(self.until, self.window.upperBound, Occurrences.lastTime))
        guard last >= start, !times.isEmpty else { return }
        if isShort {
            prepareTimes(start, isDates, last)
        } else {
            days = DayPeriods(self.rule, from: start.day, through: last.day)
        }
        if remaining == nil, self.window.lowerBound > start.seconds {
            days?.seek(window.lowerBound.day)
            self.times?.seek(self.window.lowerBound)
        }
    }

    private mutating func prepareTimes(_ start: WallTime, _ isDates: Bool, _ last: WallTime) {
        let last = isDates ? WallTime(day: last.day + 1, second: -1) : last
        let periods = TimePeriods(rule, from: start, isDates: isDates, through: last.seconds)
        if periods.canMatch { times = periods }
    }

    /// The most steps of one search, unless its caller sets another limit.
    static let stepLimit = 1_000_000

    /// 2199-12-31, 23:59:59.
    static let lastTime = WallTime(day: ScheduleYears.last.epochDay.rawValue, second: WallTime.secondsPerDay - 1)
        .seconds

    mutating func next() -> WallTime? {
        guard ending == nil else { return nil }
        if let start = pendingStart {
            pendingStart = nil
            guard start <= until else { return end(.complete) }
            remaining = remaining.map { $0 - 1 }
            if window.contains(start) { return WallTime(seconds: start) }
        }
        while let time = candidate() {
            guard time > latest else { continue }
            if time > until || remaining == 0 { return end(.complete) }
            remaining = remaining.map { $0 - 1 }
            latest = time
            if time > window.upperBound { return end(.window) }
            if time >= window.lowerBound { return WallTime(seconds: time) }
        }
        return nil
    }

    private mutating func end(_ reason: Ending) -> WallTime? {
        ending = reason
        return nil
    }

    /// Returns the next time of the rule, perhaps before the start or the window; nil, with the reason, at the end.
    private mutating func candidate() -> Int? {
        while true {
            if let time = batch.next() { return time }
            if let remaining, remaining <= 0 {
                ending = .complete
                return nil
            }
            guard fill() else {
                ending = steps.isUsedUp ? .limit : until <= window.upperBound ? .complete : .window
                return nil
            }
        }
    }

    /// Takes the next period; returns false if there is none.
    private mutating func fill() -> Bool {
        guard days != nil ? fillDays() : fillTimes() else { return false }
        let counted = batch.skip(after: &latest, before: window.lowerBound)
        remaining = remaining.map { Swift.max(0, $0 - counted) }
        return true
    }

    private mutating func fillDays() -> Bool {
        foundDays.removeAll(keepingCapacity: true)
        guard days?.next(&foundDays, &steps) == true else { return false }
        batch.start(days: foundDays, rule)
        return true
    }

    private mutating func fillTimes() -> Bool {
        if let remaining, times?.isAtOrigin == false {
            let periods = times?.count(before: window.lowerBound, &steps) ?? 0
            self.remaining = Swift.max(0, remaining - Swift.min(periods, remaining) * batch.times.count)
        }
        guard let period = times?.next(&steps) else { return false }
        batch.start(period: period)
        return true
    }
}
