import CalendarCore

/// Who is on a line at an instant, by the clock of a time zone.
public struct LineWatch {
    /// The line.
    public let line: ScheduleLine
    private let watches: [Watch]
    private let rules: TimeZoneRules

    /// Duties begin and end when the zone's clock shows their times, as in the calendars of people.
    private struct Watch {
        let duty: Duty
        let start: Instant
        let end: Instant
    }

    /// The duties on a line of a schedule. Returns nil if the system does not know the time zone.
    public init?(_ schedule: Schedule, _ people: People, line: ScheduleLine, in zone: TimeZoneName) {
        guard let rules = TimeZoneRules(identifier: zone.identifier) else { return nil }
        (self.line, self.rules) = (line, rules)
        watches = DutyBook(schedule, people, line: line).duties.map { duty in
            Watch(duty: duty, start: rules.instant(of: duty.start), end: rules.instant(of: duty.end))
        }
    }

    /// The instant at which the zone's clock shows a time, the first of two.
    public func instant(of time: CivilDateTime) -> Instant { rules.instant(of: time) }

    /// Those that have begun at an instant and have not ended, in order of their beginnings.
    public func duties(at instant: Instant) -> [Duty] {
        watches.filter { $0.start <= instant && instant < $0.end }.map(\.duty)
    }

    /// Those that begin next after an instant: all that begin at the same time.
    public func next(after instant: Instant) -> [Duty] {
        let first = watches.lazy.filter { $0.start > instant }.map(\.start).min()
        return watches.filter { $0.start == first }.map(\.duty)
    }
}

extension TimeZoneRules {
    /// Returns the instant at which the wall clock shows a time.
    func instant(of time: CivilDateTime) -> Instant {
        let wall = WallTime(day: time.date.epochDay.rawValue, second: time.minute * 60)
        return Instant(milliseconds: instant(of: wall.seconds) * 1000)
    }
}
