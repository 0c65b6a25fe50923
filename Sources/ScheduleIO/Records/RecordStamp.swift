import CalendarCore

/// The fields that identify a record, in every table of record fields.
struct RecordStamp {
    enum Field: String, CaseIterable {
        case id, zone, modified
    }

    var name: String?
    var zone: String?
    var modified: Instant?

    /// Nil if the record has no name. Then its source and date identify it.
    var identity: RecordIdentity? {
        name.map { RecordIdentity(zone: zone ?? "", name: $0) }
    }
}
