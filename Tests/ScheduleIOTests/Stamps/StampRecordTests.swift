import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A stamp as documents have it.
@Suite struct StampRecordTests {
    private let record = StampRecord(
        ScheduleStamp(
            Schedule(days: [DayRecord(date: CivilDate("2025-01-31"), texts: [LineText(key: "os", text: "A")])]),
            days: CivilDate("2025-01-30")...CivilDate("2025-02-02")),
        options: ["person=D.C.", "person=\"Kovář\" = <K>", "only=true"])

    @Test func `reading gives what was written`() {
        #expect(StampRecord(record.text) == record)
        #expect(!record.text.contains("\n"))
    }

    @Test func `no beginning of it is one`() {
        let text = Array(record.text.unicodeScalars)
        for count in text.indices {
            var part = ""
            part.unicodeScalars.append(contentsOf: text[..<count])
            #expect(StampRecord(part) == nil, "\(part)")
        }
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2"), ("\"version\": 1", "\"version\": \"1\""), ("2025-01-30", "2025-01-32"),
        ("2025-01-30", "2024-01-30"), ("2025-01-30", "2025-02-30"), ("2025-02-02", "2025-01-01"),
        ("2025-02-02", "9999-12-31"), ("\"only=true\"", "true"), ("[\"person", "[[], \"person"),
        ("\"months\"", "\"weeks\""), ("\"months\": [\"", "\"months\": [\"0"),
        ("\"months\": [\"", "\"months\": [\"gggggggg"),
    ])
    func `neither is one that was changed`(part: String, other: String) {
        #expect(record.text.contains(part))
        #expect(StampRecord(record.text.replacing(part, with: other)) == nil)
    }
}
