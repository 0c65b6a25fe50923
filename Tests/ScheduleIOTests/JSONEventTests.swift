import CalendarCore
import Testing

@testable import ScheduleIO

/// Events of the native format.
@Suite struct JSONEventTests {
    private func read(event fields: String, zone: String? = nil, zoneIsLast: Bool = false) -> ReadResult {
        let zone = zone.map { "\"timeZone\": \"\($0)\"" }
        let events = "\"events\": [{\"title\": \"E\", \(fields)}]"
        let members = [zone, events].compactMap(\.self)
        return ScheduleIOTests.read(
            document(after: ", " + (zoneIsLast ? members.reversed() : members).joined(separator: ", ")))
    }

    private func span(_ fields: String, zone: String? = nil) -> String? {
        read(event: fields, zone: zone).schedule?.events.first.map { $0.span.words }
    }

    @Test(arguments: [
        #""start": "SECRET""#, #""start": "2025-01-01", "SECRET": 1"#, #""start": "2025-01-01", "line": "SECRET""#,
        #""start": "2025-01-01", "url": "SECRET""#, #""start": "2025-01-01", "end": "SECRET""#,
    ])
    func `a message about a private event has none of its words`(fields: String) {
        for fields in [#""private": true, \#(fields)"#, #"\#(fields), "private": true"#] {
            let findings = read(event: fields).findings
            #expect(!findings.isEmpty && !findings.contains { "\($0)".contains("SECRET") }, "\(findings)")
        }
        #expect(read(event: fields).findings.contains { "\($0)".contains("SECRET") })
    }

    @Test func `the end of days is exclusive`() {
        #expect(span(#""start": "2025-01-01""#) == "2025-01-01")
        #expect(span(#""start": "2025-01-01", "end": "2025-01-04""#) == "2025-01-01 to 2025-01-03")
        #expect(span(#""start": "2025-01-01", "end": "2025-01-01""#) == "2025-01-01")
        #expect(span(#""start": "2199-12-31", "end": "2200-01-01""#) == "2199-12-31")
    }

    @Test func `local times stay as written`() {
        #expect(span(#""start": "2025-01-01T09:05""#) == "2025-01-01 9:05")
        #expect(
            span(#""start": "2025-01-01T09:05:59", "end": "2025-01-02T00:00""#, zone: "America/Chicago")
                == "2025-01-01 9:05 to 2025-01-02 0:00")
    }

    @Test func `instants become times of the schedule's zone`() {
        #expect(span(#""start": "2025-01-01T03:30:00Z""#, zone: "America/Chicago") == "2024-12-31 21:30")
        #expect(span(#""start": "2025-07-01T03:30+02:00""#, zone: "America/Chicago") == "2025-06-30 20:30")
        #expect(span(#""start": "2025-07-01T03:30Z""#, zone: "Asia/Kathmandu") == "2025-07-01 9:15")
        #expect(span(#""start": "2025-01-01T03:30:00Z""#) == "2025-01-01 3:30")
    }

    @Test func `the zone may come after the events`() {
        let result = read(event: #""start": "2025-01-01T03:30Z""#, zone: "America/Chicago", zoneIsLast: true)
        #expect(result.schedule?.events[0].span.words == "2024-12-31 21:30")
    }

    @Test func `an event over the end of summer time is not backwards`() {
        #expect(
            span(#""start": "2025-11-02T06:50Z", "end": "2025-11-02T07:10Z""#, zone: "America/Chicago")
                == "2025-11-02 1:50 to 2025-11-02 1:50")
    }

    @Test func `other fields are read`() throws {
        let fields =
            #""start": "2025-01-01", "subtitle": "S", "line": "call", "private": true, "person": "P Q", "category": "C", "id": "n""#
        let event = try #require(read(event: fields).schedule?.events.first)
        #expect(event.subtitle == "S" && event.lineKey == "call" && event.isPrivate)
        #expect(event.person == "P Q" && event.category == "C")
        #expect(event.identity == RecordIdentity(zone: "", name: "n"))
    }

    @Test func `an address is kept, and one of another kind is a warning`() {
        let kept = read(event: #""start": "2025-01-01", "url": "https://example.org/a?b=1,2;c""#)
        #expect(kept.codes == [] && kept.schedule?.events.map(\.url) == ["https://example.org/a?b=1,2;c"])
        for format in [ExportFormat.json, .ics] {
            let again = ScheduleReader.read(ScheduleExport(kept.schedule!, as: format).bytes, file: "again").schedule
            #expect(again?.events.map(\.content) == kept.schedule?.events.map(\.content))
        }
        for url in ["javascript:alert(1)", "example.org", "https://", "https://a b"] {
            let result = read(event: #""start": "2025-01-01", "url": "\#(url)""#)
            #expect(result.codes == [.ignoredField] && result.schedule?.events.map(\.url) == [nil], "\(url)")
        }
    }

    @Test(arguments: TaskState.allCases) func `a task is written as it is read`(_ state: TaskState) throws {
        let result = read(event: #""start": "2025-01-01T09:00", "task": "\#(state)""#)
        let schedule = try #require(result.schedule)
        #expect(schedule.events.map(\.task) == [state])
        for format in [ExportFormat.json, .ics] {
            let again = ScheduleReader.read(ScheduleExport(schedule, as: format).bytes, file: "again")
            #expect(again.findings.isEmpty && again.schedule?.events.map(\.content) == schedule.events.map(\.content))
            #expect(again.schedule?.events.map(\.span) == schedule.events.map(\.span))
        }
    }

    @Test(arguments: [
        (#""start": "2025-01-02", "end": "2025-01-01""#, Finding.Code.endBeforeStart),
        (#""start": "2025-01-02T10:00", "end": "2025-01-02T09:59""#, .endBeforeStart),
        (#""start": "2025-01-02", "end": "2025-01-02T09:59""#, .conflictingFields),
        (#""start": "2025-02-30""#, .invalidDateTime), (#""start": "2025-01-01T24:00""#, .invalidDateTime),
        (#""start": "2025-01-01 10:00""#, .invalidDateTime), (#""start": "2025-01-01T10:00+0100""#, .invalidDateTime),
        (#""start": "1850-01-01""#, .invalidDate), (#""start": "2025-01-01", "line": "cal""#, .undeclaredLine),
        (#""start": "2025-01-01", "private": 1"#, .wrongType), (#""subtitle": "x""#, .missingField),
        (#""start": "2025-01-01", "venue": "x""#, .unknownField),
        (#""start": "2025-01-01", "task": "late""#, .unknownWord),
        (#""start": "2025-01-01", "task": "open", "end": "2025-01-02""#, .conflictingFields),
        (#""start": "2025-01-01", "task": "done", "closed": true"#, .conflictingFields),
    ])
    func `wrong events are errors`(_ fields: String, _ code: Finding.Code) {
        let result = read(event: fields)
        #expect(result.codes == [code])
        #expect(result.schedule == nil)
    }

    @Test func `an event without a text is a warning`() {
        let result = ScheduleIOTests.read(document(after: #", "events": [{"title": " ", "start": "2025-01-01"}]"#))
        #expect(result.codes == [.blankEvent])
        #expect(result.schedule?.events.isEmpty == true)
    }
}

extension Event.Span {
    fileprivate var words: String {
        switch self {
        case .allDay(let first, let last): first == last ? "\(first)" : "\(first) to \(last)"
        case .timed(let start, let end):
            "\(start.date) \(start.clockTime)" + (end.map { " to \($0.date) \($0.clockTime)" } ?? "")
        }
    }
}
