import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Random rules, which dateutil answers as well.
///
/// `CALPRINT_RULES=20000` tries that many of them, and `CALPRINT_SEED=1` begins with that seed.
@Suite struct DateutilTests {
    private static let hasDateutil = (try? run("python3", ["-c", "import dateutil.rrule"]).status) == 0

    @Test(.enabled(if: hasDateutil, "python3-dateutil is not installed"))
    func `random rules give what dateutil says`() throws {
        let seed = RandomTests.firstSeed
        var maker = RandomRule(SplitMix64(seed))
        let rules = (0..<RandomTests.count("CALPRINT_RULES", default: 300)).map { _ in maker.next() }
        let expected = try answers(to: rules)
        try #require(expected.count == rules.count)
        #expect(expected.count { $0 == "slow" } <= 3 + rules.count / 100, "seed \(seed)")
        for (rule, expected) in zip(rules, expected) where expected != "slow" {
            let found = rule.occurrences(20, throughYear: rule.lastYear).joined(separator: ",")
            #expect(found == expected, "seed \(seed): \(rule.start) \(rule.rule)")
        }
    }

    private func answers(to rules: [RuleText]) throws -> [String] {
        let lines = rules.map { "\($0.start)\t\($0.lastYear)\t\($0.rule)\n" }.joined()
        let script = TestFiles.path("occurrences.py", testFile: #filePath)
        return try requireSuccess(of: "python3", [script], input: Array(lines.utf8)).text
            .split(separator: "\n").map(String.init)
    }
}

extension RuleText {
    /// How far dateutil can look in good time: it steps through what cannot match.
    fileprivate var lastYear: Int {
        let year = Int(start.prefix(4)) ?? 0
        if rule.contains("=SECONDLY") || rule.contains("=MINUTELY") { return year }
        return rule.contains("=HOURLY") ? year + 2 : 2045
    }
}
