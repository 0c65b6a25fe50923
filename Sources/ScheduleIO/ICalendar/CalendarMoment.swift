/// A time as an event writes it.
struct CalendarMoment {
    /// Seconds since 1970-01-01, 0:00, on the wall clock; for a date, its midnight.
    let wall: Int
    let isDate: Bool
    let clock: ZoneClock
    /// The instant, if the clock shows the time for the second time; nil for any other.
    private let repeatedInstant: Int?

    init(wall: Int, isDate: Bool, clock: ZoneClock) {
        (self.wall, self.isDate, self.clock, repeatedInstant) = (wall, isDate, clock, nil)
    }

    /// Creates a time that the clock may show twice.
    init(instant: Int, clock: ZoneClock) {
        wall = clock.wall(at: instant)
        (isDate, self.clock) = (false, clock)
        repeatedInstant = clock.instant(of: wall) == instant ? nil : instant
    }

    /// True for the second time that a clock which goes back shows the same.
    var isRepeated: Bool { repeatedInstant != nil }

    /// In seconds since 1970-01-01T00:00:00Z; floating times and dates count as UTC.
    var instant: Int { repeatedInstant ?? (isDate ? wall : clock.instant(of: wall)) }

    /// True for a date, and for 0:00 on its own clock.
    var isMidnight: Bool { wall % WallTime.secondsPerDay == 0 }

    /// The day as written, counted from 1970-01-01.
    var day: Int { WallTime(seconds: wall).day }

    /// Returns the time on the clock `other` at this moment. Dates and floating times stay as written.
    func wall(on other: ZoneClock) -> Int {
        isDate || clock.isFloating || other.isFloating ? wall : other.wall(at: instant)
    }

    /// Returns the date that it means where only dates can stand: that of a midnight, or of the minute before one, as
    /// written; that of any other time on the calendar's clock. Some programs write the local midnight in UTC.
    func date(on calendar: ZoneClock) -> CalendarMoment {
        let second = WallTime(seconds: wall).secondOfDay
        let isMidnight = second == 0 || second >= WallTime.secondsPerDay - 60
        let day = isMidnight ? day : WallTime(seconds: wall(on: calendar)).day
        return CalendarMoment(wall: day * WallTime.secondsPerDay, isDate: true, clock: .floating)
    }

    /// Returns the moment some seconds later on the wall clock, or of real time if this one is a repeated time.
    func adding(_ seconds: Int) -> CalendarMoment {
        if let repeatedInstant { return CalendarMoment(instant: repeatedInstant + seconds, clock: clock) }
        return CalendarMoment(wall: wall + seconds, isDate: isDate, clock: clock)
    }
}

/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// The length in seconds, from a period; nil if it is as long as the event.
    let length: Int?
}
