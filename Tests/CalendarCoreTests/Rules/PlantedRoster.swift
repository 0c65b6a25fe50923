import CalendarCore
import GoldenSupport

/// A random roster that keeps its rules, but for what was planted in it; the planter knows what that is.
struct PlantedRoster {
    /// One rule about several days at most, so that nothing planted against one breaks another.
    enum Theme: CaseIterable {
        case plain, nights, rest, weekly, monthly
    }

    /// Somebody on a line, by index among the people; beyond them are strangers.
    struct Item: Hashable {
        var who: Int
        var from: Int?
        var until: Int?
    }

    typealias Day = [String: [Item]]

    static let names = [
        "Averbeck", "Belacqua", "Corvane", "D'Ormesse", "Fjellåsen", "Granholt-Pym", "Kovář", "Lee", "McQuillster",
        "Núñolver", "O’Brannoch", "Pellëtier-St. Aubin", "Szőllősdal", "Žurawin",
    ]
    static let strangers = ["Quist", "Vandermeer", "Xanthopoulos"]

    let people: [Person]
    let first: CivilDate
    let theme: Theme
    let limit: Int
    let need: [String: Int]
    let needsClosed: Bool
    private(set) var days: [Day]
    private(set) var closed: [Bool]
    /// The texts without names, by day and line.
    private(set) var words: [Int: [String: String]] = [:]
    /// `kind date lines person hours`
    private(set) var expected: [String] = []
    private var touched: Set<Int> = []
    private var random: SplitMix64

    init(_ numbers: inout some RandomNumberGenerator) {
        random = SplitMix64(numbers.next())
        let count = Int.random(in: 9...14, using: &random)
        people = Self.names.shuffled(using: &random).prefix(count).map { name in
            Person(name: name, initials: name == "Žurawin" ? "Ž" : String(name.prefix(1)))
        }
        first = CivilDate(EpochDay(Int.random(in: 18_000...22_000, using: &random)))!
        let length = Int.random(in: 10...45, using: &random)
        theme = Theme.allCases.randomElement(using: &random)!
        limit = theme == .rest ? Int.random(in: 1...3, using: &random) : Int.random(in: 4...6, using: &random)
        need = [
            "os": Int.random(in: 1...2, using: &random), "cl": Int.random(in: 0...2, using: &random), "call": 1,
        ]
        needsClosed = Bool.random(using: &random)
        days = Array(repeating: [:], count: length)
        closed = Array(repeating: false, count: length)
        for day in days.indices { fill(day) }
        for _ in 0..<Int.random(in: 0...6, using: &random) { plant() }
    }

    // MARK: Days

    func date(_ day: Int) -> CivilDate { CivilDate(first.epochDay + day)! }
    private func isWeekend(_ day: Int) -> Bool { [.saturday, .sunday].contains(date(day).weekday) }

    /// How many people a line needs; OS and CL only on weekdays.
    private func needed(_ line: String, _ day: Int) -> Int {
        if closed[day] { return line == "call" && needsClosed ? 1 : 0 }
        return line != "call" && isWeekend(day) ? 0 : need[line] ?? 0
    }

    private func people(on lines: [String], _ day: Int) -> Set<Int> {
        guard days.indices.contains(day) else { return [] }
        return Set(lines.flatMap { days[day][$0] ?? [] }.map(\.who))
    }

    private static let work = ["os", "cl", "call"]

    /// The days of a week or a month, as the roster has them.
    private func part(_ day: Int) -> [Int] {
        days.indices.filter { other in
            theme == .weekly
                ? other - date(other).weekday.mondayZeroOffset == day - date(day).weekday.mondayZeroOffset
                : date(other).yearMonth == date(day).yearMonth
        }
    }

    private func workDays(_ who: Int, _ day: Int) -> [Int] {
        part(day).filter { people(on: theme == .weekly ? Self.work : ["call"], $0).contains(who) }
    }

    /// Returns true if somebody can be put on a line without breaking a rule about several days.
    private func isAble(_ who: Int, _ line: String, _ day: Int) -> Bool {
        switch theme {
        case .plain: return true
        case .nights:
            guard line == "call" else { return true }
            let before = (1...limit + 1).prefix { people(on: ["call"], day - $0).contains(who) }.count
            let after = (1...limit + 1).prefix { people(on: ["call"], day + $0).contains(who) }.count
            return before + 1 + after <= limit
        case .rest:
            if line == "call" {
                return (1...limit).allSatisfy { !people(on: ["os", "cl"], day + $0).contains(who) }
            }
            return (1...limit).allSatisfy { !people(on: ["call"], day - $0).contains(who) }
        case .weekly: return people(on: Self.work, day).contains(who) || workDays(who, day).count < limit
        case .monthly: return line != "call" || workDays(who, day).count < limit
        }
    }

    private mutating func fill(_ day: Int) {
        closed[day] = Int.random(in: 0..<14, using: &random) == 0
        for line in ["call", "os", "cl"] {
            let more = closed[day] || isWeekend(day) || line == "call" ? 0 : Int.random(in: 0...2, using: &random)
            for _ in 0..<needed(line, day) + more {
                let busy = people(on: line == "call" ? ["call"] : ["os", "cl"], day)
                let able = people.indices.filter { !busy.contains($0) && isAble($0, line, day) }
                if let who = able.randomElement(using: &random) { days[day][line, default: []].append(Item(who: who)) }
            }
            let count = days[day][line]?.count ?? 0
            if count < needed(line, day) {
                expect(count == 0 ? "gap" : "tooFew", day, [line])
                touched.insert(day)
            }
        }
        guard !closed[day], !isWeekend(day) else { return }
        let free = people.indices.filter { !people(on: Self.work, day).contains($0) }
        let off = free.prefix(Int.random(in: 0...3, using: &random)).map { Item(who: $0) }
        if !off.isEmpty { days[day]["off"] = off }
    }

    private mutating func expect(
        _ kind: String, _ day: Int, _ lines: [String], _ who: String = "", _ hours: String = ""
    ) {
        expected.append("\(kind) \(date(day)) \(lines.sorted()) \(who) \(hours)")
    }

    // MARK: Planting

    private mutating func plant() {
        let day = days.indices.randomElement(using: &random)!
        guard !touched.contains(day), !closed[day] || Bool.random(using: &random) else { return }
        let planters: [(inout PlantedRoster, Int) -> Bool] = [
            { $0.plantGap($1) }, { $0.plantStranger($1) }, { $0.plantTwoLines($1) }, { $0.plantOff($1) },
            { $0.plantWords($1) }, { $0.plantHandover($1) }, { $0.plantHalves($1) }, { $0.plantRun($1) },
            { $0.plantRun($1) },
        ]
        if planters.randomElement(using: &random)!(&self, day) { touched.insert(day) }
    }

    /// Somebody, or everybody, is taken off a line.
    private mutating func plantGap(_ day: Int) -> Bool {
        let line = Self.work.randomElement(using: &random)!
        let needed = needed(line, day)
        guard needed > 0, theme == .plain || line != "call" || !isInRun(day) else { return false }
        let left = Int.random(in: 0..<needed, using: &random)
        days[day][line] = Array((days[day][line] ?? []).prefix(left))
        expect(left == 0 ? "gap" : "tooFew", day, [line])
        return true
    }

    /// Returns true if a run that was planted has the day.
    private func isInRun(_ day: Int) -> Bool { touched.contains(day) }

    private mutating func plantStranger(_ day: Int) -> Bool {
        let line = Self.work.randomElement(using: &random)!
        guard !closed[day] || line == "call", !(days[day][line] ?? []).isEmpty else { return false }
        let stranger = Int.random(in: 0..<Self.strangers.count, using: &random)
        days[day][line]!.append(Item(who: people.count + stranger))
        expect("unknownPerson", day, [line], Self.strangers[stranger])
        return true
    }

    private mutating func plantTwoLines(_ day: Int) -> Bool {
        guard let item = days[day]["os"]?.randomElement(using: &random), item.who < people.count else { return false }
        days[day]["cl", default: []].append(item)
        expect("twoLines", day, ["os", "cl"], people[item.who].name)
        return true
    }

    private mutating func plantOff(_ day: Int) -> Bool {
        guard let item = days[day]["off"]?.randomElement(using: &random), isAble(item.who, "os", day) else {
            return false
        }
        days[day]["os", default: []].append(item)
        expect("offAndWorking", day, ["off", "os"], people[item.who].name)
        return true
    }

    /// Words instead of names: nobody can tell who works.
    private mutating func plantWords(_ day: Int) -> Bool {
        guard theme == .plain, let line = days[day].keys.sorted().randomElement(using: &random) else { return false }
        words[day] = [
            line: ["see the board", "to be announced – ask the desk", "agency: 2"].randomElement(using: &random)!
        ]
        days[day][line] = nil
        if needed(line, day) > 0 { expect("unclear", day, [line]) }
        return true
    }

    /// One hands over to another, at once or too late.
    private mutating func plantHandover(_ day: Int) -> Bool {
        guard theme == .plain, needed("call", day) > 0, let item = days[day]["call"]?.first else { return false }
        let free = people.indices.filter { !people(on: ["call", "off"], day).contains($0) }
        guard let other = free.randomElement(using: &random) else { return false }
        let time = Int.random(in: 6...18, using: &random) * 60
        let pause = Bool.random(using: &random) ? 0 : Int.random(in: 1...4, using: &random) * 60
        days[day]["call"] = [Item(who: item.who, until: time), Item(who: other, from: time + pause)]
        if pause > 0 { expect("gap", day, ["call"], "", ShiftHours(time, time + pause).description) }
        return true
    }

    /// Half of a day on each of two lines, one after the other or not; others are there all day.
    private mutating func plantHalves(_ day: Int) -> Bool {
        guard !closed[day],
            let who = people.indices.filter({ !people(on: ["os", "cl", "off"], day).contains($0) })
                .filter({ isAble($0, "os", day) }).randomElement(using: &random)
        else { return false }
        let time = Int.random(in: 9...15, using: &random) * 60
        let overlap = Bool.random(using: &random) ? 0 : 60
        guard ["os", "cl"].allSatisfy({ !(days[day][$0] ?? []).isEmpty }) else { return false }
        days[day]["os"]!.append(Item(who: who, until: time))
        days[day]["cl"]!.append(Item(who: who, from: time - overlap))
        if overlap > 0 { expect("twoLines", day, ["os", "cl"], people[who].name) }
        return true
    }

    /// The shifts that break the rule about several days.
    private mutating func plantRun(_ day: Int) -> Bool {
        switch theme {
        case .plain: return false
        case .nights: return plantNights(day)
        case .rest:
            guard !closed[day], let item = days[day]["call"]?.first, days.indices.contains(day + 1), !closed[day + 1],
                !touched.contains(day + 1), !people(on: ["os", "cl", "off", "call"], day + 1).contains(item.who),
                item.who < people.count
            else { return false }
            days[day + 1]["os", default: []].append(item)
            expect("noRest", day + 1, ["os", "call"], people[item.who].name)
            touched.insert(day + 1)
            return true
        case .weekly, .monthly: return plantTooMany(day)
        }
    }

    private mutating func plantNights(_ day: Int) -> Bool {
        let run = day..<day + limit + 1
        guard run.upperBound <= days.count, !run.contains(where: { touched.contains($0) || closed[$0] }),
            run.allSatisfy({ needed("call", $0) > 0 })
        else { return false }
        let busy = run.reduce(into: people(on: ["call"], day - 1).union(people(on: ["call"], run.upperBound))) {
            $0.formUnion(people(on: ["off"], $1))
        }
        guard let who = people.indices.filter({ !busy.contains($0) }).randomElement(using: &random) else {
            return false
        }
        for other in run { days[other]["call"] = [Item(who: who)] }
        touched.formUnion(run)
        // The days around it must stay as they are.
        touched.formUnion([day - 1, run.upperBound])
        expect("tooManyNights", run.upperBound - 1, ["call"], people[who].name)
        return true
    }

    private mutating func plantTooMany(_ day: Int) -> Bool {
        let line = theme == .weekly ? "os" : "call"
        let free = people.indices.filter { who in
            workDays(who, day).count == limit && !people(on: ["os", "cl", "off", "call"], day).contains(who)
        }
        guard !closed[day], !part(day).contains(where: touched.contains), let who = free.randomElement(using: &random)
        else { return false }
        days[day][line, default: []].append(Item(who: who))
        let over = workDays(who, day).sorted()[limit]
        let lines = theme == .weekly ? [] : ["call"]
        expect(theme == .weekly ? "tooManyInWeek" : "tooManyInMonth", over, lines, people[who].name)
        touched.formUnion(part(day))
        return true
    }
}

extension PlantedRoster {
    var span: DaySpan { first...date(days.count - 1) }

    var rules: CoverageRules {
        var rules = CoverageRules()
        rules.sharedLines = [["OS", "CALL"], ["CL", "CALL"]]
        switch theme {
        case .plain: break
        case .nights: rules.maxNights = ["CALL": limit]
        case .rest: rules.rest = ["CALL": limit]
        case .weekly: rules.weekly = DayLimits(work: limit)
        case .monthly: rules.monthly = DayLimits(lines: ["CALL": limit])
        }
        rules.needs = [
            StaffingNeed(line: "OS", days: .weekday, people: need["os"] ?? 0),
            StaffingNeed(
                line: "cl", days: .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]),
                people: need["cl"] ?? 0),
            StaffingNeed(line: "CALL", people: 1, includesClosedDays: needsClosed),
        ]
        return rules
    }

    /// The roster as clinics write it.
    func schedule(_ random: inout some RandomNumberGenerator) -> Schedule {
        var records: [DayRecord] = []
        for day in days.indices {
            var texts: [LineText] = closed[day] ? [LineText(key: "off", text: "CLOSED — Holiday")] : []
            for (line, items) in days[day].sorted(by: { $0.key < $1.key }) where !items.isEmpty {
                texts.append(LineText(key: line, text: text(items, &random)))
            }
            for (line, words) in words[day] ?? [:] { texts.append(LineText(key: line, text: words)) }
            if !texts.isEmpty { records.append(DayRecord(date: date(day), texts: texts)) }
        }
        return Schedule(people: people, days: records)
    }

    private func text(_ items: [Item], _ random: inout some RandomNumberGenerator) -> String {
        let isPlain = items.allSatisfy { $0.from == nil && $0.until == nil && $0.who < people.count }
        if isPlain, Bool.random(using: &random) { return items.map { people[$0.who].initials! + "." }.joined() }
        let separator = [", ", " / ", "; "].randomElement(using: &random)!
        let isUpper = Bool.random(using: &random)
        return items.map { item in
            let name = item.who < people.count ? people[item.who].name : Self.strangers[item.who - people.count]
            let hours =
                (item.from.map { " from \(Self.clock($0))" } ?? "")
                + (item.until.map { " until \(Self.clock($0))" } ?? "")
            return (isUpper ? name.uppercased() : name) + hours
        }.joined(separator: separator)
    }

    private static func clock(_ minute: Int) -> String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }
}
