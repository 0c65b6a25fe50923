import CalendarCore
import Testing

@testable import ScheduleIO

/// Days and times of events, in the zone of the schedule.
@Suite struct CalendarTimeTests {
    private func occurrences(_ properties: String, zone: String? = "America/Chicago", head: String = "") -> [String] {
        readCalendar(calendar(event(properties), head: head), zone: zone).occurrences
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20250101", "2025-01-01 A"), ("DTSTART:20250101", "2025-01-01 A"),
        ("DTSTART;VALUE=DATE:20250227\nDTEND;VALUE=DATE:20250302", "2025-02-27 to 2025-03-01 A"),
        ("DTSTART;VALUE=DATE:20250101\nDTEND;VALUE=DATE:20250101", "2025-01-01 A"),
        ("DTSTART;VALUE=DATE:20250101\nDURATION:P1W", "2025-01-01 to 2025-01-07 A"),
        ("DTSTART:20250101T090000", "2025-01-01 9:00 A"), ("DTSTART:20250101T150000Z", "2025-01-01 9:00 A"),
        ("DTSTART:20250101T150000Z\nDURATION:PT1H30M", "2025-01-01 9:00-10:30 A"),
        ("DTSTART;TZID=Europe/Berlin:20250101T030000", "2024-12-31 20:00 A"),
        ("DTSTART;TZID=\"Europe/Berlin\":20250101T030000", "2024-12-31 20:00 A"),
        ("DTSTART;TZID=US/Eastern:20250101T003000", "2024-12-31 23:30 A"),
        ("DTSTART;TZID=Asia/Calcutta:20250101T090000", "2024-12-31 21:30 A"),
        ("DTSTART;TZID=/mozilla.org/20050126_1/Europe/Kiev:20250101T070000", "2024-12-31 23:00 A"),
        ("DTSTART;TZID=FLE Standard Time:20250101T070000", "2024-12-31 23:00 A"),
        ("DTSTART:20250101T235930\nDURATION:PT1M", "2025-01-01 23:59-2025-01-02 0:01 A"),
    ])
    func `spans are of the schedule's zone`(_ properties: String, _ expected: String) {
        #expect(
            readCalendar(calendar(event(properties)), zone: "America/Chicago", from: "2024-01-01").occurrences == [
                expected
            ])
    }

    @Test func `a time that the clock leaves out is the one after`() {
        #expect(occurrences("DTSTART;TZID=America/Chicago:20250309T023000") == ["2025-03-09 3:30 A"])
    }

    @Test func `of a time that comes twice it is the first`() {
        #expect(occurrences("DTSTART;TZID=America/Chicago:20251102T013000", zone: "UTC") == ["2025-11-02 6:30 A"])
    }

    @Test func `a series keeps its wall clock`() {
        let rule =
            "DTSTART;TZID=America/Chicago:20250308T170000\nDTEND;TZID=America/Chicago:20250309T080000\nRRULE:FREQ=DAILY;COUNT=2"
        #expect(
            occurrences(rule, zone: "UTC")
                == ["2025-03-08 23:00-2025-03-09 13:00 A", "2025-03-09 22:00-2025-03-10 13:00 A"])
    }

    @Test func `the file's zone counts where none is given`() {
        let start = "DTSTART:20250101T150000Z"
        #expect(occurrences(start, zone: nil, head: "X-WR-TIMEZONE:America/Chicago") == ["2025-01-01 9:00 A"])
        #expect(
            occurrences(start, zone: "Europe/Berlin", head: "X-WR-TIMEZONE:America/Chicago") == ["2025-01-01 16:00 A"])
        #expect(occurrences(start, zone: nil) == ["2025-01-01 15:00 A"])
        let schedule = readCalendar(calendar(event(start), head: "X-WR-TIMEZONE:America/Chicago")).schedule
        #expect(schedule?.timeZone == "America/Chicago")
    }

    @Test func `names of Windows are known`() {
        let result = readCalendar(
            calendar(event("DTSTART;TZID=Central Standard Time:20250701T090000")), zone: "UTC")
        #expect(result.occurrences == ["2025-07-01 14:00 A"])
        #expect(result.places == ["doubtful-time-zone 6:1"])
    }

    @Test func `a long name may end in a known one`() {
        let start = "DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20250701T090000"
        #expect(occurrences(start, zone: "UTC") == ["2025-07-01 7:00 A"])
    }

    @Test func `an unknown zone leaves the time as it is`() {
        let result = readCalendar(calendar(event("DTSTART;TZID=Mars/Phobos:20250701T090000")), zone: "UTC")
        #expect(result.occurrences == ["2025-07-01 9:00 A"])
        #expect(result.places == ["invalid-time-zone 6:1"])
    }

    @Test func `the file's own rules count`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Ward
            BEGIN:STANDARD
            DTSTART:20000101T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0300
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20000601T000000
            RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0430
            END:DAYLIGHT
            BEGIN:STANDARD
            DTSTART:20000901T000000
            RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1
            TZOFFSETFROM:+0430
            TZOFFSETTO:+0300
            END:STANDARD
            END:VTIMEZONE
            """
        let events = [event("DTSTART;TZID=Ward:20250115T090000"), event("DTSTART;TZID=Ward:20250715T090000", uid: "b")]
        let expected = ["2025-01-15 6:00 A", "2025-07-15 4:30 A"]
        #expect(readCalendar(calendar(zone, events[0], events[1]), zone: "UTC").occurrences == expected)
        #expect(readCalendar(calendar(events[0], events[1], zone), zone: "UTC").occurrences == expected)
    }

    @Test func `the file's zone counts before any reading of its name`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:UTC+2
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0200
            END:STANDARD
            END:VTIMEZONE
            """
        let start = event("DTSTART;TZID=UTC+2:20250101T090000")
        #expect(readCalendar(calendar(zone, start), zone: "UTC").occurrences == ["2025-01-01 7:00 A"])
        let alone = readCalendar(calendar(start), zone: "UTC")
        #expect(alone.occurrences == ["2025-01-01 7:00 A"] && alone.codes == [.doubtfulTimeZone])
    }

    @Test(arguments: [
        "FREQ=SECONDLY", "FREQ=YEARLY;BYSECOND=1,2,3", "FREQ=YEARLY;BYWEEKNO=-53", "FREQ=YEARLY;INTERVAL=0",
    ])
    func `a zone whose clock no real one has is none`(_ rule: String) {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Ward
            BEGIN:STANDARD
            DTSTART:20000101T000000
            RRULE:\(rule)
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0400
            END:STANDARD
            END:VTIMEZONE
            """
        let result = readCalendar(calendar(zone, event("DTSTART;TZID=Ward:20250115T090000")), zone: "UTC")
        #expect(result.codes == [.invalidTimeZone])
    }

    @Test func `an end before the start is swapped`() {
        let result = readCalendar(calendar(event("DTSTART:20250102T090000\nDTEND:20250101T090000")))
        #expect(result.occurrences == ["2025-01-01 9:00-2025-01-02 9:00 A"])
        #expect(result.places == ["end-before-start 7:7"])
    }
}
