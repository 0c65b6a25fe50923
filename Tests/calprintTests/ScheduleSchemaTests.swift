import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Docs/schedule.schema.json against the examples, the reader and what the export writes.
@Suite struct ScheduleSchemaTests {
    @Test(arguments: ["march.json", "clinic.json"]) func `the examples follow the schema`(name: String) throws {
        let bytes = try [UInt8](Data(contentsOf: Golden.root.appending(path: "Examples/\(name)")))
        #expect(try Self.errors(of: bytes) == "0\n")
        let schedule = try #require(ScheduleReader.read(bytes, file: name).schedule)
        #expect(try Self.errors(of: ScheduleExport(schedule, as: .json).bytes) == "0\n")
    }

    /// Every field once; what the reader takes and what the schema allows is the same.
    private static let everyField = #"""
        {"format": "provider-schedule", "version": 1, "title": "T", "timeZone": "America/Chicago",
        "lines": [{"key": "er", "label": "ER", "place": "foot", "weight": "bold"}], "closed": ["Ferie"],
        "days": [{"date": "2025-01-01", "er": ["A", "B"], "id": "a", "zone": "z", "modified": "2025-01-01T00:00:00Z"}],
        "notes": [{"month": "2025-01", "line1": "N", "x-more": 1}],
        "events": [{"title": "E", "subtitle": "S", "place": "P", "person": "Q", "category": "C", "line": "er",
        "people": [{"name": "Q", "hours": "07:00-12:00", "note": "N"}], "start": "2025-01-01", "end": "2025-01-02", "private": false, "tentative": true, "closed": true}]}
        """#

    @Test func `a schedule with every field follows it, and is read`() throws {
        let bytes = Array(Self.everyField.utf8)
        #expect(try Self.errors(of: bytes) == "0\n")
        #expect(ScheduleReader.read(bytes, file: "a").findings == [])
    }

    @Test(arguments: [
        "s['lines'][0]['place'] = 'head'", "s['lines'][0]['weight'] = 'light'", "s['lines'][0]['size'] = 'x'",
        "s['closed'] = []", "s['closed'] = ['x'] * 13", "s['closed'] = ['closed for summer']", "s['closed'] = 'CLOSED'",
        "s['events'][0]['closed'] = 'yes'", "s['events'][0]['tentative'] = 1", "s['events'][0]['place'] = 1",
        "s['events'][0]['person'] = 1", "s['events'][0]['people'] = ['Q']", "del s['events'][0]['line']",
        "s['events'][0]['people'][0]['name'] = 1",
        "s['events'][0]['category'] = ['x']",
        "s['events'][0]['venue'] = 'x'", "s['labels'] = {}", "del s['lines'][0]['label']", "s['version'] = 2",
    ])
    func `the schema and the reader refuse the same mistakes`(statement: String) throws {
        #expect(try Self.errors(of: Array(Self.everyField.utf8), after: statement) != "0\n")
        let script = "import json, sys\ns = json.load(sys.stdin)\n\(statement)\nprint(json.dumps(s))"
        let broken = try requireSuccess(of: "python3", ["-c", script], input: Array(Self.everyField.utf8))
        #expect(ScheduleReader.read(broken.stdout, file: "a").schedule == nil)
    }

    @Test func `the schema names every field that the reader knows`() throws {
        let schema = try #require(
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: Golden.root.appending(path: "Docs/schedule.schema.json"))) as? [String: Any])
        func names(_ path: String...) -> Set<String> {
            let object = path.reduce(schema as Any?) { ($0 as? [String: Any])?[$1] }
            return Set((object as? [String: Any] ?? [:]).keys)
        }
        #expect(names("properties") == Set(JSONScheduleReader.fields.names))
        #expect(names("properties", "labels", "properties") == Set(LineReader.labelFields.names))
        #expect(
            names("properties", "lines", "items", "properties") == Set(ScheduleLine.fields.shape.fields.map(\.name)))
        #expect(names("$defs", "event", "properties") == Set(EventReader.fields.names))
        #expect(names("$defs", "day", "properties") == Set(FieldTable<DayField>.days().names))
    }

    private static func errors(of schedule: [UInt8], after statement: String = "pass") throws -> String {
        try JSONSchema.errors(of: schedule, named: "s", in: "schedule.schema.json", after: statement)
    }
}
