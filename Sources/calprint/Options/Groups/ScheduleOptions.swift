import ArgumentParser

/// Which schedules are drawn.
struct ScheduleOptions: ParsableArguments {
    @Option(.schedule) var schedule: [String]
    @Option(.store) var store: String?
    @OptionGroup var lines: LineOptions
    @Option(.provider) var provider: [String]
    @OptionGroup var source: SourceOptions

    /// The schedules that they name, else the store.
    func sources() throws -> ScheduleSources {
        try ScheduleSources(schedule, store: store)
    }

    /// The files that it reads.
    var keptFiles: KeptFiles {
        var kept = KeptFiles(schedules: schedule, store: store)
        lines.holidays.forEach { kept.keep(source: $0) }
        return kept
    }

    /// The files that close days.
    var holidays: HolidaySources {
        get throws { HolidaySources(names: lines.holidays, words: try lines.closedWords) }
    }
}
