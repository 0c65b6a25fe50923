import CalendarCore
import Testing

@testable import ScheduleIO

/// Exceptions of a series that match none of its events.
@Suite struct UnmatchedExceptionTests {
    private let series = "DTSTART;TZID=Europe/Berlin:20250303T090000\nRRULE:FREQ=DAILY;COUNT=3"

    private func places(_ properties: String..., from first: String = "2025-03-01") -> [String] {
        readCalendar(calendar(properties.map { event($0) }.joined(separator: "\n")), zone: "Europe/Berlin", from: first)
            .places
    }

    @Test(arguments: ["2025-03-01", "2025-06-01"])
    func `an exclusion that excludes nothing is told, whatever days are asked for`(first: String) {
        for time in ["TZID=Europe/Berlin:20250304T093000", "X=1:20250304T090000Z", "VALUE=DATE:20250306"] {
            let places = places("\(series)\nEXDATE;\(time)", from: first)
            #expect(places.map { $0.prefix(22) } == ["unmatched-exception 8:"])
        }
        #expect(places("\(series)\nEXDATE;TZID=Europe/Berlin:20250304T090000", from: first).isEmpty)
        #expect(places("\(series)\nEXDATE:20250304T080000Z\nEXDATE:20250304T090000", from: first).isEmpty)
    }

    @Test func `the warning says when the event of that day is`() {
        let text = calendar(event("\(series)\nEXDATE:20250304T090500"))
        #expect(readCalendar(text).findings.first?.hint == "on that day it has one at 9:00")
    }

    @Test func `a change of no event is told, and counts`() {
        let change = "RECURRENCE-ID:20250304T090000Z\nDTSTART:20250304T140000Z"
        let result = readCalendar(calendar(event(series), event(change, summary: "B")), zone: "Europe/Berlin")
        #expect(result.places == ["unmatched-exception 12:15"])
        #expect(result.occurrences.contains("2025-03-04 15:00 B") && result.occurrences.count == 4)
        #expect(places(series, "RECURRENCE-ID:20250304T080000Z\nDTSTART:20250304T140000Z", from: "2025-06-01").isEmpty)
    }

    @Test func `a change of an excluded event is told, unless it takes the event away, too`() {
        let change = "RECURRENCE-ID:20250304T080000Z\nDTSTART:20250304T140000Z"
        #expect(places("\(series)\nEXDATE:20250304T080000Z", change) == ["unmatched-exception 13:15"])
        #expect(places("\(series)\nEXDATE:20250304T080000Z", "\(change)\nSTATUS:CANCELLED").isEmpty)
    }

    @Test func `nothing is said where it takes too long to be certain`() {
        let rule = "DTSTART:19000101T000000\nRRULE:FREQ=SECONDLY;INTERVAL=7;BYSECOND=30;COUNT=999999999"
        #expect(places("\(rule)\nEXDATE:20990101T000000") == ["too-many 7:7"])
    }
}
