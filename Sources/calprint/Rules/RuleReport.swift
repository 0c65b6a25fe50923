import CalendarCore
import ScheduleIO

/// The findings of rules in schedules that are checked together.
struct RuleReport {
    let findings: [Finding]

    /// Merged, as they would be drawn. `days` is nil for all that they have, `file` for no rules.
    init(
        _ results: [ReadResult], _ file: RulesFile?, days: DaySpan?, adding added: AddedSources,
        _ reading: SourceReading
    ) throws {
        let merged = try added.merged(into: ScheduleReader.merge(results), days, reading)
        guard let schedule = merged.schedule else {
            findings = merged.errors
            return
        }
        guard let file, let days = days ?? schedule.staffedDays else {
            findings = []
            return
        }
        let rules = try file.rules(for: schedule)
        let names = schedule.people(of: rules).all.flatMap(\.names)
        let found = RuleCheck(schedule, rules, days: days).findings.map { Finding($0, names: names) }
        findings = reading.strict ? found.map(\.strict) : found
    }
}

extension Finding {
    /// With `--strict` a warning is an error.
    fileprivate var strict: Finding {
        var finding = self
        if severity == .warning { finding.severity = .error }
        return finding
    }
}
