/// A time as an event writes it.
struct CalendarMoment {
    /// Seconds since 1970-01-01, 0:00, on the wall clock; for a date, its midnight.
    var wall: Int
    let isDate: Bool
    let clock: ZoneClock

    /// In seconds since 1970-01-01T00:00:00Z; floating times and dates count as UTC.
    var instant: Int { isDate ? wall : clock.instant(of: wall) }

    /// The day as written, counted from 1970-01-01.
    var day: Int { WallTime(seconds: wall).day }

    /// Returns the time on the clock `other` at this moment. Dates and floating times stay as written.
    func wall(on other: ZoneClock) -> Int {
        isDate || clock.isFloating || other.isFloating ? wall : other.wall(at: instant)
    }
}

/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// The length in seconds, from a period; nil if it is as long as the event.
    let length: Int?
}
