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
        #expect(roster.people == Array(people.prefix(2)) && roster.lines.map(\.key) == ["os", "call"])
        #expect(roster.duties(ofPerson: 1, day: 0) == [])
        #expect(roster.duties(ofPerson: 1, day: 1).map(\.remark) == ["½", nil])
        #expect(roster.duties(ofPerson: 0, day: 1).map(\.hours) == [nil, AssignedHours(from: 1020)])
        #expect(roster.duties(ofPerson: 0, day: 1).map { roster.entries[$0.entry].entry.text }.first == "A.K.(K ½)")
        #expect([0, 1].map { roster.dayCount(ofPerson: $0, line: 1) } == [2, 1])
        #expect([0, 1, 2].map { roster.personCount(line: 0, day: $0) } == [0, 2, 0])
        #expect(roster.entries.map(\.text.isUnderstood) == [false, true, true, false, true])
        #expect(roster.entries.map(\.people) == [[], [0], [0, 1], [], [1, 0]])
    }

    @Test func `declared people without a day are left out, unless nobody has one`() {
        let people = ["Averbeck", "Kovář"].map { Person(name: $0) }
        let schedule = Schedule(people: people, days: [day(1, [("os", "Kovář")])])
        func names(_ days: DaySpan) -> [String] {
            Roster(schedule, People(of: schedule), days: days).people.map(\.name)
        }
        #expect(names(date(1)...date(1)) == ["Kovář"] && names(date(2)...date(3)) == ["Averbeck", "Kovář"])
    }

    @Test func `people who are not declared are those of the days`() {
        let schedule = Schedule(days: [day(1, [("os", "K.B.")]), day(2, [("os", "C.")])])
        let people = People(of: schedule)
        #expect(Roster(schedule, people, days: date(1)...date(1)).people.map(\.name) == ["B", "K"])
        #expect(Roster(schedule, people, days: date(3)...date(4)).people == [])
        #expect(Roster(schedule, people, days: date(3)...date(4)).lines == ScheduleLine.defaults)
    }

    @Test func `people are in the order of the table, of their names, or of their lines`() {
        let people = ["Žurawin", "Belacqua", "Šidlo", "Averbeck", "Zeman"].map { Person(name: $0) }
        let schedule = Schedule(
            people: people,
            days: [
                day(1, [("os", "Zeman, Belacqua"), ("cl", "Averbeck")]),
                day(2, [("os", "Averbeck"), ("cl", "Žurawin, Averbeck, Zeman")]), day(3, [("os", "Zeman")]),
            ])
        func names(_ order: RosterOrder) -> [String] {
            Roster(schedule, People(of: schedule), days: date(1)...date(3), order: order).people.map(\.name)
        }
        #expect(names(.table) == ["Žurawin", "Belacqua", "Averbeck", "Zeman"])
        #expect(names(.name) == ["Averbeck", "Belacqua", "Zeman", "Žurawin"])
        #expect(names(.line) == ["Belacqua", "Zeman", "Žurawin", "Averbeck"])
    }

    @Test func `people without a group come first, then group by group, each in its order`() {
        let people = [
            ("Žurawin", "Night"), ("Belacqua", nil), ("Šidlo", "Day"), ("Averbeck", "Night"), ("Zeman", "Day"),
        ]
        let schedule = Schedule(
            people: people.map { Person(name: $0.0, group: $0.1) },
            days: [day(1, [("os", "Zeman"), ("cl", "Šidlo"), ("off", "Žurawin, Belacqua, Averbeck")])])
        func names(_ order: RosterOrder) -> [String] {
            Roster(schedule, People(of: schedule), days: date(1)...date(1), order: order).people.map(\.name)
        }
        #expect(names(.table) == ["Belacqua", "Žurawin", "Averbeck", "Šidlo", "Zeman"])
        #expect(names(.name) == ["Belacqua", "Averbeck", "Žurawin", "Šidlo", "Zeman"])
        #expect(names(.line) == ["Belacqua", "Žurawin", "Averbeck", "Zeman", "Šidlo"])
    }

    @Test func `hours are those of texts, else those of lines, and count once`() {
        var lines = ScheduleLine.defaults
        lines[0].hours = ShiftHours(text: "08:00-16:00")
        lines[3].hours = ShiftHours(text: "12:00-08:00")
        let schedule = Schedule(
            lines: lines, people: ["A", "B", "C"].map { Person(name: $0) },
            days: [
                day(1, [("os", "A, B until 12:00"), ("cl", "C"), ("off", "C"), ("call", "A")]),
                day(2, [("cl", "B 9:00-10:30"), ("call", "A from 20:00")]),
            ])
        let roster = Roster(schedule, People(of: schedule), days: date(1)...date(2))
        #expect((0...2).map { roster.minutes(ofPerson: $0) } == [24 * 60 + 12 * 60, 4 * 60 + 90, nil])
    }

    @Test func `a swap marks the cells of both people, and what is new`() {
        func schedule(_ os: String, _ cl: String) -> Schedule {
            Schedule(
                people: ["Averbeck", "Belacqua", "Corvane"].map { Person(name: $0) },
                days: [day(1, [("os", os), ("cl", cl)]), day(2, [("os", "Averbeck")])])
        }
        let (before, after) = (schedule("Averbeck, Corvane", "Belacqua"), schedule("Belacqua, Corvane", "Averbeck"))
        let days = date(1)...date(2)
        let changes = ScheduleComparison(after, since: before, on: days).changes
            .namingPeople(of: after, since: before)
        #expect(changes.map(\.people?.words) == ["+ Belacqua − Averbeck", "+ Averbeck − Belacqua"])
        var revised = RevisedDay(date(1))
        revised.people = changes.compactMap(\.people)
        let marked = after.marking(revisions: [revised])
        let roster = Roster(marked, People(of: marked), days: days)
        #expect((0...2).map { roster.isChanged(person: $0, day: 0) } == [true, true, false])
        #expect((0...2).flatMap { roster.duties(ofPerson: $0, day: 0).map(\.isNew) } == [true, true, false])
        #expect(!roster.isChanged(day: 1))
    }

    @Test func `a text with more than people is told in its own words`() {
        let people = [Person(name: "Averbeck"), Person(name: "Belacqua")]
        let before = Schedule(people: people, days: [day(1, [("os", "Averbeck")])])
        let after = Schedule(people: people, days: [day(1, [("os", "Belacqua, bring the keys")])])
        let changes = ScheduleComparison(after, since: before, on: date(1)...date(1)).changes
            .namingPeople(of: after, since: before)
        #expect(changes.map(\.people?.words) == [nil])
        #expect(changes.map { $0.people?.added.map(\.name) } == [["Belacqua"]])
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

    @Test func `people of two sources are merged by their names`() throws {
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
        #expect(try schedule.naming([People(of: schedule).choosing(["K"])]).people == schedule.people)
    }
}
