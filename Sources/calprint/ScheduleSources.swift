import CalendarCore
import ScheduleIO

/// The schedules of a command line, in the order of `-s`.
struct ScheduleSources {
    let names: [String]
    let options: SourceOptions

    /// Reads and merges them, and tells every finding.
    func load() throws -> Schedule {
        guard !names.isEmpty else {
            Console.note("no schedule given (-s FILE); the months are empty")
            return Schedule()
        }
        guard names.count(where: { $0 == "-" }) <= 1 else {
            throw Failure(.usage, "standard input can be read once only (-s -)")
        }
        let merged = ScheduleReader.merge(try names.map(options.read))
        let result = options.strict ? merged.strict : merged
        for finding in result.findings { Console.line(finding.description) }
        guard let schedule = result.schedule else { throw Failure(.badData) }
        return schedule
    }
}
