import ArgumentParser
import CalendarCore

/// The options for the days that are drawn.
struct RangeOptions: RowGroup {
    var from: DateOption?
    var to: DateOption?
    var months: Int?
    var weeks: Int?
    var skipEmpty = false

    /// The most months that one run draws: five centuries.
    static let maximumMonthCount = 6000

    /// The days asked for. Throws ``Failure`` 64 if the options name none.
    func days(_ today: Today) throws(Failure) -> DaySpan {
        guard let from else { throw Failure(.usage, "which days? Give the first month or day: --from YYYY-MM") }
        let days = try days(from, today)
        let count = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)?.count ?? 1
        guard count <= RangeOptions.maximumMonthCount else {
            throw Failure(
                .usage, "\(count) months are too many; at most \(RangeOptions.maximumMonthCount) are drawn at once")
        }
        return days
    }

    /// The same, with all months of an extent in the place of `--from all`. Throws ``Failure`` 65 without an extent.
    func resolvingAll(_ extent: MonthRange?) throws(Failure) -> RangeOptions {
        guard asksForAll else { return self }
        guard let extent else {
            throw Failure(.badData, "there is nothing to draw: the schedule has no entries and no notes (--from all)")
        }
        var range = self
        (range.from, range.to) = (DateOption(extent.first), DateOption(extent.last))
        return range
    }

    /// True if the days are those that have entries.
    var asksForAll: Bool { from?.isAll ?? false }

    /// True if the days are named by their dates.
    var isOfDates: Bool { (from?.isOfDates ?? false) && (to?.isOfDates ?? true) }

    private func days(_ from: DateOption, _ today: Today) throws(Failure) -> DaySpan {
        if let weeks { return try days(ofWeeks: weeks, from: try from.period(today).first) }
        guard let months else { return try DaySpan(from: from, to: to ?? from, today) }
        let period = try from.period(today)
        guard let last = period.last(ofMonths: months) else {
            throw Failure(.usage, "the months end after the year 9999")
        }
        return period.first...last
    }

    private func days(ofWeeks count: Int, from first: CivilDate) throws(Failure) -> DaySpan {
        guard let last = CivilDate(first.epochDay + (count * 7 - 1)) else {
            throw Failure(.usage, "the weeks end after the year 9999")
        }
        return first...last
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
        OptionRow<DateOption?>.from.at(\.from)
        OptionRow<DateOption?>.to.at(\.to)
        OptionInfo(
            "months", .range, "Number of months, instead of --to", valueName: "n", example: ["6"],
            replaces: ["to", "weeks"]
        ).at(\.months, in: 1...RangeOptions.maximumMonthCount)
        OptionInfo(
            "weeks", .range, "Number of weeks, instead of --to", valueName: "n", example: ["6"],
            replaces: ["to", "months"]
        ).at(\.weeks, in: 1...RangeOptions.maximumMonthCount * 4)
        OptionInfo("skip-empty", .range, "Leave out pages without entries and notes").at(\.skipEmpty)
    }
}

extension OptionRow {
    static var from: OptionRow<DateOption?> {
        OptionRow<DateOption?>(
            OptionInfo(
                "from", .range,
                "First day, month or year: YYYY-MM-DD, YYYY-MM, YYYY, today, tomorrow, this-week, next-week, this-month,"
                    + " next-month, or +14d, +2w, +3m from --today, else the clock's day; all for the months that have"
                    + " entries; dates without a year are from then on", valueName: "date", example: ["2025-01"],
                commands: [.check, .import], replaces: ["to"]), read: DateOption.init(option:)
        )
    }

    static var to: OptionRow<DateOption?> {
        OptionRow<DateOption?>(
            OptionInfo(
                "to", .range, "Last day, month or year, included", valueName: "date", otherwise: "that of --from",
                example: ["2025-06"], commands: [.check], replaces: ["months", "weeks"]),
            read: DateOption.init(option:)
        )
    }
}
