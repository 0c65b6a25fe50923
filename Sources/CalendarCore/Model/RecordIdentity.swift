/// The name that a record keeps for life: unique within its zone.
public struct RecordIdentity: Hashable, Comparable, Sendable {
    /// Empty where the source has no zones.
    public let zone: String
    public let name: String

    public init(zone: String, name: String) {
        (self.zone, self.name) = (zone, name)
    }

    public static func < (a: RecordIdentity, b: RecordIdentity) -> Bool {
        (a.zone, a.name) < (b.zone, b.name)
    }
}

/// A moment, in milliseconds since 1970-01-01T00:00:00Z (leap seconds not counted, as in POSIX).
public struct Instant: Hashable, Comparable, Sendable {
    public let milliseconds: Int

    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
}
