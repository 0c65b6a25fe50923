/// A record's zone and name, which never change.
public struct RecordIdentity: Hashable, Comparable, Sendable {
    /// The record zone; empty if the source has none.
    public let zone: String
    /// The record's name, unique within the zone.
    public let name: String

    /// The identity of the record with this name in this zone.
    public init(zone: String, name: String) {
        (self.zone, self.name) = (zone, name)
    }

    /// Sorts by zone, then by name.
    public static func < (a: RecordIdentity, b: RecordIdentity) -> Bool {
        (a.zone, a.name) < (b.zone, b.name)
    }
}
