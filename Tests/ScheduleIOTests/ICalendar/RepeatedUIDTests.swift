import CalendarCore
import Testing

@testable import ScheduleIO

/// Several events that have one UID, and zones that have one name.
@Suite struct RepeatedUIDTests {
    private let lessons = calendar(
        event("DTSTART:20250303T080000\nSEQUENCE:0"), event("DTSTART:20250304T080000\nSEQUENCE:1", summary: "B"),
        event("DTSTART:20250305T080000\nSEQUENCE:2"))

    @Test func `events that start at other times are other events, with one warning`() {
        let result = readCalendar(lessons)
        #expect(result.occurrences == ["2025-03-03 8:00 A", "2025-03-04 8:00 B", "2025-03-05 8:00 A"])
        #expect(result.places == ["repeated-record 11:9"])
    }

    @Test func `each has a name of its own, whatever their order, and in an export`() throws {
        let schedule = try #require(readCalendar(lessons).schedule)
        let names = ["a/20250303T080000", "a/20250304T080000", "a/20250305T080000"]
        #expect(schedule.events.map { $0.identity?.name } == names)
        let copy = ScheduleReader.read(ScheduleExport(schedule, as: .ics).bytes, file: "copy.ics")
        #expect(copy.schedule?.events.map { $0.identity?.name } == names && copy.findings.isEmpty)
        #expect(ScheduleReader.merge([readCalendar(lessons), readCalendar(lessons)]).occurrences.count == 3)
    }

    @Test func `a newer version of one of them replaces it`() {
        let again = event("DTSTART:20250304T080000\nSEQUENCE:3", summary: "C")
        let result = readCalendar(lessons + calendar(again))
        #expect(result.occurrences == ["2025-03-03 8:00 A", "2025-03-04 8:00 C", "2025-03-05 8:00 A"])
    }

    @Test func `one of them can be cancelled`() {
        let cancel = calendar(event("DTSTART:20250304T080000\nSEQUENCE:1"), head: "METHOD:CANCEL")
        let result = readCalendar(lessons + cancel)
        #expect(result.occurrences == ["2025-03-03 8:00 A", "2025-03-05 8:00 A"])
    }

    private func zone(_ offset: String) -> String {
        let standard = "DTSTART:19700101T000000\nTZOFFSETFROM:\(offset)\nTZOFFSETTO:\(offset)"
        return "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\n\(standard)\nEND:STANDARD\nEND:VTIMEZONE"
    }

    @Test func `a zone is that of its own calendar, and the first where it defines none`() {
        func part(_ offset: String, _ title: String) -> String {
            calendar(zone(offset), event("DTSTART;TZID=Own:20250303T090000", uid: title, summary: title))
        }
        let other = calendar(event("DTSTART;TZID=Own:20250303T120000", uid: "C", summary: "C"))
        let result = readCalendar(part("+0100", "A") + part("-0500", "B") + other)
        #expect(result.occurrences == ["2025-03-03 9:00 A", "2025-03-03 12:00 C", "2025-03-03 15:00 B"])
    }
}
