import CalendarCore

/// The fields that tell which record this is: the first three of every table of a record's fields.
struct RecordStamp {
    static let fields = ["id", "zone", "modified"]

    var name: String?
    var zone: String?
    var modified: Instant?

    /// Nil for a record without a name of its own: it is known by its source and its date.
    var identity: RecordIdentity? {
        name.map { RecordIdentity(zone: zone ?? "", name: $0) }
    }
}
