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

extension RuleFinding {
    fileprivate var words: String {
        let (line, who) = (lines.first?.label ?? "", people.first ?? "")
        let day = "\(CalendarLocale.english.shortName(of: date.weekday)) \(date)"
        let time = hours.map { " at \($0)" } ?? ""
        switch kind {
        case .gap: return "nobody\(skilled) is on \(line) on \(day)\(time)"
        case .tooFew: return "\(count) of \(limit)\(skilled) on \(line) on \(day)\(time)"
        case .tooManyPeople: return "\(count) on \(line) on \(day)\(time), \(limit) at most"
        case .unknownPerson: return "unknown person '\(who)' on \(line) on \(day)"
        case .unknownSkill: return "nobody has the skill '\(skill ?? "")', which \(line) needs"
        case .twoLines: return "\(who) is on \(line) and \(lines[1].label) at once on \(day)"
        case .offAndWorking: return "\(who) is on \(line) and \(lines[1].label) at once on \(day), off and at work"
        case .tooManyNights: return "\(who) has \(count) nights in a row on \(line) up to \(day), \(limit) at most"
        case .noRest: return "\(who) is on \(line) on \(day), too soon after a night on \(lines[1].label)"
        case .shortRest:
            return "\(who) is on \(line) on \(day) after a rest of \(restText), \(limit) h at least"
        case .tooLongRun: return "\(who) works \(count) days in a row up to \(day), \(limit) at most"
        case .tooManyInWeek: return "\(who) has \(days) in the week of \(day), \(limit) at most"
        case .tooManyInMonth: return "\(who) has \(days) in \(date.yearMonth), \(limit) at most"
        case .tooManyWeekends:
            return "\(who) works on \(count) weekends of \(month ?? date.yearMonth), \(limit) at most"
        case .missingDocument: return "\(who) has no \(document ?? "") and is on \(line) on \(day)"
        case .expiredDocument:
            return
                "\(document ?? "") of \(who) expired on \(expired?.description ?? ""), and \(who) is on \(line) on \(day)"
        case .unclear:
            return
                "the text of \(line) on \(day) has more than names; nobody can tell whether it has the people it needs"
        }
    }

    /// ` with the skill 'charge'`
    private var skilled: String { skill.map { " with the skill '\($0)'" } ?? "" }

    /// `9 h`, `9 h 30 min`
    private var restText: String {
        let minutes = rest ?? 0
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    private var days: String { lines.first.map { "\(count) days on \($0.label)" } ?? "\(count) days at work" }

    /// The facts at the other place.
    fileprivate var otherSide: String? {
        guard let place = places.dropFirst().first else { return nil }
        switch kind {
        case .gap, .tooFew, .unclear: return "\(place) asks for \(limit)"
        case .tooManyPeople: return "\(place) allows \(limit)"
        case .unknownPerson, .unknownSkill: return nil
        case .twoLines, .offAndWorking: return "\(lines[1].label): \(place)"
        case .tooManyNights, .tooLongRun: return "the first: \(place)"
        case .missingDocument, .expiredDocument: return "\(document ?? ""): \(place)"
        case .noRest: return "the night: \(place)"
        case .shortRest: return "\(lines[1].label): \(place)"
        case .tooManyInWeek, .tooManyInMonth, .tooManyWeekends: return "the first: \(place)"
        }
    }
}
