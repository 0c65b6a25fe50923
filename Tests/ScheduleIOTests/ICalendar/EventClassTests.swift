import CalendarCore
import Testing

@testable import ScheduleIO

/// Which events are private.
@Suite struct EventClassTests {
    private func isPrivate(_ properties: String...) -> [Bool]? {
        readCalendar(calendar(properties.map { event($0) }.joined(separator: "\n"))).schedule?.events.map(\.isPrivate)
    }

    @Test(arguments: [
        ("PUBLIC", false), ("public ", false), ("", false), ("PRIVATE", true), ("CONFIDENTIAL", true),
        ("X-SECRET", true), ("PRIVATE\nCLASS:PUBLIC", true), ("PUBLIC\nCLASS:PRIVATE", true), ("PUBLIC\u{7}", true),
    ])
    func `whatever is neither public nor empty is private`(_ value: String, _ expected: Bool) {
        #expect(isPrivate("DTSTART;VALUE=DATE:20250101\nCLASS:\(value)") == [expected])
    }

    @Test(arguments: ["CLASS", "CLASS;X=\"a:PUBLIC"]) func `a class that cannot be read is private`(_ line: String) {
        #expect(isPrivate("DTSTART;VALUE=DATE:20250101\n\(line)") == [true])
    }

    @Test func `a change is as private as its series unless it says otherwise`() {
        let series = "DTSTART:20250109T090000\nRRULE:FREQ=DAILY;COUNT=3\nCLASS:PRIVATE"
        let change = "RECURRENCE-ID:20250110T090000\nDTSTART:20250110T100000"
        #expect(isPrivate(series, change) == [true, true, true])
        #expect(isPrivate(change, series) == [true, true, true])
        #expect(isPrivate(series, "\(change)\nCLASS:") == [true, true, true])
        #expect(isPrivate(series, "\(change)\nCLASS:PUBLIC") == [true, false, true])
        #expect(isPrivate(change, "\(change)\nSEQUENCE:1") == [false])
    }
}
