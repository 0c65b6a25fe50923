import CalendarCore

/// The rules of an IANA time zone, from the system's database.
final class TimeZoneRules {
    private let transitions: ZoneTransitions

    /// Finds the time zone with this name; returns nil if the database has none, or the name could point outside it.
    ///
    /// Never the zone of the process, and never a rule written as a name (`UTC+2`, `EST5EDT,M3.2.0,M11.1.0`): only a
    /// file of that name, or of the current one for an old name, counts.
    init?(identifier: String, in database: TimeZoneDatabase = .system) {
        guard let bytes = database.file(of: identifier), let file = TimeZoneFile(bytes) else { return nil }
        transitions = file.transitions
    }

    /// Creates the rules of a clock that never changes.
    init(_ offset: UTCOffset) {
        transitions = ZoneTransitions(initial: offset.seconds, changes: [])
    }

    /// Returns the time on the wall clock at an instant; nil outside the years 1 to 9999.
    func local(_ instant: Instant) -> CivilDateTime? {
        let seconds = instant.milliseconds.flooredQuotient(by: 1000)
        return CivilDateTime(utc: Instant(milliseconds: (seconds + offset(at: seconds)) * 1000))
    }

    /// Returns seconds east of UTC at an instant, in seconds since 1970-01-01T00:00:00Z.
    func offset(at seconds: Int) -> Int { transitions.offset(at: seconds) }

    /// Returns the instant at which the wall clock shows a time (``ZoneTransitions/instant(of:)``).
    func instant(of wall: Int) -> Int { transitions.instant(of: wall) }
}

/// The name of a time zone in the system's database, such as `America/Chicago`, or an old one, such as `US/Central`.
public struct TimeZoneName: Hashable, Sendable {
    /// The name as it was given.
    public let identifier: String

    /// Returns nil if there is no such zone.
    public init?(_ identifier: String) {
        guard TimeZoneDatabase.system.contains(identifier) else { return nil }
        self.identifier = identifier
    }
}
