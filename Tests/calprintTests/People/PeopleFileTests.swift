import CalendarCore
import GoldenSupport
import Testing

@testable import calprint

/// The content of a file of people, and the places where it is wrong.
@Suite struct PeopleFileTests {
    private func people(_ text: String) throws -> [Person] {
        try PeopleFile.read(Array(text.utf8), path: "p.toml").people
    }

    @Test func `every field is read, beside options and rules`() throws {
        let text = """
            title = "a configuration file may have people, too"
            [rules]
            people = ["Kovář"]
            [[people]]
            name = "Kovář"
            initials = "K"
            spellings = ["KOVÁŘ", "Dr. Kovář"]
            skills = ["charge", "K2"]
            [[people]]
            name = "Averbeck"
            group = "Nurses"
            """
        #expect(
            try people(text) == [
                Person(name: "Kovář", initials: "K", spellings: ["KOVÁŘ", "Dr. Kovář"], skills: ["charge", "K2"]),
                Person(name: "Averbeck", group: "Nurses"),
            ])
        #expect(try people("people = []") == [])
    }

    @Test(arguments: [
        ("[[people]]\nname = 'A'\ninitial = 'A'", "3:1: error: unknown key 'initial' (did you mean 'initials'?)"),
        (
            "[[people]]\nname = 'A'\nage = 4",
            "3:1: error: unknown key 'age' (known are name, initials, spellings, skills, group, phone)"
        ),
        ("[[peple]]\nname = 'A'", "1:3: error: unknown key 'peple' (did you mean 'people'?)"),
        ("name = 'A'", "1:1: error: unknown key 'name' (people stand in tables [[people]])"),
        ("title = 'Ward'", "1:1: error: there are no people; they stand in tables [[people]]"),
        ("people = 'p.toml'", "1:10: error: 'people' takes a table for each person: [[people]]"),
        ("people = ['A']", "1:11: error: 'people' takes a table for each person: [[people]]"),
        ("[people]\nname = 'A'", "1:1: error: 'people' takes a table for each person: [[people]]"),
        ("[[people]]\ninitials = 'A'", "1:1: error: a person without 'name'"),
        ("[[people]]\nname = 1", "2:8: error: 'name' takes a text"),
        ("[[people]]\nname = 'A'\nspellings = 'B'", "3:13: error: 'spellings' takes a list of texts"),
        ("[[people]]\nname = '—'", "2:8: error: '—' is no name; it has neither a letter nor a digit"),
        ("[[people]]\nname = \"A\\u001B[2J\"", "2:8: error: a name has a control character"),
        ("[[people]]\nname = 'A'\ninitials = 'ABCDEFGHI'", "3:12: error: 'ABCDEFGHI' is too long; at most 8 "),
        (
            "[[people]]\nname = 'A'\n[[people]]\nname = 'B'\nspellings = ['x', 'a']",
            "5:19: error: 'a' could be 'A' or 'B'"
        ),
    ])
    func `what is wrong is told with its place`(text: String, words: String) {
        let failure = #expect(throws: Failure.self) { try people(text) }
        #expect(failure?.status == .unsupported && failure?.message == "" && failure?.findings.count == 1)
        #expect(failure?.findings.first?.hasPrefix("p.toml:" + words) ?? false, "\(failure?.findings ?? [])")
    }

    @Test func `people and spellings have limits`() throws {
        func all(_ count: Int) -> String { (0..<count).map { "[[people]]\nname = 'N\($0)'\n" }.joined() }
        #expect(try people(all(1000)).count == 1000)
        #expect(throws: Failure.self) { try people(all(1001)) }
        let spellings = (0..<13).map { "'S\($0)'" }.joined(separator: ", ")
        #expect(throws: Failure.self) { try people("[[people]]\nname = 'A'\nspellings = [\(spellings)]") }
    }
}
