import CalendarCore
import Testing

@testable import ScheduleIO

/// Events of whole days whose rules and exceptions have times.
@Suite struct SeriesDatesTests {
    private let daily = "DTSTART;VALUE=DATE:20250302\nRRULE:FREQ=DAILY;COUNT=3"

    private func read(_ properties: String..., in zone: String) -> ReadResult {
        readCalendar(calendar(properties.map { event($0) }.joined(separator: "\n"), head: "X-WR-TIMEZONE:\(zone)"))
    }

    @Test(arguments: [
        ("20250302T230000Z", "Europe/Berlin", [2, 4]), ("20250303T000000Z", "Europe/Berlin", [2, 4]),
        ("20250303T235959Z", "Europe/Berlin", [2, 4]), ("20250303T000000", "Europe/Berlin", [2, 4]),
        ("20250303T050000Z", "America/New_York", [2, 4]), ("20250303T000000Z", "America/New_York", [2, 4]),
        ("20250303T045959Z", "America/New_York", [3, 4]), ("20250302T230000Z", "UTC", [3, 4]),
        ("20250302T110000Z", "Pacific/Auckland", [2, 4]),
    ])
    func `a time excludes the day that the calendar's clock has then`(_ time: String, _ zone: String, _ days: [Int]) {
        let result = read("\(daily)\nEXDATE:\(time)", in: zone)
        #expect(result.occurrences == days.map { "2025-03-0\($0) A" })
    }

    @Test func `a midnight in a zone of its own is the day as written`() {
        let result = read("\(daily)\nEXDATE;TZID=Europe/Berlin:20250303T000000", in: "America/New_York")
        #expect(result.occurrences == ["2025-03-02 A", "2025-03-04 A"] && result.findings.isEmpty)
    }

    @Test func `the zone that is asked for counts, too`() {
        let text = calendar(event("\(daily)\nEXDATE:20250302T230000Z"))
        #expect(readCalendar(text, zone: "Europe/Berlin").occurrences == ["2025-03-02 A", "2025-03-04 A"])
    }

    @Test func `a change and an added date are on the clock's day, too`() {
        let change = "DTSTART;VALUE=DATE:20250310\nRECURRENCE-ID:20250302T230000Z"
        let result = read("\(daily)\nRDATE:20250307T230000Z", change, in: "Europe/Berlin")
        #expect(result.occurrences == ["2025-03-02 A", "2025-03-04 A", "2025-03-08 A", "2025-03-10 A"])
        #expect(result.schedule?.events.map { $0.identity?.name }.last == "a/20250303")
        #expect(result.places == ["doubtful-date 8:7", "doubtful-date 14:15"])
    }

    @Test(arguments: [
        ("20250303T230000Z", "Europe/Berlin", [2, 3, 4]), ("20250303T225959Z", "Europe/Berlin", [2, 3]),
        ("20250303T230000Z", "UTC", [2, 3]), ("20250303T120000Z", "Europe/Berlin", [2, 3]),
    ])
    func `the last day is that of the clock`(_ until: String, _ zone: String, _ days: [Int]) {
        let result = read("DTSTART;VALUE=DATE:20250302\nRRULE:FREQ=DAILY;UNTIL=\(until)", in: zone)
        #expect(result.occurrences == days.map { "2025-03-0\($0) A" })
    }

    @Test(arguments: [("Europe/Berlin", "doubtful-date 7:7"), ("UTC", "invalid-rule 7:7")])
    func `an end on the day before takes no event away`(_ zone: String, _ place: String) {
        let result = read("DTSTART;VALUE=DATE:20251020\nRRULE:FREQ=YEARLY;UNTIL=20251019T220000Z", in: zone)
        #expect(result.occurrences == ["2025-10-20 A"] && result.places == [place])
    }

    @Test func `a series that ends before it starts is told`() {
        let result = readCalendar(calendar(event("DTSTART:20250302T090000\nRRULE:FREQ=DAILY;UNTIL=20250301T090000")))
        #expect(result.occurrences.isEmpty && result.places == ["invalid-rule 7:7"])
    }

    @Test func `many times in one event are one warning`() {
        let dates = "EXDATE:20250301T230000Z,20250302T230000Z\nEXDATE:20250303T230000Z"
        let result = read("\(daily)\n\(dates)", in: "Europe/Berlin")
        #expect(result.occurrences.isEmpty && result.places == ["doubtful-date 8:8"])
    }
}
