import CalendarCore

/// A summary of a store's contents.
public struct StoreContents: Hashable, Sendable {
    /// The version of its tables; 0 for a file without tables.
    public var version = 0
    /// The sources, in the order of their first import; later ones win.
    public var sources: [Source] = []
    /// The days from the first to the last record; nil if there are no records.
    public var extent: ClosedRange<CivilDate>?
    /// The names of the record zones (no time zones), sorted, without the empty one.
    public var zones: [String] = []
    /// The number of deletions that the store remembers.
    public var tombstoneCount = 0
    /// The number of versions that were replaced or removed, and are kept (``ScheduleStore/read(_:asOf:on:)``).
    public var replacedCount = 0

    /// A file that records came from.
    public struct Source: Hashable, Sendable {
        /// Its name in the store: its path.
        public let name: String
        /// The number of its days.
        public var dayCount = 0
        /// The number of its months with notes.
        public var notesCount = 0
        /// The number of its events.
        public var eventCount = 0
        /// The number of its series that are kept as their rules.
        public var seriesCount = 0
        /// The numbers of its records of people that are on no day, by kind.
        public var records: [RecordCount] = []
    }
}

extension ScheduleStore {
    /// A count of everything in the store.
    public var contents: StoreContents {
        get throws(StoreError) {
            var contents = StoreContents()
            guard try !isEmpty else { return contents }
            contents.version = try database.integer("PRAGMA user_version") ?? 0
            contents.sources = try countedSources()
            contents.extent = try extent
            contents.tombstoneCount = try database.integer("SELECT count(*) FROM tombstone") ?? 0
            contents.replacedCount = try database.integer("SELECT count(*) FROM replaced") ?? 0
            let zones = try database.prepare("SELECT DISTINCT zone FROM record WHERE zone <> '' ORDER BY zone")
            while try zones.step() { if let zone = zones.text(0) { contents.zones.append(zone) } }
            try database.refuseChange()
            return contents
        }
    }

    func countedSources() throws(StoreError) -> [StoreContents.Source] {
        var sources: [StoreContents.Source] = []
        let sums = StoredRecord.Kind.allCases.map { "sum(r.kind = \($0.rawValue))" }.joined(separator: ", ")
        let rows = try database.prepare(
            "SELECT s.name, \(sums) FROM source s LEFT JOIN record r ON r.source = s.id GROUP BY s.id ORDER BY s.id")
        while try rows.step() {
            let counts = StoredRecord.Kind.allCases.indices.map { rows.integer(Int32($0) + 1) ?? 0 }
            sources.append(StoreContents.Source(name: rows.text(0) ?? "", counts))
        }
        return sources
    }
}

extension StoreContents.Source {
    /// From the number of records of each kind, in their order.
    fileprivate init(name: String, _ counts: [Int]) {
        self.name = name
        for (kind, count) in zip(StoredRecord.Kind.allCases, counts) where count > 0 {
            switch kind {
            case .day: dayCount = count
            case .notes: notesCount = count
            case .event: eventCount = count
            case .series: seriesCount = count
            default: records.append(RecordCount(words: kind.records?.home?.plural ?? "", count: count))
            }
        }
    }
}
