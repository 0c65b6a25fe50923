import CalendarCore
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
                "Kovář 1 1 0 1 3 1 1 2", "Averbeck 3 0 1 2 4 2 1 4", "Belacqua 0 0 1 0 0 0 0 0", "Sato 0 0 0 0 0 0 0 0",
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
}
