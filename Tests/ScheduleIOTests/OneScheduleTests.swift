import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A file makes the same schedule, read directly, through a store, or written as JSON and read again.
@Suite struct OneScheduleTests {
    /// A file of each format, and calendars with series, changes, notes, broken parts and equal events.
    private static let files =
        [
            "clinic.json", "clinic.csv", "clinic-excel.csv", "clinic-notes.csv", "clinic.ics", "oncall.ics",
            "clinic-remind.json", "appointments.json", "google-calendar.csv", "roster.xlsx", "roster-columns.csv",
            "roster-days.csv", "roster-lines.csv", "roster-persons.csv", "roster-shifts.csv",
        ].map { "../../Examples/\($0)" }
        + ["allday", "override", "partly_broken", "rules", "text_lf_bom", "timed"].map {
            "ICalendar/Calendars/\($0).ics"
        }
        + ["Clinic/schedule.raw.json", "../../Examples/cloudkit/days-1.json", "../../Examples/cloudkit/notes.json"]

    @Test(arguments: files) func `a file is one schedule, whichever way it takes`(file: String) throws {
        try expectOneSchedule(ScheduleReader.read(try TestFiles.bytes(file), file: file))
    }

    /// Two people's visits at one time, in one place: the calendar says nothing else of them.
    @Test func `equal events with different UIDs are two, whichever way they take`() throws {
        let event = { (uid: String) in
            """
            BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20250303T090000\r\nDTEND:20250303T120000\r\nSUMMARY:Clinic\r
            END:VEVENT\r\n
            """
        }
        let calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(event("a"))\(event("b"))END:VCALENDAR\r\n"
        let read = ScheduleReader.read(Array(calendar.utf8), file: "t.ics")
        #expect(read.schedule?.events.count == 2 && read.findings == [])
        try expectOneSchedule(read)
    }

    @Test func `a random schedule is one, whichever way it takes`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<20 {
            let bytes = ScheduleExport(Samples.random(&generator), as: .json).bytes
            try expectOneSchedule(ScheduleReader.read(bytes, file: "t.json"), "seed \(seed)")
        }
    }

    private func expectOneSchedule(_ read: ReadResult, _ comment: Comment? = nil) throws {
        let direct = try #require(read.schedule, "\(read.findings)")
        let written = ScheduleReader.read(ScheduleExport(direct, as: .json).bytes, file: "t.json")
        #expect(written.findings == [], comment)
        #expect(try #require(written.schedule).account == direct.account, comment)
        try withStore { store in
            _ = try store.import(read, from: "a")
            #expect(try #require(try store.read().schedule).account == direct.account, comment)
        }
    }
}

extension Schedule {
    /// Everything that it says, without places in files and raw texts of calendars; records in a fixed order.
    fileprivate var account: [String] {
        let events = events.map { event in
            let identity = event.identity.map { "\($0.zone)/\($0.name)" } ?? ""
            return "\(event.span) \(event.content) \(event.isPrivate) \(identity) \(String(describing: event.modified))"
        }
        return entries + events.sorted() + lines.map { "\($0)" } + people.map { "\($0)" } + closedWords
            + days.flatMap { day in day.texts.map { "\(day.date) \($0.key) \(String(describing: $0.assignees))" } }
            + ["\(title ?? "") \(timeZone ?? "")"]
    }
}
