import CalendarCore

extension ScheduleStore {
    /// Returns the schedule of some days, or of all if nil. Sources are merged in the order of their first import, as
    /// on the command line (``ScheduleReader/merge(_:)``). Records that touch the days are complete.
    ///
    /// - Parameters:
    ///   - days: the days that are read.
    ///   - day: if not nil, each record is as it was at the end of this day in the schedule's time zone: in its newest
    ///     version that was changed by then. A version without `modified` is as old as can be. Titles, lines and people
    ///     are those of today.
    public func read(
        _ days: ClosedRange<CivilDate>? = nil, asOf day: CivilDate? = nil
    ) throws(StoreError) -> ReadResult {
        guard try !isEmpty else { return ScheduleReader.merge([]) }
        // One transaction, so that an import that ends meanwhile is not seen in part.
        try database.execute("BEGIN")
        defer { try? database.execute("COMMIT") }
        let sources = try StoredSource.all(of: database)
        let files = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
        let epochDays = days.map { $0.lowerBound.epochDay...$0.upperBound.epochDay }
        var rows: [Int: [RecordTable.Row]] = [:]
        for query in try queries(asOf: day, sources) {
            try query.refuseStrays()
            for kind in StoredRecord.Kind.allCases {
                try query.forEach(kind, epochDays, files: files) { row in rows[row.source, default: []].append(row) }
            }
        }
        return ScheduleReader.merge(sources.joiningParts.map { $0.result(rows) })
    }

    private func queries(asOf day: CivilDate?, _ sources: [StoredSource]) throws(StoreError) -> [RecordQuery] {
        guard let day else { return [RecordQuery(newestOf: database)] }
        let schedule = ScheduleReader.merge(sources.joiningParts.map { $0.result([:]) }).schedule
        return try RecordQuery.all(of: database, before: WallClock(timeZone: schedule?.timeZone).end(of: day))
    }

    /// The lines that its sources declare together; nil for a store without sources.
    public var lines: [ScheduleLine]? {
        get throws(StoreError) {
            guard try !isEmpty else { return nil }
            let sources = try StoredSource.all(of: database)
            return sources.isEmpty ? nil : ScheduleReader.merge(sources.map { $0.result([:]) }).schedule?.lines
        }
    }

    /// The days from the first to the last record; nil if there are no records.
    public var extent: ClosedRange<CivilDate>? {
        get throws(StoreError) {
            guard try !isEmpty else { return nil }
            var ends: [Int] = []
            for kind in StoredRecord.Kind.allCases.map(\.rawValue) {
                for order in ["first", "first DESC"] {
                    let sql = "SELECT first FROM record WHERE kind = \(kind) ORDER BY \(order) LIMIT 1"
                    if let day = try database.integer(sql) { ends.append(day) }
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
