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
