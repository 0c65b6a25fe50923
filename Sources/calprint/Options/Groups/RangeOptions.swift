import ArgumentParser
import CalendarCore

/// The options for the days that are drawn.
struct RangeOptions: RowGroup {
    var from: DayOrMonth?
    var to: DayOrMonth?
    var months: Int?
    var skipEmpty = false

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

extension RangeOptions {
    static let rows = list {
        OptionRow<DayOrMonth?>.from.at(\.from)
        OptionRow<DayOrMonth?>.to.at(\.to)
        OptionInfo(
            "months", .range, "Number of months, instead of --to", valueName: "n", example: ["6"], replaces: ["to"]
        ).at(\.months, in: 1...RangeOptions.maximumMonthCount)
        OptionInfo("skip-empty", .range, "Leave out pages without entries and notes").at(\.skipEmpty)
    }
}

extension OptionRow {
    static var from: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "from", .range,
                "First month or day: YYYY-MM, YYYY-MM-DD, this-month, next-month, today or tomorrow;"
                    + " dates without a year are from then on", valueName: "date", example: ["2025-01"],
                commands: [.check, .import], replaces: ["to"]), read: DayOrMonth.init(dated:)
        )
    }

    static var to: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "to", .range, "Last month or day, included", valueName: "date", otherwise: "that of --from",
                example: ["2025-06"], commands: [.check], replaces: ["months"]),
            read: DayOrMonth.init(dated:)
        )
    }
}
