import ScheduleIO

extension KeptFiles {
    /// The files that a run reads: the schedules it names, else the store.
    init(schedules: [String], store: String?) {
        schedules.forEach { keep(source: $0) }
        if schedules.isEmpty { keep(StorePlace(store)) }
    }

    /// Keeps the files of a source, including those of a folder or a pattern.
    mutating func keep(source argument: String, as purpose: String = "a schedule") {
        let source = SourceArgument(argument)
        guard !source.isStandardInput else { return }
        // The reader of a folder reports that it cannot be read.
        for file in (try? SourceFolder.files(of: source.file)) ?? [source.file] { keep(file, as: purpose) }
    }

    /// Keeps a store and the files that SQLite has beside it.
    mutating func keep(_ store: StorePlace) {
        for suffix in ["", "-wal", "-shm", "-journal"] { keep(store.path + suffix, as: "the store") }
    }
}
