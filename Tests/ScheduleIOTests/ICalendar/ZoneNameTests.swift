import CalendarCore
import Testing

@testable import ScheduleIO

/// Time zones by the names and rules that Exchange and others write.
@Suite struct ZoneNameTests {
    private func zone(_ name: String, winter: String, summer: String, start: String = "16010101T020000") -> String {
        """
        BEGIN:VTIMEZONE
        TZID:\(name)
        BEGIN:STANDARD
        DTSTART:\(start)
        TZOFFSETFROM:+0430
        TZOFFSETTO:+0330
        RRULE:FREQ=YEARLY;\(winter)
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:\(start)
        TZOFFSETFROM:+0330
        TZOFFSETTO:+0430
        RRULE:FREQ=YEARLY;\(summer)
        END:DAYLIGHT
        END:VTIMEZONE
        """
    }

    private let autumn = "BYDAY=1SU;BYMONTH=11"
    private let spring = "BYDAY=2SU;BYMONTH=3"

    @Test(arguments: [
        ("East\\, West", "\"East, West\""), ("East\\, West", "\"East\\, West\""), ("East, West", "\"East\\, West\""),
        ("East, West", "East, West"),
    ])
    func `a comma in a name may be escaped`(_ defined: String, _ used: String) {
        let text = calendar(
            zone(defined, winter: autumn, summer: spring), event("DTSTART;TZID=\(used):20250610T090000"))
        let result = readCalendar(text, zone: "UTC")
        #expect(result.occurrences == ["2025-06-10 4:30 A"] && result.findings.isEmpty)
    }

    @Test(arguments: [
        (";BYHOUR=2;BYMINUTE=0;BYSECOND=0", "BYDAY=1SU;BYMONTH=11", "BYDAY=2SU;BYMONTH=3"),
        (";BYHOUR=02", "BYYEARDAY=306", "BYYEARDAY=-297"), ("\\;BYHOUR=2", "BYMONTH=11\\;BYDAY=1SU", "BYMONTH=3"),
    ])
    func `rules may repeat the time of their start`(_ times: String, _ winter: String, _ summer: String) {
        let events = [
            event("DTSTART;TZID=Ward:20250115T090000"), event("DTSTART;TZID=Ward:20250715T090000", uid: "b"),
            event("DTSTART;TZID=Ward:20251215T090000", uid: "c"),
        ]
        let text = calendar(
            zone("Ward", winter: winter + times, summer: summer + times), events[0], events[1], events[2])
        let result = readCalendar(text, zone: "UTC")
        #expect(result.occurrences == ["2025-01-15 5:30 A", "2025-07-15 4:30 A", "2025-12-15 5:30 A"])
        #expect(result.findings.isEmpty)
    }

    @Test(arguments: ["BYHOUR=3", "BYHOUR=2,3", "BYMINUTE=30", "BYWEEKNO=44"])
    func `a zone whose rules are not supported is told as such`(_ part: String) {
        let text = calendar(
            zone("Ward", winter: "\(autumn);\(part)", summer: spring), event("DTSTART;TZID=Ward:20250610T090000"))
        let result = readCalendar(text, zone: "UTC")
        #expect(result.occurrences == ["2025-06-10 9:00 A"] && result.codes == [.invalidTimeZone])
        #expect(result.findings[0].message.contains("is defined in line 3, but its rules are not supported"))
    }

    @Test(arguments: [
        ("\"(UTC-05:00) Eastern Time (US & Canada)\"", "2025-06-10 13:00 A"),
        ("Eastern Time (US & Canada)", "2025-06-10 13:00 A"),
        ("\"(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", "2025-06-10 7:00 A"),
        ("(UTC) Coordinated Universal Time", "2025-06-10 9:00 A"),
    ])
    func `titles of Windows are known`(_ title: String, _ expected: String) {
        let result = readCalendar(calendar(event("DTSTART;TZID=\(title):20250610T090000")), zone: "UTC")
        #expect(result.occurrences == [expected] && result.codes == [.doubtfulTimeZone])
    }

    @Test func `every title means a zone of the database`() {
        #expect(ZoneNames.windowsTitles.pairs.count == 139)
        for (title, name) in ZoneNames.windowsTitles.pairs {
            let identifier = ZoneNames.zone(ofWindowsName: "(UTC+00:00) \(title)")
            #expect(identifier != nil && identifier == ZoneNames.windows.target(of: name), "\(title)")
            #expect(identifier.map(TimeZoneDatabase.system.contains) == true, "\(title)")
        }
    }
}
