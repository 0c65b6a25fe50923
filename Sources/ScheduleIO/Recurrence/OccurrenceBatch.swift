/// The times of one period: all days or periods, each with all times, or those of them that BYSETPOS picks.
struct OccurrenceBatch {
    /// The starts of its days or shorter periods, in seconds since 1970-01-01, 0:00, in order.
    private var bases: [Int] = []
    /// The times of each, in seconds from its start, in order.
    let times: [Int]
    /// The length of each of them, in seconds.
    let span: Int
    /// The indices that BYSETPOS picks.
    private var positions: [Int]?
    private var cursor = 0

    init(times: [Int], span: Int) {
        (self.times, self.span) = (times, span)
    }

    mutating func next() -> Int? {
        guard cursor < (positions?.count ?? bases.count * times.count) else { return nil }
        defer { cursor += 1 }
        let index = positions?[cursor] ?? cursor
        return bases[index / times.count] + times[index % times.count]
    }

    /// Begins again with these days, counted from 1970-01-01, of which BYSETPOS picks some.
    mutating func start(days: [Int], _ rule: RecurrenceRule) {
        bases.removeAll(keepingCapacity: true)
        for day in days { bases.append(day * WallTime.secondsPerDay) }
        positions = rule.positions(of: days.count * times.count)
        cursor = 0
    }

    /// Begins again with one shorter period.
    mutating func start(period: Int) {
        bases.removeAll(keepingCapacity: true)
        bases.append(period)
        cursor = 0
    }

    /// Leaves out the days and periods that end at `latest` or before it, or before `target`. Returns the number of
    /// their times after `latest`, and moves `latest` past them.
    mutating func skip(after latest: inout Int, before target: Int) -> Int {
        guard positions == nil else { return 0 }
        var (index, count) = (0, 0)
        while index < bases.count {
            let end = bases[index] + span
            if bases[index] > latest, end <= target {
                count += times.count
                latest = end - 1
            } else if end - 1 > latest {
                break
            }
            index += 1
        }
        cursor = index * times.count
        return count
    }
}
