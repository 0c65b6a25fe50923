import ArgumentParser
import CalendarCore

/// Which days are drawn.
struct RangeOptions: ParsableArguments {
    @Option(.from) var from: DayOrMonth?
    @Option(.to) var to: DayOrMonth?
    @Option(.months) var months: Int?
    @Flag(.skipEmpty) var skipEmpty: Bool

    /// The most months that one run draws: five centuries.
    static let maximumMonthCount = 6000

    /// The days asked for. Throws ``Failure`` 64 if the options name none.
    var days: DaySpan {
        get throws {
            guard let from else { throw Failure(.usage, "which days? Give the first month or day: --from YYYY-MM") }
            guard let last = last(from: from) else { throw Failure(.usage, "the months end after the year 9999") }
            let days = try DaySpan(from: from, to: last)
            let months = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)?.count ?? 1
            guard months <= RangeOptions.maximumMonthCount else {
                throw Failure(
                    .usage, "\(months) months are too many; at most \(RangeOptions.maximumMonthCount) are drawn at once"
                )
            }
            return days
        }
    }

    private func last(from first: DayOrMonth) -> DayOrMonth? {
        guard let months else { return to ?? first }
        return first.last(ofMonths: months)
    }

    /// Those of some spans that are drawn of a schedule.
    func spans(_ spans: [DaySpan], of schedule: Schedule) throws -> [DaySpan] {
        guard skipEmpty, let first = spans.first, let last = spans.last else { return spans }
        let kept = spans.filter(schedule.hasAnything)
        guard !kept.isEmpty else {
            throw Failure(
                .badData, "no page from \(first.name) to \(last.name) has an entry or a note (--skip-empty)")
        }
        return kept
    }
}
