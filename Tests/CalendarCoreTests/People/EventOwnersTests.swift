import CalendarCore
import GoldenSupport
import Testing

/// Whose an event is.
@Suite struct EventOwnersTests {
    private static let people = [Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B")]
    private static let date = CivilDate(year: 2025, month: 7, day: 1)!

    private func people(of owner: String) -> People {
        let event = Event(
            Event.Content(title: "Course", person: owner), span: .allDay(first: Self.date, last: Self.date))
        return People(of: Schedule(people: Self.people, events: [event]))
    }

    @Test(arguments: ["Averbeck, Belacqua", "Belacqua / Averbeck", "A & B", "Averbeck; B"])
    func `an owner that lists people is none of its own`(owner: String) throws {
        #expect(people(of: owner).all.map(\.name) == ["Averbeck", "Belacqua"])
    }

    @Test(arguments: ["Averbeck, Corvane", "Averbeck and a student", "Averbeck-Belacqua", "Corvane"])
    func `any other owner is a person`(owner: String) throws {
        #expect(people(of: owner).all.map(\.name) == ["Averbeck", "Belacqua", owner])
    }

    @Test func `an event of several people is in the rows of all`() throws {
        let event = Event(
            Event.Content(title: "Course", person: "Averbeck, Belacqua"),
            span: .allDay(first: Self.date, last: Self.date))
        let schedule = Schedule(people: Self.people, events: [event])
        let tally = AssignmentTally(schedule, People(of: schedule))
        #expect(tally.rows.map(\.count) == [1, 1])
    }
}
