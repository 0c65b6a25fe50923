import CalendarCore
import GoldenSupport
import Testing

/// Random rosters with planted faults: every one is found, and none is invented.
@Suite struct RuleProperties {
    @Test func `what is planted is found, and nothing else`() {
        var kinds: [RuleFinding.Kind: Int] = [:]
        for number in 0..<RandomTests.count("CALPRINT_PLANTED_ROSTERS", default: 300) {
            let seed = RandomTests.firstSeed + UInt64(number)
            var random = SplitMix64(seed)
            let roster = PlantedRoster(&random)
            let schedule = roster.schedule(&random)
            let check = RuleCheck(schedule, roster.rules, days: roster.span)
            #expect(check.findings.map(Self.summary).sorted() == roster.expected.sorted(), "seed \(seed)")
            if number < 30 { expectFound(check.findings, by: roster.rules, in: schedule, "seed \(seed)") }
            let gaps = check.findings.filter { [.gap, .tooFew].contains($0.kind) }
            #expect(
                check.coverage.gaps.map { "\($0.date) \($0.lineKey)" } == gaps.map { "\($0.date) \($0.lines[0].key)" })
            for finding in check.findings { kinds[finding.kind, default: 0] += 1 }
        }
        // Each kind of fault is planted in some roster; those of WorkLimitProperties and of documents are not.
        let others = WorkLimitProperties.kinds + [.unknownSkill, .missingDocument, .expiredDocument]
        #expect(Set(kinds.keys) == Set(RuleFinding.Kind.allCases).subtracting(others))
    }

    private static func summary(_ finding: RuleFinding) -> String {
        let who = finding.kind == .unknownPerson ? stranger(finding.people[0]) : finding.people.first ?? ""
        let hours = finding.hours.map(\.description) ?? ""
        let lines = Set(finding.lines.map(\.key)).sorted()
        return "\(finding.kind) \(finding.date) \(lines) \(who) \(hours)"
    }

    /// As the planter calls them: a text may have capitals.
    private static func stranger(_ name: String) -> String {
        PlantedRoster.strangers.first { $0.uppercased() == name.uppercased() } ?? name
    }
}

/// Expects that each fault is found, with the same counts, if its day alone is checked: rules see the days around.
func expectFound(_ findings: [RuleFinding], by rules: CoverageRules, in schedule: Schedule, _ comment: Comment) {
    for finding in findings {
        let found = RuleCheck(schedule, rules, days: finding.date...finding.date).findings
        #expect(found.contains(finding), "\(comment): \(finding.kind) \(finding.date)")
    }
}
