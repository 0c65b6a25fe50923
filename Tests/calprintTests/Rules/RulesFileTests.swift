import CalendarCore
import GoldenSupport
import ScheduleIO
import Testing

@testable import calprint

/// The content of a file of rules, and the places where it is wrong.
@Suite struct RulesFileTests {
    @Test(arguments: RuleFinding.Kind.allCases)
    func `a fault has a code of its own word`(_ kind: RuleFinding.Kind) {
        #expect(Finding.Code(kind).rawValue == kind.rawValue)
    }

    @Test func `every rule is read`() throws {
        let text = """
            title = "a configuration file may have rules, too"
            [rules]
            people = ["Averbeck", "Belacqua"]
            words = ["Agency"]
            two-lines = [["OS", "CALL"], ["CL", "CALL"]]
            off = ["OFF"]
            off-and-working = true
            max-nights = { CALL = 3 }
            rest-after = { CALL = 1 }
            max-per-week = 5
            max-per-month = { CALL = 8, OS = 20 }
            hours = { OS = "8:00-17:00", CALL = "17:00-08:00" }
            max-people = { OS = 4 }
            max-run = 6
            min-rest = 11
            max-weekends = 2
            weekend = "fri,sat"
            first-weekday = "sunday"
            [[rules.need]]
            line = "CALL"
            days = "every"
            people = 1
            closed = true
            [[rules.need]]
            line = "os"
            days = "2025-07-01..2025-08-31"
            people = 0
            [[rules.need]]
            line = "cl"
            days = "mon,thu"
            """
        var expected = CoverageRules()
        (expected.people, expected.words) = (["Averbeck", "Belacqua"], ["Agency"])
        expected.sharedLines = [["OS", "CALL"], ["CL", "CALL"]]
        (expected.offLines, expected.offAndWorking) = (["OFF"], true)
        (expected.maxNights, expected.rest) = (["CALL": 3], ["CALL": 1])
        (expected.weekly, expected.monthly) = (DayLimits(work: 5), DayLimits(lines: ["CALL": 8, "OS": 20]))
        expected.hours = ["OS": ShiftHours(480, 1020), "CALL": ShiftHours(1020, 1920)]
        expected.maxPeople = [
            StaffingLimit(line: "OS", people: 4, location: .init(file: "r.toml", line: 13, column: 16))
        ]
        (expected.maxRun, expected.minRest, expected.maxWeekends) = (6, 11, 2)
        (expected.weekend, expected.firstWeekday) = ([.friday, .saturday], .sunday)
        let july = CivilDate(year: 2025, month: 7, day: 1)!...CivilDate(year: 2025, month: 8, day: 31)!
        func place(_ line: Int) -> CalendarCore.SourceLocation { .init(file: "r.toml", line: line, column: 1) }
        expected.needs = [
            StaffingNeed(line: "CALL", includesClosedDays: true, location: place(19)),
            StaffingNeed(line: "os", days: .span(july), people: 0, location: place(24)),
            StaffingNeed(line: "cl", days: .weekdays([.monday, .thursday]), location: place(28)),
        ]
        #expect(try RulesFile(RuleReader.read(Array(text.utf8), path: "r.toml")).rules(for: Schedule()) == expected)
    }

    @Test(arguments: [
        ("[rules]\nmax-night = { CALL = 3 }", "2:1: error: unknown key 'max-night' (did you mean 'max-nights'?)"),
        ("[rules]\ncolour = 1", "2:1: error: unknown key 'colour' (known are people, words, two-lines, "),
        ("[[rules.need]]\nline = 'OS'\nday = 'every'", "3:1: error: unknown key 'day' (did you mean 'days'?)"),
        ("people = ['A']\n[rules]", "1:1: error: unknown key 'people' (rules stand in the table [rules])"),
        ("[rule]", "1:2: error: unknown key 'rule' (did you mean 'rules'?)"),
        ("rules = 1", "1:9: error: 'rules' is a table here: [rules]"),
        ("title = 'Ward'", "1:1: error: there are no rules; they stand in the table [rules]"),
        ("[rules]\nmax-nights = 3", "2:14: error: 'max-nights' takes a table of lines, as in { CALL = 3 }"),
        ("[rules]\nmax-nights = { CALL = 0 }", "2:23: error: 'max-nights.CALL' takes a whole number from 1 to 366"),
        ("[rules]\ntwo-lines = ['OS']", "2:14: error: 'two-lines' takes a list of texts"),
        ("[rules]\ntwo-lines = 'OS'", "2:13: error: 'two-lines' takes a list of lists of lines"),
        ("[rules]\npeople = ['—']", "2:11: error: '—' is no name; it has neither a letter nor a digit"),
        ("[rules]\nhours = { OS = '8-17' }", "2:16: error: '8-17' is no span of hours (as in 17:00-08:00)"),
        ("[rules]\nweekend = 'sat,sum'", "2:11: error: 'sum' is not a weekday"),
        ("[rules]\nneed = { line = 'OS' }", "2:8: error: 'need' takes a table for each need: [[rules.need]]"),
        ("[[rules.need]]\npeople = 2", "1:1: error: a need without 'line'"),
        (
            "[[rules.need]]\nline = 'OS'\ndays = '2025-08-01..2025-07-01'",
            "3:8: error: '2025-08-01..2025-07-01' names no days"
        ),
        ("[[rules.need]]\nline = 'OS'\npeople = -1", "3:10: error: 'people' takes a whole number from 0 to 1000"),
        ("[[rules.need]]\nline = 'OSS'", "2:8: error: the schedule has no line 'OSS' (did you mean 'OS'?)"),
        (
            "[rules]\nrest-after = { Nacht = 1 }",
            "2:16: error: the schedule has no line 'Nacht' (it has OS, CL, OFF, CALL)"
        ),
        ("[rules]\npeople = ['Kovář', 'KOVÁŘ']", "2:10: error: 'KOVÁŘ' could be two people: Kovář and KOVÁŘ"),
    ])
    func `what is wrong is told with its place`(text: String, words: String) {
        let failure = #expect(throws: Failure.self) {
            try RulesFile(RuleReader.read(Array(text.utf8), path: "r.toml")).rules(for: Schedule())
        }
        #expect(failure?.status == .unsupported && failure?.message == "" && failure?.findings.count == 1)
        #expect(failure?.findings.first?.hasPrefix("r.toml:" + words) ?? false, "\(failure?.findings ?? [])")
    }

    @Test func `lists and tables within each other have places, and an end`() throws {
        let document = try TOMLDocument(Array("a = [[1, { b = 'c' }]]\n[d.e]\nf.g = 2".utf8), file: "t")
        guard case .list(let outer) = document.entries[0].value.content, case .list(let inner) = outer[0].content,
            case .table(let fields) = inner[1].content
        else { throw Unread() }
        #expect(fields[0].name == "b" && fields[0].location.description == "t:1:12")
        #expect(fields[0].value.location.description == "t:1:16")
        let flattened = Array(document.entries.dropFirst()).flattened
        #expect(flattened.map(\.name) == ["d.e.f.g"] && flattened[0].location.description == "t:3:3")
        let deep = "a = { " + Array(repeating: "b", count: 2000).joined(separator: ".") + " = 1 }"
        let failure = #expect(throws: Failure.self) { try TOMLDocument(Array(deep.utf8), file: "t") }
        #expect(failure?.status == .unsupported && failure?.findings.count == 1, "\(failure?.findings ?? [])")
    }

    private struct Unread: Error {}
}
