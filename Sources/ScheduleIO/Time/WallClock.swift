import CalendarCore

/// The clock on the wall where a schedule is at home. It reads its time zone's rules when it is first asked.
public final class WallClock {
    private let identifier: String?
    private lazy var rules = identifier.flatMap(TimeZoneRules.init(identifier:))

    /// The clock of a schedule's time zone, an IANA name; without a name, of UTC.
    public init(timeZone identifier: String?) {
        self.identifier = identifier
    }

    /// The time that it shows at an instant; nil outside the years 1 to 9999, or if the system has no such time zone.
    public func time(at instant: Instant) -> CivilDateTime? {
        identifier == nil ? CivilDateTime(utc: instant) : rules?.local(instant)
    }
}
