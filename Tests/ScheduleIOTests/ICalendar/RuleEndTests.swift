import CalendarCore
import Testing

@testable import ScheduleIO

/// Rules whose ends are not written as RFC 5545 says.
@Suite struct RuleEndTests {
    private func read(_ end: String) -> ReadResult {
        let rule = "DTSTART;TZID=Europe/Berlin:20250303T090000\nRRULE:FREQ=WEEKLY;\(end)"
        return readCalendar(calendar(event(rule)), zone: "Europe/Berlin")
    }

    @Test(arguments: [
        ("20250317T090000+0100", 3), ("20250317T085959+0100", 2), ("20250317T090000+01:00", 3),
        ("20250317T030000-05", 3), ("20250317T080000+0000", 3), ("20250317T0900", 3), ("20250317T0800Z", 3),
        ("20250317T080000.000Z", 3), ("20250317 090000", 3), ("20250317T240000Z", 3), ("20250431T235959Z", 9),
        ("20250317T170000+9", 3), ("2025-03-17 09:00:00 +0100", 3),
    ])
    func `an end in another form counts, with a warning`(_ until: String, _ count: Int) {
        let result = read("UNTIL=\(until)")
        #expect(result.occurrences.count == count)
        #expect(result.codes == [.unusualForm])
    }

    @Test func `an end on a day that its month does not have is the month's last`() {
        #expect(read("UNTIL=20250431").occurrences.count == 9)
        #expect(read("UNTIL=20250431").codes == [.unusualForm, .invalidRule])
        #expect(read("UNTIL=20250432").places == ["invalid-rule 7:7"])
    }

    @Test(arguments: ["UNTIL=forever", "UNTIL=", "UNTIL=20251301", "COUNT=ten", "COUNT="])
    func `an end that cannot be read is an error`(_ end: String) {
        let result = read(end)
        #expect(result.schedule == nil && result.places == ["invalid-rule 7:7"])
    }

    @Test func `a count of 0 leaves the start`() {
        #expect(read("COUNT=0").occurrences == ["2025-03-03 9:00 A"])
        #expect(read("COUNT=0").places == ["invalid-rule 7:7"])
    }
}
