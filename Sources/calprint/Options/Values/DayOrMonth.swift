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
}
