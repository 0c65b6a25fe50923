import CalendarCore
import Glibc

/// A month or a day relative to the clock, for unattended runs. Nothing else on a page depends on the clock.
enum RelativeDate: String, CaseIterable {
    case thisMonth = "this-month"
    case nextMonth = "next-month"
    case today
    case tomorrow

    /// By the system's time and zone (`TZ`), or by SOURCE_DATE_EPOCH.
    var date: DayOrMonth? {
        guard let today = RelativeDate.day else { return nil }
        return switch self {
        case .thisMonth: .month(today.yearMonth)
        case .nextMonth: today.yearMonth.adding(months: 1).map(DayOrMonth.month)
        case .today: .day(today)
        case .tomorrow: CivilDate(today.epochDay + 1).map(DayOrMonth.day)
        }
    }

    private static var day: CivilDate? {
        var seconds = SourceDateEpoch.seconds ?? time(nil)
        var civil = tm()
        guard localtime_r(&seconds, &civil) != nil else { return nil }
        return CivilDate(year: Int(civil.tm_year) + 1900, month: Int(civil.tm_mon) + 1, day: Int(civil.tm_mday))
    }
}

/// The time that reproducible builds use instead of now.
enum SourceDateEpoch {
    /// Seconds since 1970; nil if the environment does not set it.
    static var seconds: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
