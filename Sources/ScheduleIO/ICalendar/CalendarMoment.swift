/// A time as an event writes it.
struct CalendarMoment {
    /// Seconds since 1970-01-01, 0:00, on the wall clock; of a date its midnight.
    var wall: Int
    let isDate: Bool
    let clock: ZoneClock

    /// In seconds since 1970-01-01T00:00:00Z; of a floating time and a date as if in UTC.
    var instant: Int { isDate ? wall : clock.instant(of: wall) }

    /// The day as it is written.
    var day: Int { wall.flooredQuotient(by: 86_400) }

    /// What the clock of `other` shows at this moment; without a zone, and of a date, what is written.
    func wall(on other: ZoneClock) -> Int {
        isDate || clock.isFloating || other.isFloating ? wall : other.wall(at: instant)
    }
}
