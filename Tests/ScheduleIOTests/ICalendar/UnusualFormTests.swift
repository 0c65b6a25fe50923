import CalendarCore
import Testing

@testable import ScheduleIO

/// What programs write against RFC 5545 and can mean only one thing is read, with a finding.
@Suite struct UnusualFormTests {
    private func read(_ properties: String, zone: String = "UTC") -> ReadResult {
        readCalendar(calendar(event(properties)), zone: zone)
    }

    @Test(arguments: [
        ("DTSTART:2025-03-03", "2025-03-03 A"), ("DTSTART;VALUE=DATE:2025-03-03", "2025-03-03 A"),
        ("DTSTART:2025-03-02T081800", "2025-03-02 8:18 A"), ("DTSTART:2025-03-02T08:18:00", "2025-03-02 8:18 A"),
        ("DTSTART:20250302T08:18", "2025-03-02 8:18 A"), ("DTSTART:20250302T0818", "2025-03-02 8:18 A"),
        ("DTSTART:20250302T0818Z", "2025-03-02 8:18 A"), ("DTSTART:2025-03-02 08:18:00", "2025-03-02 8:18 A"),
        ("DTSTART:2025-03-02T08:18:00.000Z", "2025-03-02 8:18 A"),
        ("DTSTART:2025-03-02T08:18:00+01:00", "2025-03-02 7:18 A"),
        ("DTSTART:2025-03-02T08:18:00-0530", "2025-03-02 13:48 A"), ("DTSTART:20250302T240000", "2025-03-03 0:00 A"),
        ("DTSTART;TZID=Europe/Berlin:2025-03-02T08:18:00", "2025-03-02 7:18 A"),
    ])
    func `dates and times have the long form of ISO 8601, too`(_ start: String, _ occurrence: String) {
        let result = read(start)
        #expect(result.occurrences == [occurrence] && result.codes == [.unusualForm])
    }

    @Test(arguments: [
        "2025-0302", "202503-02", "2025-13-02", "2025-03-02T", "2025-03-02T8:18", "2025-03-02T08:18:", "20250302T",
        "2025-03-02T08:18:00+", "2025-03-02T08:18:00Zx", "20250302T240100", "2025-03-02T08:18:00.",
    ])
    func `what is no time stays one that is left out`(_ start: String) {
        #expect(read("DTSTART:\(start)").codes == [.invalidDateTime])
    }

    @Test(arguments: [
        ("RRULE:FREQ=DAILY;UNTIL=2025-03-04T09:00:00Z", ["2025-03-02", "2025-03-03", "2025-03-04"]),
        ("RRULE:FREQ=DAILY;COUNT=3\nEXDATE:2025-03-03T09:00:00Z", ["2025-03-02", "2025-03-04"]),
        ("RDATE:2025-03-05T09:00Z", ["2025-03-02", "2025-03-05"]),
        ("RDATE;VALUE=PERIOD:2025-03-05T09:00Z/2025-03-05T10:00Z", ["2025-03-02", "2025-03-05"]),
    ])
    func `so have those of a series`(_ properties: String, _ days: [String]) {
        let result = read("DTSTART:20250302T090000Z\n\(properties)")
        #expect(result.schedule?.events.map { "\($0.firstDay)" } == days && result.codes == [.unusualForm])
    }

    @Test(arguments: [
        ("+01:00", "8:00"), ("+01", "8:00"), ("+1", "8:00"), ("0100", "8:00"), ("+1:00", "8:00"), ("+100", "8:00"),
        ("-05:30", "14:30"), ("-5", "14:00"),
    ])
    func `an offset has colons, or no minutes`(_ offset: String, _ start: String) {
        let result = readCalendar(calendar(zone(offset), event("DTSTART;TZID=Ward:20250302T090000")), zone: "UTC")
        #expect(result.occurrences == ["2025-03-02 \(start) A"])
        #expect(result.places == ["unusual-form 6:14", "unusual-form 7:12"])
    }

    @Test func `a zone with an offset that is none is not supported`() {
        let result = readCalendar(calendar(zone("east"), event("DTSTART;TZID=Ward:20250302T090000")), zone: "UTC")
        #expect(result.occurrences == ["2025-03-02 9:00 A"])
        #expect(result.places == ["syntax 6:14", "syntax 7:12", "invalid-time-zone 14:1"])
    }

    private func zone(_ offset: String) -> String {
        """
        BEGIN:VTIMEZONE
        TZID:Ward
        BEGIN:STANDARD
        TZOFFSETFROM:\(offset)
        TZOFFSETTO:\(offset)
        DTSTART:19700101T000000
        END:STANDARD
        END:VTIMEZONE
        """
    }

    @Test(arguments: [
        ("tzone://Microsoft/Utc", "9:00"), ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "8:00"),
        ("GMT+02:00", "7:00"),
    ])
    func `a colon in a name without quotation marks ends no parameters`(_ name: String, _ start: String) {
        let result = read("DTSTART;TZID=\(name):20250302T090000")
        #expect(result.occurrences == ["2025-03-02 \(start) A"])
        #expect(result.codes == [.unusualForm, .doubtfulTimeZone])
    }

    @Test(arguments: [
        ("America/New York", "14:00"), ("europe/berlin", "8:00"), ("EUROPE/BERLIN", "8:00"), ("us/eastern", "14:00"),
        ("W. Europe", "8:00"), ("Eastern", "14:00"), ("\"Zone=5$DO=1$DL=3 2 1 11 1 1$ZX=25$ZN=Eastern\"", "14:00"),
        ("UTC+2", "7:00"), ("GMT+2", "7:00"), ("UTC-5", "14:00"), ("GMT+0530", "3:30"), ("+02", "7:00"),
        ("utc+2", "7:00"),
    ])
    func `zones have other names, too`(_ name: String, _ start: String) {
        let result = read("DTSTART;TZID=\(name):20250302T090000")
        #expect(result.occurrences == ["2025-03-02 \(start) A"] && result.codes == [.doubtfulTimeZone])
    }

    @Test func `an offset in a name is told with its direction`() {
        let message = read("DTSTART;TZID=UTC+2:20250302T090000").findings.first?.message
        #expect(message == "time zone 'UTC+2' is read as +0200, east of Greenwich")
    }

    @Test(arguments: ["UTC2", "UTC+25", "Ward 3", "../localtime", "Etc"])
    func `any other name is no zone`(_ name: String) {
        #expect(read("DTSTART;TZID=\(name):20250302T090000").codes == [.invalidTimeZone])
    }

    @Test(arguments: [
        ("ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Fr=C3=BChdienst=20Station=203", "Frühdienst Station 3"),
        ("ENCODING=QUOTED-PRINTABLE:Fr=C3=\n=BChdienst=\n Station 3", "Frühdienst Station 3"),
        ("encoding=quoted-printable;charset=ISO-8859-1:M=FCnchen", "München"),
        ("CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:=80 5", "€ 5"),
        ("ENCODING=QUOTED-PRINTABLE:Ward=0D=0Ameeting=07", "Ward meeting"),
        ("ENCODING=QUOTED-PRINTABLE:1=2 and =3D", "1=2 and ="),
        ("ENCODING=BASE64;CHARSET=UTF-8:RnLDvGhkaWVuc3Q=", "Frühdienst"), ("ENCODING=b:QSwgQg==", "A, B"),
    ])
    func `texts may be encoded`(_ summary: String, _ title: String) {
        let text = calendar("BEGIN:VEVENT\nDTSTART:20250302\nSUMMARY;\(summary)\nUID:b\nEND:VEVENT")
        let result = readCalendar(text)
        #expect(result.schedule?.events.map(\.title) == [title] && result.codes == [.unusualForm])
        #expect(result.schedule?.events.first?.identity?.name.hasPrefix("b") == true)
    }

    @Test func `a text may name its character set`() {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250101\nSUMMARY;CHARSET=ISO-8859-1:Caf".utf8)
        let result = ScheduleReader.read(head + [0xE9] + Array("\nEND:VEVENT\nEND:VCALENDAR".utf8), file: "t")
        #expect(result.codes == [.unusualForm] && result.schedule?.events.map(\.title) == ["Café"])
    }

    @Test(arguments: ["ENCODING=8BIT:Talk", "CHARSET=UTF-8:Talk", "LANGUAGE=en:Talk"])
    func `a text that is not encoded has no finding`(_ summary: String) {
        let result = readCalendar(calendar("BEGIN:VEVENT\nDTSTART:20250302\nSUMMARY;\(summary)\nEND:VEVENT"))
        #expect(result.occurrences == ["2025-03-02 Talk"] && result.findings.isEmpty)
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20250302T000000\nDTEND;VALUE=DATE:20250304T000000", "2025-03-02 to 2025-03-03 A", 2),
        ("DTSTART;TZID=Europe/Berlin;VALUE=DATE:20250302T000000", "2025-03-02 A", 1),
        ("DTSTART;VALUE=DATE:20250302T090000", "2025-03-02 9:00 A", 1),
        ("DTSTART;VALUE=DATE-TIME:20250302", "2025-03-02 A", 1),
        ("DTSTART;VALUE=DATE-TIME:20250302T090000", "2025-03-02 9:00 A", 0),
    ])
    func `a value counts as it is if VALUE says another kind`(_ times: String, _ occurrence: String, _ count: Int) {
        let result = read(times)
        #expect(result.occurrences == [occurrence])
        #expect(result.codes == Array(repeating: .unusualForm, count: count))
    }

    @Test func `an event of whole days that ends the day before is one day`() {
        let result = read("DTSTART;VALUE=DATE:20250302\nDTEND;VALUE=DATE:20250301")
        #expect(result.occurrences == ["2025-03-02 A"] && result.codes == [.endBeforeStart])
    }

    @Test(arguments: [
        ("DTSTART;TZID=Europe/Berlin:20250302T000000\nDTEND;TZID=Europe/Berlin:20250304T000000", "TRUE", true),
        ("DTSTART;TZID=Europe/Berlin:20250302T000000\nDTEND;TZID=Europe/Berlin:20250304T000000", "FALSE", false),
        ("DTSTART;TZID=Europe/Berlin:20250302T000000\nDTEND;TZID=Europe/Berlin:20250303T120000", "TRUE", false),
    ])
    func `midnights are whole days if Outlook says so`(_ times: String, _ flag: String, _ areDays: Bool) {
        let result = read("\(times)\nX-MICROSOFT-CDO-ALLDAYEVENT:\(flag)")
        #expect(result.occurrences.contains("2025-03-02 to 2025-03-03 A") == areDays)
        #expect(result.codes == (areDays ? [.unusualForm] : []))
    }
}
