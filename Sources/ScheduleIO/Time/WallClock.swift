import CalendarCore

/// The clock on the wall in a schedule's time zone. It reads the zone's rules when it is first asked.
public final class WallClock {
    private let identifier: String?
    private lazy var rules = identifier.flatMap { TimeZoneRules(identifier: $0) }

    /// Creates the clock of a schedule's time zone, an IANA name; without a name, of UTC.
    public init(timeZone identifier: String?) {
        self.identifier = identifier
    }

    /// Returns the time at an instant; nil outside the years 1 to 9999, or if the system has no such time zone.
    public func time(at instant: Instant) -> CivilDateTime? {
        identifier == nil ? CivilDateTime(utc: instant) : rules?.local(instant)
    }

    /// Returns the instant at which a day ends and the next one begins; in UTC if the system has no such time zone.
    func end(of date: CivilDate) -> Instant {
        let midnight = (date.epochDay.rawValue + 1) * WallTime.secondsPerDay
        return Instant(milliseconds: (rules?.instant(of: midnight) ?? midnight) * 1000)
    }

    /// Returns the hours of a day, in order: without one if clocks go forward, with one twice if they go back.
    ///
    /// 0 to 23 if the system has no such time zone.
    public func hours(of date: CivilDate) -> [Int] {
        // Half an hour apart, as some zones are; from the first place on earth where it is this day to the last.
        let midnight = date.epochDay.rawValue * 48
        let times = (midnight - 32...midnight + 80).map { time(at: Instant(milliseconds: $0 * 1_800_000)) }
        let halves = times.compactMap(\.self).filter { $0.date == date }.map { $0.minute / 30 }
        let hours = halves.filter { $0.isMultiple(of: 2) }.map { $0 / 2 }
        return hours.isEmpty ? Array(0..<24) : hours
    }
}
