/// The starts of a series, each instant once.
struct SeriesStarts {
    private let clock: ZoneClock
    private let isDates: Bool
    /// Seconds since 1970-01-01, 0:00, on the wall clock of the series.
    var walls: Set<Int> = []
    /// The instants at which the clock shows a time for the second time.
    private var repeated: Set<Int> = []

    init(_ clock: ZoneClock, isDates: Bool) {
        (self.clock, self.isDates) = (clock, isDates)
    }

    mutating func formUnion(_ starts: RuleExpansion.Starts) {
        switch starts {
        case .walls(let added): walls.formUnion(added)
        case .instants(let added):
            for moment in added.lazy.map(moment) {
                if moment.isRepeated { repeated.insert(moment.instant) } else { walls.insert(moment.wall) }
            }
        }
    }

    mutating func subtract(_ starts: RuleExpansion.Starts) {
        switch starts {
        case .walls(let excluded):
            walls.subtract(excluded)
            let excluded = Set(excluded)
            repeated = repeated.filter { !excluded.contains(clock.wall(at: $0)) }
        case .instants(let excluded):
            repeated.subtract(excluded)
            walls.subtract(excluded.lazy.map(moment).filter { !$0.isRepeated }.map(\.wall))
        }
    }

    /// Returns those whose wall clock is in a range, in order.
    func moments(in range: ClosedRange<Int>) -> [CalendarMoment] {
        let first = unskipped(walls.filter(range.contains).sorted())
            .map { CalendarMoment(wall: $0, isDate: isDates, clock: clock) }
        guard !repeated.isEmpty else { return first }
        let second = repeated.map(moment).filter { range.contains($0.wall) }
        return (first + second).sorted { $0.instant < $1.instant }
    }

    private func moment(_ instant: Int) -> CalendarMoment { CalendarMoment(instant: instant, clock: clock) }

    /// Drops a time that the clock skips if the series already has the time that replaces it. Only events less than a
    /// day apart can have both.
    private func unskipped(_ sorted: [Int]) -> [Int] {
        guard !isDates, !clock.isFloating else { return sorted }
        return sorted.indices.compactMap { index in
            let wall = sorted[index]
            guard index + 1 < sorted.count, sorted[index + 1] - wall < WallTime.secondsPerDay else { return wall }
            let shown = clock.wall(at: clock.instant(of: wall))
            return shown != wall && walls.contains(shown) ? nil : wall
        }
    }
}
