import CalendarCore

/// An import in progress, inside its transaction.
struct ImportRun {
    private(set) var summary = ImportSummary()
    private let batch: ImportBatch
    private let database: Database
    private let table: RecordTable
    private let tombstones: TombstoneTable
    private var replaced: ReplacedTable
    private let source: Int
    /// The rows of the file's records.
    private var rows: Set<Int> = []
    /// The indices of the records that the store now holds as they are in the batch.
    private var kept: [Int] = []

    init(_ batch: ImportBatch, _ database: Database) throws(StoreError) {
        (self.batch, self.database) = (batch, database)
        table = try RecordTable(database)
        tombstones = try TombstoneTable(database)
        replaced = try ReplacedTable(database)
        source = try ImportRun.sourceRow(of: batch, database)
    }

    mutating func perform(replacing: Bool, on days: ClosedRange<CivilDate>? = nil) throws(StoreError) {
        for tombstone in batch.tombstones { try delete(tombstone) }
        for index in batch.records.indices { try put(index) }
        try handleMissing(isRemoved: replacing, on: days)
    }

    /// Notes the state of the source after the fetch that brought the batch.
    func note(_ state: FetchState) throws(StoreError) {
        var state = state
        state.changes = summary.added + summary.changed + summary.removed
        let table = FetchTable(database)
        try table.put(state, of: batch.source)
        try table.put(state.parts, of: batch.source)
        if summary.removed > 0 { try table.doubtOthers(than: batch.source) }
    }

    private mutating func put(_ index: Int) throws(StoreError) {
        let record = batch.records[index]
        if try tombstones.covers(record) {
            summary.older += 1
        } else if let row = try table.row(of: record, from: source, named: batch.source) {
            rows.insert(row.id)
            try update(row, index)
        } else {
            rows.insert(try table.insert(record, from: source))
            try replaced.makeWay(for: record, from: source)
            kept.append(index)
            summary.added += 1
        }
    }

    private mutating func update(_ row: RecordTable.Row, _ index: Int) throws(StoreError) {
        let record = batch.records[index]
        guard !record.isOlder(than: row.record) else {
            summary.older += record.hasContent(of: row.record) ? 0 : 1
            summary.unchanged += record.hasContent(of: row.record) ? 1 : 0
            return
        }
        kept.append(index)
        let isSame = record.hasContent(of: row.record) && record.modified == row.record.modified
        summary.changed += isSame ? 0 : 1
        summary.unchanged += isSame ? 1 : 0
        // A record can move within its file without changing. A record of another file keeps its place.
        let isAtPlace = row.source != source || record.location == row.record.location
        guard !isSame || !isAtPlace else { return }
        if !isSame {
            try replaced.keep(row.id, until: record.modified)
            try replaced.makeWay(for: record, from: source)
        }
        try table.replace(row.id, by: record, from: source)
    }

    private mutating func delete(_ tombstone: Tombstone) throws(StoreError) {
        for row in try tombstones.rows(of: tombstone) { try remove(row, at: tombstone.modified ?? batch.newest) }
        try tombstones.remember(tombstone)
    }

    private mutating func remove(_ row: Int, at instant: Instant?) throws(StoreError) {
        try replaced.keep(row, until: instant)
        try table.remove(row)
        summary.removed += 1
    }

    /// Removes, or only counts, the records on some days that the source used to have and no longer has.
    private mutating func handleMissing(isRemoved: Bool, on days: ClosedRange<CivilDate>?) throws(StoreError) {
        var missing: [Int] = []
        let statement = try database.prepare(
            "SELECT id FROM record WHERE source = ?1 AND \(StoredRecord.Condition.touchesDays)")
        try statement.bind([
            .integer(source), .init(days?.lowerBound.epochDay.rawValue), .init(days?.upperBound.epochDay.rawValue),
        ])
        while try statement.step() {
            if let id = statement.integer(0), !rows.contains(id) { missing.append(id) }
        }
        guard isRemoved else {
            summary.missing = missing.count
            return
        }
        for id in missing { try remove(id, at: batch.newest) }
    }

    /// Looks up every record again through a second connection, as another program would.
    func verify(in path: String) throws(StoreError) {
        let database = try Database(path, .reading)
        let table = try RecordTable(database)
        for index in kept {
            let record = batch.records[index]
            let row = try table.row(of: record, from: source, named: batch.source)
            guard let row, row.record.hasContent(of: record) || record.isOlder(than: row.record) else {
                throw StoreError(path, .failed, "it does not contain what was written to it")
            }
        }
    }
}

extension ImportRun {
    /// Returns the row of the batch's source, updated with its id, title, time zone, lines and people.
    private static func sourceRow(of batch: ImportBatch, _ database: Database) throws(StoreError) -> Int {
        let schedule = batch.schedule
        let statement = try database.prepare(
            """
            INSERT INTO source (name, title, time_zone, is_part, closed, identity, incomplete)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET title = excluded.title, time_zone = excluded.time_zone,
                is_part = excluded.is_part, closed = excluded.closed, identity = excluded.identity,
                incomplete = excluded.incomplete RETURNING id
            """)
        try statement.bind([
            .text(batch.source), .init(schedule.title), .init(schedule.timeZone),
            .integer(batch.isPartOfExport ? 1 : 0), .text(schedule.closedWords.joined(separator: "\n")),
            .init(schedule.id), .integer(batch.isIncomplete ? 1 : 0),
        ])
        guard try statement.step(), let source = statement.integer(0) else { throw database.failure() }
        statement.reset()
        try DeclaredTable(database: database).replace(schedule, of: source)
        return source
    }
}

/// The results of an import, by number of records.
public struct ImportSummary: Hashable, Sendable {
    /// Records that the store did not have.
    public var added = 0
    /// Records whose content or date of change is different now.
    public var changed = 0
    /// Records that the store already has.
    public var unchanged = 0
    /// Records that the store has in a newer version, or that were deleted later.
    public var older = 0
    /// Records removed from the store.
    public var removed = 0
    /// Records that the source used to have and no longer has; they stay in the store.
    public var missing = 0

    /// True if the store has the same records as before.
    public var isUnchanged: Bool { added == 0 && changed == 0 && removed == 0 }
}
