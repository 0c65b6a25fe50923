/// The name that a record keeps for life: unique within its zone.
public struct RecordIdentity: Hashable, Comparable, Sendable {
    /// Empty where the source has no zones.
    public let zone: String
    /// The record's name, of its own within the zone.
    public let name: String

    /// The record with this name in this zone.
    public init(zone: String, name: String) {
        (self.zone, self.name) = (zone, name)
    }

    /// In the order of zones, then of names.
    public static func < (a: RecordIdentity, b: RecordIdentity) -> Bool {
        (a.zone, a.name) < (b.zone, b.name)
    }
}
