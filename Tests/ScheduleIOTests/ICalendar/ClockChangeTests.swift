import CalendarCore
import Testing

@testable import ScheduleIO

/// Series by the hour across a clock change, dates that exclude, and forms of rules and files.
@Suite struct ClockChangeTests {
    private func hours(_ properties: String, zone: String = "Europe/Berlin") -> [String] {
        let result = readCalendar(calendar(event(properties)), zone: zone)
        #expect(result.findings.isEmpty)
        return result.occurrences.map { String($0.dropFirst(11).dropLast(2)) }
    }

    @Test func `every hour has one event when the clock goes forward`() {
        let rule = "DTSTART;TZID=Europe/Berlin:20250330T000000\nRRULE:FREQ=HOURLY;COUNT=4"
        #expect(hours(rule) == ["0:00", "1:00", "3:00", "4:00"])
        #expect(hours(rule, zone: "UTC") == ["23:00", "0:00", "1:00", "2:00"])
    }

    @Test func `every hour has one event when the clock goes back`() {
        let rule = "DTSTART;TZID=Europe/Berlin:20251026T010000\nRRULE:FREQ=HOURLY;COUNT=4"
        #expect(hours(rule) == ["1:00", "2:00", "2:00", "3:00"])
        #expect(hours(rule, zone: "UTC") == ["23:00", "0:00", "1:00", "2:00"])
    }

    @Test func `an interval of minutes counts real time, until an instant`() {
        let rule = "RRULE:FREQ=MINUTELY;INTERVAL=30;UNTIL=20251026T013000Z"
        let expected = ["0:00", "0:30", "1:00", "1:30"]
        #expect(hours("DTSTART;TZID=Europe/Berlin:20251026T020000\n\(rule)", zone: "UTC") == expected)
    }

    @Test func `longer intervals keep the clock`() {
        let rule = "DTSTART;TZID=Europe/Berlin:20250329T200000\nRRULE:FREQ=HOURLY;INTERVAL=6;COUNT=5"
        #expect(hours(rule) == ["20:00", "3:00", "8:00", "14:00", "20:00"])
        let both = "DTSTART;TZID=Europe/Berlin:20250330T010000\nRRULE:FREQ=DAILY;BYHOUR=1,2,3;COUNT=4"
        #expect(hours(both) == ["1:00", "3:00", "1:00"])
    }

    @Test func `the second hour can be excluded and ends when it should`() {
        let start = "DTSTART;TZID=Europe/Berlin:20251026T010000\nDURATION:PT30M\nRRULE:FREQ=HOURLY;COUNT=4"
        #expect(hours(start, zone: "UTC") == ["23:00-23:30", "0:00-0:30", "1:00-1:30", "2:00-2:30"])
        #expect(hours("\(start)\nEXDATE:20251026T010000Z", zone: "UTC") == ["23:00-23:30", "0:00-0:30", "2:00-2:30"])
        #expect(
            hours("\(start)\nEXDATE;TZID=Europe/Berlin:20251026T020000", zone: "UTC")
                == ["23:00-23:30", "1:00-1:30", "2:00-2:30"])
    }

    @Test func `a date excludes on the clock of the series`() {
        let late = "DTSTART;TZID=America/New_York:20250602T220000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20250603"
        let result = readCalendar(calendar(event(late)), zone: "Europe/Berlin")
        #expect(result.occurrences == ["2025-06-03 4:00 A", "2025-06-05 4:00 A"])
        #expect(result.places == ["doubtful-date 8:19"])
        let early = late.replacing("T220000", with: "T090000")
        #expect(readCalendar(calendar(event(early)), zone: "Europe/Berlin").findings.isEmpty)
        #expect(readCalendar(calendar(event(late)), zone: "America/New_York").findings.isEmpty)
    }

    @Test func `a rule may have escaped semicolons`() {
        let rule = "DTSTART:20250602T090000\nRRULE:FREQ=WEEKLY\\;BYDAY=MO\\,TU\\;COUNT=3"
        let result = readCalendar(calendar(event(rule)))
        #expect(result.occurrences == ["2025-06-02 9:00 A", "2025-06-03 9:00 A", "2025-06-09 9:00 A"])
        #expect(result.findings.isEmpty)
    }

    @Test func `an event without a calendar around it is read, with a warning`() {
        let result = readCalendar("\n" + event("DTSTART:20250602T090000") + "\n")
        #expect(result.occurrences == ["2025-06-02 9:00 A"] && result.places == ["syntax 2:1"])
        #expect(ScheduleReader.format(of: Array("BEGIN:VNOTE\n".utf8)) == nil)
    }

    @Test func `the content that no page has is counted, by kind`() {
        let properties = "DTSTART:20250602T090000\nDESCRIPTION:x\nATTENDEE:mailto:a@example.org\nCOMMENT:"
        let text = calendar(event(properties), event("DTSTART:20250603T090000\nDESCRIPTION:y", uid: "b"))
        let result = readCalendar(text)
        #expect(result.findings.isEmpty)
        #expect(
            result.unprinted.map(\.message) == [
                "descriptions are not printed (2 in this file)",
                "attendees are not printed (1 in this file)",
            ])
        #expect(result.unprinted.map { $0.location?.line } == [7, 8])
        #expect(result.strict.unprinted == result.unprinted && result.unprinted.allSatisfy { $0.severity == .note })
    }
}
