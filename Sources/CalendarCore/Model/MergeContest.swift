/// Records of one kind; those that share a key compete for one place.
struct MergeContest<Record: SupersedableRecord> {
    private(set) var records: [Record]
    private(set) var superseded: [Superseded] = []

    init(_ records: [Record]) {
        self.records = records
    }

    /// Keeps one record per key, in its place; records without a key stay.
    ///
    /// - Parameters:
    ///   - beats: whether the first record, which comes later in the input, wins over the second.
    ///   - reason: why the first record lost to the second; nil if it stays all the same.
    mutating func keepOne<Key: Hashable>(
        a key: (Record) -> Key?, beats: (Record, Record) -> Bool, reason: (Record, Record) -> Superseded.Reason?
    ) {
        let (winners, count) = winners(key, beats)
        guard winners.count < count else { return }
        var kept: [Record] = []
        for (index, record) in records.enumerated() {
            guard let key = key(record), let winner = winners[key], winner != index,
                let reason = reason(record, records[winner])
            else {
                kept.append(record)
                continue
            }
            superseded.append(
                Superseded(item: record.supersededItem, winner: records[winner].location, reason: reason))
        }
        records = kept
    }

    /// The winner of each key, and the number of records with a key.
    private func winners<Key: Hashable>(
        _ key: (Record) -> Key?, _ beats: (Record, Record) -> Bool
    ) -> (winners: [Key: Int], count: Int) {
        var winners: [Key: Int] = [:]
        winners.reserveCapacity(records.count)
        var count = 0
        // By index: taking a record out would copy it, texts and all.
        for index in records.indices {
            guard let key = key(records[index]) else { continue }
            count += 1
            replace(&winners[key], by: index, beats)
        }
        return (winners, count)
    }

    /// Makes a record the winner if it beats the last one, or is the first.
    private func replace(_ winner: inout Int?, by index: Int, _ beats: (Record, Record) -> Bool) {
        if let winner, !beats(records[index], records[winner]) { return }
        winner = index
    }

    /// Drops the records that a tombstone deletes: those with its identity, or the one of their series, that are not
    /// newer.
    mutating func bury(_ tombstones: [Tombstone]) {
        guard !tombstones.isEmpty else { return }
        let graves = Dictionary(tombstones.map { ($0.identity, $0) }, uniquingKeysWith: Tombstone.stronger)
        records.removeAll { record in
            let identities = [record.identity, record.identity?.series].compactMap(\.self)
            guard let grave = identities.compactMap({ graves[$0] }).first(where: { $0.deletes(record) }) else {
                return false
            }
            superseded.append(
                Superseded(item: record.supersededItem, winner: grave.location, reason: .deleted))
            return true
        }
    }
}

extension MergeContest<Event> {
    /// Keeps one of the events that are one on paper, unless they are different events all the same. No two events may
    /// have the same identity.
    mutating func keepOneOfEachAppearance(reason: Superseded.Reason) {
        // Identities tell events apart, so only one without an identity may be another's double.
        guard records.indices.contains(where: { records[$0].identity == nil }) else { return }
        keepOne(
            a: { $0.appearance }, beats: { $0.saysMore(than: $1) },
            reason: { $0.isOther(than: $1) ? nil : reason })
    }
}

extension Tombstone {
    fileprivate static func stronger(_ a: Tombstone, _ b: Tombstone) -> Tombstone {
        guard let whenA = a.modified else { return a }
        guard let whenB = b.modified else { return b }
        return whenA >= whenB ? a : b
    }

    fileprivate func deletes(_ record: some SupersedableRecord) -> Bool {
        guard let deleted = modified, let changed = record.modified else { return true }
        return changed <= deleted
    }
}
