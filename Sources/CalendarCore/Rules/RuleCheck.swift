/// Compares a schedule with rules.
public struct RuleCheck: Sendable {
    /// The breaches of the rules, day by day; on a day, those of lines come before those of people.
    public let findings: [RuleFinding]
    /// The lines with too few people, day by day, in printing order, and how many they need.
    public let coverage: Coverage

    /// Checks some days of a schedule. Days before and after them count where a rule is about several days.
    public init(_ schedule: Schedule, _ rules: CoverageRules, days: DaySpan) {
        let lines = LineRules(rules, schedule.lines)
        let people = schedule.people(of: rules)
        let book = ShiftBook(
            schedule, people, days: days.widened(for: rules), usualHours: lines.usualHours, words: rules.words)
        var coverage = CoverageCheck(schedule, book, lines)
        coverage.checkSkills(on: days)
        var documents = DocumentCheck(schedule, book, lines)
        var persons = PersonCheck(book, lines, reported: days)
        for (day, date) in book.days.days.enumerated() where days.contains(date) {
            coverage.check(day, date)
            persons.check(day, date)
            documents.check(day, date)
        }
        persons.checkRuns()
        findings = (coverage.findings + persons.findings + documents.findings).sorted { $0.date < $1.date }  // stable
        self.coverage = coverage.coverage
    }
}

extension Schedule {
    /// The people who may be on lines. Those of the rules have the initials and spellings that the schedule knows.
    public func people(of rules: CoverageRules) -> People {
        guard let names = rules.people else { return People(of: self) }
        return People(
            names.map { name in people.first { $0.isCalled(name) } ?? Person(name: name) })
    }

    /// From the first day to the last on which a line has a text or an event; nil if no line has one.
    public var staffedDays: DaySpan? {
        let shown = events.filter { $0.lineKey != nil }
        let first = [days.first?.date, shown.map(\.firstDay).min()].compactMap(\.self).min()
        let last = [days.last?.date, shown.map(\.lastDay).max()].compactMap(\.self).max()
        guard let first, let last else { return nil }
        return first...last
    }
}

extension DaySpan {
    /// With the days around them that the rules look at.
    fileprivate func widened(for rules: CoverageRules) -> DaySpan {
        let around = RuleFinding.Kind.allCases.map(rules.daysAround)
        let (before, after) = (around.map(\.before).max() ?? 0, around.map(\.after).max() ?? 0)
        return (CivilDate(lowerBound.epochDay + -before) ?? .first)...(CivilDate(upperBound.epochDay + after) ?? .last)
    }
}

/// Checks that lines have the people that they need, and that every name is known.
struct CoverageCheck {
    private(set) var findings: [RuleFinding] = []
    private var gaps: [CoverageGap] = []
    private var needed: [String: [CivilDate: Int]] = [:]
    private let schedule: Schedule
    private let book: ShiftBook
    private let lines: LineRules

    init(_ schedule: Schedule, _ book: ShiftBook, _ lines: LineRules) {
        (self.schedule, self.book, self.lines) = (schedule, book, lines)
    }

    var coverage: Coverage { Coverage(gaps: gaps, needs: needed) }

    /// Finds skills that nobody has, which are misspelled.
    mutating func checkSkills(on days: DaySpan) {
        var told: Set<String> = []
        for need in lines.rules.needs {
            guard let skill = need.skill, need.people > 0, !book.people.contains(where: { $0.has(skill: skill) }),
                told.insert(skill.lowercased()).inserted,
                let line = lines.lines.firstIndex(where: { $0.isCalled(need.line) })
            else { continue }
            report(.unknownSkill, line, days.lowerBound, at: [need.location]) { $0.skill = skill }
        }
    }

    mutating func check(_ day: Int, _ date: CivilDate) {
        for line in book.lines.indices {
            let staffed = book.staffed(day: day, line: line)
            checkNames(staffed, line, date)
            if let limit = lines.limit(line) { check(staffed, line, date, atMost: limit) }
            let isClosed = book.isClosed(day: day) || staffed.isClosed
            let needs = lines.needs(line, on: date).filter { $0.people > 0 && ($0.includesClosedDays || !isClosed) }
            if let need = needs.first(where: { $0.skill == nil }) {
                needed[book.lines[line].key, default: [:]][date] = need.people
            }
            check(staffed, line, date, needs)
        }
    }

    private mutating func checkNames(_ staffed: StaffedLine, _ line: Int, _ date: CivilDate) {
        var seen: Set<String> = []
        for shift in staffed.shifts where shift.person == nil && seen.insert(shift.name).inserted {
            report(.unknownPerson, line, date, at: [shift.location]) { $0.people = [shift.name] }
        }
    }

    private mutating func check(
        _ staffed: StaffedLine, _ line: Int, _ date: CivilDate, atMost limit: StaffingLimit
    ) {
        let profile = CoverageProfile(staffed.shifts, usual: nil)
        guard let most = profile.parts.max(by: { $0.count < $1.count }), most.count > limit.people else { return }
        report(.tooManyPeople, line, date, at: [staffed.location, limit.location]) {
            ($0.count, $0.limit, $0.hours) = (most.count, limit.people, most.hours)
        }
    }

    private mutating func check(
        _ staffed: StaffedLine, _ line: Int, _ date: CivilDate, _ needs: [StaffingNeed]
    ) {
        let place = staffed.location ?? schedule.day(date)?.location
        for need in needs {
            let deficits = deficits(of: staffed, line, need)
            guard let first = deficits.first else { continue }
            guard staffed.isUnderstood else {
                return report(.unclear, line, date, at: [place, need.location]) {
                    ($0.count, $0.limit) = (first.count, need.people)
                }
            }
            for deficit in deficits {
                report(deficit.count == 0 ? .gap : .tooFew, line, date, at: [place, need.location]) {
                    ($0.count, $0.limit, $0.hours) = (deficit.count, need.people, deficit.hours)
                    $0.skill = need.skill
                }
                gaps.append(
                    CoverageGap(
                        date: date, lineKey: book.lines[line].key, count: deficit.count, needed: need.people,
                        hours: deficit.hours, skill: need.skill))
            }
        }
    }

    /// The parts of the day with too few people, or too few who have the skill.
    private func deficits(of staffed: StaffedLine, _ line: Int, _ need: StaffingNeed) -> [CoverageProfile.Part] {
        let usual = lines.usualHours[book.lines[line].key]
        let profile = CoverageProfile(staffed.shifts, usual: usual) { shift in
            need.skill.map { skill in shift.person.map { book.people[$0].has(skill: skill) } ?? false } ?? true
        }
        return profile.parts.filter { $0.count < need.people }
    }

    private mutating func report(
        _ kind: RuleFinding.Kind, _ line: Int, _ date: CivilDate, at places: [SourceLocation?],
        _ say: (inout RuleFinding) -> Void
    ) {
        var finding = RuleFinding(kind: kind, date: date, lines: [book.lines[line]])
        finding.places = places.compactMap(\.self)
        say(&finding)
        findings.append(finding)
    }
}

/// How many people are on a line at each time of a day.
struct CoverageProfile {
    /// The parts of the day that the line covers, in order. Neighbours differ in their number.
    private(set) var parts: [Part] = []

    struct Part {
        /// Nil for all that the line has of the day.
        let hours: ShiftHours?
        let count: Int
    }

    /// Of a line with usual hours, only these count. Else it is what its texts say: what is before the first shift or
    /// after the last is nobody's. Nobody counts twice.
    init(_ shifts: [Shift], usual: ShiftHours?, counting isCounted: (Shift) -> Bool = { _ in true }) {
        let (start, end) = CoverageProfile.bounds(shifts, usual)
        let inner = shifts.flatMap { [$0.hours.start, $0.hours.end] }.filter { start < $0 && $0 < end }
        let bounds = Set([start, end] + inner).sorted()
        let counts = zip(bounds, bounds.dropFirst()).map { from, to in
            let present = shifts.filter { $0.hours.start <= from && to <= $0.hours.end && isCounted($0) }
            return (start: from, end: to, count: Set(present.map(\.name)).count)
        }
        parts = counts.split(by: \.count).map { part in
            let (from, to) = (part[part.startIndex].start, part[part.endIndex - 1].end)
            return Part(
                hours: from == start && to == end ? nil : ShiftHours(from, to), count: part[part.startIndex].count)
        }
    }

    /// The hours that the line covers. A shift without an end lasts until the end of the day, and no longer.
    private static func bounds(_ shifts: [Shift], _ usual: ShiftHours?) -> (start: Int, end: Int) {
        if let usual { return (usual.start, usual.end) }
        let (start, end) = (shifts.map(\.hours.start).min() ?? 0, shifts.map(\.hours.end).max() ?? 0)
        guard start < end, shifts.allSatisfy(\.hours.hasEnd) else { return (start, ShiftHours.dayLength) }
        return (start, end)
    }
}
