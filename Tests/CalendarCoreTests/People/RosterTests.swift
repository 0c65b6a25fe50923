import CalendarCore
import GoldenSupport
import Testing

/// The people on lines and days.
@Suite struct RosterTests {
    private func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

    private func day(_ day: Int, _ texts: [(String, String)]) -> DayRecord {
        DayRecord(date: date(day), texts: texts.map { LineText(key: $0.0, text: $0.1) })
    }

    @Test func `each person has the lines of the texts that name them`() {
        let people = [
            Person(name: "Averbeck", initials: "A"), Person(name: "Kovář", initials: "K"), Person(name: "Zeman"),
        ]
        let schedule = Schedule(
            people: people,
            days: [
                day(1, [("off", "CLOSED — K"), ("call", "AVERBECK")]),
                day(2, [("os", "A.K.(K ½)"), ("cl", "Visitors"), ("call", "KOVÁŘ until 17:00, then AVERBECK")]),
                day(9, [("os", "A")]),
            ])
        let roster = Roster(schedule, People(of: schedule), days: date(1)...date(3))
        #expect(roster.people == people && roster.lines.map(\.key) == ["os", "call"])
        #expect(roster.duties(ofPerson: 1, day: 0) == [])
        #expect(roster.duties(ofPerson: 1, day: 1).map(\.remark) == ["½", nil])
        #expect(roster.duties(ofPerson: 0, day: 1).map(\.hours) == [nil, AssignedHours(from: 1020)])
        #expect(roster.duties(ofPerson: 0, day: 1).map { roster.entries[$0.entry].entry.text }.first == "A.K.(K ½)")
        #expect([0, 1, 2].map { roster.dayCount(ofPerson: $0, line: 1) } == [2, 1, 0])
        #expect([0, 1, 2].map { roster.personCount(line: 0, day: $0) } == [0, 2, 0])
        #expect(roster.entries.map(\.text.isUnderstood) == [false, true, true, false, true])
        #expect(roster.entries.map(\.people) == [[], [0], [0, 1], [], [1, 0]])
    }

    @Test func `people who are not declared are those of the days`() {
        let schedule = Schedule(days: [day(1, [("os", "K.B.")]), day(2, [("os", "C.")])])
        let people = People(of: schedule)
        #expect(Roster(schedule, people, days: date(1)...date(1)).people.map(\.name) == ["B", "K"])
        #expect(Roster(schedule, people, days: date(3)...date(4)).people == [])
        #expect(Roster(schedule, people, days: date(3)...date(4)).lines == ScheduleLine.defaults)
    }

    @Test func `the sum of all cells is that of the texts`() {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let people = (0..<12).map { Person(name: "Name\($0)x", initials: String(UnicodeScalar(65 + $0)!)) }
        for _ in 0..<40 {
            var count = 0
            let days = (1...31).map { number in
                day(
                    number,
                    ["os", "cl", "off", "call"].map { key in
                        let written = WrittenAssignments(people, &random)
                        count += written.assignments.count
                        return (key, written.text)
                    })
            }
            let schedule = Schedule(people: people, days: days)
            let roster = Roster(schedule, People(of: schedule), days: date(1)...date(31))
            let cells = people.indices.flatMap { person in
                (0..<31).flatMap { roster.duties(ofPerson: person, day: $0) }
            }
            #expect(cells.count == count, "seed \(seed)")
            let totals = people.indices.flatMap { person in
                roster.lines.indices.map { roster.dayCount(ofPerson: person, line: $0) }
            }
            let counts = (0..<31).flatMap { day in
                roster.lines.indices.map { roster.personCount(line: $0, day: day) }
            }
            #expect(totals.reduce(0, +) == count && counts.reduce(0, +) == count, "seed \(seed)")
        }
    }

    @Test func `people of two sources are merged by their names`() {
        var schedule = Schedule(people: [Person(name: "Kovář", initials: "K", spellings: ["AK"]), Person(name: "Doe")])
        _ = schedule.merge(
            Schedule(people: [
                Person(name: "KOVÁŘ", initials: "KV", spellings: ["AK", "A. Kovář"]), Person(name: "New"),
            ]))
        #expect(
            schedule.people == [
                Person(name: "Kovář", initials: "KV", spellings: ["AK", "A. Kovář"]), Person(name: "Doe"),
                Person(name: "New"),
            ])
        #expect(schedule.extract(date(1)...date(2)).people == schedule.people)
        #expect(schedule.naming(Provider(names: ["K"])!).people == schedule.people)
    }
}
