import ArgumentParser
import CalendarCore

/// What `--from` and `--to` of an export name: a day, or all days of a month.
enum DayOrMonth {
    case day(CivilDate)
    case month(YearMonth)

    /// From the command line.
    init(option text: String) throws {
        if let month = YearMonth(iso8601: text) {
            self = .month(month)
        } else if let day = CivilDate(iso8601: text) {
            self = .day(day)
        } else {
            throw ValidationError("'\(text)' is neither a day (YYYY-MM-DD) nor a month (YYYY-MM)")
        }
    }

    fileprivate var first: CivilDate {
        switch self {
        case .day(let day): day
        case .month(let month): month.firstDay
        }
    }

    fileprivate var last: CivilDate {
        switch self {
        case .day(let day): day
        case .month(let month): month.lastDay
        }
    }
}

/// The days of an export.
struct DayRange {
    /// Nil for all.
    let days: ClosedRange<CivilDate>?

    /// Without an end, the days of the beginning. Throws a usage failure where the end comes first.
    init(from: DayOrMonth?, to: DayOrMonth?) throws {
        guard let from else {
            guard to == nil else { throw Failure(.usage, "--to without --from; give the first day or month, too") }
            days = nil
            return
        }
        let (first, last) = (from.first, (to ?? from).last)
        guard first <= last else {
            throw Failure(.usage, "--to \(last) comes before --from \(first); did you mean the other way round?")
        }
        days = first...last
    }
}
