import ArgumentParser
import CalendarCore

/// The value of `--from` and `--to`: a day, or all days of a month.
enum DayOrMonth {
    case day(CivilDate)
    case month(YearMonth)

    /// From the command line: `2025-01` or `2025-01-06`.
    init(option text: String) throws {
        guard let date = DayOrMonth(iso8601: text) else {
            throw ValidationError("'\(text)' is neither a day (YYYY-MM-DD) nor a month (YYYY-MM)")
        }
        self = date
    }

    /// From the command line, also by the clock: `this-month`, `tomorrow`.
    init(dated text: String) throws {
        guard let date = DayOrMonth(iso8601: text) ?? RelativeDate(rawValue: text)?.date else {
            throw ValidationError(
                "'\(text)' is neither a month (YYYY-MM, as in 2025-01) nor a day (YYYY-MM-DD), nor one of "
                    + RelativeDate.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self = date
    }

    private init?(iso8601 text: String) {
        if let month = YearMonth(iso8601: text) {
            self = .month(month)
        } else if let day = CivilDate(iso8601: text) {
            self = .day(day)
        } else {
            return nil
        }
    }

    var first: CivilDate {
        switch self {
        case .day(let day): day
        case .month(let month): month.firstDay
        }
    }

    var last: CivilDate {
        switch self {
        case .day(let day): day
        case .month(let month): month.lastDay
        }
    }

    /// The last of a number of months, of which this is the first or begins with this day; nil after the year 9999.
    func last(ofMonths count: Int) -> DayOrMonth? {
        switch self {
        case .month(let month): return month.adding(months: count - 1).map(DayOrMonth.month)
        case .day(let day):
            guard let month = day.yearMonth.adding(months: count) else { return nil }
            let next = CivilDate(year: month.year, month: month.month, day: min(day.day, month.dayCount))
            return next.flatMap { CivilDate($0.epochDay + -1) }.map(DayOrMonth.day)
        }
    }
}

extension DayOrMonth: CustomStringConvertible {
    /// The spelling of the command line.
    var description: String {
        switch self {
        case .day(let day): day.description
        case .month(let month): month.description
        }
    }
}

extension DaySpan {
    /// From the first day of one day or month to the last day of another. Throws ``Failure`` 64 if they are in reverse.
    init(from: DayOrMonth, to: DayOrMonth) throws {
        guard from.first <= to.last else {
            throw Failure(.usage, "--to \(to) comes before --from \(from); did you mean the other way round?")
        }
        self = from.first...to.last
    }
}
