import CalendarCore
import Testing

/// The documents that lines ask for.
@Suite struct DocumentCheckTests {
    private static func date(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 3, day: day)! }

    /// `expiredDocument 14 CALL Kovář CPR`
    private func findings(_ requirements: [Requirement], asked: [String: [String]] = ["CALL": ["CPR"]]) -> [String] {
        let people = [Person(name: "Averbeck"), Person(name: "Kovář", initials: "K")]
        let days = (10...16).map { day in
            DayRecord(
                date: Self.date(day),
                texts: [LineText(key: "call", text: "KOVÁŘ"), LineText(key: "os", text: "Averbeck")])
        }
        var rules = CoverageRules()
        rules.documents = asked
        let schedule = Schedule(people: people, days: days, requirements: requirements)
        return RuleCheck(schedule, rules, days: Self.date(10)...Self.date(16)).findings.map { finding in
            "\(finding.kind) \(finding.date.day) \(finding.lines[0].label) \(finding.people[0]) \(finding.document ?? "")"
        }
    }

    private func document(_ person: String, _ name: String, _ validity: Requirement.Validity) -> Requirement {
        Requirement(person: person, document: name, validity: validity)
    }

    @Test func `whoever is on a line after a document has expired is found, on the first such day`() {
        #expect(findings([document("K", "cpr", .until(Self.date(13)))]) == ["expiredDocument 14 CALL Kovář cpr"])
        #expect(findings([document("Kovář", "CPR", .until(Self.date(16)))]).isEmpty)
        #expect(findings([document("Kovář", "CPR", .unlimited)]).isEmpty)
    }

    @Test func `a document that is missing, or that nobody has heard of, is found`() {
        let found = ["missingDocument 10 CALL Kovář CPR"]
        #expect(findings([document("Kovář", "CPR", .missing)]) == found)
        #expect(findings([document("Averbeck", "CPR", .unlimited)]) == found)
    }

    @Test func `other lines ask for nothing, and without documents nothing is known`() {
        #expect(findings([document("Averbeck", "CPR", .missing), document("Kovář", "CPR", .unlimited)]).isEmpty)
        #expect(findings([]).isEmpty)
        #expect(findings([document("Kovář", "CPR", .missing)], asked: [:]).isEmpty)
    }
}
