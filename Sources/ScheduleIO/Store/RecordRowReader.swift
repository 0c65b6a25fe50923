import CalendarCore

/// Reads the rows of records: values that no import writes are damage.
struct RecordRowReader {
    let database: Database
    let table: VersionTable

    /// Reads the row of a statement whose columns are the id and ``RecordTable/columns``.
    func row(
        _ row: Statement, _ texts: [String: String] = [:], file: (Int) -> String?
    ) throws(StoreError) -> RecordTable.Row {
        let id = row.integer(0)
        guard let id, let zone = row.text(1), let name = row.text(2), let owner = row.integer(3),
            let source = row.integer(4), let kind = row.integer(5).flatMap(StoredRecord.Kind.init)
        else { throw damage(id, "a value is missing or unknown") }
        guard let file = file(source) else { throw damage(id, "there is no source \(source)") }
        guard let days = StoredDays(first: row.integer(6), last: row.integer(7)) else {
            throw damage(id, "first or last is out of range")
        }
        let identity = RecordIdentity(named: name, zone: zone)
        guard owner != 0 || identity != nil else {
            throw damage(id, "zone or name is too long or has a control character")
        }
        let record = StoredRecord(
            kind: kind, identity: owner == 0 ? identity : nil, first: days.first,
            last: days.last, modified: try instant(row.integer(8), "modified", of: id),
            times: try times(row, on: days.first, of: id),
            isPrivate: row.integer(12) == 1, texts: texts, location: try place(row, in: file, of: id))
        return RecordTable.Row(id: id, source: source, record: record, isReplaced: table == .replaced)
    }

    private func times(
        _ row: Statement, on first: EpochDay, of id: Int
    ) throws(StoreError) -> StoredRecord.Times? {
        guard let start = row.integer(9) else { return nil }
        guard (0..<1440).contains(start) else { throw damage(id, "start_minute is out of range") }
        guard let day = row.integer(10) else { return StoredRecord.Times(startMinute: start, end: nil) }
        guard StoredDays.range.contains(day), let date = CivilDate(EpochDay(day)), let minute = row.integer(11),
            let end = CivilDateTime(date: date, minute: minute)
        else { throw damage(id, "end_day or end_minute is out of range") }
        guard (first.rawValue, start) <= (day, minute) else { throw damage(id, "the event ends before it begins") }
        return StoredRecord.Times(startMinute: start, end: end)
    }

    /// Returns the place the record was read from; nil if that is not known.
    private func place(_ row: Statement, in file: String, of id: Int) throws(StoreError) -> SourceLocation? {
        guard let line = row.integer(13), let column = row.integer(14) else { return nil }
        let numbers = 1...Int(Int32.max)
        guard numbers.contains(line), numbers.contains(column) else {
            throw damage(id, "place_line or place_column is out of range")
        }
        return SourceLocation(file: file, line: line, column: column)
    }

    /// Reads an instant from year 1 to year 9999, as ISO 8601 writes them.
    private func instant(_ value: Int?, _ column: String, of id: Int) throws(StoreError) -> Instant? {
        guard let value else { return nil }
        guard (-62_135_596_800_000...253_402_300_799_999).contains(value) else {
            throw damage(id, "\(column) is out of range")
        }
        return Instant(milliseconds: value)
    }

    /// Checks the instant at which a replaced version ceased to hold.
    func checkEnd(_ until: Int?, of row: RecordTable.Row) throws(StoreError) {
        _ = try instant(until, "until", of: row.id)
    }

    // MARK: Texts

    /// Reads a text of a record.
    func text(_ text: String?, of id: Int) throws(StoreError) -> String {
        try database.text(text, in: "table \(table.texts), record \(id)")
    }

    /// Checks that the texts of a record are those of its kind.
    func check(_ texts: [String: String], of row: RecordTable.Row) throws(StoreError) {
        switch row.record.kind {
        case .day: return
        case .event:
            guard texts[StoredRecord.EventText.title.rawValue] != nil else {
                throw damage(row.id, "an event has no title")
            }
            guard texts[Event.Content.Detail.url.rawValue].map(WebAddress.isValid) ?? true else {
                throw damage(row.id, "the url of an event is no address of http, https or mailto")
            }
            let task = texts[StoredRecord.EventText.task.rawValue]
            guard task.map({ TaskState(rawValue: $0) != nil }) ?? true else {
                throw damage(row.id, "the task of an event is neither open nor done")
            }
        case .notes:
            guard texts.keys.allSatisfy({ Int($0).map((1...9999).contains) ?? false }) else {
                throw damage(row.id, "a note has no number")
            }
        case .series:
            guard row.record.location != nil, row.record.with(texts).hasKeysOfSeries else {
                throw damage(row.id, "a series lacks its place or its lines")
            }
        default:
            guard row.record.with(texts).isWhole else {
                throw damage(row.id, "a document or checklist lacks a part or has a wrong value")
            }
        }
    }

    /// Returns the error for a record that no import could have written.
    func damage(_ row: Int?, _ what: String) -> StoreError {
        StoreError(database.path, .damaged, "table \(table.rawValue), row \(row ?? 0): \(what)")
    }
}
