import CalendarCore

/// The year from the title or `--from` for a column whose dates have none.
struct YearAnchor {
    let basis: DateColumn.YearBasis
    private let year: Int
    /// The month that is in this year; nil if the year is alone.
    private let month: Int?

    /// Returns nil if there is no known year.
    init?(_ context: DateColumnContext) {
        let mention = context.title?.mention
        if let year = mention?.year ?? context.title?.year {
            (basis, self.year, month) = (.title, year, mention?.month)
        } else if let from = context.from {
            let title = mention?.yearMonth(from: from)
            (basis, year, month) = (.from, title?.year ?? from.year, title?.month ?? from.month)
        } else {
            return nil
        }
    }

    /// Returns the dates of a run; `offsets` are the years of each value after the run's first year.
    ///
    /// The anchor's month gives the year. If no date is in that month, the first date is in the anchor's year, or
    /// soon after its end.
    func dates(_ parts: [ColumnYears.Parts?], _ offsets: [Int]) -> [CivilDate?] {
        var first = year
        if let index = parts.firstIndex(where: { $0 != nil && $0!.month == month }) {
            first -= offsets[index]
        } else if let index = parts.firstIndex(where: { $0 != nil }), let month {
            first += YearAnchor.years(from: month, to: parts[index]!.month) - offsets[index]
        }
        return zip(parts, offsets).map { written, offset in
            written.flatMap { CivilDate(year: first + offset, month: $0.month, day: $0.day) }
        }
    }

    /// Returns 1 if a month without a year follows the other within three months, but in the next year; else 0.
    static func years(from first: Int, to second: Int) -> Int {
        second < first && second + 12 - first <= 3 ? 1 : 0
    }
}
