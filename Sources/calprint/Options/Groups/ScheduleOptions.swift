import ArgumentParser
import CalendarCore

/// The options for the schedules that are drawn.
struct ScheduleOptions: RowGroup {
    var schedule: [String] = []
    var store: String?
    var lines = LineOptions()
    var rules: String?
    var people: String?
    var provider: [String] = []
    var only = false
    var highlight: [String] = []
    var privacy = Privacy.omit
    var since: String?
    var source = SourceOptions()

    /// The schedules that they name, else the store. Throws ``Failure`` 64 if both are named, or standard input twice.
    func sources() throws -> ScheduleSources {
        guard
            !(earlier?.isStandardInput ?? false)
                || !(schedule + lines.holidays).contains(where: { SourceArgument($0).isStandardInput })
        else { throw Failure(.usage, "standard input can be read only once (--since -)") }
        return try ScheduleSources(schedule, store: store)
    }

    /// The source of the schedule to compare with; nil without one.
    var earlier: EarlierSource? { since.map { EarlierSource($0, store: store) } }

    /// The way to read it: in any format.
    var earlierReading: SourceReading {
        var reading = source.reading
        reading.format = nil
        return reading
    }

    /// The files that it reads.
    var keptFiles: KeptFiles {
        var kept = KeptFiles(schedules: schedule, store: store)
        lines.holidays.forEach { kept.keep(source: $0) }
        if let earlier { kept.keep(earlier) }
        if let rules { kept.keep(rules, as: "the file of rules") }
        if let people { kept.keep(people, as: "the file of people") }
        return kept
    }
}
