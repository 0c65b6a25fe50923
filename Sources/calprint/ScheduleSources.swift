import CalendarCore
import ScheduleIO

/// The schedules of a command line, in the order of `-s`.
struct ScheduleSources {
    let names: [String]
    let reading: SourceReading

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
        guard names.count(where: { $0 == "-" }) <= 1 else {
            throw Failure(.usage, "standard input can be read once only (-s -)")
        }
        let merged = ScheduleReader.merge(try names.map(reading.read))
        let result = reading.strict ? merged.strict : merged
        for finding in result.findings { Console.line(finding.description) }
        guard let schedule = result.schedule else { throw Failure(.badData) }
        return Loaded(schedule: schedule, superseded: result.superseded)
    }
}
