import CalendarCore

/// The deletions that a store remembers, so that no older version of a record comes back.
struct TombstoneTable {
    private let byName: Statement
    private let records: Statement
    private let insertion: Statement
    private let database: Database
    private let isEmpty: Bool

    init(_ database: Database) throws(StoreError) {
        self.database = database
        byName = try database.prepare("SELECT modified FROM tombstone WHERE zone = ? AND name = ?")
        records = try database.prepare(
            """
            SELECT id, modified FROM record WHERE zone = ?1 AND name BETWEEN ?2 AND ?4 AND owner = 0
            AND \(StoredRecord.Condition.isOfDays) AND (?3 IS NULL OR modified IS NULL OR modified <= ?3)
            """)
        insertion = try database.prepare(
            """
            INSERT INTO tombstone (zone, name, modified) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET modified = max(modified, excluded.modified)
            """)
        isEmpty = try database.integer("SELECT 1 FROM tombstone LIMIT 1") == nil
    }

    /// Returns true if a record was deleted after its last change. A record without a date of change counts as newer
    /// than any deletion before.
    func covers(_ record: StoredRecord) throws(StoreError) -> Bool {
        guard !isEmpty, let identity = record.identity, let modified = record.modified else { return false }
        for identity in [identity, identity.series].compactMap(\.self) {
            if try modified.milliseconds <= deletion(of: identity) ?? .min { return true }
        }
        return false
    }

    /// Returns a result without the events that were deleted.
    func leavingOut(of result: ReadResult) throws(StoreError) -> ReadResult {
        guard !isEmpty, let schedule = result.schedule else { return result }
        var events: [Event] = []
        for event in schedule.events { if try !covers(StoredRecord(event)) { events.append(event) } }
        return result.with(schedule.with(events: events))
    }

    private func deletion(of identity: RecordIdentity) throws(StoreError) -> Int? {
        try byName.bind([.text(identity.zone), .text(identity.name)])
        defer { byName.reset() }
        return try byName.step() ? byName.integer(0) : nil
    }

    /// Returns the rows of the records that a tombstone deletes. If it has no date, the deletion is remembered with the
    /// records' own date of change.
    func rows(of tombstone: Tombstone) throws(StoreError) -> [Int] {
        try records.bind([
            .text(tombstone.identity.zone), .text(tombstone.identity.name), .init(tombstone.modified?.milliseconds),
            .text(tombstone.identity.lastName),
        ])
        var (rows, newest) = ([Int](), Int?.none)
        while try records.step() {
            rows.append(records.integer(0) ?? 0)
            newest = [newest, records.integer(1)].compactMap(\.self).max()
        }
        if let newest { try remember(tombstone.identity, newest) }
        return rows
    }

    func remember(_ tombstone: Tombstone) throws(StoreError) {
        if let modified = tombstone.modified { try remember(tombstone.identity, modified.milliseconds) }
    }

    private func remember(_ identity: RecordIdentity, _ modified: Int) throws(StoreError) {
        try insertion.run([.text(identity.zone), .text(identity.name), .integer(modified)])
    }
}
