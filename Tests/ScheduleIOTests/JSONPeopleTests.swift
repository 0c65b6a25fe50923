import CalendarCore
import Testing

@testable import ScheduleIO

/// The people of the native format.
@Suite struct JSONPeopleTests {
    @Test func `people have names, initials and spellings`() throws {
        let people = #"""
            "people": [{"name": "Kov\u00e1r\u030c", "initials": "K", "spellings": ["KOVÁŘ", "Dr. Kovář"]}, {"name": "D.C."}],
            """#
        let result = read(document(before: people))
        #expect(result.findings == [])
        #expect(
            result.schedule?.people == [
                Person(name: "Kovář", initials: "K", spellings: ["KOVÁŘ", "Dr. Kovář"]), Person(name: "D.C."),
            ])
        #expect(read(document()).schedule?.people == [])
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
