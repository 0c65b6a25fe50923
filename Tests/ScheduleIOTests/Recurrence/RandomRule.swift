import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Makes rules that RFC 5545 allows, with a start.
struct RandomRule {
    var generator: SplitMix64
    private var parts: [String] = []
    private var frequency = ""

    init(_ generator: SplitMix64) {
        self.generator = generator
    }

    mutating func next() -> RuleText {
        frequency = pick([
            "YEARLY", "YEARLY", "MONTHLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY",
        ])
        parts = ["FREQ=\(frequency)"]
        let isDate = !isShort && chance(40)
        if chance(40) { parts.append("INTERVAL=\(pick([2, 2, 3, 4, 5, 6, 7, 12, 18, 24, 60, 90]))") }
        addDays()
        if !isDate { addTimes() }
        // dateutil steps through each second of a year to learn that a position does not exist.
        if frequency != "SECONDLY", parts.contains(where: { $0.hasPrefix("BY") }), chance(25) {
            add("BYSETPOS", numbers(pick([2, 5, 20]), signed: true, upTo: 2))
        }
        if chance(30) { parts.append("WKST=\(pick(weekdays))") }
        let start = start(isDate)
        addEnd(isDate)
        return RuleText(start: start, rule: parts.joined(separator: ";"))
    }

    private var isShort: Bool { ["HOURLY", "MINUTELY", "SECONDLY"].contains(frequency) }

    private let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    private mutating func addDays() {
        if chance(30) { add("BYMONTH", numbers(12, upTo: 4)) }
        let hasWeeks = frequency == "YEARLY" && chance(30)
        if hasWeeks { add("BYWEEKNO", numbers(53, signed: true, upTo: 3)) }
        if frequency == "YEARLY" || isShort, chance(20) { add("BYYEARDAY", numbers(366, signed: true, upTo: 8)) }
        if frequency != "WEEKLY", chance(30) { add("BYMONTHDAY", numbers(31, signed: true, upTo: 4)) }
        guard chance(40) else { return }
        let isNumbered = !hasWeeks && (frequency == "YEARLY" || frequency == "MONTHLY") && chance(40)
        let isOfMonth = frequency == "MONTHLY" || parts.contains { $0.hasPrefix("BYMONTH=") }
        let days = weekdays.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
        add(
            "BYDAY",
            days.map { day in
                guard isNumbered, chance(80) else { return day }
                return "\(numbers(isOfMonth ? 5 : 53, signed: true, upTo: 1)[0])\(day)"
            })
    }

    private mutating func addTimes() {
        if chance(20) { add("BYHOUR", numbers(24, from: 0, upTo: 3)) }
        if chance(20) { add("BYMINUTE", numbers(60, from: 0, upTo: 3)) }
        if chance(15) { add("BYSECOND", numbers(60, from: 0, upTo: 3)) }
    }

    private mutating func addEnd(_ isDate: Bool) {
        if chance(30) {
            parts.append("COUNT=\(Int.random(in: 1...30, using: &generator))")
        } else if chance(20) {
            parts.append("UNTIL=\(Int.random(in: 2031...2040, using: &generator))0615\(isDate ? "" : "T093000")")
        }
    }

    private mutating func start(_ isDate: Bool) -> String {
        let date = CivilDate(
            year: .random(in: 1998...2030, using: &generator), month: .random(in: 1...12, using: &generator),
            day: .random(in: 1...28, using: &generator))!
        return date.iCalendar + (isDate ? "" : "T" + pick(["000000", "090000", "093000", "173000", "235959"]))
    }

    private mutating func add(_ name: String, _ values: [String]) {
        parts.append("\(name)=\(values.joined(separator: ","))")
    }

    private mutating func numbers(
        _ limit: Int, from first: Int = 1, signed: Bool = false, upTo count: Int
    ) -> [String] {
        let count = Int.random(in: 1...count, using: &generator)
        let found = (0..<count).map { _ in
            let number = Int.random(in: first...(first == 0 ? limit - 1 : limit), using: &generator)
            return signed && chance(50) ? -number : number
        }
        return Set(found).sorted().map(String.init)
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &generator)! }
}
