import CalendarCore
import GoldenSupport
import Testing

/// The counts of everybody's work.
@Suite struct RosterStatisticsTests {
    /// 1 March 2025 is a Saturday.
    private static func schedule(_ people: [Person] = []) -> Schedule {
        let texts: [Int: [String: String]] = [
            1: ["os": "Averbeck", "call": "Averbeck"], 2: ["call": "Averbeck until 17:00, then Kovář"],
            3: ["os": "Averbeck, Kovář", "off": "Belacqua"], 4: ["os": "Averbeck — ask Kovář"],
            6: ["cl": "Kovář", "off": "Averbeck"], 7: ["off": "CLOSED — Flood"],
        ]
        return Schedule(
            people: people,
            days: texts.map { day, lines in
                DayRecord(date: date(day), texts: lines.map { LineText(key: $0, text: $1) })
            })
    }

    private static func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 3, day: day)! }

    private static func summary(_ statistics: RosterStatistics) -> [String] {
        statistics.people.map { person in
            let numbers = person.lineDays + [person.workDays, person.weekendDays, person.nights, person.longestRun]
            return person.person.name + numbers.map { " \($0)" }.joined()
        }
    }

    @Test func `days, weekends, nights and runs are counted, and days off are no work`() {
        let people = [Person(name: "Kovář"), Person(name: "Averbeck"), Person(name: "Belacqua"), Person(name: "Sato")]
        let statistics = RosterStatistics(Self.schedule(people), days: Self.date(1)...Self.date(31))
        #expect(statistics.lines.map(\.label) == ["OS", "CL", "OFF", "CALL"])
        // OS, CL, OFF, CALL, at work, weekend, nights, run
        #expect(
            Self.summary(statistics) == [
                "Kovář 2 1 0 1 4 1 1 3", "Averbeck 3 0 1 2 4 2 1 4", "Belacqua 0 0 1 0 0 0 0 0", "Sato 0 0 0 0 0 0 0 0",
            ])
        #expect(statistics.unclearTextCount == 1)
    }

    @Test func `rules say who works, which nights count and what a weekend is`() {
        var rules = CoverageRules()
        (rules.people, rules.offLines, rules.weekend, rules.maxNights) = (["Averbeck"], [], [.monday], ["OS": 5])
        let statistics = RosterStatistics(Self.schedule(), rules, days: Self.date(1)...Self.date(6))
        #expect(Self.summary(statistics) == ["Averbeck 3 1 2 5 1 3 4"])
    }

    @Test func `without declared people only those are counted whom the days name`() {
        let days = Self.date(6)...Self.date(7)
        #expect(
            Self.summary(RosterStatistics(Self.schedule(), days: days)) == [
                "Averbeck 0 1 0 0 0 0", "Kovář 1 0 1 0 0 1",
            ])
        #expect(RosterStatistics(Schedule(), days: days).people.isEmpty)
        #expect(RosterStatistics(Schedule(), days: days).lines.count == 4)
    }

    @Test func `hours and rests are those of a slow count by minutes`() {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<100 {
            var lines = ScheduleLine.defaults
            lines[0].hours = ShiftHours(text: "08:00-16:00")
            lines[3].hours = ShiftHours(text: "15:00-08:00")
            var minutes = Set<Int>()
            let days = (1...28).map { day -> DayRecord in
                let on = lines.indices.filter { [0, 3].contains($0) && Int.random(in: 0..<3, using: &random) == 0 }
                for line in on {
                    let hours = lines[line].hours!
                    minutes.formUnion((day * 1440 + hours.start)..<(day * 1440 + hours.end))
                }
                return DayRecord(date: Self.date(day), texts: on.map { LineText(key: lines[$0].key, text: "Kovář") })
            }
            let schedule = Schedule(lines: lines, people: [Person(name: "Kovář")], days: days)
            let person = RosterStatistics(schedule, days: Self.date(1)...Self.date(28)).people[0]
            #expect((person.minutes ?? 0) == minutes.count, "seed \(seed)")
            let gaps = minutes.sorted().reduce(into: (last: Int?.none, all: [Int]())) { gaps, minute in
                if let last = gaps.last, minute > last + 1 { gaps.all.append(minute - last - 1) }
                gaps.last = minute
            }
            // A shift that begins when another ends, on another day, is a rest of no time.
            let touches = (1...27).contains { day in
                let ends = days[day - 1].texts.contains { $0.key == "call" }
                return ends && days[day].texts.contains { $0.key == "os" }
            }
            #expect(person.shortestRest == (touches ? 0 : gaps.all.min()), "seed \(seed)")
        }
    }
}
