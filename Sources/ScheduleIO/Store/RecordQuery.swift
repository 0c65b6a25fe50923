import CalendarCore

/// Finds the versions of records that touch some days: the newest ones, or those that held at an instant.
struct RecordQuery {
    private let database: Database
    private let table: VersionTable
    private let condition: String
    private let parameters: [Statement.Value]
    private var reader: RecordRowReader { RecordRowReader(database: database, table: table) }

    /// Finds the newest versions.
    init(newestOf database: Database) {
        (self.database, table, condition, parameters) = (database, .newest, "", [])
    }

    /// Finds the versions of one table that held just before an instant. Of two, the one changed later did.
    private init(_ table: VersionTable, of database: Database, before end: Instant, _ tables: [VersionTable]) {
        (self.database, self.table, parameters) = (database, table, [.integer(end.milliseconds)])
        let newer = tables.map { "AND NOT EXISTS (\(RecordQuery.newer(in: $0)))" }.joined(separator: " ")
        condition = "AND (r.modified IS NULL OR r.modified < ?5) \(RecordQuery.holds("r", in: table)) \(newer)"
    }

    /// Finds the versions that held just before an instant: a record without one did not exist yet, or no longer.
    static func all(of database: Database, before end: Instant) -> [RecordQuery] {
        let tables: [VersionTable] = [.newest, .replaced]
        return tables.map { RecordQuery($0, of: database, before: end, tables) }
    }

    private static func holds(_ name: String, in table: VersionTable) -> String {
        table == .replaced ? "AND \(name).until >= ?5" : ""
    }

    private static func newer(in table: VersionTable) -> String {
        """
        SELECT 1 FROM \(table.rawValue) o WHERE o.kind = r.kind AND o.owner = r.owner AND o.zone = r.zone
        AND o.name = r.name AND o.modified < ?5 AND (r.modified IS NULL OR o.modified > r.modified) \(holds("o", in: table))
        """
    }

    /// Calls `body` for each record of one kind that touches the days, in no particular order.
    func forEach(
        _ kind: StoredRecord.Kind, _ days: ClosedRange<EpochDay>?, files: [Int: String],
        _ body: (RecordTable.Row) -> Void
    ) throws(StoreError) {
        let statement = try database.prepare(sql)
        let days = days.map { ($0.lowerBound.rawValue, $0.upperBound.rawValue) } ?? (Int(Int32.min), Int(Int32.max))
        try statement.bind([.integer(kind.rawValue)] + bounds(of: kind, days) + parameters)
        var isRow = try statement.step()
        while isRow {
            let head = try reader.row(statement, file: { files[$0] })
            if table == .replaced { try reader.checkEnd(statement.integer(17), of: head) }
            var texts: [String: String] = [:]
            repeat {
                if let line = statement.text(15) {
                    texts[line] = try reader.text(statement.text(16), of: head.id)
                }
                isRow = try statement.step()
            } while isRow && statement.integer(0) == head.id
            try reader.check(texts, of: head)
            body(head.with(texts))
        }
    }

    /// Parameters: the kind, the first and the last day on which a record may begin, the first on which it may end.
    private var sql: String {
        let names = RecordTable.columns.split(separator: ", ").map { "r.\($0)" }.joined(separator: ", ")
        return """
            SELECT r.id, \(names), t.line, t.text\(table == .replaced ? ", r.until" : "")
            FROM \(table.rawValue) r INDEXED BY \(table.dayIndex) LEFT JOIN \(table.texts) t ON t.record = r.id
            WHERE r.kind = ?1 AND r.first BETWEEN ?2 AND ?3 AND r.last >= ?4 \(condition)
            """
    }

    /// Returns the bounds of a record that touches some days: of its first day, and of its last one.
    ///
    /// A series goes on after its last day, and may begin a day or two earlier on another clock.
    private func bounds(
        of kind: StoredRecord.Kind, _ days: (first: Int, last: Int)
    ) throws(StoreError) -> [Statement.Value] {
        let all = Int(Int32.min)
        if kind == .series { return [.integer(all), .integer(days.last + 2), .integer(all)] }
        return [.integer(try days.first - reach(of: kind)), .integer(days.last), .integer(days.first)]
    }

    /// Returns the number of days before a day at which a record that touches it can begin.
    private func reach(of kind: StoredRecord.Kind) throws(StoreError) -> Int {
        switch kind {
        case .notes: 30
        case .event: try longestEvent
        default: 0
        }
    }

    private var longestEvent: Int {
        get throws(StoreError) {
            let rows = try database.prepare(
                """
                SELECT last - first, id FROM \(table.rawValue) INDEXED BY \(table.lengthIndex) WHERE kind = 2
                ORDER BY last - first DESC LIMIT 1
                """)
            guard try rows.step(), let length = rows.integer(0) else { return 0 }
            guard StoredDays.lengths.contains(length) else {
                throw reader.damage(rows.integer(1), "last is out of range")
            }
            return length
        }
    }

    /// Throws if there is a record that ``forEach(_:_:files:_:)`` would never ask for.
    func refuseStrays() throws(StoreError) {
        try refuseUnknownKinds()
        // For the newest versions, the store's extent is enough.
        if table == .replaced { try refuseStrayDays() }
    }

    private func refuseStrayDays() throws(StoreError) {
        let days = StoredDays.range
        let kinds = StoredRecord.Kind.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        for condition in ["< \(days.lowerBound)", "> \(days.upperBound)"] {
            let rows = try database.prepare(
                """
                SELECT id FROM \(table.rawValue) INDEXED BY \(table.dayIndex) WHERE kind IN (\(kinds))
                AND first \(condition) LIMIT 1
                """)
            guard try !rows.step() else { throw reader.damage(rows.integer(0), "first is out of range") }
        }
    }

    private func refuseUnknownKinds() throws(StoreError) {
        for condition in ["< 0", "> \(StoredRecord.Kind.allCases.count - 1)"] {
            let rows = try database.prepare(
                "SELECT id, kind FROM \(table.rawValue) INDEXED BY \(table.dayIndex) WHERE kind \(condition) LIMIT 1")
            guard try !rows.step() else {
                throw reader.damage(rows.integer(0), "kind \(rows.integer(1) ?? 0) is unknown")
            }
        }
    }
}

extension RecordTable.Row {
    fileprivate func with(_ texts: [String: String]) -> RecordTable.Row {
        RecordTable.Row(id: id, source: source, record: record.with(texts), isReplaced: isReplaced)
    }
}

extension StoredRecord {
    /// Returns the record with its texts.
    func with(_ texts: [String: String]) -> StoredRecord {
        StoredRecord(
            kind: kind, identity: identity, first: first, last: last, modified: modified, times: times,
            isPrivate: isPrivate, texts: texts, location: location)
    }
}
