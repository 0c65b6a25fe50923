import CalendarCore
import Testing

@testable import ScheduleIO

/// One answer of CloudKit: its shapes, and what is wrong with some of them.
@Suite struct CloudKitReaderTests {
    /// 1 January 2025, midnight in Chicago.
    static let newYear = "1735711200000"

    private func day(_ fields: String, more: String = "", name: String = "a") -> String {
        #"{"recordName": "\#(name)", "recordType": "CD_DailySchedule", "fields": {\#(fields)}\#(more)}"#
    }

    private func answer(_ records: String..., more: String = "") -> String {
        "{\"records\": [\n\(records.joined(separator: ",\n"))\n]\(more)}"
    }

    private let dated = #""CD_date": {"value": 1735711200000, "type": "TIMESTAMP"}"#

    private func line(_ number: Int, _ text: String) -> String { #", "CD_line\#(number)": {"value": "\#(text)"}"# }

    @Test func `a day has its lines, its identity and its last change`() throws {
        let stamps = """
            , "created": {"timestamp": 1000}, "modified": {"timestamp": 2000.5, "deviceID": "2"},
            "zoneID": {"zoneName": "Z", "ownerRecordName": "_o", "zoneType": "X"}, "pluginFields": {}
            """
        let others = #", "CD_entityName": {"value": "DailySchedule"}, "CD_new": 1"#
        let fields = dated + line(4, "D") + line(1, " A ") + others
        let result = read(answer(day(fields, more: stamps)))
        #expect(result.findings.isEmpty)
        let record = try #require(result.schedule?.days.first)
        #expect(result.schedule?.entries == ["2025-01-01 os=A call=D"])
        #expect(record.identity == RecordIdentity(zone: "Z/_o", name: "a"))
        #expect(record.modified == Instant(milliseconds: 2000))
        #expect(record.location?.description == "t.json:2:87")
    }

    @Test(arguments: [
        "{\"value\": \(newYear)}", "{\"type\": \"TIMESTAMP\", \"value\": \"\(newYear)\"}", newYear,
        "{\"value\": \(newYear).25}", "{\"value\": \"2025-01-01T06:00:00Z\", \"type\": \"timestampType\"}",
        "{\"value\": 1.7357112e12}",
    ])
    func `a moment is written as a number, as text, or as a date-time`(_ value: String) {
        let result = read(answer(day("\"CD_date\": \(value), \"CD_line1\": {\"value\": \"A\"}")))
        #expect(result.schedule?.entries == ["2025-01-01 os=A"])
        #expect(result.findings.isEmpty)
    }

    @Test func `unset fields are absent, null, or without a value`() {
        let fields =
            dated + #", "CD_line1": {"value": null}, "CD_line2": null, "CD_line3": {}, "CD_line4": {"value": ""}"#
        let result = read(answer(day(fields)))
        #expect(result.schedule?.entries == ["2025-01-01"])
        #expect(result.findings.isEmpty)
    }

    @Test func `notes have a month and a year, as numbers or as text`() {
        let records = [("1", "2025"), ("\"12\"", "\"2025\"")].map { month, year in
            """
            {"fields": {"CD_month": {"value": \(month)}, "CD_year": {"value": \(year)}, "CD_line3": {"value": "C"},
            "CD_line1": {"value": "A"}}, "recordType": "CD_MonthlyNotes", "recordName": "\(month.count)"}
            """
        }
        let result = read(answer(records[0], records[1]))
        #expect(result.schedule?.entries == ["2025-01 1=A 3=C", "2025-12 1=A 3=C"])
        #expect(result.findings.isEmpty)
    }

    @Test func `a feed has the records of several zones, and their deletions`() throws {
        let result = read(
            """
            {"zones": [
             {"records": [\(day(dated + line(1, "A")))], "zoneID": {"zoneName": "Z", "ownerRecordName": "_a"},
              "syncToken": "x", "moreComing": false},
             {"zoneID": {"zoneName": "Z", "ownerRecordName": "_b"}, "records": [
              {"recordName": "a", "recordType": "CD_DailySchedule", "deleted": true},
              {"recordName": "b", "deleted": true}, {"recordName": "c", "recordType": "Other", "deleted": true}]}
            ]}
            """)
        #expect(result.schedule?.days.map(\.identity) == [RecordIdentity(zone: "Z/_a", name: "a")])
        #expect(result.tombstones.map(\.identity) == ["a", "b"].map { RecordIdentity(zone: "Z/_b", name: $0) })
        #expect(result.codes == [.ignoredRecord])
    }

    @Test func `a deletion removes the record of its zone`() {
        let grave = #"{"recordName": "a", "recordType": "CD_DailySchedule", "deleted": true}"#
        let result = read(answer(day(dated + line(1, "A")), grave))
        #expect(result.places == ["deleted-record 3:16"])
        #expect(result.schedule?.entries == [])
    }

    @Test(arguments: [
        (#"{"recordName": "a", "reason": "later", "serverErrorCode": "TRY_AGAIN_LATER"}"#, "server-error 2:59"),
        (#"{"recordName": "a", "recordType": "CD_DailySchedule", "fields": {}}"#, "missing-field 2:1"),
        (#"{"recordName": "a", "recordType": "CD_MonthlyNotes", "fields": {"CD_year": 2025}}"#, "missing-field 2:1"),
        (#"{"recordName": "a", "fields": {}}"#, "missing-field 2:1"),
        (#"{"recordName": "a", "recordType": "Other", "fields": {}}"#, "ignored-record 2:35"),
    ])
    func `a record that cannot be used is a warning, and the others count`(_ record: String, _ place: String) {
        let result = read(answer(record, day(dated + line(1, "A"), name: "b")))
        #expect(result.places == [place])
        #expect(result.schedule?.entries == ["2025-01-01 os=A"])
        #expect(result.strict.schedule == nil)
    }

    @Test func `CloudKit's own records are not reported`() {
        let share = #"{"recordName": "cloudkit.zoneshare", "recordType": "cloudkit.share", "fields": {}}"#
        #expect(read(answer(share)).findings.isEmpty)
    }

    @Test func `a record's name is its identity, whatever its id`() throws {
        let fields = #""CD_id": {"value": "b"}, "# + dated
        let result = read(answer(day(fields)))
        #expect(result.places == ["doubtful-identity 2:85"])
        #expect(result.schedule?.days.first?.identity?.name == "a")
    }

    @Test func `a text in a separate file is a warning`() {
        let result = read(answer(day(dated + #", "CD_line2_ckAsset": {"value": {"size": 1}}"#)))
        #expect(result.codes == [.ignoredField])
    }

    @Test(arguments: [
        #"{"uuid": "1", "serverErrorCode": "ZONE_NOT_FOUND", "reason": "Zone does not exist"}"#,
        #"{"zones": [{"zoneID": {"zoneName": "Z"}, "serverErrorCode": "ZONE_NOT_FOUND"}]}"#,
    ])
    func `an answer that is an error is one`(_ text: String) throws {
        let result = read(text)
        try #require(result.schedule == nil && result.errors.map(\.code) == [.serverError])
        #expect(result.errors[0].message.contains("ZONE_NOT_FOUND"))
    }

    @Test func `if one zone of a feed failed, the others count`() {
        let result = read(
            """
            {"zones": [{"zoneID": {"zoneName": "Y"}, "serverErrorCode": "ACCESS_DENIED", "reason": "no"},
            {"zoneID": {"zoneName": "Z"}, "records": [\(day(dated + line(1, "A")))]}]}
            """)
        #expect(result.places == ["server-error 1:61"])
        #expect(result.findings[0].message == "zone 'Y' is missing: ACCESS_DENIED (no)")
        #expect(result.schedule?.entries == ["2025-01-01 os=A"])
    }

    @Test(arguments: [#"{"zones": [{"zoneID": {"zoneName": "Z"}, "syncToken": "x"}]}"#, #"{"zones": []}"#])
    func `an answer without records is an error`(_ text: String) {
        #expect(read(text).places == ["missing-field 1:1"])
    }

    @Test(arguments: [
        (#""CD_date": {"value": "soon"}"#, "invalid-date 2:87"), (#""CD_date": {"value": true}"#, "wrong-type 2:87"),
        (#""CD_date": {"value": 1e300}"#, "invalid-date 2:87"), (#""CD_date": {"value": 9e14}"#, "invalid-date 2:87"),
        (#""CD_date": {"value": 0}, "CD_line1": {"value": 1}"#, "wrong-type 2:113"),
        (#""CD_date": {"value": 0}, "CD_line1": {"value": "\u0000"}"#, "control-character 2:114"),
    ])
    func `a value of the wrong kind is an error with its place`(_ fields: String, _ place: String) {
        #expect(read(answer(day(fields))).places == [place])
    }

    @Test(arguments: [
        (", \"continuationMarker\": \"x\"", ["incomplete-export 4:25"]), (", \"continuationToken\": null", []),
        (", \"moreComing\": true, \"syncToken\": \"x\"", ["incomplete-export 4:17"]), (", \"moreComing\": false", []),
    ])
    func `a page after which another follows says so`(_ more: String, _ places: [String]) {
        #expect(read(answer(day(dated), more: more).replacing("\n]", with: "\n]\n")).places == places)
    }

    @Test(arguments: [
        ("1735711200000", "America/Chicago", "2025-01-01", 0), ("1735689600000", "America/Chicago", "2025-01-01", 0),
        ("1751346000000", "America/Chicago", "2025-07-01", 0), ("1735707600000", "America/Chicago", "2025-01-01", 1),
        ("1735657200000", "Asia/Tokyo", "2025-01-01", 0), ("1735689600000", "Asia/Tokyo", "2025-01-01", 0),
        ("1735642800000", "Pacific/Auckland", "2025-01-01", 0), ("1735642800000", nil, "2024-12-31", 1),
        ("1743285600000", "Asia/Beirut", "2025-03-30", 0), ("1735711200000", nil, "2025-01-01", 0),
    ])
    func `a day is a midnight in the schedule's zone, or in UTC`(
        _ milliseconds: String, _ zone: String?, _ date: String, _ warnings: Int
    ) {
        let result = read(answer(day("\"CD_date\": \(milliseconds)")), zone: zone)
        #expect(result.schedule?.days.map { "\($0.date)" } == [date])
        #expect(result.codes == Array(repeating: .doubtfulDate, count: warnings))
        #expect(result.schedule?.timeZone == zone)
    }
}
