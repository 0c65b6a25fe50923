import CalendarCore

extension Instant {
    /// `20250131T143000Z` (RFC 5545, 3.3.5, form 2).
    var iCalendar: String {
        let (date, time) = partsInUTC
        return date.iCalendar
            + "T\(twoDigits(time / 3_600_000))\(twoDigits(time / 60_000 % 60))\(twoDigits(time / 1000 % 60))Z"
    }
}

extension CivilDate {
    /// `20250131`
    var iCalendar: String { description.filter { $0 != "-" } }
}

extension CivilDateTime {
    /// `20250131T143000`, without a zone (RFC 5545, 3.3.5, form 1).
    var iCalendar: String { "\(date.iCalendar)T\(twoDigits(minute / 60))\(twoDigits(minute % 60))00" }
}
