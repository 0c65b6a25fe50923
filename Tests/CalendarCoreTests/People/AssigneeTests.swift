import CalendarCore
import GoldenSupport
import Testing

/// People whom a source puts on lines by name.
@Suite struct AssigneeTests {
    /// Names as tables have them.
    static let names = [
        "Averbeck, Jo RN", "Averbeck, Jo", "Averbeck", "Dr. med. Kovář", "Belacqua & Corvane", "D'Ormesse/Fjellåsen",
        "Agency RN 1", "Agency RN 2", "Joe*", "Joe", "Sam 50%", "Kim (charge)", "Team A", "Ann", "Ann Marie",
        "van der Granholt-Pym", "ד\"ר ברבק", "J. R. McQuillster", "1st Float", "Núñolver – nights", "Żuk; Ewa", "O'B.",
    ]

    private static let date = CivilDate(year: 2026, month: 4, day: 1)!

    private func schedule(_ people: [Person], _ texts: [LineText]) -> Schedule {
        Schedule.merging(people: people, days: [DayRecord(date: Self.date, texts: texts)]).schedule
    }

    @Test func `whatever a name holds, it is one person's`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<200 {
            let all = Self.names.shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random))
            let on = all.filter { _ in Bool.random(using: &random) }
            guard !on.isEmpty else { continue }
            let text = LineText(key: "os", assignees: on.map { Assignee(name: $0) })
            let schedule = schedule(all.map { Person(name: $0) }, [text])
            let people = People(of: schedule)
            #expect(people.all.map(\.name) == Array(all), "seed \(seed)")
            let read = people.assignments(of: text)
            #expect(read.isUnderstood && read.assignments.map { people.all[$0.person].name } == on, "seed \(seed)")
            for name in all {
                let chosen = try people.choosing([name])
                #expect(chosen.person.name == name && chosen.isNamed(in: text) == on.contains(name), "seed \(seed)")
                let sheet = OwnSheet(schedule, of: chosen, locale: .english, timeFormat: .hours24)
                #expect(sheet.schedule.days.map { $0.texts.map(\.text) } == (on.contains(name) ? [["OS"]] : []))
            }
        }
    }

    @Test func `whatever a name holds, an event on a line is its people's`() throws {
        let names = ["@Kovář", "Kovář", "Averbeck, Jo"]
        let start = CivilDateTime(date: Self.date, minute: 480)!
        let events = names.map { name in
            let assignee = Assignee(name: name, note: "for Kovář")
            let content = Event.Content(title: assignee.text, lineKey: "os", assignees: [assignee])
            return Event(content, span: .timed(start: start, end: nil))
        }
        let schedule = Schedule.merging(events: events).schedule
        #expect(schedule.people.map(\.name) == names)
        let people = People(of: schedule)
        #expect(AssignmentTally(schedule, people).rows.map(\.count) == [1, 1, 1])
        let days = Self.date...Self.date
        let roster = Roster(schedule, people, days: days)
        let book = ShiftBook(schedule, people, days: days)
        for (index, name) in names.enumerated() {
            #expect(roster.duties(ofPerson: index, day: 0).map(\.remark) == ["for Kovář"])
            #expect(book.shifts(day: 0).filter { $0.name == name }.map(\.remark) == ["for Kovář"])
            let sheet = OwnSheet(schedule, of: try people.choosing([name]), locale: .english, timeFormat: .hours24)
            #expect(sheet.schedule.events.map(\.content.title) == ["OS for \(name == "Kovář" ? "Kovář" : "…")"])
            #expect(sheet.schedule.events.allSatisfy { $0.content.assignees == nil })
        }
    }

    @Test func `who is on a line is declared, after those who are declared already`() {
        let assignees = ["Kovář", "AVERBECK", "Joe*"].map { Assignee(name: $0) }
        let schedule = schedule([Person(name: "Averbeck")], [LineText(key: "os", assignees: assignees)])
        #expect(schedule.people.map(\.name) == ["Averbeck", "Kovář", "Joe*"])
    }

    @Test func `a name the other way round is the same person's`() throws {
        let texts = [
            LineText(key: "os", assignees: [Assignee(name: "Averbeck, Jo RN"), Assignee(name: "Kovář")]),
            LineText(key: "cl", assignees: [Assignee(name: "Jo Averbeck")]),
        ]
        let schedule = schedule([], texts)
        #expect(
            schedule.people == [Person(name: "Averbeck, Jo RN", spellings: ["Jo Averbeck"]), Person(name: "Kovář")])
        let people = People(of: schedule)
        #expect(people.assignments(of: texts[1]).assignments == [Assignment(person: 0)])
        #expect(people.assignments(in: "Jo Averbeck, Kovář").assignments.map(\.person) == [0, 1])
    }

    @Test func `people of one source are different, those of two with the same words are one`() {
        var schedule = schedule([Person(name: "Kovář")], [])
        _ = schedule.merge(self.schedule(["Joe", "Joe*", "Kovář*"].map { Person(name: $0) }, []))
        #expect(schedule.people.map(\.name) == ["Kovář", "Joe", "Joe*"])
        #expect(schedule.people[0].spellings == ["Kovář*"])
    }

    @Test(arguments: [
        (["Feldstein", "Kovář"], ["Dr. Brian Feldstein", "Jan Kovář"], ["Feldstein", "Kovář"]),
        (["Dr. Brian Feldstein"], ["FELDSTEIN"], ["Dr. Brian Feldstein"]),
        (["Weißgerber"], ["Dr. Weißgerber"], ["Weißgerber"]), (["Dr. Kovář"], ["Prof. Kovář"], ["Dr. Kovář"]),
        (["Kovář"], ["Jan Kovář", "Eva Kovář"], ["Kovář", "Jan Kovář", "Eva Kovář"]),
        (["Jan Kovář", "Eva Kovář"], ["Kovář"], ["Jan Kovář", "Eva Kovář", "Kovář"]),
        (["Kovář", "Jan Kovář"], ["Jan Kovář"], ["Kovář", "Jan Kovář"]),
        (["Kovář", "Dr. Kovář"], ["Jan Kovář"], ["Kovář", "Dr. Kovář", "Jan Kovář"]),
    ])
    func `a short form of one person's name is the same person's in another source`(
        earlier: [String], later: [String], merged: [String]
    ) {
        var schedule = schedule(earlier.map { Person(name: $0) }, [])
        _ = schedule.merge(self.schedule(later.map { Person(name: $0) }, []))
        #expect(schedule.people.map(\.name) == merged)
        for name in later { #expect(People(of: schedule).index.person(called: name) != nil, "\(name)") }
    }

    @Test func `names in texts beside those of a table follow them`() {
        let table = LineText(key: "os", assignees: [Assignee(name: "Kovář, Jan")])
        let people = People(of: schedule([], [table, LineText(key: "call", text: "Corvane, Belacqua")]))
        #expect(people.all.map(\.name) == ["Kovář, Jan", "Belacqua", "Corvane"])
    }

    @Test(arguments: [
        (["A", "B"], "A, B"), (["A, Jo", "B"], "A, Jo; B"), (["A"], "A"), ([], ""),
    ])
    func `names are joined by commas, or by semicolons if one has a comma`(names: [String], text: String) {
        #expect(names.joinedAsPeople == text)
    }

    @Test func `a page prints the name, the hours and the note`() {
        let hours = AssignedHours(from: 7 * 60, until: 19 * 60)
        #expect(Assignee(name: "Kovář", hours: hours, note: "charge").text == "Kovář 07:00–19:00 (charge)")
        #expect(Assignee(name: "Kovář", note: "½").text == "Kovář ½")
        #expect(Assignee(name: "Kovář", hours: AssignedHours(until: 720)).text == "Kovář until 12:00")
    }

    @Test(arguments: ["07:00-19:00", "17:00-", "-12:00", "17:00-08:00", "00:00-24:00"])
    func `hours have one spelling in files`(text: String) {
        #expect(AssignedHours(text: text)?.spelling == text)
    }

    @Test(arguments: [
        "", "-", "7-19", "07:00", "07:00-19:60", "25:00-26:00", "07:00–19:00", "a-b", "07:00-08:00-09:00",
    ])
    func `anything else is no hours`(text: String) {
        #expect(AssignedHours(text: text) == nil)
    }

    @Test func `a name is found as a whole, or the candidates are named`() throws {
        let people = People(["Dr. med. Kovář", "Ann", "Ann Marie", "Ann Lee"].map { Person(name: $0) })
        #expect(try people.finding("kovář")?.person.name == "Dr. med. Kovář")
        #expect(try people.finding("Marie")?.person.name == "Ann Marie")
        #expect(try people.finding("Zeman") == nil)
        #expect(try People([Person(name: "D.C.")]).finding("D") == nil)
        let clash = #expect(throws: NameClash.self) { try people.finding("Ann") }
        #expect(clash?.people.map(\.name) == ["Ann", "Ann Marie", "Ann Lee"])
        #expect(try people.choosing(["Ann"]).person.name == "Ann")
    }
}
