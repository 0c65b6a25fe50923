import CalendarCore
import Glibc

/// A month that the clock tells, for unattended runs. Nothing else on a page depends on the clock.
enum RelativeMonth: String, CaseIterable {
    case thisMonth = "this-month"
    case nextMonth = "next-month"

    /// The month by the system's time and zone (`TZ`), or by SOURCE_DATE_EPOCH.
    var month: YearMonth? {
        var seconds = SourceDateEpoch.seconds ?? time(nil)
        var civil = tm()
        guard localtime_r(&seconds, &civil) != nil else { return nil }
        let now = YearMonth(year: Int(civil.tm_year) + 1900, month: Int(civil.tm_mon) + 1)
        return now?.adding(months: self == .thisMonth ? 0 : 1)
    }
}
