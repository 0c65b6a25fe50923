/// Compares a schedule with rules.
public struct RuleCheck: Sendable {
    /// What the rules do not allow, day by day; of a day, what concerns lines first, then what concerns people.
    public let findings: [RuleFinding]
    /// The lines with too few people, day by day, in printing order.
    public let gaps: [CoverageGap]

    /// What is found on some days of a schedule. Days before and after them count where a rule is about several days.
    public init(_ schedule: Schedule, _ rules: CoverageRules, days: DaySpan) {
        let lines = LineRules(rules, schedule.lines)
        let people = schedule.people(of: rules)
        let book = ShiftBook(
            schedule, people, days: days.widened(for: rules), usualHours: lines.usualHours, words: rules.words)
        var coverage = CoverageCheck(schedule, book, lines)
        var persons = PersonCheck(book, lines, reported: days)
        for (day, date) in book.days.days.enumerated() where days.contains(date) {
            coverage.check(day, date)
            persons.check(day, date)
        }
        persons.checkRuns()
        findings = (coverage.findings + persons.findings).sorted { $0.date < $1.date }  // stable
        gaps = coverage.gaps
    }
}

extension Schedule {
    /// The people who may stand on lines. Those of the rules have the initials and spellings that the schedule knows.
    public func people(of rules: CoverageRules) -> People {
        guard let names = rules.people else { return People(of: self) }
        return People(
            names.map { name in
                let words = Provider.words(of: name)
                return people.first { $0.names.contains { Provider.words(of: $0) == words } } ?? Person(name: name)
            })
    }

    /// From the first day to the last on which a line has a text or an event; nil if there is none.
    public var staffedDays: DaySpan? {
        let shown = events.filter { $0.lineKey != nil }
        let first = [days.first?.date, shown.map(\.firstDay).min()].compactMap(\.self).min()
        let last = [days.last?.date, shown.map(\.lastDay).max()].compactMap(\.self).max()
        guard let first, let last else { return nil }
        return first...last
    }
}

extension DaySpan {
    /// With the days around them that rules about several days look at.
    fileprivate func widened(for rules: CoverageRules) -> DaySpan {
        // A run of nights is told from its first on, if that is not too long ago.
        let runs = rules.maxNights.isEmpty ? 0 : 366
        let before = Swift.max(runs, rules.rest.values.max() ?? 0, rules.countsDays ? 31 : 1)
        let after = Swift.max(1, rules.countsDays ? 31 : 0)
        return (CivilDate(lowerBound.epochDay + -before) ?? .first)...(CivilDate(upperBound.epochDay + after) ?? .last)
    }
}

extension CoverageRules {
    fileprivate var countsDays: Bool { weekly != DayLimits() || monthly != DayLimits() }
}
