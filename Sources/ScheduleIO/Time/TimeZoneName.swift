/// The name of a time zone that the system's database has: `America/Chicago`.
public struct TimeZoneName: Hashable, Sendable {
    /// As in the database: `America/Chicago`.
    public let identifier: String

    /// Nil where there is no such zone.
    public init?(_ identifier: String) {
        guard TimeZoneRules.exists(identifier) else { return nil }
        self.identifier = identifier
    }
}
