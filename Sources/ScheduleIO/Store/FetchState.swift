import CalendarCore

/// What a store knows of the fetches of a source: when they were, and by what the server knows what is already here.
///
/// It has no address and no credential.
public struct FetchState: Hashable, Sendable {
    /// A digest of the settings with which the records were fetched. Other settings need them anew. Empty if a record
    /// that this source may have was removed because another no longer has it.
    public var settings = ""
    /// The value of `ETag`.
    public var etag: String?
    /// The value of `Last-Modified`.
    public var lastModified: String?
    /// The last fetch that brought the records, or confirmed them; nil if there was none.
    public var succeeded: Instant?
    /// The last try.
    public var tried: Instant
    /// The exit status of the last try; nil if it succeeded.
    public var failure: Int?
    /// The number of records that the last successful fetch added, changed and removed.
    public var changes = 0
    /// The time since which a part is gone at the server, whose records stay; nil if all are there.
    public internal(set) var goneSince: Instant?
    /// What the server has in parts of its own, such as the calendars of a user.
    public var parts: [Part] = []

    /// A source that was tried, and never fetched.
    public init(tried: Instant) { self.tried = tried }

    /// A part of a source, by its name on the server.
    public struct Part: Hashable, Sendable {
        /// Its name on the server, or a digest of its path there.
        public let name: String
        /// The name that people read.
        public var title: String?
        /// The server's token for what changes after the fetch.
        public var syncToken: String?
        /// The server's mark of its state.
        public var tag: String?
        /// The time since which it is gone at the server; nil for one that is there.
        public var goneSince: Instant?
        /// Its files by their names on the server, or digests of their paths.
        public var files: [String: File] = [:]

        /// A part without files.
        public init(name: String) { self.name = name }
    }

    /// A file of a part, as the server sent it.
    public struct File: Hashable, Sendable {
        /// The server's mark of its version.
        public let etag: String
        /// Its content.
        public let text: String

        /// A version of a file.
        public init(etag: String, text: String) { (self.etag, self.text) = (etag, text) }
    }
}

extension ScheduleStore {
    /// The state of a source; nil if it was never tried.
    ///
    /// - Parameter name: the name under which the store knows the source.
    public func fetchState(of name: String) throws(StoreError) -> FetchState? {
        guard let table = try fetchTable, var state = try table.states(of: name)[name] else { return nil }
        state.parts = try table.parts(of: name)
        return state
    }

    /// The states of all sources that were tried, without their parts.
    public var fetchStates: [String: FetchState] {
        get throws(StoreError) { try fetchTable?.states() ?? [:] }
    }

    /// Nil in an empty store.
    private var fetchTable: FetchTable? {
        get throws(StoreError) { try isEmpty ? nil : FetchTable(database) }
    }

    /// Notes that a source was tried, without a change to its records and parts.
    public func note(_ state: FetchState, of name: String) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try StoreSchema.prepare(database)
            try FetchTable(database).put(state, of: name)
        }
    }

    /// The number of records of a source in each month, by the first day of each.
    ///
    /// - Parameters:
    ///   - name: the name under which the store knows the source.
    ///   - days: the days that records must touch; nil for all.
    public func counts(of name: String, on days: ClosedRange<CivilDate>? = nil) throws(StoreError) -> MonthCounts {
        guard try !isEmpty else { return MonthCounts() }
        let rows = try database.prepare(
            """
            SELECT first, count(*) FROM record WHERE source = (SELECT id FROM source WHERE name = ?1)
            AND \(StoredRecord.Condition.isOfDays) AND \(StoredRecord.Condition.touchesDays) GROUP BY first
            """)
        try rows.bind([
            .text(name), .init(days?.lowerBound.epochDay.rawValue), .init(days?.upperBound.epochDay.rawValue),
        ])
        var counts = MonthCounts(undated: try undatedCount(of: name))
        while try rows.step() {
            guard let day = rows.integer(0), StoredDays.range.contains(day), let date = CivilDate(EpochDay(day)) else {
                throw StoreError(database.path, .damaged, "table record: first is out of range")
            }
            counts.add(rows.integer(1) ?? 0, in: date.yearMonth)
        }
        return counts
    }

    /// The number of a source's records that are on no day, and of the people whom it declares.
    private func undatedCount(of name: String) throws(StoreError) -> Int {
        let rows = try database.prepare(
            """
            SELECT (SELECT count(*) FROM record WHERE source = s.id AND NOT \(StoredRecord.Condition.isOfDays))
            + (SELECT count(DISTINCT position) FROM declared WHERE source = s.id AND kind = ?2)
            FROM source s WHERE name = ?1
            """)
        try rows.bind([.text(name), .text(RecordKind.Name.people.rawValue)])
        return try rows.step() ? rows.integer(0) ?? 0 : 0
    }
}

/// How many records there are in each month, and on no day.
public struct MonthCounts: Hashable, Sendable {
    /// By month; months without records are not in it.
    public private(set) var byMonth: [YearMonth: Int] = [:]

    /// The people who are declared, their documents and checklists.
    public private(set) var undated = 0

    /// No records on any day.
    public init(undated: Int = 0) { self.undated = undated }

    /// The records of a source, each in the month of its first day.
    public init(_ result: ReadResult) {
        for series in result.series { add(1, in: series.days.lowerBound.yearMonth) }
        guard let schedule = result.schedule else { return }
        for day in schedule.days { add(1, in: day.date.yearMonth) }
        for notes in schedule.notes { add(1, in: notes.month) }
        for event in schedule.events { add(1, in: event.firstDay.yearMonth) }
        undated = schedule.people.count + schedule.peopleRecords.all.count
    }

    mutating func add(_ count: Int, in month: YearMonth) { byMonth[month, default: 0] += count }

    /// All records.
    public var total: Int { byMonth.values.reduce(undated, +) }

    /// The months between the first and the last record that have none.
    public var gaps: [YearMonth] {
        let months = byMonth.keys.sorted()
        guard let first = months.first, let last = months.last, let range = MonthRange(from: first, to: last) else {
            return []
        }
        return range.filter { byMonth[$0] == nil }
    }

    /// The months in which another has records, and this one has none.
    public func lost(since other: MonthCounts) -> [YearMonth] {
        other.byMonth.keys.filter { byMonth[$0] == nil }.sorted()
    }
}
