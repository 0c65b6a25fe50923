import CalendarCore
import Testing

@testable import ScheduleIO

/// Calendars that are messages about events (RFC 5546).
@Suite struct SchedulingMethodTests {
    private let invitation = "DTSTART:20250305T090000\nSEQUENCE:0\nDTSTAMP:20250101T000000Z"
    private let series = "DTSTART:20250305T090000\nRRULE:FREQ=DAILY;COUNT=3\nDTSTAMP:20250101T000000Z"

    private func message(_ method: String, _ events: String...) -> String {
        calendar(events.joined(separator: "\n"), head: "METHOD:\(method)")
    }

    private func merged(_ texts: String...) -> ReadResult {
        ScheduleReader.merge(texts.map { readCalendar($0) })
    }

    @Test(arguments: ["CANCEL", "cancel"]) func `a cancellation is no event`(_ method: String) {
        let result = readCalendar(message(method, event(invitation)))
        #expect(result.occurrences.isEmpty && result.places == ["ignored-component 2:1"])
    }

    @Test(arguments: ["COUNTER", "REPLY", "REFRESH", "DECLINECOUNTER"])
    func `an answer to an invitation is no event`(_ method: String) {
        let answer = message(method, event(invitation))
        #expect(readCalendar(answer).codes.contains(.ignoredComponent))
        let beside = readCalendar(answer + calendar(event("DTSTART:20250306T090000", uid: "b", summary: "B")))
        #expect(beside.occurrences == ["2025-03-06 9:00 B"] && beside.places == ["ignored-component 2:1"])
    }

    @Test(arguments: ["PUBLISH", "REQUEST", "ADD", "X-ANY"]) func `any other message has events`(_ method: String) {
        #expect(readCalendar(message(method, event(invitation))).occurrences == ["2025-03-05 9:00 A"])
    }

    @Test(arguments: [
        "\nSEQUENCE:1", "DTSTART:20250305T090000\nSEQUENCE:1", "SEQUENCE:0\nDTSTAMP:20250101T000000Z",
        "DTSTART:20250306T120000\nDTSTAMP:20250102T000000Z",
    ])
    func `a cancellation takes its event away, in one file and across sources`(_ properties: String) {
        let (request, cancel) = (message("REQUEST", event(invitation)), message("CANCEL", event(properties)))
        for texts in [[request, cancel], [cancel, request]] {
            let one = readCalendar(texts.joined())
            #expect(one.occurrences.isEmpty && one.codes.contains(.ignoredComponent))
            let both = merged(texts[0], texts[1])
            #expect(both.occurrences.isEmpty && both.codes.contains(.deletedRecord))
        }
    }

    @Test func `an added event leaves the series as it is`() {
        let added = event("DTSTART:20250310T100000\nSEQUENCE:1\nDTSTAMP:20250102T000000Z")
        let texts = [calendar(event(series)), message("ADD", added)]
        let all = ["2025-03-05 9:00 A", "2025-03-06 9:00 A", "2025-03-07 9:00 A", "2025-03-10 10:00 A"]
        for result in [
            readCalendar(texts.joined()), readCalendar(texts.reversed().joined()), merged(texts[0], texts[1]),
            merged(texts[1], texts[0]),
        ] {
            #expect(result.occurrences == all && result.findings.isEmpty)
        }
    }

    @Test(arguments: ["CANCEL", "REPLY"]) func `a method below its events counts for them`(_ method: String) {
        let result = readCalendar(calendar(event(invitation), "METHOD:\(method)"))
        #expect(result.codes.contains(.unusualForm) && result.schedule?.events.isEmpty ?? true)
        let next = calendar(event("DTSTART:20250306T090000", uid: "b", summary: "B"))
        let both = readCalendar(calendar(event(invitation), "METHOD:\(method)") + next)
        #expect(both.occurrences == ["2025-03-06 9:00 B"])
    }

    @Test func `an invitation after the cancellation counts`() {
        let again = event("DTSTART:20250305T090000\nSEQUENCE:2\nDTSTAMP:20250301T000000Z")
        let cancel = message("CANCEL", event("SEQUENCE:1\nDTSTAMP:20250201T000000Z"))
        #expect(readCalendar(cancel + calendar(again)).occurrences == ["2025-03-05 9:00 A"])
        #expect(merged(calendar(again), cancel).occurrences == ["2025-03-05 9:00 A"])
    }

    @Test func `a cancelled occurrence leaves the others`() {
        let cancel = message("CANCEL", event("RECURRENCE-ID:20250306T090000\nDTSTAMP:20250102T000000Z"))
        for result in [readCalendar(calendar(event(series)) + cancel), merged(cancel, calendar(event(series)))] {
            #expect(result.occurrences == ["2025-03-05 9:00 A", "2025-03-07 9:00 A"])
        }
    }

    @Test func `a cancelled series takes its changes along`() {
        let change = event("RECURRENCE-ID:20250306T090000\nDTSTART:20250306T120000\nDTSTAMP:20250101T000000Z")
        let cancel = message("CANCEL", event("SEQUENCE:1\nDTSTAMP:20250102T000000Z"))
        let changed = calendar(event(series), change)
        #expect(readCalendar(changed + cancel).occurrences.isEmpty)
        #expect(merged(changed, cancel).occurrences.isEmpty)
    }

    @Test func `a status that says cancelled is told across sources, too`() {
        let cancelled = calendar(event("\(invitation)\nSTATUS:CANCELLED"))
        #expect(merged(calendar(event(invitation)), cancelled).occurrences.isEmpty)
    }

    @Test func `one L less is read, with a warning`() {
        let result = readCalendar(calendar(event("\(invitation)\nSTATUS:Canceled")))
        #expect(result.occurrences.isEmpty && result.places == ["unknown-word 9:8"])
    }

    @Test func `of equal sequences the later stamp wins`() {
        let new = event("DTSTART:20250305T090000\nSEQUENCE:0\nDTSTAMP:20250102T000000Z", summary: "new")
        for text in [calendar(event(invitation), new), calendar(new, event(invitation))] {
            #expect(readCalendar(text).occurrences == ["2025-03-05 9:00 new"])
        }
    }
}
