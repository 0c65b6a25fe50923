import CalendarCore

extension Instant {
    /// `2025-01-31T14:30:00Z`, with milliseconds where there are any (RFC 3339).
    package var iso8601: String {
        let (date, time) = parts
        let fraction = time % 1000
        let clock = "\(twoDigits(time / 3_600_000)):\(twoDigits(time / 60_000 % 60)):\(twoDigits(time / 1000 % 60))"
        return "\(date)T\(clock)" + (fraction == 0 ? "Z" : ".\(String(fraction + 1000).dropFirst())Z")
    }

    /// `20250131T143000Z` (RFC 5545, 3.3.5, form 2).
    var iCalendar: String {
        let (date, time) = parts
        return date.iCalendar
            + "T\(twoDigits(time / 3_600_000))\(twoDigits(time / 60_000 % 60))\(twoDigits(time / 1000 % 60))Z"
    }

    /// The day in UTC, and the milliseconds since its midnight.
    private var parts: (CivilDate, Int) {
        let day = milliseconds.flooredQuotient(by: 86_400_000)
        return (CivilDate(EpochDay(day)) ?? .first, milliseconds - day * 86_400_000)
    }
}

extension CivilDate {
    /// `20250131`
    var iCalendar: String { description.filter { $0 != "-" } }

    /// The day after; the last of the calendar has none, and is its own.
    var next: CivilDate { CivilDate(epochDay + 1) ?? self }
}

extension CivilDateTime {
    /// `2025-01-31T14:30`
    var iso8601: String { "\(date)T\(twoDigits(minute / 60)):\(twoDigits(minute % 60))" }

    /// `20250131T143000`, without a zone (RFC 5545, 3.3.5, form 1).
    var iCalendar: String { "\(date.iCalendar)T\(twoDigits(minute / 60))\(twoDigits(minute % 60))00" }
}

extension Event.Span {
    /// The start: a date, or a date and a time.
    var startText: String {
        switch self {
        case .allDay(let first, _): first.description
        case .timed(let start, _): start.iso8601
        }
    }

    /// The exclusive end: of whole days the day after the last; nil for one day, and for a moment.
    var endText: String? {
        switch self {
        case .allDay(let first, let last): first == last ? nil : last.next.description
        case .timed(_, let end): end?.iso8601
        }
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
