import CalendarCore

extension Instant {
    static let millisecondsPerDay = WallTime.secondsPerDay * 1000

    /// `2025-01-31T14:30:00Z`, with milliseconds if there are any (RFC 3339).
    package var iso8601: String {
        let seconds = milliseconds.flooredQuotient(by: 1000)
        let fraction = milliseconds - seconds * 1000
        let time = WallTime(seconds: seconds).iso8601
        return fraction == 0 ? time : "\(time.dropLast()).\(String(fraction + 1000).dropFirst())Z"
    }

    /// Reads an RFC 3339 date-time, with seconds and an offset; returns nil for any other text.
    package init?(iso8601 text: String) {
        guard let instant = Array(text.utf8).withUnsafeBufferPointer({ WrittenDateTime.rfc3339($0) }) else {
            return nil
        }
        self = instant
    }

    /// The day in UTC, counted from 1970-01-01, and the milliseconds since its midnight.
    var dayAndTimeInUTC: (day: Int, time: Int) {
        let day = milliseconds.flooredQuotient(by: Instant.millisecondsPerDay)
        return (day, milliseconds - day * Instant.millisecondsPerDay)
    }
}

extension WallTime {
    /// `2025-01-31T14:30:00Z`, in UTC.
    package var iso8601: String {
        let date = date
        return String("0000-00-00T00:00:00Z", date.year, date.month, date.day, hour, minute, second)
    }

    /// The day; the first of the calendar if it has no such day.
    var date: CivilDate { CivilDate(EpochDay(day)) ?? .first }

    /// `143000`.
    var iCalendarClock: String { String("000000", hour * 10_000 + minute * 100 + second) }
}

extension CivilDate {
    /// The day after; for the calendar's last day, that day itself.
    var next: CivilDate { CivilDate(epochDay + 1) ?? self }
}

extension CivilDateTime {
    /// `2025-01-31T14:30`
    package var iso8601: String {
        String("0000-00-00T00:00", date.year, date.month, date.day, minute / 60, minute % 60)
    }

    /// Reads a local time of that form, without seconds; returns nil for any other text.
    package init?(iso8601 text: String) {
        let read = Array(text.utf8).withUnsafeBufferPointer { WrittenDateTime($0) }
        guard let read, read.offset == nil, !read.hasSeconds, let time = read.local else { return nil }
        self = time
    }
}

extension Event.Span {
    /// The start: a date, or a date and time.
    var startText: String {
        switch self {
        case .allDay(let first, _): first.description
        case .timed(let start, _): start.iso8601
        }
    }

    /// The exclusive end: for days, the day after the last. Nil for a single day, and for a time without an end.
    var endText: String? {
        switch self {
        case .allDay(let first, let last): first == last ? nil : last.next.description
        case .timed(_, let end): end?.iso8601
        }
    }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
