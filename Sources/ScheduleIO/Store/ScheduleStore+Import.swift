import CalendarCore

extension ScheduleStore {
    /// Options for the import of a file.
    public struct ImportOptions: Sendable {
        /// Removes the records that the source used to have and no longer has. They count as removed when the newest of
        /// the source's changes was made.
        public var replaces = false
        /// Only reports the results that an import would have.
        public var isDryRun = false

        /// Creates options that add and change records, and remove those that the source says are deleted.
        public init() {}
    }

    /// Imports a source that was read, in one transaction, and reads it back before it returns.
    ///
    /// A record with a name updates the record of that name, from any file. A record without one updates
    /// the record of its date or month from the same source. An older `modified` never overwrites a newer one.
    /// The version that is replaced or removed is kept, for ``read(_:asOf:)``, with the instant of that change; if the
    /// data lack one, nothing is kept.
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
            try run.perform(replacing: options.replaces)
            return run
        }
        if !options.isDryRun { try imported.verify(in: path) }
        return imported.summary
    }
}
