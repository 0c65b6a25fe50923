import CalendarCore
import Testing

@testable import ScheduleIO

/// Events that recur, and what changes some of their occurrences.
@Suite struct RecurrenceTests {
    private func days(_ properties: String..., from first: String = "2025-01-01", to last: String = "2025-12-31")
        -> [String]
    {
        let events = properties.enumerated().map { index, text in event(text, summary: "\(index)") }
        let result = readCalendar(calendar(events.joined(separator: "\n")), from: first, to: last)
        return result.occurrences.map { String($0.dropFirst(5)) }
    }

    @Test func `rules without an end end with the range`() {
        let rule = "DTSTART;VALUE=DATE:20240101\nRRULE:FREQ=MONTHLY"
        #expect(days(rule, from: "2025-03-01", to: "2025-04-30") == ["03-01 0", "04-01 0"])
    }

    @Test func `without a range they are followed for a year`() {
        let text = calendar(event("DTSTART;VALUE=DATE:20240101\nRRULE:FREQ=MONTHLY"))
        let result = read(text, as: "t.ics")
        #expect(result.schedule?.events.last.map { "\($0.firstDay)" } == "2025-01-01")
    }

    @Test func `what began before the range reaches in`() {
        let rule = "DTSTART;VALUE=DATE:20250128\nDURATION:P7D\nRRULE:FREQ=YEARLY"
        #expect(days(rule, from: "2025-02-01", to: "2025-02-28") == ["01-28 to 2025-02-03 0"])
    }

    @Test(arguments: [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=WEEKLY;COUNT=1",
    ])
    func `a rule that never matches leaves the start`(_ rule: String) {
        #expect(days("DTSTART;VALUE=DATE:20250103\nRRULE:\(rule)") == ["01-03 0"])
    }

    @Test func `rules by the hour keep their phase`() {
        let rule = "DTSTART:20241231T010000\nRRULE:FREQ=HOURLY;INTERVAL=7"
        #expect(
            days(rule, from: "2025-01-02", to: "2025-01-02")
                == ["01-02 2:00 0", "01-02 9:00 0", "01-02 16:00 0", "01-02 23:00 0"])
    }

    @Test func `rules by the second are followed to the end`() {
        let text = calendar(event("DTSTART:20250101T000000\nRRULE:FREQ=SECONDLY;INTERVAL=30000"))
        #expect(readCalendar(text).findings.isEmpty)
        #expect(readCalendar(text).schedule?.events.count == 365 * 86_400 / 30_000 + 1)
    }

    @Test func `a search that is too long is told`() {
        let rule = "RRULE:FREQ=SECONDLY;INTERVAL=7;BYSECOND=30;COUNT=999999999"
        #expect(readCalendar(calendar(event("DTSTART:19000101T000000\n\(rule)"))).places == ["too-many 7:7"])
    }

    @Test func `what a rule must not have is left out and told`() {
        let rule = "DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=WEEKLY;BYMONTHDAY=3;COUNT=2"
        let result = readCalendar(calendar(event(rule)))
        #expect(result.occurrences == ["2025-01-01 A", "2025-01-08 A"])
        #expect(result.places == ["invalid-rule 7:7"])
    }

    @Test func `a rule in a change is told`() {
        let change = "RECURRENCE-ID:20250104T090000\nDTSTART:20250104T120000\nRRULE:FREQ=DAILY;COUNT=2"
        let result = readCalendar(calendar(event(change)))
        #expect(result.occurrences == ["2025-01-04 12:00 A"])
        #expect(result.places == ["invalid-rule 8:7"])
    }

    @Test func `until is an instant`() {
        let rule = "DTSTART;TZID=America/Chicago:20250101T200000\nRRULE:FREQ=DAILY;UNTIL=20250103T020000Z"
        let result = readCalendar(calendar(event(rule)), zone: "America/Chicago")
        #expect(result.occurrences == ["2025-01-01 20:00 A", "2025-01-02 20:00 A"])
        #expect(result.findings.isEmpty)
    }

    @Test func `until a date is before that day's times`() {
        let text = calendar(event("DTSTART:20250101T200000\nRRULE:FREQ=DAILY;UNTIL=20250103"))
        #expect(readCalendar(text).occurrences == ["2025-01-01 20:00 A", "2025-01-02 20:00 A"])
        #expect(readCalendar(text).codes == [.invalidRule])
    }

    @Test func `a negative count does not count`() {
        let text = calendar(event("DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=DAILY;COUNT=-1;UNTIL=20250103"))
        #expect(readCalendar(text).schedule?.events.count == 3)
        #expect(readCalendar(text).codes == [.invalidRule])
    }

    @Test func `an added date has the time of its series`() {
        let result = readCalendar(
            calendar(event("DTSTART;TZID=Europe/Berlin:20250301T090000\nRDATE;VALUE=DATE:20250401")))
        #expect(result.occurrences == ["2025-03-01 9:00 A", "2025-04-01 9:00 A"])
        #expect(result.places == ["unusual-form 7:18"])
    }

    @Test func `added dates count once and may have a length of their own`() {
        let properties = """
            DTSTART;TZID=America/Chicago:20250101T090000
            DTEND;TZID=America/Chicago:20250101T100000
            RDATE;TZID=America/Chicago:20250101T090000,20250102T090000
            RDATE:20250102T150000Z
            RDATE;VALUE=PERIOD:20250103T150000Z/PT3H,20250104T150000Z/20250104T153000Z
            """
        let result = readCalendar(calendar(event(properties)), zone: "America/Chicago")
        #expect(
            result.occurrences == [
                "2025-01-01 9:00-10:00 A", "2025-01-02 9:00-10:00 A", "2025-01-03 9:00-12:00 A",
                "2025-01-04 9:00-9:30 A",
            ])
    }

    @Test(arguments: ["EXDATE:20250102T150000Z", "EXDATE:20250102T090000", "EXDATE;VALUE=DATE:20250102"])
    func `exclusions match across zones`(_ exclusion: String) {
        let rule = "DTSTART;TZID=America/Chicago:20250101T090000\nRRULE:FREQ=DAILY;COUNT=3\n\(exclusion)"
        let result = readCalendar(calendar(event(rule)), zone: "America/Chicago")
        #expect(result.occurrences == ["2025-01-01 9:00 A", "2025-01-03 9:00 A"])
    }

    @Test func `excluded rules take away`() {
        #expect(
            days("DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=DAILY;COUNT=4\nEXRULE:FREQ=DAILY;INTERVAL=2")
                == ["01-02 0", "01-04 0"])
    }

    @Test func `a change replaces its occurrence`() {
        let series = "DTSTART;TZID=America/Chicago:20250101T090000\nRRULE:FREQ=DAILY;COUNT=3"
        let change = "RECURRENCE-ID:20250102T150000Z\nDTSTART:20250102T200000Z"
        let text = calendar(event(series), event(change, summary: "B"))
        #expect(
            readCalendar(text, zone: "America/Chicago").occurrences
                == ["2025-01-01 9:00 A", "2025-01-02 14:00 B", "2025-01-03 9:00 A"])
    }

    @Test func `a change of a day is found by the date as written`() {
        let series = "DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=DAILY;COUNT=2"
        #expect(days(series, "RECURRENCE-ID:20250102T000000Z\nDTSTART;VALUE=DATE:20250105") == ["01-01 0", "01-05 1"])
    }

    @Test func `a change may reach all that follows`() {
        let series = "DTSTART:20250101T090000\nRRULE:FREQ=DAILY;COUNT=5"
        let one = "RECURRENCE-ID:20250104T090000\nDTSTART:20250104T120000"
        let all = "RECURRENCE-ID;RANGE=THISANDFUTURE:20250103T090000\nDTSTART:20250103T100000\nDURATION:PT1H"
        #expect(
            days(series, one, all)
                == ["01-01 9:00 0", "01-02 9:00 0", "01-03 10:00-11:00 2", "01-04 12:00 1", "01-05 10:00-11:00 2"])
    }

    @Test func `a change without its series counts`() {
        #expect(days("RECURRENCE-ID:20250104T090000\nDTSTART:20250104T120000") == ["01-04 12:00 0"])
    }

    @Test func `the greater sequence wins`() {
        let old = event("DTSTART;VALUE=DATE:20250101\nSEQUENCE:1", summary: "old")
        let new = event("DTSTART;VALUE=DATE:20250101\nSEQUENCE:2", summary: "new")
        for text in [calendar(old, new), calendar(new, old)] {
            let result = readCalendar(text)
            #expect(result.occurrences == ["2025-01-01 new"])
            #expect(result.codes == [.repeatedRecord])
        }
    }

    @Test func `what is cancelled is gone`() {
        let series = "DTSTART;VALUE=DATE:20250101\nRRULE:FREQ=DAILY;COUNT=2"
        #expect(
            days(series, "RECURRENCE-ID;VALUE=DATE:20250102\nDTSTART;VALUE=DATE:20250102\nSTATUS:CANCELLED") == [
                "01-01 0"
            ])
        #expect(days("\(series)\nSTATUS:CANCELLED").isEmpty)
    }

    @Test func `every occurrence has an identity of its own`() {
        let text = calendar(event("DTSTART;TZID=America/Chicago:20250101T090000\nRRULE:FREQ=DAILY;COUNT=2", uid: "u"))
        #expect(
            readCalendar(text).schedule?.events.map { $0.identity?.name }
                == ["u/20250101T150000Z", "u/20250102T150000Z"])
        let single = readCalendar(calendar(event("DTSTART:20250101T090000", uid: "u")))
        #expect(single.schedule?.events[0].identity == RecordIdentity(zone: "", name: "u"))
    }

    @Test func `more events than are read are an error`() {
        let text = calendar(event("DTSTART:20250101T000000\nRRULE:FREQ=MINUTELY"))
        let result = readCalendar(text, to: "2026-12-31")
        #expect(result.codes == [.tooMany])
        #expect(result.schedule == nil)
    }

    /// 247,680 are on the days, the others around them.
    @Test func `a search that ends before the days do is an error`() {
        let text = calendar(event("DTSTART:20241201T000000\nRRULE:FREQ=MINUTELY"))
        #expect(readCalendar(text, to: "2025-06-21").codes == [.tooMany])
    }
}
