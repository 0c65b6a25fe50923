import ArgumentParser
import ScheduleIO

/// How schedules are read.
struct SourceOptions: ParsableArguments {
    @Option(.format) var format: ScheduleFormat?
    @Option(.timeZone) var timeZone: TimeZoneName?
    @Flag(.strict) var strict: Bool
    @OptionGroup var tables: TableSourceOptions

    /// What they ask for.
    var reading: SourceReading {
        SourceReading(format: format, timeZone: timeZone, strict: strict, table: tables.options)
    }
}
