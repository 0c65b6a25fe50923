import CalendarCore
import Testing

@testable import ScheduleIO

/// Files that have something, but nothing that a calendar prints.
@Suite struct NothingPrintedTests {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Own
        BEGIN:STANDARD
        DTSTART:19700101T000000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE
        """
    private static let journal = "BEGIN:VJOURNAL\nDTSTART:20250101\nSUMMARY:Diary\nEND:VJOURNAL"
    private static let busy = "BEGIN:VFREEBUSY\nFREEBUSY:20250101T000000Z/PT1H\nEND:VFREEBUSY"
    private static let task = "BEGIN:VTODO\nSUMMARY:Some time\nEND:VTODO"

    @Test(arguments: [
        ([journal, journal, journal], "3 VJOURNAL", "3:1"), ([busy], "1 VFREEBUSY", "3:1"),
        ([task, task], "2 VTODO without a due date", "3:1"),
        ([busy, journal, task, journal], "2 VJOURNAL, 1 VTODO without a due date, 1 VFREEBUSY", "6:1"),
        ([zone, busy], "1 VFREEBUSY", "11:1"),
    ])
    func `a calendar without anything to print is an error that says what it has`(
        _ components: [String], _ list: String, _ place: String
    ) {
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + components + ["END:VCALENDAR", ""]).joined(separator: "\n")
        let result = readCalendar(text)
        #expect(result.schedule == nil)
        #expect(result.errors.map(\.message) == ["nothing that a calendar prints: \(list)"])
        #expect(result.places.contains("nothing-printed \(place)"), "\(result.places)")
        var options = ReadingOptions()
        options.isOneOfMany = true
        let part = ScheduleReader.read(Array(text.utf8), file: "t.ics", options: options)
        #expect(part.schedule?.events == [] && part.codes.contains(.nothingPrinted) && part.errors.isEmpty)
    }

    @Test(arguments: [
        [], [zone], [event("SUMMARY:no start"), journal], [event("DTSTART:20250101\nSTATUS:CANCELLED"), busy],
        ["BEGIN:VTODO\nDUE:19000101\nSUMMARY:old\nEND:VTODO", task],
        ["BEGIN:VJOURNAL\nSUMMARY:NOTES\nDTSTART:20250101\nEND:VJOURNAL", journal],
    ])
    func `an empty calendar is none, nor one with something that a calendar prints`(_ components: [String]) {
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + components + ["END:VCALENDAR", ""]).joined(separator: "\n")
        let result = readCalendar(text)
        #expect(result.schedule != nil && !result.codes.contains(.nothingPrinted))
    }

    @Test func `an export with records of unknown types alone is an error that says which`() {
        func record(_ type: String, _ name: String) -> String {
            #"{"recordName": "\#(name)", "recordType": "\#(type)", "fields": {}}"#
        }
        func page(_ records: String...) -> [UInt8] {
            Array(#"{"records": [\#(records.joined(separator: ", "))]}"#.utf8)
        }
        func read(_ pages: [UInt8]...) -> ReadResult {
            ScheduleReader.read(pages: pages.enumerated().map { SourcePart(bytes: $1, file: "\($0).json") })
        }
        let unknown = page(record("CD_Staff", "a"), record("CD_Room", "b"), record("CD_Staff", "c"))
        let result = read(unknown, page(record("CD_Room", "d")))
        #expect(result.schedule == nil)
        #expect(
            result.errors.map(\.message) == [
                "nothing that a calendar prints: 2 of type 'CD_Staff', 2 of type 'CD_Room'"
            ])
        let known = page(#"{"recordName": "e", "recordType": "CD_DailySchedule", "deleted": true}"#)
        #expect(read(unknown, known).errors.isEmpty && read(page()).errors.isEmpty)
        #expect(read(page(record("cloudkit.share", "f"))).findings.isEmpty)
    }

    @Test func `what several sources have and no page prints is known after they are merged`() {
        let results = ["DESCRIPTION:x", "ATTENDEE:mailto:a@example.org"].map { (property: String) in
            readCalendar(calendar(event("DTSTART:20250109T090000\n\(property)", uid: property)))
        }
        let merged = ScheduleReader.merge(results)
        #expect(
            merged.unprinted.map(\.message) == [
                "descriptions are not printed (1 in this file)", "attendees are not printed (1 in this file)",
            ])
        #expect(merged.strict.unprinted == merged.unprinted)
        #expect(
            merged.setting([
                LineHours(
                    line: "OS", hours: ShiftHours(text: "7:00-19:00")!, location: .init(file: "l", line: 1, column: 1))
            ]).unprinted == merged.unprinted)
    }
}
