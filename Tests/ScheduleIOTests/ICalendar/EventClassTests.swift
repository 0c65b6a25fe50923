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

    @Test(arguments: [
        "first SECRET of all", "SECRET;X=\"y:z", "SÉCRET FIELD:1", "DTSTART:SECRET",
        "DTSTART;TZID=SECRET:20250109T090000",
        "RRULE:FREQ=SECRET", "DTSTART:20250109T090000\nRRULE:FREQ=DAILY;SECRET=1", "X-SECRET:\u{7}",
        "DTSTART;VALUE=DATE:20250101\nSUMMARY:SECRET\nSUMMARY:SECRET", "DURATION:SECRET",
        "DTSTART;VALUE=DATE:20250101\nEND:SECRET",
    ])
    func `a message about a private event has its place and none of its words`(_ lines: String) {
        for order in [["CLASS:PRIVATE", lines], [lines, "CLASS:CONFIDENTIAL"]] {
            let text = calendar(event(order.joined(separator: "\n")))
            let findings = readCalendar(text).findings
            #expect(!findings.isEmpty, "\(lines)")
            #expect(!findings.contains { "\($0)".lowercased().contains("secret") }, "\(findings)")
            #expect(findings.allSatisfy { $0.location != nil })
        }
    }

    // Unicode writes ü as one scalar or as two.
    @Test(arguments: [("u", "u"), ("\u{FC}", "u\u{308}")])
    func `a message about a change of a private series has no words either`(_ uid: String, _ same: String) {
        let series = event("DTSTART:20250109T090000\nRRULE:FREQ=DAILY;COUNT=3\nCLASS:PRIVATE", uid: uid)
        let change = "RECURRENCE-ID:20250110T090000\nDTSTART:20250110T100000\nDURATION:SECRET"
        let findings = readCalendar(calendar([series, event(change, uid: same)].joined(separator: "\n"))).findings
        #expect(!findings.isEmpty && !findings.contains { $0.message.contains("SECRET") }, "\(findings)")
        let open = readCalendar(calendar(event(change))).findings
        #expect(open.contains { $0.message.contains("SECRET") }, "\(open)")
    }

    @Test func `an unfinished private event has no words in messages`() {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nCLASS:PRIVATE\nfirst SECRET\n"
        let findings = readCalendar(text).findings
        #expect(!findings.isEmpty && !findings.contains { $0.message.contains("SECRET") }, "\(findings)")
    }
}
