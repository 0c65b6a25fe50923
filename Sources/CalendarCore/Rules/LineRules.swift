/// Rules by the index of a schedule's lines.
struct LineRules {
    let rules: CoverageRules
    let lines: [ScheduleLine]
    private let isOffLine: [Bool]
    /// By line: the lines that somebody may be on at the same time.
    private let shared: [Set<Int>]
    /// By line: what asks for people, the last first.
    private let needs: [[StaffingNeed]]

    init(_ rules: CoverageRules, _ lines: [ScheduleLine]) {
        (self.rules, self.lines) = (rules, lines)
        isOffLine = lines.map { line in rules.offLines.contains(where: line.isCalled) }
        needs = lines.map { line in rules.needs.filter { line.isCalled($0.line) }.reversed() }
        shared = lines.map { line in
            let groups = (rules.sharedLines ?? []).filter { $0.contains(where: line.isCalled) }.flatMap(\.self)
            return Set(lines.indices.filter { groups.contains(where: lines[$0].isCalled) })
        }
    }

    func isOff(_ line: Int) -> Bool { isOffLine[line] }

    /// Returns true if one person may be on two lines at once; both are at work.
    func mayShare(_ line: Int, _ other: Int) -> Bool { rules.sharedLines == nil || shared[line].contains(other) }

    /// Returns the needs of a line on a date, one for each skill; of several, the last one. The need for any people is
    /// first.
    func needs(_ line: Int, on date: CivilDate) -> [StaffingNeed] {
        var skills: Set<String?> = []
        let valid = needs[line].filter { need in
            need.isOn(date, weekend: rules.weekend) && skills.insert(need.skill?.lowercased()).inserted
        }
        return valid.filter { $0.skill == nil } + valid.filter { $0.skill != nil }.reversed()
    }

    /// The documents that a line asks for.
    func documents(_ line: Int) -> [String] {
        rules.documents.isEmpty ? [] : rules.documents.first { lines[line].isCalled($0.key) }?.value ?? []
    }

    /// Returns the limit of people on a line; of several, the last one.
    func limit(_ line: Int) -> StaffingLimit? { rules.maxPeople.last { lines[line].isCalled($0.line) } }

    /// The usual hours of lines, by key: those of the rules, else those of the schedule.
    var usualHours: [String: ShiftHours] {
        let own = Dictionary(lines.map { ($0.key, $0.hours) }, uniquingKeysWith: { first, _ in first })
        return byKey(rules.hours).merging(own.compactMapValues(\.self)) { ruled, _ in ruled }
    }

    /// Returns values of the rules by the keys of lines.
    private func byKey<Value>(_ values: [String: Value]) -> [String: Value] {
        lines.reduce(into: [:]) { all, line in
            all[line.key] = values.first { line.isCalled($0.key) }?.value
        }
    }

    /// Returns limits of the rules by the indexes of lines.
    func limits(_ values: [String: Int]) -> [(line: Int, limit: Int)] {
        let keyed = byKey(values)
        return lines.indices.compactMap { line in keyed[lines[line].key].map { (line, $0) } }
    }
}
