/// The periods of a rule by the hour, minute or second that its other parts allow.
///
/// It jumps over days, hours and minutes without a match, and keeps the phase of INTERVAL.
struct TimePeriods {
    /// The length of a period in seconds.
    let unit: Int
    /// The start of the first period and the distance to the next, in seconds; the start since 1970-01-01, 0:00.
    private let origin: Int
    private let stride: Int
    private let last: Int
    private let hours: NumberSet
    private let minutes: NumberSet
    private let seconds: NumberSet
    /// True if each day counts once, at its midnight.
    private let isDates: Bool
    private var matching: MatchingDays?
    private var cursor: Int
    private let block: Int?

    /// The rule must be complete.
    init(_ rule: RecurrenceRule, from start: WallTime, isDates: Bool, through last: Int) {
        unit = rule.frequency.seconds ?? 1
        (self.last, self.isDates) = (last, isDates)
        stride = rule.interval * unit
        origin = start.seconds.flooredQuotient(by: unit) * unit
        cursor = origin
        hours = rule.byHour
        minutes = rule.frequency < .hourly ? rule.byMinute : NumberSet()
        seconds = rule.frequency < .minutely ? rule.bySecond : NumberSet()
        let filter = DayFilter(rule)
        matching = filter.isEmpty ? nil : MatchingDays(filter, from: start.day)
        block =
            !seconds.isEmpty
            ? 1 : !minutes.isEmpty ? 60 : !hours.isEmpty ? 3600 : matching != nil ? WallTime.secondsPerDay : nil
    }

    var isAtOrigin: Bool { cursor == origin }

    /// Leaves out the periods that end before a time.
    mutating func seek(_ target: Int) {
        cursor = max(origin, aligned(target - unit + 1))
    }

    /// Returns the start of the next period; nil at the end.
    mutating func next(_ steps: inout StepCount) -> Int? {
        guard let match = match(&steps) else { return nil }
        guard isDates else {
            cursor = match + stride
            return match
        }
        let midnight = match.flooredQuotient(by: WallTime.secondsPerDay) * WallTime.secondsPerDay
        cursor = aligned(midnight + WallTime.secondsPerDay)
        return midnight
    }

    /// Leaves out the periods that end before a time, and counts them.
    mutating func count(before target: Int, _ steps: inout StepCount) -> Int {
        var count = 0
        while !isDates, cursor + unit <= target, let first = match(&steps), first + unit <= target {
            let end = block.map { (first.flooredQuotient(by: $0) + 1) * $0 } ?? .max
            let periods = (min(end, target - unit + 1) - first + stride - 1) / stride
            count += periods
            cursor = first + periods * stride
        }
        return count
    }

    /// True if any time of day is in phase with INTERVAL.
    var canMatch: Bool {
        let (hours, minutes, seconds) = (hours.orAll(24), minutes.orAll(60), seconds.orAll(60))
        let phase = greatestCommonDivisor(stride, WallTime.secondsPerDay)
        let start = WallTime(seconds: origin).secondOfDay
        return hours.contains { hour in
            minutes.contains { minute in
                seconds.contains { (hour * 3600 + minute * 60 + $0 - start) % phase == 0 }
            }
        }
    }
}

extension TimePeriods {
    /// Finds the first period from the cursor on that matches; moves the cursor there.
    private mutating func match(_ steps: inout StepCount) -> Int? {
        while cursor <= last, steps.take() {
            let wall = WallTime(seconds: cursor)
            let day = wall.day
            if matching != nil {
                let limit = last.flooredQuotient(by: WallTime.secondsPerDay)
                guard let found = matching?.first(from: day, through: limit, &steps) else { return nil }
                if found != day {
                    cursor = aligned(found * WallTime.secondsPerDay)
                    continue
                }
            }
            guard let next = allowed(wall.secondOfDay) else {
                cursor = aligned((day + 1) * WallTime.secondsPerDay)
                continue
            }
            if next == wall.secondOfDay { return cursor }
            cursor = aligned(day * WallTime.secondsPerDay + next)
        }
        return nil
    }

    /// Returns the first second from `second` on that BYHOUR, BYMINUTE and BYSECOND allow, or a time before it.
    private func allowed(_ second: Int) -> Int? {
        if !hours.isEmpty, !hours.contains(second / 3600) {
            return hours.first(from: second / 3600 + 1).map { $0 * 3600 }
        }
        if !minutes.isEmpty, !minutes.contains(second / 60 % 60) {
            let hour = second / 3600
            let next = minutes.first(from: second / 60 % 60 + 1).map { hour * 3600 + $0 * 60 } ?? (hour + 1) * 3600
            return next < WallTime.secondsPerDay ? next : nil
        }
        if !seconds.isEmpty, !seconds.contains(second % 60) {
            let minute = second / 60
            let next = seconds.first(from: second % 60 + 1).map { minute * 60 + $0 } ?? (minute + 1) * 60
            return next < WallTime.secondsPerDay ? next : nil
        }
        return second
    }

    /// Returns the first start of a period from a time on.
    private func aligned(_ time: Int) -> Int {
        origin + max(0, (time - origin + stride - 1).flooredQuotient(by: stride)) * stride
    }
}

extension NumberSet {
    /// Returns the numbers; those below `count` if there are none.
    fileprivate func orAll(_ count: Int) -> [Int] { isEmpty ? Array(0..<count) : numbers }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
}
