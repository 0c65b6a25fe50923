import CalendarCore
import GoldenSupport
import Testing

/// Random rosters whose limits are checked by slow counts of days and minutes.
@Suite struct WorkLimitProperties {
    static let kinds: Set<RuleFinding.Kind> = [.tooManyPeople, .shortRest, .tooLongRun, .tooManyWeekends]

    private static let people = ["Averbeck", "Belacqua", "Corvane"].map { Person(name: $0) }
    private static let first = CivilDate(year: 2025, month: 3, day: 1)!
    private static let hours = ["os": 480..<1020, "cl": 600..<960, "call": 1080..<1920]

    /// By day: the line of each person; nil for nobody.
    private typealias Days = [[String?]]

    @Test func `limits are kept and broken as a slow count says`() {
        for number in 0..<200 {
            let seed = RandomTests.firstSeed + UInt64(number)
            var random = SplitMix64(seed)
            let days: Days = (0..<70).map { _ in
                Self.people.map { _ in ["os", "cl", "call", "call", "off", nil].randomElement(using: &random)! }
            }
            var rules = CoverageRules()
            rules.hours = Self.hours.mapValues { ShiftHours($0.lowerBound, $0.upperBound) }
            rules.maxRun = Int.random(in: 1...6, using: &random)
            rules.minRest = Int.random(in: 1...16, using: &random)
            rules.maxWeekends = Int.random(in: 1...4, using: &random)
            rules.maxPeople = [StaffingLimit(line: "CALL", people: Int.random(in: 1...2, using: &random))]
            let records = days.enumerated().map { DayRecord(date: Self.date($0), texts: Self.texts($1)) }
            let schedule = Schedule(people: Self.people, days: records)
            let findings = RuleCheck(schedule, rules, days: Self.date(0)...Self.date(69)).findings
            if number < 20 { expectFound(findings, by: rules, in: schedule, "seed \(seed)") }
            let found =
                findings
                .filter { Self.kinds.contains($0.kind) }.map { "\($0.kind) \($0.date) \($0.people.first ?? "")" }
            #expect(found.sorted() == Self.expected(days, rules).sorted(), "seed \(seed)")
        }
    }

    private static func date(_ day: Int) -> CivilDate { CivilDate(first.epochDay + day)! }

    private static func texts(_ day: [String?]) -> [LineText] {
        Set(day.compactMap(\.self)).sorted().map { line in
            LineText(key: line, text: zip(people, day).filter { $1 == line }.map(\.0.name).joined(separator: ", "))
        }
    }

    private static func expected(_ days: Days, _ rules: CoverageRules) -> [String] {
        let crowded = days.indices.filter { day in days[day].count { $0 == "call" } > rules.maxPeople[0].people }
        return crowded.map { "tooManyPeople \(date($0)) " }
            + people.indices.flatMap { person in
                let own = days.map { $0[person] == "off" ? nil : $0[person] }
                return (runs(own, rules.maxRun!) + rests(own, rules.minRest!) + weekends(own, rules.maxWeekends!)).map {
                    "\($0) \(people[person].name)"
                }
            }
    }

    /// The day after the longest run that is allowed.
    private static func runs(_ own: [String?], _ limit: Int) -> [String] {
        own.indices.filter { day in
            day >= limit && own[(day - limit)...day].allSatisfy { $0 != nil }
                && (day == limit || own[day - limit - 1] == nil)
        }.map { "tooLongRun \(date($0))" }
    }

    /// Every shift with minutes of another before it, and fewer free ones between them than allowed.
    private static func rests(_ own: [String?], _ limit: Int) -> [String] {
        var busy = Array(repeating: false, count: (own.count + 1) * 1440)
        var starts: [(day: Int, minute: Int)] = []
        var overlapping: Set<Int> = []
        for (day, line) in own.enumerated() {
            guard let line, let hours = hours[line] else { continue }
            starts.append((day, day * 1440 + hours.lowerBound))
            for minute in hours {
                if busy[day * 1440 + minute] { overlapping.insert(day) }
                busy[day * 1440 + minute] = true
            }
        }
        return starts.filter { day, start in
            let free = busy[..<start].reversed().prefix { !$0 }.count
            return !overlapping.contains(day) && free < start && free < limit * 60
        }.map { "shortRest \(date($0.day))" }
    }

    /// The first day at work of the first weekend that is one too many; Saturdays decide the month.
    private static func weekends(_ own: [String?], _ limit: Int) -> [String] {
        var (counts, found) = ([Int: Int](), [String]())
        for saturday in own.indices where date(saturday).weekday == .saturday {
            let worked = (saturday...saturday + 1).filter { own.indices.contains($0) && own[$0] != nil }
            guard let day = worked.first else { continue }
            counts[date(saturday).month, default: 0] += 1
            if counts[date(saturday).month] == limit + 1 { found.append("tooManyWeekends \(date(day))") }
        }
        return found
    }
}
