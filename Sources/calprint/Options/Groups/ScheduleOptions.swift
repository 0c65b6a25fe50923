import ArgumentParser

/// Which schedules are drawn.
struct ScheduleOptions: ParsableArguments {
    @Option(.schedule) var schedule: [String]
    @Option(.store) var store: String?
    @Option(.provider) var provider: [String]
    @OptionGroup var source: SourceOptions

    /// The schedules that they name, else the store.
    func sources() throws -> ScheduleSources {
        try ScheduleSources(schedule, store: store)
    }
}
