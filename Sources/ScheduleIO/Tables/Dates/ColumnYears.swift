import CalendarCore

/// The dates of a column whose years are partly or wholly missing.
struct ColumnYears {
    typealias Parts = (year: Int?, month: Int, day: Int)

    private(set) var dates: [CivilDate?] = []
    private(set) var basis: DateColumn.YearBasis?
    /// The index of the first value whose year is unknown.
    private(set) var missing: Int?
    /// The index of the first value that could be in two years.
    private(set) var ambiguity: Int?

    init() {}

    init(_ parts: [Parts?], _ weekdays: ColumnWeekdays, _ context: DateColumnContext) {
        guard let firstMissing = parts.firstIndex(where: { $0 != nil && $0!.year == nil }) else {
            dates = parts.map { $0.flatMap { CivilDate(year: $0.year!, month: $0.month, day: $0.day) } }
            return
        }
        if parts.contains(where: { $0?.year != nil }) || context.neighbours.contains(where: { $0 != nil }) {
            basis = .neighbours
            dates = ColumnYears.besideNeighbours(parts, context.neighbours)
        } else if let anchor = YearAnchor(context) {
            basis = anchor.basis
            anchorRun(parts, anchor, weekdays)
        } else {
            missing = firstMissing
            dates = parts.map { _ in nil }
        }
    }

    /// True if the days, repeats aside, are all the days from the first to the last; at least two.
    var isConsecutive: Bool {
        var days = Set<Int>()
        for case let date? in dates { days.insert(date.epochDay.rawValue) }
        guard days.count > 1, let first = days.min(), let last = days.max() else { return false }
        return last - first + 1 == days.count
    }

    /// Gives the run its years: the anchor's for its first half. It can pass from December to January once.
    private mutating func anchorRun(_ parts: [Parts?], _ anchor: YearAnchor, _ weekdays: ColumnWeekdays) {
        let run = YearlessRun(parts)
        let candidates = run.candidates.map { offsets in
            anchor.dates(parts, offsets)
        }
        dates = candidates[0]
        guard candidates.count > 1 else { return }
        let agreeing = candidates.filter { weekdays.agree(with: $0) }
        if agreeing.count == 1 {
            dates = agreeing[0]
        } else if let index = dates.indices.first(where: { dates[$0] != candidates[1][$0] }) {
            ambiguity = index
        }
    }

    /// Fills in each missing year to bring the date nearest to the one beside it, else above it, else below it.
    private static func besideNeighbours(_ parts: [Parts?], _ beside: [CivilDate?]) -> [CivilDate?] {
        var dates = parts.enumerated().map { index, written -> CivilDate? in
            guard let written else { return nil }
            if let year = written.year { return CivilDate(year: year, month: written.month, day: written.day) }
            guard index < beside.count, let neighbour = beside[index] else { return nil }
            return nearest(written, to: neighbour)
        }
        let firstDated = dates.firstIndex { $0 != nil } ?? 0
        func fill(_ indices: some Sequence<Int>) {
            var neighbour: CivilDate?
            for index in indices {
                if dates[index] == nil, let neighbour, let written = parts[index], written.year == nil {
                    dates[index] = nearest(written, to: neighbour)
                }
                neighbour = dates[index] ?? neighbour
            }
        }
        fill(stride(from: firstDated, through: 0, by: -1))
        fill(dates.indices)
        return dates
    }

    private static func nearest(_ written: Parts, to date: CivilDate) -> CivilDate? {
        let candidates = (date.year - 1...date.year + 1).compactMap {
            CivilDate(year: $0, month: written.month, day: written.day)
        }
        return candidates.min { abs($0.epochDay - date.epochDay) < abs($1.epochDay - date.epochDay) }
    }
}

/// Dates without years in the order of a table, to find those in which the next year has begun.
struct YearlessRun {
    /// Month and day as one number that rises within a year; nil if not a date.
    private let days: [Int?]

    init(_ parts: [ColumnYears.Parts?]) {
        days = parts.map { $0.map { $0.month * 32 + $0.day } }
    }

    /// For each value, the years since the first year of the run. More than one answer if nothing decides.
    var candidates: [[Int]] {
        let same = days.map { _ in 0 }
        guard let passed = inWindow ?? fromDescent else {
            return doubtfulDescent.map { [same, $0] } ?? (isScattered ? scattered : [same])
        }
        switch (isSorted(same), isSorted(passed)) {
        case (true, false): return [same]
        case (false, _): return [passed]
        // December above January is a new year; January above December, with nothing else, could be either.
        case (true, true): return inWindow != nil && beginsBeforePass(passed) ? [passed] : [same, passed]
        }
    }

    private func beginsBeforePass(_ offsets: [Int]) -> Bool {
        zip(days, offsets).first { day, _ in day != nil }.map { $0.1 == 0 } ?? false
    }

    private var months: Set<Int> { Set(days.compactMap { $0.map { $0 / 32 } }) }

    /// The years if all dates are within half a year around a new year's day: months up to June are in the next one.
    private var inWindow: [Int]? {
        let months = months
        guard months.contains(12), months.contains(1) else { return nil }
        let (last, first) = (months.filter { $0 < 7 }.max()!, months.filter { $0 > 6 }.min()!)
        guard first - last > 6 else { return nil }
        return days.map { ($0 ?? 0) / 32 <= last ? 1 : 0 }
    }

    /// The years if the dates rise but for one step from a year's end to its beginning: the next year follows it.
    private var fromDescent: [Int]? {
        guard let step = onlyDescent, step.isNewYear, !goesPastFirst(by: 0) else { return nil }
        return days.indices.map { $0 < step.index ? 0 : 1 }
    }

    /// The years after a step to a month that is half a year later or nearer, such as December to April: rows out of
    /// order, or a new year. It can end a month after the one in which it began.
    private var doubtfulDescent: [Int]? {
        guard let step = onlyDescent, step.after < step.before,
            goesPastFirst(by: 0) ? step.isNewYear && !goesPastFirst(by: 2) : step.after + 12 - step.before <= 6
        else { return nil }
        return days.indices.map { $0 < step.index ? 0 : 1 }
    }

    /// A step down, from a month to another.
    private struct Descent {
        let index: Int
        let before: Int
        let after: Int

        /// True if it is from a year's end to its beginning.
        var isNewYear: Bool { after <= 3 && before >= 10 }
    }

    /// The step down of dates that otherwise rise.
    private var onlyDescent: Descent? {
        let descents = descents
        guard descents.count == 1, let before = days[..<descents[0]].lazy.compactMap(\.self).last,
            let after = days[descents[0]]
        else { return nil }
        return Descent(index: descents[0], before: before / 32, after: after / 32)
    }

    /// Returns true if the dates end on or after the day of the year on which they began; with `months`, if they end at
    /// least that many months after the month in which they began.
    private func goesPastFirst(by months: Int) -> Bool {
        let dates = days.lazy.compactMap(\.self)
        guard let first = dates.first, let last = dates.last else { return false }
        return months == 0 ? last >= first : last / 32 >= first / 32 + months
    }

    /// True if there are December and January, but nothing shows whether that is a new year or another round of the
    /// same.
    private var isScattered: Bool {
        let months = months
        return months.contains(12) && months.contains(1) && !descents.isEmpty
    }

    /// The years of scattered dates: all the same; or a new one after each step from December to January; or a new one
    /// for the months before the first date's.
    private var scattered: [[Int]] {
        let same = days.map { _ in 0 }
        let first = days.lazy.compactMap(\.self).first.map { $0 / 32 } ?? 0
        let sinceFirst = days.map { day in day.map { $0 / 32 < first } ?? false ? 1 : 0 }
        return [same] + [afterDescents, sinceFirst].filter { $0 != same }
    }

    private var afterDescents: [Int] {
        var (offset, previous) = (0, 0)
        return days.map { day in
            guard let day else { return offset }
            if day / 32 == 1, previous / 32 == 12 { offset += 1 }
            previous = day
            return offset
        }
    }

    /// The indices of dates that are earlier in the year than the one above.
    private var descents: [Int] {
        var previous = 0
        return days.indices.filter { index in
            guard let day = days[index] else { return false }
            defer { previous = day }
            return day < previous
        }
    }

    /// Returns true if the dates go one way, up or down.
    private func isSorted(_ offsets: [Int]) -> Bool {
        let all = zip(days, offsets).compactMap { day, offset in day.map { $0 + offset * 512 } }
        let pairs = zip(all, all.dropFirst())
        return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
    }
}
