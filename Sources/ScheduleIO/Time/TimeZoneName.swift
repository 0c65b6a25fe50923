/// The name of a time zone in the system's database, such as `America/Chicago`.
public struct TimeZoneName: Hashable, Sendable {
    /// The name as in the database.
    public let identifier: String

    /// Nil if there is no such zone.
    public init?(_ identifier: String) {
        guard TimeZoneRules.exists(identifier) else { return nil }
        self.identifier = identifier
    }
}
