import CalendarCore
import ScheduleIO

/// The schedule records of a zone, as they were after a fetch.
public struct ZoneState: Hashable, Sendable {
    let zone: CloudKitZone
    /// The mark of the newest change that is known; nil if the server has none.
    public var syncToken: String?
    /// The records by their names.
    public var records: [String: Record] = [:]
    /// The time since which the zone is gone, or not shared any more; nil for one that is there.
    public var goneSince: Instant?

    /// A record, as the server wrote it.
    public struct Record: Hashable, Sendable {
        /// The mark of its version.
        public let changeTag: String
        /// JSON.
        public let text: String

        /// A version of a record.
        public init(changeTag: String, text: String) { (self.changeTag, self.text) = (changeTag, text) }
    }

    init(_ zone: CloudKitZone) { self.zone = zone }

    /// A zone without records, by its ``identifier``.
    public init(identifier: String) { zone = CloudKitZone(identifier: identifier) }

    /// `ZONE/OWNER`
    public var identifier: String { zone.identifier }

    /// Its name. Zones of different owners can have the same.
    public var name: String { zone.name }

    /// True if a list of names has its name, or its identifier.
    func isAmong(_ names: [String]) -> Bool { names.contains(zone.name) || names.contains(identifier) }
}

extension ZoneState {
    /// True if two states of a database have the same zones, gone or not, with the same records.
    public static func haveSameRecords(_ a: [ZoneState], _ b: [ZoneState]) -> Bool {
        func contents(_ zones: [ZoneState]) -> Set<ZoneState> {
            Set(
                zones.map { zone in
                    var zone = zone
                    zone.syncToken = nil
                    return zone
                })
        }
        return contents(a) == contents(b)
    }
}
