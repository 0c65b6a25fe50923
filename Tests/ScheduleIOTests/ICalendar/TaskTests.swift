import CalendarCore
import Testing

@testable import ScheduleIO

/// Tasks (RFC 5545, 3.6.2): the day and the time at which each is due, and whether it is done.
@Suite struct TaskTests {
    /// A VTODO named A with these properties, separated by `\n`.
    private func task(_ properties: String) -> String {
        event(properties).replacing("VEVENT", with: "VTODO")
    }

    private func read(_ properties: String, zone: String? = nil) -> ReadResult {
        readCalendar(calendar(task(properties)), zone: zone)
    }

    @Test(arguments: [
        ("DUE;VALUE=DATE:20250109", "2025-01-09 A"), ("DUE:20250109T160000", "2025-01-09 16:00 A"),
        ("DTSTART;VALUE=DATE:20250106\nDUE;VALUE=DATE:20250109", "2025-01-09 A"),
        ("DTSTART:20250106T090000\nDUE:20250109T160000", "2025-01-09 16:00 A"),
        ("DTSTART:20250106T090000\nDURATION:P1DT2H", "2025-01-07 11:00 A"),
        ("DTSTART;VALUE=DATE:20250106\nDURATION:P2D", "2025-01-08 A"),
        ("DTSTART:20250106T090000\nDUE;VALUE=DATE:20250109", "2025-01-09 A"),
        ("DTSTART;VALUE=DATE:20250106\nDUE:20250109T160000", "2025-01-09 16:00 A"),
        ("DTSTART;VALUE=DATE:20250109\nDUE;VALUE=DATE:20250106", "2025-01-06 A"),
    ])
    func `a task is an entry of the day on which it is due`(_ properties: String, _ entry: String) {
        let result = read(properties)
        #expect(result.occurrences == [entry] && result.findings.isEmpty)
        #expect(result.schedule?.events.map(\.task) == [.open])
    }

    @Test func `a time is that of the calendar's zone`() {
        #expect(read("DUE:20250109T030000Z", zone: "America/Chicago").occurrences == ["2025-01-08 21:00 A"])
    }

    @Test(arguments: [
        ("STATUS:COMPLETED", TaskState.done), ("STATUS:completed", .done), ("COMPLETED:20250107T080000Z", .done),
        ("PERCENT-COMPLETE:100", .done), ("PERCENT-COMPLETE:90", .open), ("STATUS:NEEDS-ACTION", .open),
        ("STATUS:IN-PROCESS", .open), ("COMPLETED:", .open), ("", .open),
    ])
    func `a task is open or done`(_ property: String, _ state: TaskState) {
        #expect(read("DUE;VALUE=DATE:20250109\n\(property)").schedule?.events.map(\.task) == [state])
    }

    @Test func `a task that is cancelled is left out, as an event is`() {
        let result = read("DUE;VALUE=DATE:20250109\nSTATUS:CANCELLED")
        #expect(result.occurrences == [] && result.findings.isEmpty)
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20250106\nDUE;VALUE=DATE:20250107\nRRULE:FREQ=WEEKLY;COUNT=3", [7, 14, 21]),
        ("DTSTART;VALUE=DATE:20250106\nDURATION:P9D\nRRULE:FREQ=WEEKLY;COUNT=3", [15, 22, 29]),
        ("DUE;VALUE=DATE:20250107\nRRULE:FREQ=WEEKLY;COUNT=3", [7, 14, 21]),
        ("DTSTART:20250106T090000\nDUE;VALUE=DATE:20250107\nRRULE:FREQ=WEEKLY;COUNT=3", [7, 14, 21]),
        ("DTSTART;VALUE=DATE:20250106\nDUE:20250107T160000\nRRULE:FREQ=WEEKLY;COUNT=2", [7, 14]),
        ("DUE;VALUE=DATE:20250107\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=DATE:20250114", [7, 21]),
    ])
    func `a task recurs by its rules, and is due as long after each start`(_ properties: String, _ days: [Int]) {
        let result = read(properties)
        #expect(result.schedule?.events.map(\.firstDay.day) == days && result.findings.isEmpty)
        #expect(result.schedule?.events.allSatisfy { $0.firstDay == $0.lastDay } ?? false)
    }

    @Test func `a change moves one task of a series`() {
        let series = task("DTSTART;VALUE=DATE:20250106\nDUE;VALUE=DATE:20250107\nRRULE:FREQ=WEEKLY;COUNT=2")
        let change = task(
            "RECURRENCE-ID;VALUE=DATE:20250113\nDTSTART;VALUE=DATE:20250113\nDUE;VALUE=DATE:20250116\nSTATUS:COMPLETED")
        let result = readCalendar(calendar(series, change))
        #expect(result.occurrences == ["2025-01-07 A", "2025-01-16 A"] && result.findings.isEmpty)
        #expect(result.schedule?.events.map(\.task) == [.open, .done])
    }

    @Test func `a series that is due before it begins is a warning, and is due when it says`() {
        let result = read("DTSTART;VALUE=DATE:20250109\nDUE;VALUE=DATE:20250106\nRRULE:FREQ=WEEKLY;COUNT=2")
        #expect(result.occurrences == ["2025-01-06 A", "2025-01-13 A"])
        #expect(result.places == ["end-before-start 7:16"])
    }

    @Test func `tasks without a due date are one warning with their number`() {
        let result = readCalendar(
            calendar(
                task("DTSTART;VALUE=DATE:20250109"), task("PRIORITY:1"), event("DTSTART:20250109T090000", uid: "e")))
        #expect(result.occurrences == ["2025-01-09 9:00 A"])
        #expect(result.findings.map(\.message) == ["tasks without a due date (DUE) are not printed (2 in this file)"])
        #expect(result.places == ["ignored-component 3:1"])
    }

    @Test(arguments: [
        ("DUE:2025010", "syntax 6:5"), ("DUE:20250230T090000", "invalid-date-time 6:5"),
        ("DUE;VALUE=DATE:18500101", "invalid-date 6:16"), ("DUE;VALUE=DATE:25000101", "invalid-date 6:16"),
    ])
    func `a task whose due date cannot be read is a warning`(_ property: String, _ place: String) {
        let result = read(property)
        #expect(result.occurrences == [] && result.places == [place])
    }

    @Test func `an alarm inside a task is not printed`() {
        let alarm = "BEGIN:VALARM\nDURATION:PT5M\nTRIGGER:-PT10M\nSUMMARY:B\nEND:VALARM"
        #expect(read("DUE;VALUE=DATE:20250109\n\(alarm)").occurrences == ["2025-01-09 A"])
    }

    @Test func `a task keeps what it is in a store, in JSON and in calendars for phones`() throws {
        let schedule = try #require(
            readCalendar(
                calendar(
                    task("DUE;VALUE=DATE:20250109\nX-CALPRINT-OWNER:Averbeck"),
                    task("DUE:20250110T160000\nSTATUS:COMPLETED").replacing("UID:a", with: "UID:b"))
            ).schedule)
        try withStore { store in
            _ = try store.import(ReadResult(schedule, findings: []), from: "a")
            #expect(try store.read().schedule?.events.map(\.task) == [.open, .done])
        }
        let list = String(decoding: ScheduleExport(schedule, as: .json).bytes, as: UTF8.self)
        #expect(list.contains(#""task": "open""#) && list.contains(#""task": "done""#))
        let calendar = String(decoding: ScheduleExport(schedule, as: .ics).bytes, as: UTF8.self)
        #expect(calendar.contains("DUE;VALUE=DATE:20250109\r\n") && calendar.contains("STATUS:COMPLETED\r\n"))
        var options = ExportOptions()
        options.person = try People(of: schedule).choosing(["Averbeck"])
        let own = ScheduleExport(schedule, as: .ics, options).bytes
        #expect(String(decoding: own, as: UTF8.self).contains("SUMMARY:○ A\r\n"))
    }
}
