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
    static let columns = """
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
        var isReplaced = false
    }

    /// Finds the row of the record with this one's name. Without a name, it must be of the same source.
    func row(of record: StoredRecord, from source: Int, named file: String) throws(StoreError) -> Row? {
        let owner = record.identity == nil ? source : 0
        try byName.bind([
            .text(record.identity?.zone ?? ""), .text(record.name), .integer(owner), .integer(record.kind.rawValue),
        ])
        guard try byName.step() else { return nil }
        defer { byName.reset() }
        let reader = RecordRowReader(database: database, table: .newest)
        var texts: [String: String] = [:]
        let id = byName.integer(0) ?? 0
        try textsOfRecord.bind([Statement.Value.integer(id)])
        while try textsOfRecord.step() {
            let line = textsOfRecord.text(0) ?? ""
            texts[line] = try reader.text(textsOfRecord.text(1), of: id)
        }
        return try reader.row(byName, texts, file: { _ in file })
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
