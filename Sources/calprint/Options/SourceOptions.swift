import ArgumentParser
import CalendarCore
import ScheduleIO

/// Which schedules are drawn.
struct ScheduleOptions: ParsableArguments {
    @Option(
        name: .shortAndLong, parsing: .upToNextOption,
        help: ArgumentHelp(
            "Schedules: files, folders, patterns, - for standard input; later ones win. "
                + "LABEL=FILE puts a calendar on that line.",
            valueName: "file"),
        completion: .schedules)
    var schedule: [String] = []

    @Option(
        help: ArgumentHelp("The store that is read without -s.", valueName: "file"), completion: .stores)
    var store: String?

    @Option(
        help: ArgumentHelp(
            "Only entries that name this provider; repeat it for other ways to write the name.", valueName: "name"))
    var provider: [String] = []

    @OptionGroup
    var source: SourceOptions

    /// The schedules that they name, else the store.
    func sources() throws -> ScheduleSources {
        try ScheduleSources(schedule, store: store)
    }
}

/// How schedules are read.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Their format, else told by content.", valueName: "format"))
    var format: ScheduleFormat?

    @Option(
        help: ArgumentHelp("Where instants become days; else the file tells.", valueName: "zone"),
        completion: .timeZones, transform: TimeZoneName.init(option:))
    var timeZone: TimeZoneName?

    @Flag(help: "Take every warning for an error.")
    var strict = false

    /// What they ask for.
    var reading: SourceReading { SourceReading(format: format, timeZone: timeZone, strict: strict) }
}

extension ScheduleFormat: Keyword {}

extension TimeZoneName {
    /// From the command line.
    init(option text: String) throws {
        guard let zone = TimeZoneName(text) else {
            throw ValidationError("'\(text)' is not a time zone (an IANA name, as in America/Chicago)")
        }
        self = zone
    }
}
