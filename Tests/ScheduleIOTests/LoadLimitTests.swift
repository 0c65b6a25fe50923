import CalendarCore
import Testing

@testable import ScheduleIO

/// Small files that would exhaust a host are errors that name the limit.
@Suite struct LoadLimitTests {
    /// The messages of a calendar's errors.
    private func errors(_ lines: [String]) -> [String] {
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//EN"] + lines + ["END:VCALENDAR", ""])
        return read(text.joined(separator: "\r\n"), as: "t.ics").errors.map(\.message)
    }

    private func event(_ number: Int, _ lines: String...) -> [String] {
        ["BEGIN:VEVENT", "UID:\(number)", "SUMMARY:e\(number)"] + lines + ["END:VEVENT"]
    }

    @Test func `series of long events have a limit of days`() {
        func series(_ count: Int) -> [String] {
            (0..<count).flatMap { number in
                event(
                    number, "DTSTART;VALUE=DATE:20250101", "DTEND;VALUE=DATE:20251231", "RRULE:FREQ=DAILY;COUNT=270")
            }
        }
        #expect(errors(series(1)) == [])
        #expect(errors(series(2)) == ["events of several days have more than 100000 days in total"])
    }

    @Test func `a day has at most a thousand events, however they come together`() {
        func daily(_ count: Int, from first: Int = 0) -> [String] {
            (0..<count).flatMap { event(first + $0, "DTSTART;VALUE=DATE:20250310", "RRULE:FREQ=DAILY;COUNT=3") }
        }
        func single(_ count: Int) -> [String] {
            (0..<count).flatMap { event(10_000 + $0, "DTSTART:20250311T09\($0 % 50 + 10)00Z") }
        }
        #expect(errors(daily(500) + single(500)) == [])
        #expect(errors(daily(500) + single(501)) == ["more than 1000 events on 2025-03-11"])
        let files = [daily(600), daily(401, from: 5000)].map { lines in
            let text = ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]
            return read(text.joined(separator: "\r\n"), as: "t.ics")
        }
        #expect(files.allSatisfy { $0.errors.isEmpty })
        #expect(ScheduleReader.merge(files).errors.map(\.message) == ["more than 1000 events on 2025-03-10"])
    }

    @Test func `the rules of time zones go through a limited number of years`() {
        func zone(_ count: Int, from year: String) -> [String] {
            let parts = (0..<count).flatMap { number in
                [
                    "BEGIN:STANDARD", "DTSTART:\(year)0101T020000", "TZOFFSETFROM:+0\(number % 10)00",
                    "TZOFFSETTO:+0\((number + 1) % 10)00", "RRULE:FREQ=YEARLY;BYMONTH=\(1 + number % 12);BYDAY=1SU",
                    "END:STANDARD",
                ]
            }
            return ["BEGIN:VTIMEZONE", "TZID:Z"] + parts + ["END:VTIMEZONE"]
                + event(1, "DTSTART;TZID=Z:20250310T090000", "RRULE:FREQ=DAILY;COUNT=100")
        }
        #expect(errors(zone(40, from: "1601")) == [])
        let found = errors(zone(50, from: "0001"))
        #expect(found == ["the observances of time zones have rules for 110001 years in total (at most 100000)"])
    }
}
