import CalendarCore

/// Weeks or months side by side, or below each other, with all that says which year is theirs.
struct PeriodRun {
    private let periods: [Period?]
    /// For each, the years since the first one's, if only a year's end parts them.
    private let offsets: [Int]

    enum Outcome {
        /// The days of each cell; nil for one that is neither a week nor a month.
        case days([DaySpan?])
        /// The year of this one is unknown.
        case missing(Int)
        /// The run passes into another year, and this one could be in both.
        case twoYears(Int)
        /// Its year does not have this one.
        case absent(Int)
    }

    init(_ periods: [Period?]) {
        self.periods = periods
        var (offset, last) = (0, Period?.none)
        offsets = periods.map { period in
            guard let period else { return offset }
            if let before = last, PeriodRun.isNewYear(before, period) { offset += 1 }
            last = period
            return offset
        }
    }

    private static func isNewYear(_ before: Period, _ next: Period) -> Bool {
        next.number < before.number && before.number >= (before.kind == .week ? 50 : 12) && next.number <= 3
    }

    func days(_ title: TitleMonth, from: YearMonth?) -> Outcome {
        guard let first = periods.firstIndex(where: { $0 != nil }) else { return .days(periods.map { _ in nil }) }
        let isWritten = periods.allSatisfy { $0 == nil || $0?.year != nil }
        if !isWritten, writtenYear == nil, !title.hasYear, from == nil {
            return .missing(first)
        }
        guard let year = isWritten ? 0 : writtenYear ?? firstYear(title, from) else { return .twoYears(first) }
        var days: [DaySpan?] = []
        for (index, period) in periods.enumerated() {
            let found = period.flatMap { $0.days(in: $0.year ?? year + offsets[index]) }
            guard (found == nil) == (period == nil) else { return .absent(index) }
            days.append(found)
        }
        return .days(days)
    }

    /// The first one's year, if another one of them has its own.
    private var writtenYear: Int? {
        let years = zip(periods, offsets).compactMap { period, offset in period?.year.map { $0 - offset } }
        return Set(years).count == 1 ? years[0] : nil
    }

    /// Returns the year of the first one: that of the title, or of `--from` if the run passes into another year. Nil if
    /// it could be in two.
    private func firstYear(_ title: TitleMonth, _ from: YearMonth?) -> Int? {
        let passes = (offsets.last ?? 0) > 0
        if passes, let year = title.firstOfTwoYears { return year }
        guard let year = title.mention?.year ?? title.year else { return from.map(firstYear) }
        if let month = title.mention?.yearMonth ?? title.mention.flatMap({ YearMonth(year: year, month: $0.month) }) {
            let fitting = [year, year - 1].filter { has(month, from: $0) }
            return fitting.first ?? (passes ? nil : year)
        }
        return passes ? from.map(firstYear) : year
    }

    /// Returns true if days of a run that begins in a year are in a month.
    private func has(_ month: YearMonth, from year: Int) -> Bool {
        zip(periods, offsets).contains { period, offset in
            period?.days(in: year + offset)?.overlaps(month.firstDay...month.lastDay) ?? false
        }
    }

    /// Returns the year of a run whose first month to print is known: it begins then or later, or has that month.
    private func firstYear(_ from: YearMonth) -> Int {
        if has(from, from: from.year) { return from.year }
        if has(from, from: from.year - 1) { return from.year - 1 }
        let first = periods.lazy.compactMap(\.self).first?.days(in: from.year)?.lowerBound.month ?? from.month
        return from.year + YearAnchor.years(from: from.month, to: first)
    }
}
