/// A record zone of CloudKit. Zones of different owners can have the same name.
package struct CloudKitZone: Hashable, Sendable {
    package let name: String
    /// The record name of its owner; nil if that is the user.
    package let owner: String?

    package init(name: String, owner: String?) { (self.name, self.owner) = (name, owner) }

    /// The zone of an ``identifier``. The name of an owner has no slash.
    package init(identifier: String) {
        let slash = identifier.lastIndex(of: "/")
        name = String(identifier[..<(slash ?? identifier.endIndex)])
        owner = slash.map { String(identifier[identifier.index(after: $0)...]) }
    }

    /// `ZONE/OWNER`, the zone of the identities of its records.
    package var identifier: String { [name.nonBlank, owner].compactMap(\.self).joined(separator: "/") }

    /// The zone that every database has. The server keeps no history of it.
    package var isDefault: Bool { name == "_defaultZone" }

    /// A `zoneID` as requests have it.
    package var json: JSONValue {
        .object([("zoneName", .text(name))] + (owner.map { [("ownerRecordName", .text($0))] } ?? []))
    }
}
