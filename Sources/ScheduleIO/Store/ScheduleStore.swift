import CalendarCore

/// Schedules in a file: an SQLite database indexed by date, so that reading a month costs the same in a store of any
/// size.
///
/// One process writes and any number read at the same time; readers see the state when they began. An import is one
/// transaction: even if it is interrupted, either all of a file's records are there or none.
public final class ScheduleStore {
    /// The path as the user gave it.
    public let path: String
    let database: Database

    private init(_ database: Database, _ path: String) {
        (self.database, self.path) = (database, path)
    }

    /// Opens an existing store.
    ///
    /// - Throws: ``StoreError`` if there is no store, or it is not a store, or it may not be read.
    public static func open(_ path: String) throws(StoreError) -> ScheduleStore {
        let database = try Database(path, .reading)
        try StoreSchema.check(database, forWriting: false)
        return ScheduleStore(database, path)
    }

    /// Opens a store for writing; creates it if there is none. The folder must exist.
    public static func openForImport(_ path: String) throws(StoreError) -> ScheduleStore {
        let database = try Database(path, .writing)
        database.keepLogFiles()
        try StoreSchema.check(database, forWriting: true)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 0")
        return ScheduleStore(database, path)
    }

    /// Creates a store in memory, for a dry run without a store.
    public static func temporary(_ path: String) throws(StoreError) -> ScheduleStore {
        ScheduleStore(try Database(path, .memory), path)
    }

    var isEmpty: Bool {
        get throws(StoreError) { try StoreSchema.stepCount(of: database) == 0 }
    }

    /// Runs `body` in one transaction; rolls back if it throws.
    func transaction<Result>(
        isKept: Bool = true, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try database.execute("BEGIN IMMEDIATE")
        do throws(StoreError) {
            let result = try body()
            try database.execute(isKept ? "COMMIT" : "ROLLBACK")
            return result
        } catch {
            // After some failures SQLite has already rolled back.
            try? database.execute("ROLLBACK")
            throw error
        }
    }
}

extension ScheduleStore {
    /// Options for the import of a file.
    public struct ImportOptions: Sendable {
        /// Removes the records that the source used to have and no longer has. They count as removed when the newest of
        /// the source's changes was made.
        public var replaces = false
        /// The days on which records may be removed for that; nil for all.
        public var replacedDays: ClosedRange<CivilDate>?
        /// The state of the source after a fetch, which is noted in the same transaction; nil for a file.
        public var fetch: FetchState?
        /// Only reports the results that an import would have.
        public var isDryRun = false

        /// Creates options that add and change records, and remove those that the source says are deleted.
        public init() {}
    }

    /// Imports a source that was read, in one transaction, and reads it back before it returns.
    ///
    /// A record with a name updates the record of that name, from any file. A record without one updates
    /// the record of its date or month from the same source. An older `modified` never overwrites a newer one.
    /// The version that is replaced or removed is kept, for ``read(_:asOf:on:)``, with the instant of that change; if
    /// the data lack one, nothing is kept.
    /// - Parameters:
    ///   - result: the reader's result; without a schedule, nothing happens.
    ///   - source: the name under which the store knows the source, such as its path.
    ///   - options: whether to replace records, and whether this is a dry run.
    /// - Throws: ``StoreError``; then nothing was imported.
    public func `import`(
        _ result: ReadResult, from source: String, _ options: ImportOptions = ImportOptions()
    ) throws(StoreError) -> ImportSummary {
        guard let schedule = result.schedule else { return ImportSummary() }
        let batch = ImportBatch(schedule, result, source: source)
        let imported = try transaction(isKept: !options.isDryRun) { () throws(StoreError) -> ImportRun in
            try StoreSchema.prepare(database)
            var run = try ImportRun(batch, database)
            try run.perform(replacing: options.replaces, on: options.replacedDays)
            if let state = options.fetch { try run.note(state) }
            return run
        }
        if !options.isDryRun { try imported.verify(in: path) }
        return imported.summary
    }
}

extension ScheduleStore {
    /// Returns the schedule of some days, or of all if nil. Sources are merged in the order of their first import, as
    /// on the command line (``ScheduleReader/merge(_:isComplete:)``). Records that touch the days are complete.
    ///
    /// - Parameters:
    ///   - days: the days that are read.
    ///   - day: if not nil, each record is as it was at the end of this day in the schedule's time zone: in its newest
    ///     version that was changed by then. A version without `modified` is as old as can be. Titles, lines and people
    ///     are those of today.
    ///   - zone: the time zone on whose clock all times are put; nil for the sources' own, or for that of most events.
    public func read(
        _ days: ClosedRange<CivilDate>? = nil, asOf day: CivilDate? = nil, on zone: TimeZoneName? = nil
    ) throws(StoreError) -> ReadResult {
        guard try !isEmpty else { return ScheduleReader.merge([]) }
        // One transaction, so that an import that ends meanwhile is not seen in part.
        try database.execute("BEGIN")
        defer { try? database.execute("COMMIT") }
        let sources = try StoredSource.all(of: database)
        let files = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
        // On another clock, an event may be on the day before or after.
        let clocks = try clocks(of: sources, on: zone)
        let slack = clocks.isEmpty ? 0 : 1
        let epochDays = days.map { $0.lowerBound.epochDay + -slack...$0.upperBound.epochDay + slack }
        var rows: [Int: [RecordTable.Row]] = [:]
        for query in try queries(asOf: day, sources) {
            try query.refuseStrays()
            for kind in StoredRecord.Kind.allCases {
                let days = StoredRecord.Kind.ofDays.contains(kind) ? epochDays : nil
                try query.forEach(kind, days, files: files) { row in rows[row.source, default: []].append(row) }
            }
        }
        try database.refuseChange()
        let page = clocks.isEmpty ? nil : PageClock(of: sources.joiningParts.results([:], clocks)).zone
        let series = try followedSeries(of: sources, rows, on: epochDays, page)
        // Earlier, the store may have had a person's progress before its template.
        return ScheduleReader.merge(
            sources.joiningParts.results(rows, clocks, series, on: page), isComplete: day == nil)
    }

    /// Reads the events of the series on some days, by their rows, without those that were deleted.
    private func followedSeries(
        of sources: [StoredSource], _ rows: [Int: [RecordTable.Row]], on days: ClosedRange<EpochDay>?, _ page: String?
    ) throws(StoreError) -> [Int: ReadResult] {
        let days = days.map { ClosedRange(clamping: $0) }
        var results: [Int: ReadResult] = [:]
        for source in sources {
            let kept = (rows[source.id] ?? []).compactMap { row in row.record.series.map { (row: row, series: $0) } }
            guard !kept.isEmpty else { continue }
            let tombstones = try TombstoneTable(database)
            for (row, series) in kept {
                let result = series.read(on: days, lines: source.lines, zone: page ?? source.timeZone)
                results[row.id] = try tombstones.leavingOut(of: result)
            }
        }
        return results
    }

    /// What the sources say about the clock of a page, if not all have the same one.
    private func clocks(
        of sources: [StoredSource], on zone: TimeZoneName?
    ) throws(StoreError) -> [Int: ClockUse] {
        let zones = Set(sources.compactMap(\.timeZone) + [zone?.identifier].compactMap(\.self))
        guard zones.count > 1 else { return [:] }
        var clocks: [Int: ClockUse] = [:]
        for (source, counted) in zip(sources, try countedSources()) {
            let events = counted.eventCount + counted.seriesCount
            clocks[source.id] = source.clock(dayCount: counted.dayCount, eventCount: events, on: zone)
        }
        return clocks
    }

    private func queries(asOf day: CivilDate?, _ sources: [StoredSource]) throws(StoreError) -> [RecordQuery] {
        guard let day else { return [RecordQuery(newestOf: database)] }
        let schedule = ScheduleReader.merge(sources.joiningParts.map { $0.result([:]) }).schedule
        return RecordQuery.all(of: database, before: WallClock(timeZone: schedule?.timeZone).end(of: day))
    }

    /// All that its sources declare together, without records; nil for a store without sources.
    public var declarations: Schedule? {
        get throws(StoreError) {
            guard try !isEmpty else { return nil }
            let sources = try StoredSource.all(of: database)
            return sources.isEmpty ? nil : ScheduleReader.merge(sources.map { $0.result([:]) }).schedule
        }
    }

    /// The days from the first to the last record; nil if there are no records.
    public var extent: ClosedRange<CivilDate>? {
        get throws(StoreError) {
            guard try !isEmpty else { return nil }
            var ends: [Int] = []
            for kind in StoredRecord.Kind.ofDays {
                for order in ["first", kind == .series ? "last DESC" : "first DESC"] {
                    let sql = "SELECT \(order.prefix { $0 != " " }) FROM record WHERE kind = \(kind.rawValue) "
                    if let day = try database.integer(sql + "ORDER BY \(order) LIMIT 1") { ends.append(day) }
                }
            }
            guard ends.allSatisfy(StoredDays.range.contains) else {
                throw StoreError(database.path, .damaged, "table record: first is out of range")
            }
            guard let first = ends.min().flatMap({ CivilDate(EpochDay($0)) }),
                let last = ends.max().flatMap({ CivilDate(EpochDay($0)) })
            else { return nil }
            return first...last
        }
    }
}
