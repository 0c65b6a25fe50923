import CalendarCore

/// The table of what sources declare beside their records, the lines and the people: a row for each text of a field.
struct DeclaredTable {
    let database: Database

    static let statements = """
        CREATE TABLE declared (
            source INTEGER NOT NULL REFERENCES source, kind TEXT NOT NULL, position INTEGER NOT NULL,
            field TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (source, kind, position, field)) WITHOUT ROWID, STRICT;
        """

    /// Replaces what a source has declared.
    func replace(_ schedule: Schedule, of source: Int) throws(StoreError) {
        try database.prepare("DELETE FROM declared WHERE source = ?").run([.integer(source)])
        let insertion = try database.prepare(
            "INSERT INTO declared (source, kind, position, field, text) VALUES (?, ?, ?, ?, ?)")
        func insert<Record>(
            _ records: [Record], _ fields: RecordFields<Record>, _ kind: RecordKind.Name
        ) throws(StoreError) {
            for (position, record) in records.enumerated() {
                for (field, text) in fields.values(of: record).texts(fields.shape) {
                    try insertion.run([
                        .integer(source), .text(kind.rawValue), .integer(position), .text(field), .text(text),
                    ])
                }
            }
        }
        try insert(schedule.lines, ScheduleLine.fields, .lines)
        try insert(schedule.people, Person.fields, .people)
    }

    /// Reads the records of a kind, by source. Throws for values that no import writes.
    func records<Record>(
        _ fields: RecordFields<Record>, _ kind: RecordKind.Name
    ) throws(StoreError) -> [Int: [Record]] {
        var texts: [Int: [Int: [String: String]]] = [:]
        let rows = try database.prepare("SELECT source, position, field, text FROM declared WHERE kind = ?")
        try rows.bind([.text(kind.rawValue)])
        while try rows.step() {
            let source = rows.integer(0) ?? 0
            let text = try database.text(rows.text(3), in: "table declared, source \(source)")
            texts[source, default: [:]][rows.integer(1) ?? 0, default: [:]][rows.text(2) ?? ""] = text
        }
        var records: [Int: [Record]] = [:]
        for (source, declared) in texts {
            for (_, texts) in declared.sorted(by: { $0.key < $1.key }) {
                guard let record = fields.record(ofTexts: texts) else {
                    throw StoreError(
                        database.path, .damaged,
                        "table declared, source \(source): a \(fields.shape.noun) lacks a field or has a wrong one")
                }
                records[source, default: []].append(record)
            }
        }
        return records
    }
}
