import CalendarCore

/// What one source brings.
struct ImportBatch {
    let source: String
    let schedule: Schedule
    let records: [StoredRecord]
    let tombstones: [Tombstone]
    let isPartOfExport: Bool

    /// Also the records that lost against another of their day: who wins may change.
    init(_ schedule: Schedule, _ result: ReadResult, source: String) {
        (self.schedule, self.source, tombstones) = (schedule, source, result.tombstones)
        isPartOfExport = result.isPartOfExport
        var records = schedule.days.map { StoredRecord($0) } + schedule.notes.map { StoredRecord($0) }
        records += schedule.events.map { StoredRecord($0) }
        var names = Set(records.compactMap(\.key))
        for lost in result.superseded where lost.reason != .olderVersion && lost.reason != .deleted {
            guard let record = lost.item.record, let key = record.key, names.insert(key).inserted else { continue }
            records.append(record)
        }
        self.records = records
    }
}

extension StoredRecord {
    fileprivate struct Key: Hashable {
        let kind: Kind
        let identity: RecordIdentity
    }

    /// Nil for a record without a name of its own.
    fileprivate var key: Key? { identity.map { Key(kind: kind, identity: $0) } }
}

extension Superseded.Item {
    /// A whole record that lost; nil for a text.
    fileprivate var record: StoredRecord? {
        switch self {
        case .day(let record): StoredRecord(record)
        case .notes(let record): StoredRecord(record)
        case .event(let event): StoredRecord(event)
        case .text, .note: nil
        }
    }
}
