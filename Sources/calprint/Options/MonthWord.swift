import CalendarCore
import Glibc

/// A month that is told by the clock: for runs that nobody attends. Everything else is told by the command line.
enum MonthWord: String, CaseIterable {
    case thisMonth = "this-month"
    case nextMonth = "next-month"

    /// The month, by the time of the system and its zone (`TZ`). SOURCE_DATE_EPOCH stands in for the time.
    var month: YearMonth? {
        var seconds = SourceDateEpoch.seconds ?? time(nil)
        var civil = tm()
        guard localtime_r(&seconds, &civil) != nil else { return nil }
        let now = YearMonth(year: Int(civil.tm_year) + 1900, month: Int(civil.tm_mon) + 1)
        return now?.adding(months: self == .thisMonth ? 0 : 1)
    }
}

/// The time that reproducible builds take for now.
enum SourceDateEpoch {
    /// Seconds since 1970; nil where the environment does not say.
    static var seconds: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
