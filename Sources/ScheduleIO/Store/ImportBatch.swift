import CalendarCore

/// The records that an import takes from one source.
struct ImportBatch {
    let source: String
    let schedule: Schedule
    let records: [StoredRecord]
    let tombstones: [Tombstone]
    let isPartOfExport: Bool
    /// True if a part of the source is missing.
    let isIncomplete: Bool
    /// The time of the newest of its changes: the data know no other time for the removal of records that it no longer
    /// has. Nil if none has a date.
    let newest: Instant?

    /// Includes the records that lost to another of the same day: a later import may change the winner.
    init(_ schedule: Schedule, _ result: ReadResult, source: String) {
        (self.schedule, self.source, tombstones) = (schedule, source, result.tombstones)
        (isPartOfExport, isIncomplete) = (result.isPartOfExport, result.isIncomplete)
        var records = schedule.days.map { StoredRecord($0) } + schedule.notes.map { StoredRecord($0) }
        records += schedule.events.map { StoredRecord($0) }
        records += schedule.peopleRecords.all.compactMap { StoredRecord($0) } + result.series.map { StoredRecord($0) }
        var names = Set(records.compactMap(\.key))
        for lost in result.superseded where lost.reason != .olderVersion && lost.reason != .deleted {
            guard let record = lost.item.record, let key = record.key, names.insert(key).inserted else { continue }
            records.append(record)
        }
        self.records = records
        newest = (records.map(\.modified) + tombstones.map(\.modified)).compactMap(\.self).max()
    }
}

extension StoredRecord {
    fileprivate struct Key: Hashable {
        let kind: Kind
        let identity: RecordIdentity
    }

    /// Nil if the record has no name of its own.
    fileprivate var key: Key? { identity.map { Key(kind: kind, identity: $0) } }
}

extension Superseded.Item {
    /// The whole record that lost; nil if only a text lost.
    fileprivate var record: StoredRecord? {
        switch self {
        case .day(let record): StoredRecord(record)
        case .notes(let record): StoredRecord(record)
        case .event(let event): StoredRecord(event)
        case .record(let record): StoredRecord(record)
        case .text, .note: nil
        }
    }
}
