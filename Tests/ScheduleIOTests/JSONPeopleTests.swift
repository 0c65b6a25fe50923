import CalendarCore
import Testing

@testable import ScheduleIO

/// The people of the native format.
@Suite struct JSONPeopleTests {
    @Test func `people have names, initials, spellings, skills and a group`() throws {
        let people = #"""
            "people": [{"name": "Kov\u00e1r\u030c", "initials": "K", "spellings": ["KOVÁŘ", "Dr. Kovář"], "skills": ["charge"], "group": " Nurses"}, {"name": "D.C."}],
            """#
        let result = read(document(before: people))
        #expect(result.findings == [])
        #expect(
            result.schedule?.people == [
                Person(
                    name: "Kovář", initials: "K", spellings: ["KOVÁŘ", "Dr. Kovář"], skills: ["charge"],
                    group: "Nurses"),
                Person(name: "D.C."),
            ])
        #expect(read(document()).schedule?.people == [])
    }

    @Test func `a line has people, with hours and notes, who are declared by it`() throws {
        let day = #"""
            {"date": "2025-01-02", "os": [{"name": "Averbeck, Jo", "hours": "07:00-19:00", "note": "charge"}, "Joe*"],
             "cl": [{"name": "Joe*", "hours": "-12:00"}], "call": ["K", "B"]}
            """#
        let result = read(document(day))
        #expect(result.findings == [])
        let texts = try #require(result.schedule?.days.first).texts
        #expect(
            texts.map(\.text) == ["Averbeck, Jo 07:00–19:00 (charge); Joe*", "Joe* until 12:00", "K, B"])
        #expect(texts.map { $0.assignees?.map(\.name) } == [["Averbeck, Jo", "Joe*"], ["Joe*"], nil])
        #expect(result.schedule?.people.map(\.name) == ["Averbeck, Jo", "Joe*"])
    }

    @Test func `an event on a line has people, and keeps them in a store and an export`() throws {
        let event = #"""
            {"title": "@Kovář (charge)", "line": "os", "people": [{"name": "@Kovář", "note": "charge"}],
             "start": "2025-01-02T08:00"}
            """#
        let result = read(#"{"format": "provider-schedule", "version": 1, "events": [\#(event)]}"#)
        #expect(result.findings == [])
        let schedule = try #require(result.schedule)
        #expect(schedule.events.map(\.content.assignees) == [[Assignee(name: "@Kovář", note: "charge")]])
        #expect(schedule.people.map(\.name) == ["@Kovář"])
        let again = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "a.json")
        #expect(again.schedule?.events.map(\.content) == schedule.events.map(\.content))
        try withStore { store in
            _ = try store.import(result, from: "a")
            #expect(try store.read().schedule?.events.map(\.content) == schedule.events.map(\.content))
        }
    }

    @Test(arguments: [
        (#""people": [{"name": "A"}]"#, "conflicting-fields"), (#""line": "os", "people": ["A"]"#, "wrong-type"),
        (#""line": "os", "people": [{"note": "A"}]"#, "missing-field"),
    ])
    func `wrong people of an event are an error`(fields: String, code: String) {
        let event = #"{"title": "A", "start": "2025-01-02", \#(fields)}"#
        let result = read(#"{"format": "provider-schedule", "version": 1, "events": [\#(event)]}"#)
        #expect(result.codes.map(\.rawValue) == [code] && result.schedule == nil)
    }

    @Test(arguments: [
        (#"[{"hours": "07:00-19:00"}]"#, "missing-field"), (#"[{"name": "–"}]"#, "invalid-name"),
        (#"[{"name": "A", "hours": "7-19"}]"#, "invalid-date-time"), (#"[{"name": "A", "x": 1}]"#, "unknown-field"),
        (#"[{"name": "A", "note": 1}]"#, "wrong-type"), (#"{"name": "A"}"#, "wrong-type"), (#"[1]"#, "wrong-type"),
    ])
    func `a wrong person on a line is an error`(line: String, code: String) {
        let result = read(document(#"{"date": "2025-01-02", "os": \#(line)}"#))
        #expect(result.codes.map(\.rawValue) == [code] && result.schedule == nil)
    }

    @Test func `signs distinguish names, and full stops do not`() {
        #expect(read(document(before: #""people": [{"name": "Joe*"}, {"name": "Joe"}], "#)).findings == [])
        #expect(
            read(document(before: #""people": [{"name": "J. R. B"}, {"name": "J R B"}], "#)).codes == [.ambiguousName])
    }

    @Test(arguments: [
        (#"[{"name": "A"}, {"name": "B", "initials": "a"}]"#, "ambiguous-name 1:99", "'a' could be 'A' or 'B'"),
        (
            #"[{"name": "Doe", "initials": "D"}, {"name": "D'Or", "spellings": ["X", "D"]}]"#, "ambiguous-name 1:128",
            "'D' could be 'Doe' or 'D'Or'"
        ),
        (#"[{"name": "A"}, {"name": "A"}]"#, "ambiguous-name 1:82", "'A' is declared twice"),
        (#"[{"initials": "A"}]"#, "missing-field 1:58", "person without 'name'"),
        (#"[{"name": "–"}]"#, "invalid-name 1:67", "'–' cannot be a name: it has no letter and no digit"),
        (#"[{"name": ""}]"#, "text-too-long 1:67", nil),
        (#"[{"name": "A", "initials": "ABCDEFGHI"}]"#, "text-too-long 1:84", nil),
        (#"[{"name": "A", "initial": "A"}]"#, "unknown-field 1:72", nil), (#"{"name": "A"}"#, "wrong-type 1:57", nil),
        (#"["A"]"#, "wrong-type 1:58", nil), (#"[{"name": 1}]"#, "wrong-type 1:67", nil),
        (#"[{"name": "A", "spellings": "B"}]"#, "wrong-type 1:85", nil),
    ])
    func `what is wrong is an error at its place`(people: String, place: String, message: String?) {
        let result = read(#"{"format": "provider-schedule", "version": 1, "people": \#(people), "days": []}"#)
        #expect(result.places == [place])
        if let message { #expect(result.findings.first?.message == message) }
        #expect(result.schedule == nil)
    }

    @Test func `people and spellings have limits`() {
        func people(_ count: Int) -> String { (0..<count).map { #"{"name": "N\#($0)"}"# }.joined(separator: ", ") }
        #expect(read(document(before: "\"people\": [\(people(1000))],")).schedule?.people.count == 1000)
        #expect(read(document(before: "\"people\": [\(people(1001))],")).codes == [.tooMany])
        let spellings = (0..<13).map { "\"S\($0)\"" }.joined(separator: ", ")
        #expect(
            read(document(before: #""people": [{"name": "A", "spellings": [\#(spellings)]}],"#)).codes == [.tooMany])
    }

    @Test func `a name that two sources give to two people is an error`() {
        let sources = [#"{"name": "Doe", "initials": "D"}"#, #"{"name": "D'Ormesse", "initials": "D"}"#].map {
            read(document(before: "\"people\": [\($0)],"))
        }
        let merged = ScheduleReader.merge(sources)
        #expect(merged.codes == [.ambiguousName] && merged.schedule == nil)
        #expect(merged.findings.first?.message == "'D' could be 'Doe' or 'D'Ormesse'")
    }
}
