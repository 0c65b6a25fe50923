import CalendarCore

/// The versions of records that newer ones replaced or deletions removed, so that a store can show those of any day.
///
/// The period in which they held is known from the data only: from their own `modified` to that of the replacement.
struct ReplacedTable {
    private let copy: Statement
    private let copyOfTexts: Statement
    private let deletionOfTexts: Statement
    private let deletion: Statement
    private let ending: Statement
    private var isEmpty: Bool

    private static let ofRecord = "kind = ?1 AND owner = ?2 AND zone = ?3 AND name = ?4"

    init(_ database: Database) throws(StoreError) {
        let (columns, ofRecord) = (RecordTable.columns, ReplacedTable.ofRecord)
        copy = try database.prepare(
            """
            INSERT INTO replaced (\(columns), until) SELECT \(columns), ?2 FROM record
            WHERE id = ?1 AND (modified IS NULL OR modified < ?2) RETURNING id
            """)
        copyOfTexts = try database.prepare(
            "INSERT INTO replaced_text (record, line, text) SELECT ?2, line, text FROM text WHERE record = ?1")
        deletionOfTexts = try database.prepare(
            """
            DELETE FROM replaced_text WHERE record IN (SELECT id FROM replaced WHERE \(ofRecord) AND modified IS ?5)
            """)
        deletion = try database.prepare("DELETE FROM replaced WHERE \(ofRecord) AND modified IS ?5")
        ending = try database.prepare(
            """
            UPDATE replaced SET until = ?5 WHERE \(ofRecord) AND until > ?5 AND (modified IS NULL OR modified < ?5)
            """)
        isEmpty = try database.integer("SELECT 1 FROM replaced LIMIT 1") == nil
    }

    /// Keeps the version of a record's row, which held until an instant. A version that never held, as far as the data
    /// show, is not kept: if the instant is unknown, or not later than the version's own.
    mutating func keep(_ row: Int, until end: Instant?) throws(StoreError) {
        guard let end else { return }
        try copy.bind([.integer(row), .integer(end.milliseconds)])
        defer { copy.reset() }
        guard try copy.step(), let version = copy.integer(0) else { return }
        while try copy.step() {}
        try copyOfTexts.run([.integer(row), .integer(version)])
        isEmpty = false
    }

    /// Makes way for a version that is now the newest: an earlier one of the same instant never held, and one from
    /// before it holds no longer.
    func makeWay(for record: StoredRecord, from source: Int) throws(StoreError) {
        guard !isEmpty else { return }
        let values: [Statement.Value] = [
            .integer(record.kind.rawValue), .integer(record.identity == nil ? source : 0),
            .text(record.identity?.zone ?? ""), .text(record.name), .init(record.modified?.milliseconds),
        ]
        for statement in [deletionOfTexts, deletion, ending] { try statement.run(values) }
    }
}
