import CalendarCore
import ScheduleIO

/// The schedules of a command line, in the order of `-s`.
struct ScheduleSources {
    let names: [String]
    let options: SourceOptions
    /// The months that are drawn.
    let months: MonthRange

    /// What there is to draw, and what lost when it was merged.
    struct Loaded {
        var schedule = Schedule()
        var superseded: [Superseded] = []
    }

    /// Reads and merges them, and tells every finding.
    func load() throws -> Loaded {
        guard !names.isEmpty else {
            Console.note("no schedule given (-s FILE); the months are empty")
            return Loaded()
        }
        guard names.count(where: { SourceArgument($0).file == "-" }) <= 1 else {
            throw Failure(.usage, "standard input can be read once only (-s -)")
        }
        let merged = ScheduleReader.merge(
            try options.read(names, on: months.first.firstDay...months.last.lastDay))
        let result = options.strict ? merged.strict : merged
        for finding in result.findings { Console.line(finding.description) }
        guard let schedule = result.schedule else { throw Failure(noScheduleFor: result.findings) }
        return Loaded(schedule: schedule, superseded: result.superseded)
    }
}
