import Foundation
import Testing

@testable import ScheduleIO

/// Rules out of other projects' tests, and random ones, with their occurrences. In `cases.jsonl`, `expect` has the
/// first of them, or all of them if the case is `complete`.
@Suite struct RecurrenceCasesTests {
    struct Case: Decodable {
        let suite: String
        let dtstart: String
        let rrule: String
        let expect: [String]
        let complete: Bool
    }

    @Test func `every case is as expected`() throws {
        let lines = try TestFiles.bytes("cases.jsonl", testFile: #filePath).split(separator: 0x0A)
        #expect(lines.count == 637)
        for line in lines {
            let expected = try JSONDecoder().decode(Case.self, from: Data(line))
            let text = RuleText(start: expected.dtstart, rule: expected.rrule)
            let found = text.occurrences(expected.expect.count + (expected.complete ? 1 : 0))
            #expect(found == expected.expect, "\(expected.suite): \(expected.dtstart) \(expected.rrule)")
        }
    }
}
