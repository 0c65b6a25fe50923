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
