import ArgumentParser
import CalendarCore

/// Which months are drawn.
struct RangeOptions: ParsableArguments {
    @Option(.from) var from: YearMonth?
    @Option(.to) var to: YearMonth?
    @Option(.months) var months: Int?
    @Flag(.skipEmpty) var skipEmpty: Bool

    /// The most months that one run draws: five centuries.
    static let maximumMonthCount = 6000

    func validate() throws {
        guard to == nil || months == nil else {
            throw ValidationError("--to and --months exclude each other; give one of them")
        }
    }

    /// The months asked for. Throws ``Failure`` 64 if the options name none.
    var range: MonthRange {
        get throws {
            guard let from else { throw Failure(.usage, "which months? Give the first one: --from YYYY-MM") }
            guard let last = last(from: from) else { throw Failure(.usage, "the months end after the year 9999") }
            guard let range = MonthRange(from: from, to: last) else {
                throw Failure(.usage, "--to \(last) comes before --from \(from); did you mean the other way round?")
            }
            guard range.count <= RangeOptions.maximumMonthCount else {
                throw Failure(
                    .usage,
                    "\(range.count) months are too many; at most \(RangeOptions.maximumMonthCount) are drawn at once")
            }
            return range
        }
    }

    private func last(from first: YearMonth) -> YearMonth? {
        months.map { first.adding(months: $0 - 1) } ?? (to ?? first)
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
