import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Calendars as RFC 5545 requires them.
@Suite struct ICalendarWriterTests {
    @Test func `texts of days are all-day events, events keep their times, and stamps come from the data`() throws {
        let schedule = try #require(read(Samples.everything).schedule)
        let lines = schedule.exported(as: .ics)
            .replacing("\r\n", with: "\n")
        #expect(
            lines.hasPrefix(
                """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//calprint//calprint//EN
                X-WR-CALNAME:The "Clinic"
                X-WR-TIMEZONE:America/Chicago
                BEGIN:VEVENT
                UID:Z2/x1/er
                DTSTAMP:20250101T000000Z
                DTSTART;VALUE=DATE:20250301
                DTEND;VALUE=DATE:20250302
                SUMMARY:ER: A\\, B
                END:VEVENT
                BEGIN:VEVENT
                UID:Z2/x1/icu
                DTSTAMP:20250101T000000Z
                DTSTART;VALUE=DATE:20250301
                DTEND;VALUE=DATE:20250302
                SUMMARY:Núñez: D\\;e\\\\
                END:VEVENT

                """))
        #expect(
            lines.contains(
                """
                UID:e1
                DTSTAMP:19700101T000000Z
                DTSTART:20250305T210000
                DTEND:20250306T070000
                SUMMARY:Núñez: Night duty
                END:VEVENT
                BEGIN:VEVENT
                UID:Z/e2
                DTSTAMP:19700101T000000Z
                DTSTART;VALUE=DATE:20250307
                DTEND;VALUE=DATE:20250309
                SUMMARY:Two\\, sub
                X-CALPRINT-OWNER:P
                CATEGORIES:C
                END:VEVENT

                """))
        #expect(lines.hasSuffix("SUMMARY:Secret\nCLASS:PRIVATE\nEND:VEVENT\nEND:VCALENDAR\n"))
    }

    @Test func `an event that closes its days closes them when it is read again`() throws {
        let span = Event.Span.allDay(first: CivilDate("2025-01-01"), last: CivilDate("2025-01-02"))
        let events = [true, false].map { Event(Event.Content(title: "\($0)", closesDay: $0), span: span) }
        let calendar = Schedule(events: events).exported(as: .ics)
        #expect(calendar.components(separatedBy: "X-CALPRINT-DAY:CLOSED\r\n").count == 2)
        let copy = try #require(read(calendar).schedule)
        #expect(copy.events.count == 2 && copy.events.allSatisfy { $0.closesDay == ($0.title == "true") })
        // Only whole days can be closed.
        let timed = calendar.replacing("DTSTART;VALUE=DATE:20250101", with: "DTSTART:20250101T080000")
            .replacing("DTEND;VALUE=DATE:20250103", with: "DTEND:20250101T090000")
        #expect(try #require(read(timed).schedule).events.allSatisfy { !$0.closesDay })
    }

    @Test(arguments: ["a", "é", "漢", "𝒳"])
    func `no line is longer than 75 octets, and none is cut inside a character`(character: String) throws {
        for count in 60...90 {
            let text = String(repeating: character, count: count)
            let record = DayRecord(date: CivilDate("2025-01-01"), texts: [LineText(key: "os", text: text)])
            let bytes = ScheduleExport(Schedule(days: [record]), as: .ics).bytes
            let lines = bytes.split(separator: UInt8(ascii: "\n"))
            #expect(lines.allSatisfy { $0.last == UInt8(ascii: "\r") && $0.count <= 76 })
            #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
            let unfolded = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
            #expect(unfolded.contains("SUMMARY:OS: \(text)\r\n"))
        }
    }

    @Test func `events without a name get one that depends only on their content`() throws {
        func uids(_ titles: String...) -> [Substring] {
            let span = Event.Span.allDay(first: CivilDate("2025-01-01"), last: CivilDate("2025-01-01"))
            let schedule = Schedule(events: titles.map { Event(Event.Content(title: $0), span: span) })
            let lines = schedule.exported(as: .ics)
            return lines.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        }
        #expect(uids("a", "b") == uids("b", "a").reversed())
        #expect(Set(uids("a", "b")).count == 2)
    }
}
