import CalendarCore
import Testing

@testable import ScheduleIO

/// The list of entries, a line of JSON each.
@Suite struct EntryListTests {
    @Test func `texts and events are listed day by day in the order of the page`() throws {
        let schedule = try #require(
            read(
                document(
                    #"{"date": "2025-03-05", "call": "B", "os": "A", "id": "d"}"#,
                    after: """
                        , "events": [
                        {"title": "late", "start": "2025-03-05T09:00"},
                        {"title": "duty", "line": "os", "start": "2025-03-05T21:00", "end": "2025-03-07T00:00", "id": "e"},
                        {"title": "secret", "start": "2025-03-05", "private": true},
                        {"title": "fair", "subtitle": "hall", "start": "2025-03-04", "end": "2025-03-06"}]
                        """)
            ).schedule)
        let lines = schedule.exported(as: .jsonl)
        let fair = #""text": "fair, hall", "all_day": true, "#
        let times = #""start": "2025-03-04", "end": "2025-03-06", "source": "t.json:5:11", "id": null}"#
        let duty = #""line": "os", "text": "21:00 duty", "all_day": false, "#
        let night = #""start": "2025-03-05T21:00", "end": "2025-03-07T00:00", "source": "t.json:3:11", "id": "e"}"#
        #expect(
            lines == """
                {"date": "2025-03-04", "line": null, \(fair)"first": true, "printed": true, \(times)
                {"date": "2025-03-05", "line": "os", "text": "A", "all_day": true, "first": true, "printed": true, \
                "start": null, "end": null, "source": "t.json:1:98", "id": "d"}
                {"date": "2025-03-05", \(duty)"first": true, "printed": true, \(night)
                {"date": "2025-03-05", "line": "call", "text": "B", "all_day": true, "first": true, "printed": true, \
                "start": null, "end": null, "source": "t.json:1:87", "id": "d"}
                {"date": "2025-03-05", "line": null, \(fair)"first": false, "printed": true, \(times)
                {"date": "2025-03-05", "line": null, "text": "9:00 late", "all_day": false, "first": true, "printed": true, \
                "start": "2025-03-05T09:00", "end": null, "source": "t.json:2:11", "id": null}
                {"date": "2025-03-06", \(duty)"first": false, "printed": true, \(night)

                """)
    }

    @Test func `a night is listed on both of its days and printed on the first`() {
        let date = CivilDate("2025-03-05")
        let span = Event.Span.timed(
            start: CivilDateTime(date: date, minute: 1320)!, end: CivilDateTime(date: date.next, minute: 360))
        let list = ScheduleExport(Schedule(events: [Event(Event.Content(title: "night"), span: span)]), as: .jsonl)
            .bytes
        let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
        #expect(lines.map { $0.contains(#""printed": true"#) } == [true, false])
    }

    @Test func `an event keeps the summary of its file on request`() {
        let date = CivilDate("2025-03-05")
        let event = Event(
            Event.Content(title: "A.B.", lineKey: "os"),
            span: .timed(start: CivilDateTime(date: date, minute: 540)!, end: nil), rawSummary: "OS: A.B.")
        let schedule = Schedule(events: [
            event, Event(Event.Content(title: "fair"), span: .allDay(first: date, last: date)),
        ])
        var options = ExportOptions()
        #expect(texts(schedule, options) == ["9:00 A.B.", "fair"])
        options.keepsRawSummary = true
        #expect(texts(schedule, options) == ["OS: A.B.", "fair"])
    }

    @Test func `only the requested days of a long event are listed`() {
        let span = Event.Span.allDay(first: CivilDate("2025-01-30"), last: CivilDate("2025-02-20"))
        var options = ExportOptions()
        options.days = CivilDate("2025-02-01")...CivilDate("2025-02-03")
        #expect(texts(Schedule(events: [Event(Event.Content(title: "away"), span: span)]), options).count == 3)
    }

    private func texts(_ schedule: Schedule, _ options: ExportOptions) -> [String] {
        let lines = schedule.exported(as: .jsonl, options)
        return lines.split(separator: "\n").map { line in
            let rest = line.split(separator: "\"text\": \"")[1]
            return String(rest.prefix { $0 != "\"" })
        }
    }
}
