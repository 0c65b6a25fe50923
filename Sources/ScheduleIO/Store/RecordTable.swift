import CalendarCore

/// The records of a store, as rows.
struct RecordTable {
    private let database: Database
    private let byName: Statement
    private let textsOfRecord: Statement
    private let insertion: Statement
    private let update: Statement
    private let insertionOfText: Statement
    private let deletionOfTexts: Statement
    private let deletion: Statement

    /// The columns, in the order they are read and written.
    private static let columns = """
        zone, name, owner, source, kind, first, last, modified, start_minute, end_day, end_minute, is_private, \
        place_line, place_column
        """

    init(_ database: Database) throws(StoreError) {
        self.database = database
        let columns = RecordTable.columns
        byName = try database.prepare(
            "SELECT id, \(columns) FROM record WHERE zone = ? AND name = ? AND owner = ? AND kind = ?")
        textsOfRecord = try database.prepare("SELECT line, text FROM text WHERE record = ?")
        let marks = Array(repeating: "?", count: 14).joined(separator: ", ")
        insertion = try database.prepare("INSERT INTO record (\(columns)) VALUES (\(marks))")
        update = try database.prepare("UPDATE record SET (\(columns)) = (\(marks)) WHERE id = ?")
        insertionOfText = try database.prepare("INSERT INTO text (record, line, text) VALUES (?, ?, ?)")
        deletionOfTexts = try database.prepare("DELETE FROM text WHERE record = ?")
        deletion = try database.prepare("DELETE FROM record WHERE id = ?")
    }

    /// A record and its row.
    struct Row {
        let id: Int
        let source: Int
        let record: StoredRecord
    }

    /// The row of the record with this one's name. Without a name, it must be of the same source.
    func row(of record: StoredRecord, from source: Int, named file: String) throws(StoreError) -> Row? {
        let owner = record.identity == nil ? source : 0
        try byName.bind([
            .text(record.identity?.zone ?? ""), .text(record.name), .integer(owner), .integer(record.kind.rawValue),
        ])
        guard try byName.step() else { return nil }
        defer { byName.reset() }
        var texts: [String: String] = [:]
        let id = byName.integer(0) ?? 0
        try textsOfRecord.bind([Statement.Value.integer(id)])
        while try textsOfRecord.step() {
            let line = textsOfRecord.text(0) ?? ""
            texts[line] = try RecordTable.text(textsOfRecord.text(1), line, of: id, database)
        }
        return try RecordTable.row(byName, texts, of: database, file: { _ in file })
    }

    func insert(_ record: StoredRecord, from source: Int) throws(StoreError) -> Int {
        try insertion.run(RecordTable.values(record, source))
        let id = database.lastInsertedRow
        try insertTexts(of: record, id)
        return id
    }

    func replace(_ id: Int, by record: StoredRecord, from source: Int) throws(StoreError) {
        try update.run(RecordTable.values(record, source) + [.integer(id)])
        try deletionOfTexts.run([.integer(id)])
        try insertTexts(of: record, id)
    }

    func remove(_ id: Int) throws(StoreError) {
        try deletionOfTexts.run([.integer(id)])
        try deletion.run([.integer(id)])
    }

    private func insertTexts(of record: StoredRecord, _ id: Int) throws(StoreError) {
        for (line, text) in record.texts.sorted(by: { $0.key < $1.key }) {
            try insertionOfText.run([.integer(id), .text(line), .text(text)])
        }
    }

    private static func values(_ record: StoredRecord, _ source: Int) -> [Statement.Value] {
        [
            .text(record.identity?.zone ?? ""), .text(record.name), .integer(record.identity == nil ? source : 0),
            .integer(source), .integer(record.kind.rawValue), .integer(record.first.rawValue),
            .integer(record.last.rawValue), .init(record.modified?.milliseconds), .init(record.times?.startMinute),
            .init(record.times?.end?.date.epochDay.rawValue), .init(record.times?.end?.minute),
            .integer(record.isPrivate ? 1 : 0), .init(record.location?.line), .init(record.location?.column),
        ]
    }
}

extension RecordTable {
    /// Calls `body` for each record of one kind that touches the days, in no particular order.
    static func forEach(
        _ kind: StoredRecord.Kind, of database: Database, _ days: ClosedRange<EpochDay>?, files: [Int: String],
        _ body: (Row) -> Void
    ) throws(StoreError) {
        let days = days.map { ($0.lowerBound.rawValue, $0.upperBound.rawValue) } ?? (Int(Int32.min), Int(Int32.max))
        let reach = try reach(of: kind, database)
        let names = columns.split(separator: ", ").map { "r.\($0)" }.joined(separator: ", ")
        let statement = try database.prepare(
            """
            SELECT r.id, \(names), t.line, t.text FROM record r INDEXED BY record_day LEFT JOIN text t ON t.record = r.id
            WHERE r.kind = ? AND r.first BETWEEN ? AND ? AND r.last >= ?
            """)
        try statement.bind([
            .integer(kind.rawValue), .integer(days.0 - reach), .integer(days.1), .integer(days.0),
        ])
        var isRow = try statement.step()
        while isRow {
            let id = statement.integer(0) ?? 0
            var texts: [String: String] = [:]
            let head = try row(statement, [:], of: database, file: { files[$0] })
            repeat {
                if let line = statement.text(15) { texts[line] = try text(statement.text(16), line, of: id, database) }
                isRow = try statement.step()
            } while isRow && statement.integer(0) == id
            try database.check(texts, of: head.record, row: id)
            body(Row(id: id, source: head.source, record: head.record.with(texts)))
        }
    }

    /// How many days before a day a record that touches it can begin.
    private static func reach(of kind: StoredRecord.Kind, _ database: Database) throws(StoreError) -> Int {
        switch kind {
        case .day: 0
        case .notes: 30
        case .event:
            try longestEvent(database)
        }
    }

    private static func longestEvent(_ database: Database) throws(StoreError) -> Int {
        let rows = try database.prepare(
            "SELECT last - first, id FROM record INDEXED BY record_length WHERE kind = 2 ORDER BY last - first DESC LIMIT 1"
        )
        guard try rows.step(), let length = rows.integer(0) else { return 0 }
        guard StoredDays.lengths.contains(length) else {
            throw database.damage(rows.integer(1), "last is out of range")
        }
        return length
    }

    /// Throws if a record is of a kind that ``forEach(_:of:_:files:_:)`` would never ask for.
    static func refuseUnknownKinds(_ database: Database) throws(StoreError) {
        for condition in ["< 0", "> \(StoredRecord.Kind.allCases.count - 1)"] {
            let rows = try database.prepare(
                "SELECT id, kind FROM record INDEXED BY record_day WHERE kind \(condition) LIMIT 1")
            guard try !rows.step() else {
                throw database.damage(rows.integer(0), "kind \(rows.integer(1) ?? 0) is unknown")
            }
        }
    }

    /// The row of a statement whose columns are the id and ``columns``.
    private static func row(
        _ row: Statement, _ texts: [String: String], of database: Database, file: (Int) -> String?
    ) throws(StoreError) -> Row {
        let id = row.integer(0)
        guard let id, let zone = row.text(1), let name = row.text(2), let owner = row.integer(3),
            let source = row.integer(4), let kind = row.integer(5).flatMap(StoredRecord.Kind.init)
        else { throw database.damage(id, "a value is missing or unknown") }
        guard let file = file(source) else { throw database.damage(id, "there is no source \(source)") }
        let place = (row.integer(13), row.integer(14))
        let days = try StoredDays(first: row.integer(6), last: row.integer(7), of: id, database)
        let record = StoredRecord(
            kind: kind, identity: owner == 0 ? RecordIdentity(zone: zone, name: name) : nil, first: days.first,
            last: days.last, modified: try modified(row.integer(8), of: id, database),
            times: try times(row, of: id, database),
            isPrivate: row.integer(12) == 1, texts: texts,
            location: place.0.flatMap { line in
                place.1.map { SourceLocation(file: file, line: line, column: $0) }
            })
        return Row(id: id, source: source, record: record)
    }

    private static func times(_ row: Statement, of id: Int, _ database: Database) throws(StoreError) -> StoredRecord
        .Times?
    {
        guard let start = row.integer(9) else { return nil }
        guard (0..<1440).contains(start) else { throw database.damage(id, "start_minute is out of range") }
        guard let day = row.integer(10) else { return StoredRecord.Times(startMinute: start, end: nil) }
        guard StoredDays.range.contains(day), let date = CivilDate(EpochDay(day)), let minute = row.integer(11),
            let end = CivilDateTime(date: date, minute: minute)
        else { throw database.damage(id, "end_day or end_minute is out of range") }
        return StoredRecord.Times(startMinute: start, end: end)
    }

    /// A calendar's raw summary is as it was written.
    private static func text(
        _ text: String?, _ line: String, of id: Int, _ database: Database
    ) throws(StoreError) -> String {
        if line == StoredRecord.EventText.summary.rawValue, let text { return text }
        return try database.text(text, in: "table text, record \(id)")
    }

    /// From year 1 to year 9999, as ISO 8601 writes them.
    private static func modified(_ value: Int?, of id: Int, _ database: Database) throws(StoreError) -> Instant? {
        guard let value else { return nil }
        guard (-62_135_596_800_000...253_402_300_799_999).contains(value) else {
            throw database.damage(id, "modified is out of range")
        }
        return Instant(milliseconds: value)
    }
}

extension StoredRecord {
    fileprivate func with(_ texts: [String: String]) -> StoredRecord {
        StoredRecord(
            kind: kind, identity: identity, first: first, last: last, modified: modified, times: times,
            isPrivate: isPrivate, texts: texts, location: location)
    }
}
