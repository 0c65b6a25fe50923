import CalendarCore
import Testing

/// The people whom given names mean.
@Suite struct ChosenPersonTests {
    static let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "D.C. Doe", initials: "D.C."),
        Person(name: "D'Ormesse", initials: "D", spellings: ["Dr. D'Ormesse"]), Person(name: "Kovář", initials: "K"),
    ]

    private func schedule(_ texts: String..., people: [Person] = []) -> Schedule {
        let days = texts.enumerated().map { index, text in
            DayRecord(
                date: CivilDate(year: 2025, month: 7, day: index + 1)!, texts: [LineText(key: "os", text: text)])
        }
        return Schedule(people: people, days: days)
    }

    @Test(arguments: [
        ("KOVÁŘ", 3), ("K", 3), ("k.", 3), ("d", 2), ("D.C.", 1), ("DR D’ORMESSE", 2), ("Averbeck", 0),
    ])
    func `a declared person is found by a whole name`(name: String, index: Int) throws {
        let chosen = try People(Self.people).choosing([name])
        #expect(chosen.index == index && chosen.people.all == Self.people)
        #expect(chosen.person == Self.people[index])
    }

    @Test func `a further name is a spelling of the declared person`() throws {
        let chosen = try People(Self.people).choosing(["the boss", "K", "Kovar", "kovář"])
        #expect(chosen.person == Person(name: "Kovář", initials: "K", spellings: ["the boss", "Kovar"]))
        #expect(chosen.people.all.count == 4)
        let read = chosen.people.assignments(in: "KOVAR ½, A")
        #expect(read.isUnderstood && read.assignments.map(\.person) == [3, 0])
    }

    @Test(arguments: [(["K", "D"], "D", "Kovář", "D'Ormesse"), (["A", "x", "Kovář"], "Kovář", "Averbeck", "Kovář")])
    func `names of two declared people are a clash`(names: [String], name: String, first: String, second: String) {
        let clash = #expect(throws: NameClash.self) { try People(Self.people).choosing(names) }
        #expect(clash?.name == name && clash?.people.map(\.name) == [first, second])
    }

    @Test func `a name that two people share is a clash`() {
        let both = People([Person(name: "Klein", initials: "K"), Person(name: "Kovář", initials: "K")])
        let clash = #expect(throws: NameClash.self) { try both.choosing(["K"]) }
        #expect(clash?.people.map(\.name) == ["Klein", "Kovář"])
        #expect(throws: Never.self) { try both.choosing(["Kovář"]) }
    }

    @Test(arguments: ["C", "Dr", "Ormesse", "D.C.D.", "Kov"])
    func `a part of a name is nobody's`(name: String) throws {
        let chosen = try People(Self.people).choosing([name])
        #expect(chosen.index == 4 && chosen.person == Person(name: name))
        #expect(chosen.people.assignments(in: "D.C. Doe, D'Ormesse, Kovář").assignments.map(\.person) == [1, 2, 3])
    }

    @Test func `a new person comes after the declared ones`() throws {
        let chosen = try People(Self.people).choosing(["Fjellåsen", "F", "FJELLÅSEN"])
        #expect(chosen.index == 4 && chosen.person == Person(name: "Fjellåsen", spellings: ["F"]))
        #expect(chosen.people.assignments(in: "D/F").assignments.map(\.person) == [2, 4])
    }

    @Test func `guessed people whom the names join are one`() throws {
        let people = People(of: schedule("K.B.", "Kovář, Averbeck", "D.C.", "K/A"))
        #expect(people.all.map(\.name) == ["A", "Averbeck", "B", "C", "D", "K", "Kovář"])
        let chosen = try people.choosing(["Kovář", "K"])
        #expect(chosen.people.all.map(\.name) == ["A", "Averbeck", "B", "C", "D", "Kovář"])
        #expect(chosen.person == Person(name: "Kovář", spellings: ["K"]) && chosen.index == 5)
        #expect(chosen.people.assignments(in: "K.A.").assignments.map(\.person) == [5, 0])
        let averbeck = try people.choosing(["A", "AVERBECK"])
        #expect(averbeck.index == 0 && averbeck.person == Person(name: "A", spellings: ["AVERBECK"]))
        #expect(averbeck.people.all.map(\.name) == ["A", "B", "C", "D", "K", "Kovář"])
    }

    @Test func `a schedule that names nobody has the new person alone`() throws {
        let chosen = try People(of: schedule("float pool")).choosing(["Kovář"])
        #expect(chosen.people.all == [Person(name: "Kovář")] && chosen.index == 0)
    }
}
