import CalendarCore
import Testing

/// Names among other words.
@Suite struct NameMentionTests {
    private func chosen(_ name: String) throws -> ChosenPerson {
        try People(AssignmentTests.people + [Person(name: "D.C. Doe")]).choosing([name])
    }

    @Test(arguments: [
        ("Journal club: Kovář, Averbeck", "Journal club: Kovář, …"), ("K swaps with B", "K swaps with …"),
        ("Dr. Kovář and D’ORMESSE’S guest", "Dr. Kovář and …’S guest"), ("a meeting, b, d", "a meeting, b, d"),
        ("A meeting", "… meeting"), ("Kovář’s talk (AVERBECK's room)", "Kovář’s talk (…'s room)"),
        ("D.C. Doe, D.C. and Kovář", "…, ….…. and Kovář"), ("Averbeckstraße 3", "Averbeckstraße 3"), ("", ""),
        ("Pellëtier-St. Aubin/AK", "…/AK"), ("Fjellåsen", "…"),
    ])
    func `everybody else's names become an ellipsis`(text: String, expected: String) throws {
        #expect(try chosen("Kovář").withoutOthers(text) == expected)
    }

    @Test(arguments: [
        ("D", "D.C. Doe", false), ("D", "D swaps", true), ("D", "d swaps", false), ("D", "D’Ormesse’s day", true),
        ("Kovář", "Dinner with KOVÁŘ", true), ("Kovář", "Kováříková", false), ("Kovář", "AK", true),
        ("C", "C’mon", false),
    ])
    func `a person is named by a whole name`(name: String, text: String, isNamed: Bool) throws {
        #expect(try chosen(name).isNamed(in: text) == isNamed)
    }

    @Test(arguments: ["Joe", "Joe*", "*Joe", "Joe+"]) func `a name without another's signs is not the other`(
        name: String
    ) throws {
        let people = People(["Joe*", "*Joe", "Joe", "Joe+"].map { Person(name: $0) })
        for person in people.all {
            let chosen = try people.choosing([person.name])
            #expect(chosen.isNamed(in: name) == (person.name == name))
            if name == "Joe" { #expect(chosen.isNamed(in: "ask Joe") == (person.name == name)) }
        }
    }
}
