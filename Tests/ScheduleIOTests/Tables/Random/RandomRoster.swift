import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Who works on which days, and on which lines.
struct RandomRoster {
    struct Shift {
        let date: CivilDate
        let line: String
        let person: String
        /// Other words about the person.
        var note: String?
        /// From when until when, beside the person.
        var hours: String?

        var text: String {
            person + (hours.map { " \($0)" } ?? "") + (note.map { " (\($0))" } ?? "")
        }
    }

    /// In order.
    private(set) var days: [CivilDate] = []
    /// By label.
    private(set) var lines: [String] = []
    private(set) var persons: [String] = []
    /// By date, line and person; one person a line and day where the shape has texts in its cells.
    private(set) var shifts: [Shift] = []

    private var texts: [String: String] = [:]

    init(_ random: inout SplitMix64, _ shape: RandomTable.Shape, _ encoding: TextEncoding) {
        days = RandomRoster.days(&random, shape)
        lines = RandomRoster.lines(&random, shape)
        let words = RandomRoster.words(encoding)
        let odd = RandomRoster.oddNames.filter {
            (shape.isWide || $0.count > 2) && ($0 != "Team A" || shape != .groupedRows)
        }
        let names = random.oneIn(2) || shape == .crowdedLong ? words : words + odd
        let drawn = Array(names.shuffled(using: &random).prefix(.random(in: 2...8, using: &random)))
        persons = drawn.filter { !RandomRoster.isSeveral($0, among: drawn) }
        for day in days { work(day, shape, words, &random) }
        if shifts.isEmpty { add(days[0], lines[0], persons[0]) }
    }

    /// Returns true for a name with a mark of several people, of whom one is in the table: it is read as several.
    private static func isSeveral(_ name: String, among names: [String]) -> Bool {
        let parts = name.split { ",&/".contains($0) }.map { $0.trimmingSpaces.lowercased() }
        return parts.count > 1
            && names.contains { other in parts.contains { other.lowercased().contains($0) } && other != name }
    }

    private mutating func work(
        _ day: CivilDate, _ shape: RandomTable.Shape, _ words: [String], _ random: inout SplitMix64
    ) {
        switch shape {
        case .days, .lineRows, .weeks, .ranges, .rangeCells, .monthDays, .timedDays:
            for line in lines where !random.oneIn(4) { add(day, line, RandomRoster.text(shape, words, &random)) }
        case .absences:
            if random.oneIn(4) {
                add(day, lines.randomElement(using: &random)!, persons.randomElement(using: &random)!)
            }
        case .long, .timedLong, .hoursLong, .crowdedLong, .mergedRows:
            for line in lines {
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    add(day, line, persons.randomElement(using: &random)!)
                }
            }
        case .monthGrid:
            for person in persons.shuffled(using: &random).prefix(.random(in: 0...3, using: &random)) {
                add(day, lines[0], person)
            }
        case .longPeople:
            add(day, lines[0], persons.randomElement(using: &random)!)
        case .personColumns, .weekBlocks, .monthBlocks, .weekdayWeeks, .partRows, .pairDays, .ideographs,
            _ where shape.isRoster:
            for person in persons where !random.oneIn(3) {
                add(day, lines.randomElement(using: &random)!, person)
                if random.oneIn(12), let other = lines.first(where: { $0 != shifts.last!.line }) {
                    add(day, other, person)
                }
            }
        case .events:
            if random.oneIn(3) {
                add(day, lines.randomElement(using: &random)!, persons.randomElement(using: &random)!)
            }
        default: break
        }
    }

    private mutating func add(_ date: CivilDate, _ line: String, _ text: String) {
        shifts.append(Shift(date: date, line: line, person: text))
        texts["\(date)|\(line)"] = text
    }

    private static func days(_ random: inout SplitMix64, _ shape: RandomTable.Shape) -> [CivilDate] {
        let month = YearMonth(
            year: .random(in: 2020...2035, using: &random), month: .random(in: 1...12, using: &random))!
        let isWide = shape.isWide
        switch shape {
        case .weekBlocks:
            let first = month.firstDay.adding(days: random.oneIn(2) ? 0 : .random(in: 0..<31, using: &random))
            return first.days(random.oneIn(2) ? month.dayCount : .random(in: 9...40, using: &random))
        case .monthBlocks: return RandomRoster.months(month, .random(in: 2...3, using: &random))
        case .monthGrid: return RandomRoster.months(month, random.oneIn(3) ? 2 : 1)
        case .weeks:
            let monday = month.firstDay.adding(days: 7 - month.firstDay.weekday.mondayZeroOffset)
            let first = random.oneIn(3) ? monday.adding(days: -1) : monday
            return (0..<Int.random(in: 2...14, using: &random)).map { first.adding(days: 7 * $0) }
        case .letterRows, .payPeriod:
            let first = random.oneIn(2) && shape == .letterRows ? 0 : Int.random(in: 1..<28, using: &random)
            let count = first == 0 ? month.dayCount : .random(in: 32 - first...(34 - first) + 25, using: &random)
            return month.firstDay.adding(days: first).days(count)
        case .weekdayWeeks:
            let monday = month.firstDay.adding(days: 7 - month.firstDay.weekday.mondayZeroOffset)
            return monday.adding(days: random.oneIn(3) ? -1 : 0).days(7 * .random(in: 1...4, using: &random))
        case .ranges, .rangeCells:
            var days = [month.firstDay.adding(days: .random(in: 0..<28, using: &random))]
            for _ in 0..<Int.random(in: 1...15, using: &random) {
                days.append(days[days.count - 1].adding(days: .random(in: 1...9, using: &random)))
            }
            return days
        default: break
        }
        // Numbers of days that are not side by side need dates.
        if shape == .ideographs { return month.firstDay.days(.random(in: 7...month.dayCount, using: &random)) }
        guard !random.oneIn(isWide ? 2 : 3) else { return month.firstDay.days(month.dayCount) }
        let first = month.firstDay.adding(days: random.oneIn(3) ? 0 : .random(in: 0..<31, using: &random))
        let step = random.oneIn(6) ? Int.random(in: 2...10, using: &random) : 1
        let days = (0..<Int.random(in: isWide ? 7...40 : 1...40, using: &random)).map { first.adding(days: $0 * step) }
        let working = days.filter { $0.weekday.rawValue < 6 }
        return random.oneIn(4) && working.count > (isWide ? 2 : 0) ? working : days
    }

    private static func months(_ first: YearMonth, _ count: Int) -> [CivilDate] {
        first.firstDay.days((0..<count).map { first.adding(months: $0)!.dayCount }.reduce(0, +))
    }

    private static func lines(_ random: inout SplitMix64, _ shape: RandomTable.Shape) -> [String] {
        let defaults = ["OS", "CL", "OFF", "CALL"]
        let others = ["Morning", "Night", "Bereitschaft", "Charge", "Ward 3", "Guardia", "Recovery", "Standby 2"]
        let known = defaults.shuffled(using: &random).prefix(.random(in: 1...4, using: &random))
        let needsKnown = shape == .personColumns || shape == .lineRows
        guard !needsKnown || random.oneIn(2) else { return Array(known) }
        return Array(known + others.shuffled(using: &random).prefix(.random(in: 0...4, using: &random)))
    }

    /// Surnames that the encoding has.
    private static func words(_ encoding: TextEncoding) -> [String] {
        let plain = [
            "AVERBECK", "Belacqua", "CORVANE", "D'Ormesse", "McQuillster", "THISTLEWAITE-MBEKANNI", "Granholt-Pym",
        ]
        switch encoding {
        case .windows1252, .macRoman:
            return plain + ["NÚÑOLVER", "Fjellåsen", "Müllröder", "Pellëtier-St. Aubin", "Hélène"]
        case .windows1250: return plain + ["KOVÁŘ", "Szőllősdal", "Žurawin", "Wałęsa", "Müllröder"]
        default: return plain + ["NÚÑOLVER", "KOVÁŘ", "Szőllősdal", "O’Brannoch", "Παπάς", "Иванов", "林"]
        }
    }

    /// Names with signs, titles, numbers or two letters, as tables have them.
    static let oddNames = [
        "Averbeck, Jo RN", "Belacqua & Corvane", "D'Ormesse/Granholt-Pym", "Agency RN 1", "Agency RN 2", "Joe*",
        "Sam 50%", "Kim (charge)", "Team A", "Dr. Corvane", "Ann", "Ann Marie", "AB", "Jo",
    ]

    private static func text(_ shape: RandomTable.Shape, _ words: [String], _ random: inout SplitMix64) -> String {
        let word = words.randomElement(using: &random)!
        guard shape == .days, random.oneIn(3) else { return word }
        switch random.next() % 6 {
        case 0: return "\(word.prefix(1)).B.C."
        case 1: return "\(word), \(words.randomElement(using: &random)!)"
        case 2: return "\(word) \"floor 2\""
        case 3: return "\(word); 7:30"
        case 4: return "=\(word)|+1"
        default: return "\(word)\n\(words.randomElement(using: &random)!)"
        }
    }
}

extension RandomRoster {
    /// The days that have rows or columns: all, or those with a shift.
    func writtenDays(_ shape: RandomTable.Shape) -> [CivilDate] {
        switch shape {
        case .long, .timedLong, .hoursLong, .absences, .events: Set(shifts.map(\.date)).sorted()
        case .crowdedLong: Set(shifts.map(\.date) + [days[0]]).sorted()
        default: days
        }
    }

    func shifts(on days: some Collection<CivilDate>) -> [Shift] { shifts.filter { days.contains($0.date) } }

    func text(_ line: String, _ date: CivilDate) -> String { texts["\(date)|\(line)"] ?? "" }

    func linesOf(_ person: String, _ date: CivilDate) -> [String] {
        shifts.filter { $0.date == date && $0.person == person }.map(\.line)
    }

    func isDefault(_ line: String) -> Bool { ["OS", "CL", "OFF", "CALL"].contains(line) }

    func rank(_ person: String) -> Int { persons.firstIndex(of: person) ?? 0 }

    /// A line as a header names it.
    func header(_ line: String, _ random: inout SplitMix64) -> String {
        guard random.oneIn(4) else { return line }
        switch random.next() % 3 {
        case 0: return line.lowercased()
        case 1: return " \(line.uppercased()) "
        default: return isDefault(line) ? line.map { "\($0)." }.joined() : line
        }
    }

    /// One a line and day.
    var entries: [String] { shifts.map { TableCase.flat("\($0.date)", $0.line, $0.person, nil) } }

    /// The texts of each line and day in this order, joined.
    func joined(_ shifts: [Shift]) -> [String] {
        var order: [String] = []
        var texts: [String: [String]] = [:]
        for shift in shifts {
            let place = "\(shift.date) \(shift.line.lowercased()): "
            if texts[place] == nil { order.append(place) }
            if !(texts[place] ?? []).contains(shift.text) { texts[place, default: []].append(shift.text) }
        }
        return order.map { $0 + texts[$0]!.joinedAsPeople }
    }
}

extension CivilDate {
    func adding(days: Int) -> CivilDate { CivilDate(epochDay + days)! }

    /// So many days from this one.
    func days(_ count: Int) -> [CivilDate] { (0..<count).map { adding(days: $0) } }

    /// Counted by Thursdays (ISO 8601).
    var isoWeekNumber: Int {
        let thursday = adding(days: 3 - weekday.mondayZeroOffset)
        return (thursday.epochDay - CivilDate(year: thursday.year, month: 1, day: 1)!.epochDay) / 7 + 1
    }
}

extension SplitMix64 {
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
