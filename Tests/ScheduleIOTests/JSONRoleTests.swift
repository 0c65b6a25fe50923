import CalendarCore
import Testing

@testable import ScheduleIO

/// Roles of lines and closed days in the native format.
@Suite struct JSONRoleTests {
    @Test func `lines say where they stand and how they are set`() throws {
        let lines = #"""
            "lines": [{"key": "am", "label": "AM"}, {"key": "rn", "label": "RN", "place": "foot", "weight": "bold"},
            {"key": "call", "label": "DUTY"}, {"weight": "regular", "place": "body", "label": "OFF", "key": "off"}], 
            """#
        let result = read(document(before: lines))
        #expect(result.findings == [])
        #expect(
            result.schedule?.lines == [
                ScheduleLine(key: "am", label: "AM"),
                ScheduleLine(key: "rn", label: "RN", place: .foot, weight: .bold),
                ScheduleLine(key: "call", label: "DUTY", place: .foot, weight: .bold),
                ScheduleLine(key: "off", label: "OFF"),
            ])
    }

    @Test func `lines that say nothing, and other labels, have the roles of their keys`() {
        let labelled = read(document(before: #""labels": {"call": "DUTY"}, "#)).schedule?.lines.last
        #expect(labelled == ScheduleLine(key: "call", label: "DUTY", place: .foot, weight: .bold))
        let body = read(document(before: #""lines": [{"key": "call", "label": "C", "place": "body"}], "#))
        #expect(body.schedule?.lines == [ScheduleLine(key: "call", label: "C", place: .body, weight: .bold)])
    }

    @Test(arguments: [
        (#""place": "fooot""#, "unknown-word", "did you mean 'foot'?"),
        (#""place": "Foot""#, "unknown-word", "did you mean 'foot'?"),
        (#""place": "header""#, "unknown-word", "use 'body' or 'foot'"),
        (#""weight": "light""#, "unknown-word", "use 'regular' or 'bold'"),
        (#""weight": 700"#, "wrong-type", nil), (#""weigth": "bold""#, "unknown-field", "did you mean 'weight'?"),
    ])
    func `another role is an error at its place`(field: String, code: String, hint: String?) {
        let start = #"{"format": "provider-schedule", "version": 1, "lines": [{"key": "am", "label": "AM", "#
        let result = read(#"\#(start)\#(field)}], "days": []}"#)
        let value = code == "unknown-field" ? 0 : field.utf8.count - (field.split(separator: " ").last?.utf8.count ?? 0)
        #expect(result.places == ["\(code) 1:\(start.utf8.count + value + 1)"])
        #expect(result.findings.first?.hint == hint)
    }

    @Test func `words of the schedule close a day`() throws {
        let words = read(document(before: #""closed": ["Ferie", "E\u0301cole fermée", " CLOSED "], "#))
        #expect(words.findings == [])
        #expect(words.schedule?.closedWords == ["Ferie", "École fermée", "CLOSED"])
        #expect(read(document()).schedule?.closedWords == ["CLOSED"])
        #expect(read(document(after: #", "closed": ["X"]"#)).schedule?.closedWords == ["X"])
    }

    @Test(arguments: [
        ("[]", "too-many 1:59"), (#""CLOSED""#, "wrong-type 1:59"), ("[1]", "wrong-type 1:60"),
        (#"[""]"#, "text-too-long 1:60"), (#"["CLOSED", "closed for summer"]"#, "text-too-long 1:70"),
        ("[" + (1...13).map { "\"\($0)\"" }.joined(separator: ",") + "]", "too-many 1:59"),
    ])
    func `no words, too many, and long ones are errors`(words: String, place: String) {
        let result = read(#"{"format": "provider-schedule", "version": 1, "closed":   \#(words), "days": []}"#)
        #expect(result.places == [place])
    }

    @Test func `sources together have no more words than one`() {
        let results = [1...7, 6...12, 12...13].map { numbers in
            read(document(before: "\"closed\": [\(numbers.map { "\"\($0)\"" }.joined(separator: ", "))], "))
        }
        #expect(ScheduleReader.merge(Array(results.prefix(2))).schedule?.closedWords.count == 12)
        #expect(ScheduleReader.merge(results).codes == [.tooMany])
        #expect(ScheduleReader.merge(results).schedule == nil)
    }

    @Test func `an all-day event can close its days`() {
        let events = #"{"title": "A", "start": "2025-01-01", "end": "2025-01-03", "closed": true}"#
        let others =
            #"{"title": "B", "start": "2025-01-01", "closed": false}, {"title": "C", "start": "2025-01-01T09:00", "closed": false}"#
        let result = read(document(after: #", "events": [\#(events), \#(others)]"#))
        #expect(result.findings == [])
        #expect(result.schedule?.events.map(\.closesDay) == [true, false, false])
    }

    @Test func `a timed event cannot`() {
        let event = #"{"title": "A", "closed": true, "start": "2025-01-01T09:00"}"#
        let result = read(#"{"format": "provider-schedule", "version": 1, "events": [\#(event)], "days": []}"#)
        #expect(result.places == ["conflicting-fields 1:83"])
        #expect(
            read(document(after: #", "events": [{"title": "A", "start": "2025-01-01", "closed": 1}]"#)).codes == [
                .wrongType
            ])
    }
}
