import CalendarCore

extension ScheduleStore {
    /// How a file is imported.
    public struct ImportOptions: Sendable {
        /// Removes what the same source once gave and gives no more.
        public var replaces = false
        /// Only tells what would happen.
        public var isDryRun = false

        /// Options that add and change, and remove what a source says is deleted.
        public init() {}
    }

    /// Puts what was read of a source into the store, in one transaction, and reads it back before it returns.
    ///
    /// A record with a name of its own updates the record of that name, whatever file that came from; one without, the
    /// record of its date (or month) from the same source. An older `modified` never overwrites a newer one.
    /// - Parameters:
    ///   - result: what the reader gave; without a schedule, nothing happens.
    ///   - source: what the source is known by from now on, such as its path.
    ///   - options: whether to replace, and whether to try only.
    /// - Throws: ``StoreError``; then nothing of it is in the store.
    public func `import`(
        _ result: ReadResult, from source: String, _ options: ImportOptions = ImportOptions()
    ) throws(StoreError) -> ImportSummary {
        guard let schedule = result.schedule else { return ImportSummary() }
        let batch = ImportBatch(schedule, result, source: source)
        let imported = try transaction(isKept: !options.isDryRun) { () throws(StoreError) -> ImportRun in
            if try isEmpty { try database.execute(StoreSchema.statements) }
            var run = try ImportRun(batch, database)
            try run.perform(replacing: options.replaces)
            return run
        }
        if !options.isDryRun { try imported.verify(in: path) }
        return imported.summary
    }
}
