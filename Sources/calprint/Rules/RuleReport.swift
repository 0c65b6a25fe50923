import CalendarCore
import ScheduleIO

/// The findings of rules in schedules that are checked together.
struct RuleReport {
    let findings: [Finding]

    /// Checks the schedules merged, as they would be drawn. `days` is nil for all their days, `file` without rules.
    init(
        _ results: [ReadResult], _ file: RulesFile?, days: DaySpan?, adding added: AddedSources,
        _ reading: SourceReading
    ) throws {
        let read = ScheduleReader.merge(results)
        let merged = try added.merged(into: read, days, reading)
        let known = Set(read.findings)
        let ofAdded = merged.findings.filter { $0.severity == .error || !known.contains($0) }
        guard let schedule = merged.schedule else {
            findings = ofAdded
            return
        }
        let unknown = ofAdded + schedule.undeclared(added.hours)
        guard let file, let days = days ?? schedule.staffedDays else {
            findings = reading.strict ? unknown.map(\.strict) : unknown
            return
        }
        let rules = try file.rules(for: schedule)
        let people = schedule.people(of: rules).all
        let found = unknown + RuleCheck(schedule, rules, days: days).findings.map { Finding($0, people) }
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

extension Finding {
    /// A finding of rules in words, with the places of both sides. The names and skills of people are suggestions for
    /// unknown ones.
    init(_ finding: RuleFinding, _ people: [Person]) {
        let hint =
            switch finding.kind {
            case .unknownPerson:
                finding.people.first.flatMap { Spelling.hint(for: $0, among: people.flatMap(\.names)) }
            case .unknownSkill: finding.skill.flatMap { Spelling.hint(for: $0, among: people.flatMap(\.skills)) }
            default: finding.otherSide
            }
        self.init(
            finding.kind == .unclear ? .note : .warning, Code(finding.kind), finding.words, hint: hint,
            at: finding.places.first)
        related = Array(finding.places.dropFirst())
        subject = Subject(date: finding.date, lines: finding.lines.map(\.key), people: finding.people)
    }
}
